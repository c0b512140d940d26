import { Form, FormFailure, SubmitButton, emailText, useForm } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { Button, Checkbox, SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import type { Ticket } from '../../../data/ticket/ticket.schema';
import { useOfferTransfer } from '../../../data/transfer/transfer.mutations';
import transferTexts from '../../../locales/transfer.zh-TW.json';

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
  const { mutateAsync } = useOfferTransfer();
  const form = useForm({
    schema: z.object({
      ticketId: z.string(),
      email: emailText(t('transfer.emailInvalid')),
      isAtFaceValue: z.boolean(),
    }),
    defaultValues: { ticketId: tickets[0]?.id ?? '', email: '', isAtFaceValue: false },
    send: async (offer) => {
      const { token } = await mutateAsync(offer);
      onOffered(token);
    },
  });
  const ticketId = form.watch('ticketId');
  const ticket = tickets.find(({ id }) => id === ticketId);
  return (
    <Form form={form}>
      <p>{t('transfer.lead')}</p>
      {tickets.length > 1 && (
        <SelectField
          label={t('transfer.ticket')}
          options={tickets.map(({ id, number, typeName }) => ({
            value: id,
            label: t('transfer.ticketName', { name: typeName, number }),
          }))}
          {...form.field('ticketId')}
        />
      )}
      <TextField
        label={t('transfer.email')}
        type="email"
        autoComplete="off"
        isRequired
        {...form.field('email')}
      />
      {ticket && ticket.pricePaid > 0 && (
        <Checkbox
          label={t('transfer.atFaceValue', { price: formatPrice(ticket.pricePaid) })}
          hint={t('transfer.atFaceValueHint')}
          {...form.field('isAtFaceValue')}
        />
      )}
      <FormFailure form={form} claim={t('transfer.failed')} />
      <Actions>
        <SubmitButton form={form} isFullWidth>
          {t('transfer.offer')}
        </SubmitButton>
        <Button variant="plain" isFullWidth onClick={onClose}>
          {t('transfer.cancel')}
        </Button>
      </Actions>
    </Form>
  );
}
