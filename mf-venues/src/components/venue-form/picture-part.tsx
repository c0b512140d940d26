import { useFormContext, useWatch } from '@spotlight/shared/form';
import { Part } from '@spotlight/shared/own-page';
import { GalleryField, type GalleryFieldProps } from '@spotlight/shared/picture';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';

const MOST_PHOTOS = 20;

/** The photos of a venue, in their order. */
export function PicturePart({ onAdd }: Pick<GalleryFieldProps, 'onAdd'>) {
  const t = useTexts(formTexts);
  const form = useFormContext<VenueForm>();
  const photos = useWatch({ control: form.control, name: 'photos' });
  return (
    <Part as="section">
      <h2>{t('venueForm.picture')}</h2>
      <p>{t('venueForm.pictureLead')}</p>
      <GalleryField
        photos={photos}
        most={MOST_PHOTOS}
        error={form.formState.errors.photos?.message}
        onAdd={onAdd}
        onChange={(change) =>
          form.setValue('photos', change(form.getValues('photos')), {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      />
    </Part>
  );
}
