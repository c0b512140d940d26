import * as z from '@spotlight/shared/vendor/zod';
import { invoiceSchema, orderRefundStatuses, orderStatuses } from '@spotlight/shared/orders/schema';

const money = z.int().check(z.gte(0));

const time = z.string();

/** Every paid order of an event, as `export_event_orders` answers. */
export const orderExportSchema = z.row({
  event: z.string(),
  rows: z.array(
    z.row({
      orderNo: z.string(),
      paidAt: time,
      buyerName: z.string(),
      invoice: invoiceSchema,
      tickets: z.int(),
      subtotal: money,
      discount: money,
      fee: money,
      total: money,
      refundedAmount: money,
      status: z.enum(orderStatuses),
      refundStatus: z.enum(orderRefundStatuses),
      transferLast5: z.nullable(z.string()),
    }),
  ),
});

export type ExportedOrder = z.infer<typeof orderExportSchema>['rows'][number];
