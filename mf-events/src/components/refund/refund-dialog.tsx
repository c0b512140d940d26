import { AppError } from '@spotlight/shared/data';
import { FormDialog, Refusal, useForm } from '@spotlight/shared/form';
import { TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useRequestRefund } from '../../data/order/order.mutations';
import { useRefundQuote } from '../../data/order/order.queries';
import type { Order } from '@spotlight/shared/orders/schema';
import refundTexts from '../../locales/refund.zh-TW.json';
import { AccountFields } from './account-fields';
import { REASON_MAX_LENGTH, emptyRefund, refundSchema } from './refund-form.schema';
import { RefundQuote } from './refund-quote';
import { TicketPicker } from './ticket-picker';
import { useRefundableTickets } from './use-refundable-tickets';

export interface RefundDialogProps {
  order: Pick<Order, 'id' | 'kind'>;
  /** Only tickets of this registration; all of the order's without it. */
  registrationId?: string;
  onClose: () => void;
}

/** Asks for money back: for which tickets, how much it will be, why, and where to. */
export function RefundDialog({ order, registrationId, onClose }: RefundDialogProps) {
  const t = useTexts(refundTexts);
  const tickets = useRefundableTickets(order, registrationId);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosenIds = tickets.map(({ id }) => id).filter((id) => !leftOut.has(id));
  const isOfTickets = order.kind === 'ticket' && tickets.length > 0;
  const quote = useRefundQuote(order.id, isOfTickets ? chosenIds : null);
  const { mutateAsync } = useRequestRefund();
  const form = useForm({
    schema: refundSchema(t),
    mode: 'onTouched',
    defaultValues: emptyRefund,
    send: async ({ reason, ...account }) => {
      if (!quote.data?.allowed) throw new Refusal({});
      try {
        await mutateAsync({
          orderId: order.id,
          ...(isOfTickets && { ticketIds: chosenIds }),
          reason,
          account,
          expectedAmount: quote.data.amount,
        });
        return t('refund.done');
      } catch (thrown) {
        // Another amount by now: shown anew, and asked for again only by another press.
        if (thrown instanceof AppError) void quote.refetch();
        throw thrown;
      }
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('refund.title')}
      submitLabel={t('refund.submit')}
      keepLabel={t('refund.close')}
      isBlocked={!quote.data?.allowed || quote.isFetching}
      failureTitle={t('refund.failed')}
    >
      {isOfTickets && tickets.length > 1 && (
        <TicketPicker tickets={tickets} leftOut={leftOut} onChange={(ids) => setLeftOut(ids)} />
      )}
      <RefundQuote query={quote} hasNothingChosen={isOfTickets && chosenIds.length === 0} />
      {quote.data?.allowed !== false && (
        <>
          <TextArea
            label={t('refund.reason')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
            isRequired
            {...form.field('reason')}
          />
          <AccountFields />
        </>
      )}
    </FormDialog>
  );
}
