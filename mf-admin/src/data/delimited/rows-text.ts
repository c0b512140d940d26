const MOST_NAMED = 10;

/** The rows in a sentence: `3、7`, and no more than somebody would look for. */
export const rowsText = (rows: readonly number[]): string =>
  rows.slice(0, MOST_NAMED).join('、') + (rows.length > MOST_NAMED ? '…' : '');
