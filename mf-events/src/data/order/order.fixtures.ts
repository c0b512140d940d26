import type { Order } from './order.schema';

export const ORDER_ID = '0d9c1c38-9a4e-4a3e-8a59-6b8f6a0f1c11';

/** An unpaid order of two tickets, as `get_order` answers; override what the test is about. */
export function orderRow(overrides: Partial<Order> = {}): Order {
  return {
    id: ORDER_ID,
    order_no: 'EO20261204210000',
    kind: 'ticket',
    status: 'pending_payment',
    refund_status: 'none',
    seller_type: 'organizer',
    seller_id: 's1',
    seller_name: '夜航製作',
    subtotal: 5100,
    discount: 0,
    fee: 0,
    total: 5100,
    refunded_amount: 0,
    hold_expires_at: '2026-12-04T21:15:00+08:00',
    created_at: '2026-12-04T21:00:00+08:00',
    paid_at: null,
    items: [
      {
        item_type: 'ticket',
        ref_id: 'e1',
        sub_ref: 'general',
        name: '午夜迪斯可・一般票',
        unit_price: 1500,
        quantity: 1,
        amount: 1500,
      },
      {
        item_type: 'ticket',
        ref_id: 'e1',
        sub_ref: 'vip',
        name: '午夜迪斯可・VIP',
        unit_price: 3600,
        quantity: 1,
        amount: 3600,
      },
    ],
    part: 'buyer',
    buyer_name: '林芷晴',
    buyer_phone: '0912345678',
    buyer_email: 'fan@example.test',
    invoice: { type: 'personal' },
    delivery: null,
    completed_at: null,
    cancelled_at: null,
    cancel_reason: null,
    pay_to: { bank_code: '999', account_no: '000000000001', account_name: '夜航製作' },
    payments: [],
    refunds: [],
    events: [
      {
        from: null,
        to: 'pending_payment',
        note: null,
        at: '2026-12-04T21:00:00+08:00',
        by: 'buyer',
      },
    ],
    ...overrides,
  };
}

/** A bank transfer that is chosen and not reported yet. */
export function paymentRow(overrides: Partial<Order['payments'][number]> = {}) {
  return {
    provider: 'bank_transfer' as const,
    amount: 5100,
    status: 'created' as const,
    transfer_last5: null,
    transfer_at: null,
    reported_at: null,
    confirmed_at: null,
    fail_reason: null,
    ...overrides,
  };
}
