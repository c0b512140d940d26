import { Artwork } from '@spotlight/artwork';
import { PictureField, useUploadPicture } from '@spotlight/shared/picture';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import eventFormTexts from '../../../locales/event-form.zh-TW.json';
import eventPictureTexts from '../../../locales/event-picture.zh-TW.json';
import { Section } from '@spotlight/shared/event-form';
import type { StepProps } from '../use-event-draft';

/** The picture of the event; until there is one, the drawn poster stands in, with a line of one's own. */
export function PictureSection({ draft }: StepProps) {
  const t = useTexts(eventPictureTexts, eventFormTexts);
  const headingId = useId();
  const { mutateAsync } = useUploadPicture('events');
  const { values, change } = draft;
  return (
    <Section aria-labelledby={headingId}>
      <h3 id={headingId}>{t('eventPicture.title')}</h3>
      <p>{t('eventPicture.lead')}</p>
      <PictureField
        hasPicture={values.imageUrl !== ''}
        onChoose={async (picture) => change({ imageUrl: await mutateAsync(picture) })}
        onRemove={() => change({ imageUrl: '' })}
      >
        <Artwork
          kind="event"
          id={draft.current()?.id ?? 'draft'}
          title={values.imageUrl ? t('eventPicture.alt') : values.title || t('eventForm.untitled')}
          category={values.category}
          line={values.posterLine || null}
          imageUrl={values.imageUrl || null}
        />
      </PictureField>
      {!values.imageUrl && (
        <TextField
          label={t('eventPicture.posterLine')}
          {...draft.form.field('posterLine')}
          hint={t('eventPicture.posterLineHint')}
          maxLength={32}
          autoComplete="off"
        />
      )}
    </Section>
  );
}
