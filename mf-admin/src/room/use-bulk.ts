import { useErrorText } from '@spotlight/shared/ui';
import { useState } from 'react';

/** What is said about a bulk action. */
export interface BulkWords {
  id: string;
  label: (count: number) => string;
  variant?: 'primary' | 'outline' | 'danger';
  /** What is asked first. */
  title: (count: number) => string;
  body: string;
  confirmLabel: string;
  /** The reason that goes with each of them, when one is needed. */
  reasonLabel?: string;
}

/** Something that is done with every ticked row, one after the other. */
export interface BulkAction<Row> extends BulkWords {
  run: (row: Row, reason: string) => Promise<unknown>;
}

/** How far one of the rows has come. */
export interface BulkOutcome {
  key: string;
  title: string;
  state: 'waiting' | 'done' | 'failed';
  /** Why it failed. */
  reason?: string;
}

/**
 * Runs an action over rows and keeps what became of each, so that one refusal neither stops the others nor
 * is lost among them.
 * @param explain says why a row failed, where the room knows more than the code says
 */
export function useBulk<Row>(
  naming: { keyOf: (row: Row) => string; title: (row: Row) => string },
  explain?: (thrown: unknown, row: Row) => Promise<string>,
) {
  const errorText = useErrorText();
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>();
  const [isRunning, setRunning] = useState(false);

  const settle = (key: string, outcome: Partial<BulkOutcome>) =>
    setOutcomes((before) => before?.map((one) => (one.key === key ? { ...one, ...outcome } : one)));

  const run = async (rows: readonly Row[], work: (row: Row) => Promise<unknown>) => {
    setOutcomes(
      rows.map((row) => ({ key: naming.keyOf(row), title: naming.title(row), state: 'waiting' })),
    );
    setRunning(true);
    for (const row of rows) {
      const key = naming.keyOf(row);
      try {
        // One at a time: what each comes to is said as it happens, and others use the server, too.
        // oxlint-disable-next-line no-await-in-loop
        await work(row);
        settle(key, { state: 'done' });
      } catch (thrown) {
        // oxlint-disable-next-line no-await-in-loop
        const reason = explain ? await explain(thrown, row) : errorText(thrown);
        settle(key, { state: 'failed', reason });
      }
    }
    setRunning(false);
  };
  return { outcomes, isRunning, run, dismiss: () => setOutcomes(undefined) };
}
