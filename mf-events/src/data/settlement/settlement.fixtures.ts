import type { Settlement } from './settlement.schema';

/** A statement as `my_settlements` answers; override what the test is about. */
export function settlementRow(overrides: Partial<Settlement> = {}): Settlement {
  return {
    eventId: 'e1',
    no: 1,
    title: '巷口的現場',
    date: '2026-12-26',
    phase: 'ended',
    state: 'ready',
    orders: 3,
    gross: 1200,
    refunded: 270,
    refunding: 0,
    platformFee: 0,
    net: 930,
    received: 1200,
    payout: 0,
    reference: null,
    settledAt: null,
    ...overrides,
  };
}
