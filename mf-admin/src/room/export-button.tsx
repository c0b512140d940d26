import { CsvButton, readOnward, type CsvCell, type RowsBehind } from '@spotlight/shared/files';
import { groupDigits, taipeiDay } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import roomTexts from '../locales/room.zh-TW.json';
import type { RoomColumn } from './room-column';

export interface ExportButtonProps<Row> {
  /** Name of the file, without its day and ending. */
  name: string;
  columns: readonly RoomColumn<Row>[];
  keyOf: (row: Row) => string;
  /** How many rows are filtered; left out where nobody counted to the end. */
  total: number | undefined;
  /** Reads of what is filtered what comes behind a place; '' is the beginning. */
  read: (place: string) => Promise<RowsBehind<Row>>;
}

/** Writes everything that is filtered, not only the page in view, into a file for Excel. */
export function ExportButton<Row>({ name, columns, keyOf, total, read }: ExportButtonProps<Row>) {
  const t = useTexts(roomTexts);
  return (
    <CsvButton
      label={t('export.button')}
      fileName={() => `${name}-${taipeiDay()}.csv`}
      doneText={(count) => t('export.done', { count })}
      progressText={(done) =>
        total === undefined
          ? t('export.runningOn', { done: groupDigits(done) })
          : t('export.running', { done: groupDigits(done), total: groupDigits(total) })
      }
      readRows={() => linesOf(columns, readOnward(read, keyOf))}
    />
  );
}

/** The names of the columns, and the rows below them as they come. */
async function* linesOf<Row>(
  columns: readonly RoomColumn<Row>[],
  blocks: AsyncIterable<Row[]>,
): AsyncGenerator<CsvCell[][]> {
  const written = columns.filter(({ text }) => text);
  yield [written.map(({ label }) => label)];
  for await (const rows of blocks) {
    yield rows.map((row) => written.map(({ text }) => text?.(row) ?? null));
  }
}
