import { Artwork } from '@spotlight/artwork';
import { useFormContext, useWatch } from '@spotlight/shared/form';
import { Part } from '@spotlight/shared/own-page';
import { PictureField, type ChosenPicture } from '@spotlight/shared/picture';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { PerformerForm } from '../../data/own-performer/performer-form.rules';
import formTexts from '../../locales/performer-form.zh-TW.json';

const Square = styled(Artwork)`
  max-width: 240px;
  border-radius: var(--radius-card);
`;

export interface PortraitPartProps {
  /** Seeds the drawn portrait, which stands in until there is a picture. */
  id: string;
  onChoose: (picture: ChosenPicture) => Promise<void>;
  onRemove: () => void;
}

/** The portrait, with the drawn one in its place until there is one. */
export function PortraitPart({ id, ...events }: PortraitPartProps) {
  const t = useTexts(formTexts);
  const { control } = useFormContext<PerformerForm>();
  const [name, category, imageUrl] = useWatch({
    control,
    name: ['performerName', 'performanceType', 'profileImageUrl'],
  });
  return (
    <Part as="section">
      <h2>{t('performerForm.portrait')}</h2>
      <p>{t('performerForm.portraitLead')}</p>
      <PictureField hasPicture={imageUrl !== ''} {...events}>
        <Square
          kind="performer"
          id={id}
          category={category}
          title={t('performerForm.portraitAlt', { name: name || t('performerForm.unnamed') })}
          imageUrl={imageUrl || null}
        />
      </PictureField>
    </Part>
  );
}
