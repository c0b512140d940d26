import { CsvButton, readAllPages } from '@spotlight/shared/files';
import { taipeiDay } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import roomTexts from '../locales/room.zh-TW.json';
import type { RoomColumn } from './room-column';
import { FILE_ROWS } from './room.rules';

export interface ExportButtonProps<Row> {
  /** Name of the file, without its day and ending. */
  name: string;
  columns: readonly RoomColumn<Row>[];
  /** Reads one page of what is filtered, from 1. */
  read: (page: number, size: typeof FILE_ROWS) => Promise<{ items: Row[]; total: number }>;
}

/** Writes everything that is filtered, not only the page in view, into a file for Excel. */
export function ExportButton<Row>({ name, columns, read }: ExportButtonProps<Row>) {
  const t = useTexts(roomTexts);
  const written = columns.filter(({ text }) => text);
  return (
    <CsvButton
      label={t('export.button')}
      fileName={() => `${name}-${taipeiDay()}.csv`}
      doneText={(count) => t('export.done', { count })}
      progressText={(done, total) => t('export.running', { done, total })}
      readRows={async (onProgress) => {
        const rows = await readAllPages(({ page }) => read(page, FILE_ROWS), onProgress);
        return [
          written.map(({ label }) => label),
          ...rows.map((row) => written.map(({ text }) => text?.(row) ?? null)),
        ];
      }}
    />
  );
}
