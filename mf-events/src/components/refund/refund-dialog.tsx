import { useToasts, useUnsavedChanges } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import type { Order } from '../../data/order/order.schema';
import { Button, Dialog, Notice, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { checkBy, useForm } from '@spotlight/shared/vendor/form';
import { styled } from 'styled-components';
import { useRequestRefund } from '../../data/order/order.mutations';
import { useRefundQuote } from '../../data/order/order.queries';
import refundTexts from '../../locales/refund.zh-TW.json';
import { RefundFields } from './refund-fields';
import { emptyRefund, refundSchema } from './refund-form.schema';
import { RefundQuote } from './refund-quote';
import { TicketPicker } from './ticket-picker';
import { useRefundableTickets } from './use-refundable-tickets';

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

export interface RefundDialogProps {
  order: Pick<Order, 'id' | 'kind'>;
  /** Only tickets of this registration; all of the order's without it. */
  registrationId?: string;
  onClose: () => void;
}

/** Asks for money back: for which tickets, how much it will be, why, and where to. */
export function RefundDialog({ order, registrationId, onClose }: RefundDialogProps) {
  const t = useTexts(refundTexts);
  const formId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const tickets = useRefundableTickets(order, registrationId);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosenIds = tickets.map(({ id }) => id).filter((id) => !leftOut.has(id));
  const isOfTickets = order.kind === 'ticket' && tickets.length > 0;
  const quote = useRefundQuote(order.id, isOfTickets ? chosenIds : null);
  const { mutateAsync, isPending, error } = useRequestRefund();
  const form = useForm({
    resolver: checkBy(refundSchema),
    mode: 'onTouched',
    defaultValues: emptyRefund,
  });
  useUnsavedChanges(form.formState.isDirty);

  const submit = form.handleSubmit(async (values) => {
    if (!quote.data?.allowed) return;
    try {
      await mutateAsync({
        orderId: order.id,
        ...(isOfTickets && { ticketIds: chosenIds }),
        reason: values.reason,
        account: {
          bankCode: values.bankCode,
          accountNo: values.accountNo,
          accountName: values.accountName,
        },
        expectedAmount: quote.data.amount,
      });
    } catch (thrown) {
      // Another amount by now: shown anew, and asked for again only by another press.
      if (thrown instanceof AppError) void quote.refetch();
      return;
    }
    toasts.success(t('refund.done'));
    onClose();
  });

  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      isOpen
      title={t('refund.title')}
      onClose={close}
      footer={
        <>
          <Button variant="plain" onClick={close}>
            {t('refund.close')}
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={isPending}
            disabled={!quote.data?.allowed || quote.isFetching}
          >
            {t('refund.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(submission) => void submit(submission)}>
        {isOfTickets && tickets.length > 1 && (
          <TicketPicker tickets={tickets} leftOut={leftOut} onChange={(ids) => setLeftOut(ids)} />
        )}
        <RefundQuote query={quote} hasNothingChosen={isOfTickets && chosenIds.length === 0} />
        {quote.data?.allowed !== false && <RefundFields form={form} />}
        {error && !isPending && (
          <div role="alert">
            <Notice tone="danger" icon={<WarningIcon />} title={t('refund.failed')}>
              {errorText(error)}
            </Notice>
          </div>
        )}
      </Form>
    </Dialog>
  );
}
