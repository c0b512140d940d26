import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { Button, TextArea, useNow } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import sellerOrdersTexts from '../locales/seller-orders.zh-TW.json';
import type { Order } from './order.schema';
import { useCorrectTracking } from './seller-order.mutations';
import { canCorrectTracking, trackingOf } from './tracking.rules';

/** The number of a parcel was mistyped: the buyer is told the right one. */
export function CorrectTrackingButton({ order }: { order: Order }) {
  const t = useTexts(sellerOrdersTexts);
  const now = useNow(null, () => undefined);
  const [isAsking, setIsAsking] = useState(false);
  if (!canCorrectTracking(order, now)) return null;
  return (
    <div>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('sellerOrders.shipping.correctNamed', { number: order.orderNo })}
        onClick={() => setIsAsking(true)}
      >
        {t('sellerOrders.shipping.correct')}
      </Button>
      {isAsking && <CorrectTrackingDialog order={order} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function CorrectTrackingDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTexts(sellerOrdersTexts);
  const { mutateAsync } = useCorrectTracking();
  const form = useForm({
    schema: z.object({ note: requiredText(t('sellerOrders.shipping.noteMissing')) }),
    defaultValues: { note: trackingOf(order) ?? '' },
    send: async ({ note }) => {
      await mutateAsync({ orderId: order.id, note });
      return t('sellerOrders.shipping.corrected');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('sellerOrders.shipping.correct')}
      lead={t('sellerOrders.shipping.correctLead')}
      submitLabel={t('sellerOrders.shipping.correct')}
      keepLabel={t('sellerOrders.shipping.back')}
    >
      <TextArea
        label={t('sellerOrders.shipping.note')}
        hint={t('sellerOrders.shipping.noteHint')}
        isRequired
        maxLength={200}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  );
}
