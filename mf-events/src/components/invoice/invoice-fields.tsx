import { SegmentedControl, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useFormContext } from '@spotlight/shared/vendor/form';
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
 * `FormProvider` whose form has these fields among its own.
 */
export function InvoiceFields() {
  const t = useTexts(registrationTexts);
  const { register, setValue, watch, formState } = useFormContext<InvoiceForm>();
  const type = watch('invoiceType');
  const errorOf = (field: keyof InvoiceForm) => {
    const key = formState.errors[field]?.message;
    return (
      key && t(`invoice.errors.${key as keyof (typeof registrationTexts)['invoice']['errors']}`)
    );
  };
  return (
    <Fields>
      <legend>{t('invoice.title')}</legend>
      <SegmentedControl
        label={t('invoice.kind')}
        value={type}
        options={[
          { value: 'personal', label: t('invoice.personal') },
          { value: 'company', label: t('invoice.company') },
        ]}
        onChange={(value) => setValue('invoiceType', value, { shouldDirty: true })}
      />
      {type === 'personal' ? (
        <TextField
          label={t('invoice.carrier')}
          hint={t('invoice.carrierHint')}
          placeholder="/AB12345"
          autoCapitalize="characters"
          autoComplete="off"
          error={errorOf('carrier')}
          {...register('carrier')}
        />
      ) : (
        <>
          <TextField
            label={t('invoice.taxId')}
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            isRequired
            error={errorOf('taxId')}
            {...register('taxId')}
          />
          <TextField
            label={t('invoice.companyTitle')}
            autoComplete="organization"
            isRequired
            error={errorOf('companyTitle')}
            {...register('companyTitle')}
          />
        </>
      )}
    </Fields>
  );
}
