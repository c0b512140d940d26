import { useToasts } from '@spotlight/shared/contract';
import { Button, FileIcon, useErrorText } from '@spotlight/shared/ui';
import { useState } from 'react';
import type { CsvCell } from './csv.rules';
import { downloadFile } from './download-file';

export interface CsvButtonProps {
  label: string;
  isDisabled?: boolean;
  /** Reads the table, its first row the names of the columns; a long one comes in blocks. */
  readRows: () => Promise<CsvCell[][]> | AsyncIterable<CsvCell[][]>;
  /** Said on the button while a long table is being read, by how many rows are there. */
  progressText?: (done: number) => string;
  /** Name of the file, with its ending. */
  fileName: () => string;
  /** Said when the file is handed over, by how many rows it has below its names. */
  doneText: (count: number) => string;
}

/** Hands over a table for Excel. */
export function CsvButton({
  label,
  isDisabled,
  readRows,
  fileName,
  doneText,
  progressText,
}: CsvButtonProps) {
  const toasts = useToasts();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [progress, setProgress] = useState<string>();

  const download = async () => {
    setIsBusy(true);
    try {
      // Comes with the press: most who see the button never need it.
      const { csvFile } = await import(/* webpackChunkName: "csv" */ './csv.rules');
      const { file, rows } = await csvFile(
        blocksOf(readRows(), (done) => setProgress(progressText?.(done))),
      );
      downloadFile(fileName(), file, 'text/csv;charset=utf-8');
      toasts.success(doneText(rows - 1));
    } catch (thrown) {
      toasts.error(errorText(thrown));
    }
    setIsBusy(false);
    setProgress(undefined);
  };

  return (
    <Button
      variant="outline"
      size="sm"
      icon={<FileIcon size={18} />}
      disabled={isDisabled}
      isBusy={isBusy}
      busyLabel={progress}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
}

/** The blocks of a table as they come; whoever listens hears how many rows they have without the first one. */
async function* blocksOf(
  table: Promise<CsvCell[][]> | AsyncIterable<CsvCell[][]>,
  onProgress: (done: number) => void,
): AsyncGenerator<CsvCell[][]> {
  if (table instanceof Promise) {
    yield await table;
    return;
  }
  let rows = -1;
  for await (const block of table) {
    yield block;
    rows += block.length;
    if (rows > 0) onProgress(rows);
  }
}
