import { FileField } from '@spotlight/shared/file-field';
import { groupDigits } from '@spotlight/shared/format';
import {
  ArrowRightIcon,
  Button,
  Checkbox,
  Notice,
  SegmentedControl,
  WarningIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { matchColumns, type ImportColumn } from '../../data/import/import-columns.rules';
import type { ImportKind } from '../../data/import/import.schema';
import { rowsText } from '../../data/delimited/rows-text';
import type { FileFault, ImportFile } from '../../data/import/read-import-file';
import migrationTexts from '../../locales/migration.zh-TW.json';
import { Note, Part, Way } from './part.styles';
import type { Chosen } from './use-migration';

/** `notLoaded`: the part that reads files did not come. */
interface Fault {
  fault: FileFault | 'missing' | 'notLoaded';
  rows?: readonly number[];
}

interface UploadStepProps {
  kinds: readonly ImportKind[];
  onChoose: (chosen: Omit<Chosen, 'key'>) => void;
}

/** What kind of data, and the file. */
export function UploadStep({ kinds, onChoose }: UploadStepProps) {
  const t = useTexts(migrationTexts);
  const id = useId();
  const [kind, setKind] = useState<ImportKind>(kinds[0] ?? 'events');
  const [isDemo, setDemo] = useState(false);
  const [read, setRead] = useState<{ file: ImportFile } | Fault>();
  const [isReading, setReading] = useState(false);

  const namesOf = (column: ImportColumn) => [
    t(`fields.${column}`),
    ...t(`aliases.${column}`).split('、'),
  ];
  const matchOf = (file: ImportFile) => matchColumns(kind, file.headings, namesOf);
  const open = async (file: File) => {
    setRead(undefined);
    setReading(true);
    const reader = await import(
      /* webpackChunkName: "read-import-file" */ '../../data/import/read-import-file'
    ).catch(() => null);
    try {
      setRead(reader ? { file: await reader.readImportFile(file) } : { fault: 'notLoaded' });
    } catch (thrown) {
      const isKnown = reader && thrown instanceof reader.UnreadableFile;
      setRead(isKnown ? { fault: thrown.fault, rows: thrown.rows } : { fault: 'unreadable' });
    }
    setReading(false);
  };
  const goOn = () => {
    if (!read || !('file' in read)) {
      setRead({ fault: 'missing' });
      return;
    }
    onChoose({ kind, isDemo, file: read.file, match: matchOf(read.file) });
  };
  const fault = read && 'fault' in read ? read : null;
  return (
    <Part as="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('upload.kind')}</h2>
      <SegmentedControl
        label={t('upload.kind')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Note>{t(`becomes.${kind}`)}</Note>
      <FileField
        label={t('upload.file')}
        hint={t('upload.hint')}
        accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
        onChoose={(file) => void open(file)}
      />
      {fault && (
        <Notice tone="danger" icon={<WarningIcon />}>
          {t(`fileFaults.${fault.fault}`, { rows: rowsText(fault.rows ?? []) })}
        </Notice>
      )}
      {read && 'file' in read && (
        <Notice tone="info" title={read.file.name}>
          {t('file', {
            kind: t(`kinds.${kind}`),
            rows: groupDigits(read.file.rows.length),
            encoding: read.file.encoding,
            matched: Object.keys(matchOf(read.file)).length,
          })}
        </Notice>
      )}
      <Checkbox
        label={t('upload.demo')}
        hint={t('upload.demoHint')}
        checked={isDemo}
        onChange={({ target }) => setDemo(target.checked)}
      />
      <Way>
        <Button isBusy={isReading} icon={<ArrowRightIcon size={18} />} onClick={goOn}>
          {t('upload.next')}
        </Button>
      </Way>
    </Part>
  );
}
