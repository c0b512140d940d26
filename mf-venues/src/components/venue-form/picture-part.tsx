import { Artwork } from '@spotlight/artwork';
import { useFormContext, useWatch } from '@spotlight/shared/form';
import { Part } from '@spotlight/shared/own-page';
import { PictureField, type ChosenPicture } from '@spotlight/shared/picture';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';

export interface PicturePartProps {
  /** Seeds the drawn picture, which stands in until there is one. */
  id: string;
  onChoose: (picture: ChosenPicture) => Promise<void>;
  onRemove: () => void;
}

/** The picture, with the drawn one in its place until there is one. */
export function PicturePart({ id, ...events }: PicturePartProps) {
  const t = useTexts(formTexts);
  const { control } = useFormContext<VenueForm>();
  const [name, type, imageUrl] = useWatch({ control, name: ['name', 'type', 'imageUrl'] });
  return (
    <Part as="section">
      <h2>{t('venueForm.picture')}</h2>
      <p>{t('venueForm.pictureLead')}</p>
      <PictureField hasPicture={imageUrl !== ''} {...events}>
        <Artwork
          kind="venue"
          id={id}
          type={type}
          title={t('venueForm.pictureAlt', { name: name || t('venueForm.unnamed') })}
          imageUrl={imageUrl || null}
        />
      </PictureField>
    </Part>
  );
}
