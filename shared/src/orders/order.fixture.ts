import type { Order } from './order.schema';

export const ORDER_ID = '0d9c1c38-9a4e-4a3e-8a59-6b8f6a0f1c11';

/** An unpaid order of two tickets, as `get_order` answers; override what the test is about. */
export function orderRow(overrides: Partial<Order> = {}): Order {
  return {
    id: ORDER_ID,
    orderNo: 'EO20261204210000',
    kind: 'ticket',
    status: 'pending_payment',
    refundStatus: 'none',
    sellerType: 'organizer',
    sellerId: 's1',
    sellerName: '夜航製作',
    subtotal: 5100,
    discount: 0,
    fee: 0,
    total: 5100,
    refundedAmount: 0,
    holdExpiresAt: '2026-12-04T21:15:00+08:00',
    createdAt: '2026-12-04T21:00:00+08:00',
    paidAt: null,
    items: [
      {
        itemType: 'ticket',
        refId: 'e1',
        subRef: 'general',
        name: '午夜迪斯可・一般票',
        unitPrice: 1500,
        quantity: 1,
        amount: 1500,
      },
      {
        itemType: 'ticket',
        refId: 'e1',
        subRef: 'vip',
        name: '午夜迪斯可・VIP',
        unitPrice: 3600,
        quantity: 1,
        amount: 3600,
      },
    ],
    part: 'buyer',
    buyerName: '林芷晴',
    buyerPhone: '0912345678',
    buyerEmail: 'fan@example.test',
    invoice: { type: 'personal' },
    delivery: null,
    completedAt: null,
    cancelledAt: null,
    cancelReason: null,
    payTo: { bankCode: '999', accountNo: '000000000001', accountName: '夜航製作' },
    payments: [],
    takesProviders: false,
    attempt: null,
    returns: [],
    refunds: [],
    checkout: [],
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
    transferLast5: null,
    transferAt: null,
    reportedAt: null,
    confirmedAt: null,
    failReason: null,
    ...overrides,
  };
}
