import { useToasts } from '@spotlight/shared/contract';
import { Button, FileIcon, useErrorText } from '@spotlight/shared/ui';
import { useState } from 'react';
import { toCsv, type CsvCell } from './csv.rules';
import { downloadFile } from './download-file';

export interface CsvButtonProps {
  label: string;
  isDisabled?: boolean;
  /** Reads the table, its first row the names of the columns. */
  readRows: () => Promise<CsvCell[][]>;
  /** Name of the file, with its ending. */
  fileName: () => string;
  /** Said when the file is handed over, by how many rows it has below its names. */
  doneText: (count: number) => string;
}

/** Hands over a table for Excel. */
export function CsvButton({ label, isDisabled, readRows, fileName, doneText }: CsvButtonProps) {
  const toasts = useToasts();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    try {
      const rows = await readRows();
      downloadFile(fileName(), toCsv(rows), 'text/csv;charset=utf-8');
      toasts.success(doneText(rows.length - 1));
    } catch (thrown) {
      toasts.error(errorText(thrown));
    }
    setIsBusy(false);
  };

  return (
    <Button
      variant="outline"
      size="sm"
      icon={<FileIcon size={18} />}
      disabled={isDisabled}
      isBusy={isBusy}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
}
