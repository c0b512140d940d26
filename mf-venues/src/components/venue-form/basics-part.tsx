import { useFormContext } from '@spotlight/shared/form';
import { formatPhoneNumber, venueTypeLabel, venueTypes } from '@spotlight/shared/format';
import { Pair, Part } from '@spotlight/shared/own-page';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';

/** Name, kind, description, how many people it holds, and how its owner is reached. */
export function BasicsPart() {
  const t = useTexts(formTexts);
  const form = useFormContext<VenueForm>();
  return (
    <Part as="section">
      <h2>{t('venueForm.basics')}</h2>
      <TextField
        label={t('venueForm.name')}
        isRequired
        maxLength={100}
        autoComplete="off"
        {...form.field('name')}
      />
      <Pair>
        <SelectField
          label={t('venueForm.type')}
          isRequired
          options={[
            { value: '', label: t('venueForm.choose') },
            ...venueTypes.map((type) => ({ value: type, label: venueTypeLabel(type) })),
          ]}
          {...form.field('type')}
        />
        <TextField
          label={t('venueForm.capacity')}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          {...form.field('capacity')}
        />
      </Pair>
      <TextArea
        label={t('venueForm.description')}
        hint={t('venueForm.descriptionHint')}
        maxLength={5000}
        {...form.field('description')}
      />
      <Pair>
        <TextField
          label={t('venueForm.phone')}
          hint={t('venueForm.contactHint')}
          type="tel"
          autoComplete="tel"
          {...form.field('phone', { tidy: formatPhoneNumber })}
        />
        <TextField
          label={t('venueForm.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
      </Pair>
      <TextField
        label={t('venueForm.website')}
        type="url"
        placeholder={t('venueForm.websitePlaceholder')}
        maxLength={2000}
        {...form.field('website')}
      />
    </Part>
  );
}
