import { refundDays } from '@spotlight/shared/booking';
import { cancellationPolicies } from '@spotlight/shared/booking/price';
import { useFormContext } from '@spotlight/shared/form';
import { Pair, Part } from '@spotlight/shared/own-page';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { bookingModes } from '../../data/own-venue/own-venue.schema';
import type { VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';

const amounts = [
  'pricePerHour',
  'cleaningFee',
  'minimumSpend',
  'depositPercent',
  'includedHeads',
  'extraHeadFee',
] as const;

/** What it costs and on what terms it is let. */
export function TermsPart() {
  const t = useTexts(formTexts);
  const form = useFormContext<VenueForm>();
  return (
    <Part as="section">
      <h2>{t('venueForm.terms')}</h2>
      <p>{t('venueForm.termsLead')}</p>
      <Pair>
        {amounts.map((name) => (
          <TextField
            key={name}
            label={t(`venueForm.${name}`)}
            hint={name === 'includedHeads' ? t('venueForm.includedHeadsHint') : undefined}
            isRequired={name === 'pricePerHour'}
            inputMode="numeric"
            autoComplete="off"
            {...form.field(name)}
          />
        ))}
        <SelectField
          label={t('venueForm.bookingMode')}
          options={bookingModes.map((mode) => ({
            value: mode,
            label: t(`venueForm.bookingModes.${mode}`),
          }))}
          {...form.field('bookingMode')}
        />
        <SelectField
          label={t('venueForm.cancellationPolicy')}
          options={cancellationPolicies.map((policy) => ({
            value: policy,
            label: t('venueForm.policyTerms', {
              name: t(`venueForm.policies.${policy}`),
              ...refundDays(policy),
            }),
          }))}
          {...form.field('cancellationPolicy')}
        />
      </Pair>
      <TextArea
        label={t('venueForm.houseRules')}
        hint={t('venueForm.houseRulesHint')}
        maxLength={5000}
        {...form.field('houseRules')}
      />
    </Part>
  );
}
