import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { Button, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import sellerOrdersTexts from '../locales/seller-orders.zh-TW.json';
import type { SellerOrderCard } from './order.schema';
import { useHandOverOrder } from './seller-order.mutations';

type Ordered = Pick<
  SellerOrderCard,
  'id' | 'orderNo' | 'kind' | 'status' | 'refundStatus' | 'delivery'
>;

/** As the server has it: what is being given back is not sent. */
const canHandOver = ({ kind, status, refundStatus }: Ordered) =>
  kind === 'product' &&
  status === 'paid' &&
  !['requested', 'processing', 'full'].includes(refundStatus);

/** Goods that are paid are sent, with the number by which the buyer follows them. */
export function HandOverButton({ order }: { order: Ordered }) {
  const t = useTexts(sellerOrdersTexts);
  const [isAsking, setIsAsking] = useState(false);
  if (!canHandOver(order)) return null;
  const isPickup = order.delivery?.method === 'pickup';
  return (
    <>
      <Button
        size="sm"
        aria-label={t('sellerOrders.shipping.handOverNamed', { number: order.orderNo })}
        onClick={() => setIsAsking(true)}
      >
        {t(`sellerOrders.shipping.${isPickup ? 'handOverPickup' : 'handOver'}`)}
      </Button>
      {isAsking && (
        <HandOverDialog order={order} isPickup={isPickup} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

interface HandOverDialogProps {
  order: Ordered;
  isPickup: boolean;
  onClose: () => void;
}

function HandOverDialog({ order, isPickup, onClose }: HandOverDialogProps) {
  const t = useTexts(sellerOrdersTexts);
  const { mutateAsync } = useHandOverOrder();
  const note = isPickup
    ? z.string().check(z.trim())
    : requiredText(t('sellerOrders.shipping.noteMissing'));
  const form = useForm({
    schema: z.object({ note }),
    defaultValues: { note: '' },
    send: async ({ note: typed }) => {
      await mutateAsync({ orderId: order.id, note: typed || null });
      return t('sellerOrders.shipping.handedOver');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(`sellerOrders.shipping.${isPickup ? 'handOverPickup' : 'handOver'}`)}
      lead={t('sellerOrders.shipping.handOverLead')}
      submitLabel={t(`sellerOrders.shipping.${isPickup ? 'handOverPickup' : 'handOver'}`)}
      keepLabel={t('sellerOrders.shipping.back')}
    >
      <TextArea
        label={t('sellerOrders.shipping.note')}
        hint={t('sellerOrders.shipping.noteHint')}
        isRequired={!isPickup}
        maxLength={200}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  );
}
