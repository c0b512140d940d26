import type { TicketRows } from './ticket.schema';

type TicketRow = TicketRows[number];

/** The event of `ticketRow`; override what the test is about. */
export function ticketEventRow(overrides: Partial<TicketRow['event']> = {}): TicketRow['event'] {
  return {
    id: 'e1',
    title: '午夜迪斯可：放克與城市流行之夜',
    date: '2026-12-26',
    time: '22:00',
    isTimeUndecided: false,
    startsAt: '2026-12-26T22:00:00+08:00',
    endsAt: '2026-12-27T03:00:00+08:00',
    location: '月台酒吧',
    city: 'taipei',
    category: '主題派對',
    imageUrl: null,
    posterLine: null,
    phase: 'upcoming',
    ...overrides,
  };
}

/** A valid ticket as `my_tickets` answers; override what the test is about. */
export function ticketRow(overrides: Partial<TicketRow> = {}): TicketRow {
  return {
    id: 't1',
    ticketNo: 'SP-1226-10384',
    status: 'valid',
    ticketTypeName: '一般票',
    holderName: '林芷晴',
    qr: 'T1.t1.1.0123456789abcdef0123456789abcdef',
    registrationId: 'r1',
    pricePaid: 0,
    orderId: null,
    canTransfer: true,
    event: ticketEventRow(),
    ...overrides,
  };
}
