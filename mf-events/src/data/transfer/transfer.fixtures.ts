import type { transferSchema } from '@spotlight/shared/domain/tickets';
import type * as z from '@spotlight/shared/vendor/zod';

type TransferRow = z.input<typeof transferSchema>;

/** An open offer of one free ticket; override what the test is about. */
export function transferRow(overrides: Partial<TransferRow> = {}): TransferRow {
  return {
    id: '5b1e0a5c-9a86-4f1e-9b57-1f9a3f0c2d11',
    status: 'offered',
    price: 0,
    expires_at: '2026-12-06T21:00:00+08:00',
    created_at: '2026-12-04T21:00:00+08:00',
    ticket: { id: 't1', ticket_no: 'SP-1226-10384', ticket_type_name: '一般票' },
    from_name: '林芷晴',
    event: {
      id: 'e1',
      title: '午夜迪斯可：放克與城市流行之夜',
      date: '2026-12-26',
      time: '22:00',
      starts_at: '2026-12-26T22:00:00+08:00',
      ends_at: '2026-12-27T03:00:00+08:00',
      location: '月台酒吧',
      phase: 'upcoming',
    },
    ...overrides,
  };
}
