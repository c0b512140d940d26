import * as z from '@spotlight/shared/vendor/zod';
import { invoiceSchema, orderRefundStatuses, orderStatuses } from '../order/order.schema';

const money = z.int().check(z.gte(0));

const time = z.string();

/** Every paid order of an event, as `export_event_orders` answers. */
export const orderExportSchema = z.object({
  event: z.string(),
  rows: z.array(
    z.object({
      order_no: z.string(),
      paid_at: time,
      buyer_name: z.string(),
      invoice: invoiceSchema,
      tickets: z.int(),
      subtotal: money,
      discount: money,
      fee: money,
      total: money,
      refunded_amount: money,
      status: z.enum(orderStatuses),
      refund_status: z.enum(orderRefundStatuses),
      transfer_last5: z.nullable(z.string()),
    }),
  ),
});

export type ExportedOrder = z.infer<typeof orderExportSchema>['rows'][number];
