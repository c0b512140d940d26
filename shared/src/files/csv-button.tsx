import { useToasts } from '@spotlight/shared/contract';
import { Button, FileIcon, useErrorText } from '@spotlight/shared/ui';
import { useState } from 'react';
import { toCsv, type CsvCell } from './csv.rules';
import { downloadFile } from './download-file';

export interface CsvButtonProps {
  label: string;
  isDisabled?: boolean;
  /** Reads the table, its first row the names of the columns; may say how far it has come. */
  readRows: (onProgress: (done: number, total: number) => void) => Promise<CsvCell[][]>;
  /** Said on the button while a long table is being read. */
  progressText?: (done: number, total: number) => string;
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
      const rows = await readRows((done, total) => setProgress(progressText?.(done, total)));
      downloadFile(fileName(), toCsv(rows), 'text/csv;charset=utf-8');
      toasts.success(doneText(rows.length - 1));
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
