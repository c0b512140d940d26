import { callFunction, toColumns, type Backend } from '@spotlight/shared/data';
import type { MatchedLine } from './bank-statement.rules';
import {
  confirmedLineSchema,
  matchedLinesSchema,
  type PaymentMatch,
  type StatementLine,
} from './bank-statement.schema';

/**
 * What each line confirmed before, or may be for. Nothing of the file is stored.
 * @throws AppError `FORBIDDEN` without orders to look at
 */
export async function matchLines(
  backend: Backend,
  lines: readonly StatementLine[],
): Promise<MatchedLine[]> {
  const { items } = await callFunction(
    backend,
    'match_bank_lines',
    { p_lines: toColumns(lines) },
    matchedLinesSchema,
  );
  return lines.flatMap((line, index) => {
    const found = items[index];
    return found ? [{ line, usedFor: found.used?.orderNos ?? null, matches: found.matches }] : [];
  });
}

/** The line is the money of these orders. @throws AppError `INVALID_STATE` when either is done already */
export const confirmLine = (
  backend: Backend,
  { line, match }: { line: StatementLine; match: PaymentMatch },
) =>
  callFunction(
    backend,
    'confirm_bank_line',
    { p_line: toColumns(line), p_order_ids: match.orderIds },
    confirmedLineSchema,
  );
