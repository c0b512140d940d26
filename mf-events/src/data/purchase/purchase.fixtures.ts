import type { purchaseSchema } from './purchase.schema';
import type * as z from '@spotlight/shared/vendor/zod';

type PurchaseRow = z.input<typeof purchaseSchema>;
type OrderSummaryRow = NonNullable<PurchaseRow['order']>;

/** A free order, paid by itself; override what the test is about. */
export function orderSummaryRow(overrides: Partial<OrderSummaryRow> = {}): OrderSummaryRow {
  return {
    id: 'o1',
    orderNo: 'EO20261204210000',
    status: 'paid',
    total: 0,
    holdExpiresAt: null,
    ...overrides,
  };
}

/** One free ticket, as `hold_tickets` answers. */
export function purchaseRow(overrides: Partial<PurchaseRow> = {}): PurchaseRow {
  return {
    order: orderSummaryRow(),
    registrations: [
      {
        id: 'r1',
        registrationNo: 'R-261204-7KQ2MX',
        ticketTypeId: 'general',
        quantity: 1,
        status: 'confirmed',
      },
    ],
    ticketIds: ['t1'],
    ...overrides,
  };
}
