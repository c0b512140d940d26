import type { Settlement } from './settlement.schema';
import { formatDate, formatMoment } from '@spotlight/shared/format';
import type { CsvCell } from '@spotlight/shared/files/csv';

/** The columns of the file, in their order; the texts are looked up by these names. */
export const settlementColumns = [
  'event',
  'date',
  'state',
  'orders',
  'gross',
  'refunded',
  'refunding',
  'platformFee',
  'net',
  'received',
  'payout',
  'reference',
  'settledAt',
] as const;

/** One row for each statement, as a spreadsheet shows it: sums are numbers. */
export function settlementRows(
  settlements: readonly Settlement[],
  stateLabel: (state: Settlement['state']) => string,
): CsvCell[][] {
  return settlements.map((settlement) => [
    settlement.title,
    formatDate(settlement.date),
    stateLabel(settlement.state),
    settlement.orders,
    settlement.gross,
    settlement.refunded,
    settlement.refunding,
    settlement.platformFee,
    settlement.net,
    settlement.received,
    settlement.payout,
    settlement.reference,
    settlement.settledAt && formatMoment(settlement.settledAt),
  ]);
}
