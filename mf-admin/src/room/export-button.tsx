import { useToasts } from '@spotlight/shared/contract';
import { Button, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import roomTexts from '../locales/room.zh-TW.json';
import { csvFile } from './csv';
import type { RoomColumn } from './room-column';

const PAGE = 50;

export interface ExportButtonProps<Row> {
  /** Name of the file, without its day and ending. */
  name: string;
  columns: readonly RoomColumn<Row>[];
  /** Reads one page of what is filtered, from 1. */
  read: (page: number, size: typeof PAGE) => Promise<{ items: Row[]; total: number }>;
}

/** Writes everything that is filtered, not only the page in view, into a CSV file. */
export function ExportButton<Row>({ name, columns, read }: ExportButtonProps<Row>) {
  const t = useTexts(roomTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const written = columns.filter(({ text }) => text);

  const save = async () => {
    setProgress({ done: 0, total: 0 });
    try {
      const lines: (string | number | null)[][] = [];
      for (let page = 1, total = 1; lines.length < total; page += 1) {
        // One page after the other: the server is there for everybody.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await read(page, PAGE);
        if (answer.items.length === 0) break;
        total = answer.total;
        lines.push(...answer.items.map((row) => written.map(({ text }) => text?.(row) ?? null)));
        setProgress({ done: lines.length, total });
      }
      download(
        csvFile(
          written.map(({ label }) => label),
          lines,
        ),
        name,
      );
      toasts.success(t('export.done', { count: lines.length }));
    } catch (thrown) {
      toasts.error(errorText(thrown));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      isBusy={progress !== undefined}
      busyLabel={progress?.total ? t('export.running', progress) : undefined}
      onClick={() => void save()}
    >
      {t('export.button')}
    </Button>
  );
}

function download(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
