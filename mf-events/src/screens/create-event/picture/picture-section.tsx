import { Artwork } from '@spotlight/artwork';
import { toAppError } from '@spotlight/shared/data';
import {
  Button,
  Notice,
  TextField,
  TrashIcon,
  UploadIcon,
  WarningIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useUploadPicture } from '../../../data/picture/picture.mutations';
import { pictureEndings, pictureFault } from '../../../data/picture/picture.rules';
import eventFormTexts from '../../../locales/event-form.zh-TW.json';
import eventPictureTexts from '../../../locales/event-picture.zh-TW.json';
import { Section } from '../step.styles';
import type { StepProps } from '../use-event-draft';
import { Buttons, Frame, Input } from './picture-section.styles';
import { preparePicture } from './prepare-picture';

type FaultText = keyof (typeof eventPictureTexts)['eventPicture']['fault'];

const uploadFaults: Readonly<Record<string, FaultText>> = {
  FORBIDDEN: 'permission',
  NOT_SIGNED_IN: 'permission',
  OFFLINE: 'network',
  TIMEOUT: 'network',
  SERVER: 'unknown',
  INVALID_INPUT: 'validation',
  RATE_LIMITED: 'rateLimit',
};

/** The picture of the event; until there is one, the drawn poster stands in, with a line of one's own. */
export function PictureSection({ draft }: StepProps) {
  const t = useTexts(eventPictureTexts, eventFormTexts);
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FaultText | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const { mutateAsync, isPending } = useUploadPicture();
  const { values, change } = draft;
  const isBusy = isOpening || isPending;

  const upload = async (file: File) => {
    const known = pictureFault(file);
    setFault(known);
    if (known) return;
    setIsOpening(true);
    const content = await preparePicture(file);
    setIsOpening(false);
    if (!content) {
      setFault('content');
      return;
    }
    try {
      change({ imageUrl: await mutateAsync({ file, content }) });
    } catch (error) {
      setFault(uploadFaults[toAppError(error).code] ?? 'unknown');
    }
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again after a failure.
    event.target.value = '';
    if (file) void upload(file);
  };

  return (
    <Section aria-labelledby={headingId}>
      <h3 id={headingId}>{t('eventPicture.title')}</h3>
      <p>{t('eventPicture.lead')}</p>
      <Frame aria-busy={isBusy}>
        <Artwork
          kind="event"
          id={draft.current()?.id ?? 'draft'}
          title={values.imageUrl ? t('eventPicture.alt') : values.title || t('eventForm.untitled')}
          category={values.category}
          line={values.posterLine || null}
          imageUrl={values.imageUrl || null}
        />
      </Frame>
      <Input
        ref={input}
        type="file"
        accept={Object.keys(pictureEndings).join(',')}
        aria-label={t('eventPicture.file')}
        tabIndex={-1}
        onChange={handleChange}
      />
      <Buttons>
        <Button
          variant="outline"
          icon={<UploadIcon size={18} />}
          isBusy={isBusy}
          onClick={() => input.current?.click()}
        >
          {t(values.imageUrl ? 'eventPicture.replace' : 'eventPicture.choose')}
        </Button>
        {values.imageUrl && (
          <Button
            variant="plain"
            icon={<TrashIcon size={18} />}
            disabled={isBusy}
            onClick={() => change({ imageUrl: '' })}
          >
            {t('eventPicture.remove')}
          </Button>
        )}
      </Buttons>
      {fault && (
        <Notice tone="danger" icon={<WarningIcon />}>
          {t(`eventPicture.fault.${fault}`)}
        </Notice>
      )}
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
