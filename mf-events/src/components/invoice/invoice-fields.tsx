import { useFormContext } from '@spotlight/shared/form';
import { SegmentedControl, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import registrationTexts from '../../locales/registration.zh-TW.json';
import type { InvoiceForm } from './invoice-form.rules';

const Fields = styled.fieldset`
  display: grid;
  gap: 16px;
  padding: 20px 0 0;
  border-top: 1px solid var(--line);
  & > legend {
    float: left;
    padding: 0;
    font-weight: var(--weight-bold);
  }
`;

/**
 * Who the invoice is for: a person, perhaps with a carrier, or a company with its number. Inside a
 * `Form` that has these fields among its own.
 */
export function InvoiceFields() {
  const t = useTexts(registrationTexts);
  const { choice, field } = useFormContext<InvoiceForm>();
  const type = choice('invoiceType');
  return (
    <Fields>
      <legend>{t('invoice.title')}</legend>
      <SegmentedControl
        label={t('invoice.kind')}
        options={[
          { value: 'personal', label: t('invoice.personal') },
          { value: 'company', label: t('invoice.company') },
        ]}
        {...type}
      />
      {type.value === 'personal' ? (
        <TextField
          label={t('invoice.carrier')}
          hint={t('invoice.carrierHint')}
          placeholder="/AB12345"
          autoCapitalize="characters"
          autoComplete="off"
          {...field('carrier')}
        />
      ) : (
        <>
          <TextField
            label={t('invoice.taxId')}
            inputMode="numeric"
            autoComplete="off"
            isRequired
            {...field('taxId')}
          />
          <TextField
            label={t('invoice.companyTitle')}
            autoComplete="organization"
            isRequired
            {...field('companyTitle')}
          />
        </>
      )}
    </Fields>
  );
}
