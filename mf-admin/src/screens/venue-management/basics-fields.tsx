import { Artwork } from '@spotlight/artwork';
import { useFormContext } from '@spotlight/shared/form';
import { venueTypeLabel, venueTypes } from '@spotlight/shared/format';
import { Pair } from '@spotlight/shared/own-page';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { EditorPicture } from '../../components/editor-picture';
import type { VenueForm } from '../../data/venue/venue-form.rules';
import venueTexts from '../../locales/venue-form.zh-TW.json';

export const basicsNames = [
  'name',
  'type',
  'description',
  'capacity',
  'pricePerHour',
  'phone',
  'email',
  'website',
  'imageUrl',
  'ownerEmail',
] as const;

/** 基本資訊: what it is, whom to ask, and how it looks. */
export function BasicsFields({ id, asksOwner }: { id: string; asksOwner: boolean }) {
  const t = useTexts(venueTexts);
  const form = useFormContext<VenueForm>();
  const [type, imageUrl] = form.watch(['type', 'imageUrl']);
  const show = (address: string) => form.setValue('imageUrl', address, { shouldDirty: true });
  return (
    <>
      <TextField
        label={t('form.name')}
        maxLength={100}
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('name')}
      />
      <Pair>
        <SelectField
          label={t('form.type')}
          isRequired
          options={[
            { value: '', label: t('form.choose') },
            ...venueTypes.map((value) => ({ value, label: venueTypeLabel(value) })),
          ]}
          {...form.field('type')}
        />
        <TextField
          label={t('form.capacity')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          {...form.field('capacity')}
        />
        <TextField
          label={t('form.pricePerHour')}
          prefix="NT$"
          inputMode="numeric"
          autoComplete="off"
          isRequired
          {...form.field('pricePerHour')}
        />
        <TextField
          label={t('form.phone')}
          type="tel"
          autoComplete="off"
          maxLength={30}
          {...form.field('phone')}
        />
        <TextField
          label={t('form.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...form.field('email')}
        />
        <TextField
          label={t('form.website')}
          type="url"
          placeholder="https://"
          autoComplete="off"
          {...form.field('website')}
        />
      </Pair>
      <TextArea
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        maxLength={5000}
        rows={5}
        {...form.field('description')}
      />
      {asksOwner && (
        <TextField
          label={t('form.ownerEmail')}
          hint={t('form.ownerHint')}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...form.field('ownerEmail')}
        />
      )}
      <EditorPicture folder="venues" label={t('form.picture')} address={imageUrl} onShow={show}>
        <Artwork
          kind="venue"
          id={id}
          type={type}
          title={t('form.pictureAlt')}
          imageUrl={imageUrl || null}
        />
      </EditorPicture>
    </>
  );
}
