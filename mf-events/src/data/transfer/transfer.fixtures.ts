import type { transferSchema } from './transfer.schema';
import { eventInListRow } from '../event/event.fixtures';
import type * as z from '@spotlight/shared/vendor/zod';

type TransferRow = z.input<typeof transferSchema>;

/** An open offer of one free ticket; override what the test is about. */
export function transferRow(overrides: Partial<TransferRow> = {}): TransferRow {
  return {
    id: '5b1e0a5c-9a86-4f1e-9b57-1f9a3f0c2d11',
    status: 'offered',
    price: 0,
    expiresAt: '2026-12-06T21:00:00+08:00',
    ticket: { id: 't1', ticketNo: 'SP-1226-10384', ticketTypeName: '一般票' },
    fromName: '林芷晴',
    event: eventInListRow(),
    ...overrides,
  };
}
