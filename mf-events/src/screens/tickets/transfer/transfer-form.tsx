import { useUnsavedChanges } from '@spotlight/shared/contract';
import { formatPrice, isEmail } from '@spotlight/shared/format';
import {
  Button,
  Checkbox,
  Notice,
  SelectField,
  TextField,
  WarningIcon,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { Ticket } from '../../../data/ticket/ticket.schema';
import { useOfferTransfer } from '../../../data/transfer/transfer.mutations';
import transferTexts from '../../../locales/transfer.zh-TW.json';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const Actions = styled.div`
  display: grid;
  gap: 8px;
`;

export interface TransferFormProps {
  /** Those that may be given away. */
  tickets: readonly Ticket[];
  onOffered: (token: string) => void;
  onClose: () => void;
}

/** Which ticket, to whom, and whether the two settle the price on it. */
export function TransferForm({ tickets, onOffered, onClose }: TransferFormProps) {
  const t = useTexts(transferTexts);
  const errorText = useErrorText();
  const { mutate, isPending, error } = useOfferTransfer();
  const field = useRef<HTMLInputElement>(null);
  const [ticketId, setTicketId] = useState(tickets[0]?.id ?? '');
  const [email, setEmail] = useState('');
  const [isAtFaceValue, setIsAtFaceValue] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  useUnsavedChanges(email !== '');
  const ticket = tickets.find(({ id }) => id === ticketId);
  const isRight = isEmail(email);

  const offer = (submission: FormEvent) => {
    submission.preventDefault();
    setIsChecked(true);
    if (!isRight) field.current?.focus();
    else if (!isPending) {
      const request = { ticketId, email: email.trim(), isAtFaceValue };
      mutate(request, { onSuccess: ({ token }) => onOffered(token) });
    }
  };

  return (
    <Form onSubmit={offer} noValidate>
      <p>{t('transfer.lead')}</p>
      {tickets.length > 1 && (
        <SelectField
          label={t('transfer.ticket')}
          value={ticketId}
          onChange={(change) => setTicketId(change.target.value)}
          options={tickets.map(({ id, number, typeName }) => ({
            value: id,
            label: t('transfer.ticketName', { name: typeName, number }),
          }))}
        />
      )}
      <TextField
        ref={field}
        label={t('transfer.email')}
        type="email"
        autoComplete="off"
        value={email}
        isRequired
        error={isChecked && !isRight ? t('transfer.emailInvalid') : undefined}
        onChange={(change) => setEmail(change.target.value)}
      />
      {ticket && ticket.pricePaid > 0 && (
        <Checkbox
          label={t('transfer.atFaceValue', { price: formatPrice(ticket.pricePaid) })}
          hint={t('transfer.atFaceValueHint')}
          checked={isAtFaceValue}
          onChange={(change) => setIsAtFaceValue(change.target.checked)}
        />
      )}
      {error && !isPending && (
        <div role="alert">
          <Notice tone="danger" icon={<WarningIcon />} title={t('transfer.failed')}>
            {errorText(error)}
          </Notice>
        </div>
      )}
      <Actions>
        <Button type="submit" isFullWidth isBusy={isPending}>
          {t('transfer.offer')}
        </Button>
        <Button variant="plain" isFullWidth onClick={onClose}>
          {t('transfer.cancel')}
        </Button>
      </Actions>
    </Form>
  );
}
