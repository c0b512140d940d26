import { Checkbox, InfoIcon, Notice, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatPhoneNumber } from '@spotlight/shared/format';
import registrationTexts from '../../locales/registration.zh-TW.json';
import { NAME_MAX_LENGTH } from './registration-form.schema';
import type { RegistrationFormState } from './use-registration-form';

const Fields = styled.div`
  display: grid;
  gap: 20px;
`;

export interface RegistrationFieldsProps {
  form: RegistrationFormState;
  isPaid: boolean;
  needsApproval: boolean;
  /** Further fields, before the terms. */
  children?: ReactNode;
}

/** Who registers, and that they know the terms. */
export function RegistrationFields({
  form,
  isPaid,
  needsApproval,
  children,
}: RegistrationFieldsProps) {
  const t = useTexts(registrationTexts);
  return (
    <Fields>
      {needsApproval && (
        <Notice icon={<InfoIcon />}>
          {t(isPaid ? 'registration.needsApprovalPaid' : 'registration.needsApproval')}
        </Notice>
      )}
      <TextField
        label={t('registration.name')}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        isRequired
        {...form.field('name')}
      />
      <TextField
        label={t('registration.email')}
        type="email"
        autoComplete="email"
        isRequired
        {...form.field('email')}
      />
      <TextField
        label={t('registration.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0912-345-678"
        hint={t('registration.phoneHint')}
        isRequired
        {...form.field('phone', { tidy: formatPhoneNumber })}
      />
      {children}
      <Checkbox
        label={t(isPaid ? 'registration.terms' : 'registration.freeTerms')}
        isRequired
        {...form.field('hasAgreed')}
      />
    </Fields>
  );
}
