import { CsvButton } from '@spotlight/shared/files';
import { groupDigits, serverNow, taipeiDay } from '@spotlight/shared/format';
import { Button, Chip, ChipRow, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ImportColumn } from '../../data/import/import-columns.rules';
import { fixOf } from '../../data/import/import-fixes.rules';
import migrationTexts from '../../locales/migration.zh-TW.json';
import { FaultRow } from './fault-row';
import { Note, Part, Way } from './part.styles';
import type { Chosen, FaultyRow } from './use-migration';

/** How many rows are shown at first, and with each press. */
const SHOWN = 20;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
  }
`;

interface FaultListProps {
  chosen: Chosen;
  faults: ReadonlyMap<number, FaultyRow>;
  isBusy: boolean;
  /** @param fixes what a row says instead, by its number */
  onAgain: (fixes: ReadonlyMap<number, string>) => void;
}

/** The rows that cannot be imported, each with what is wrong and what was perhaps meant. */
export function FaultList({ chosen, faults, isBusy, onAgain }: FaultListProps) {
  const t = useTexts(migrationTexts);
  const id = useId();
  const [only, setOnly] = useState<ImportColumn | null | undefined>();
  const [limit, setLimit] = useState(SHOWN);
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const rows = [...faults.values()].toSorted((a, b) => a.rowNo - b.rowNo);
  const today = taipeiDay(serverNow());
  const columnText = (column: ImportColumn | null) =>
    column === null ? t('look.rowAs') : t(`fields.${column}`);
  const problemOf = ({ column }: FaultyRow) => t(`faults.${column ?? 'other'}`);
  const columns = [...new Set(rows.map(({ column }) => column))];
  const chosenColumn = only !== undefined && columns.includes(only) ? only : undefined;
  const listed =
    chosenColumn === undefined ? rows : rows.filter(({ column }) => column === chosenColumn);
  const meant = rows.flatMap((row) => {
    const fix = fixOf(row.column, row.typed, row.nearest, today);
    return fix && !typed.has(row.rowNo) ? [[row.rowNo, fix] as const] : [];
  });
  const fixes = new Map([...typed].filter(([rowNo, value]) => faults.has(rowNo) && value.trim()));
  const again = () => {
    onAgain(fixes);
    setTyped(new Map());
  };
  const cellsOf = ({ rowNo }: FaultyRow) =>
    chosen.file.rows.find((row) => row.rowNo === rowNo)?.cells ?? [];

  return (
    <Part as="section" aria-labelledby={id}>
      <Head>
        <div>
          <h2 id={id}>{t('look.faults', { count: groupDigits(rows.length) })}</h2>
          <Note>{t('look.noWrite')}</Note>
          <VisuallyHidden role="status">
            {t('look.faults', { count: groupDigits(rows.length) })}
          </VisuallyHidden>
        </div>
        <CsvButton
          label={t('look.download')}
          fileName={() => `${chosen.file.name.replace(/\.\w+$/, '')}-${t('look.faulty')}.csv`}
          readRows={() =>
            Promise.resolve([
              [...chosen.file.headings, t('look.problem')],
              ...rows.map((row) => [
                ...chosen.file.headings.map((_, place) => cellsOf(row)[place] ?? ''),
                problemOf(row),
              ]),
            ])
          }
          doneText={(count) => t('look.downloaded', { count })}
        />
      </Head>
      {columns.length > 1 && (
        <ChipRow label={t('look.problem')}>
          <Chip isSelected={chosenColumn === undefined} onClick={() => setOnly(undefined)}>
            {t('look.allFaults')} {groupDigits(rows.length)}
          </Chip>
          {columns.map((column) => (
            <Chip
              key={column ?? ''}
              isSelected={chosenColumn === column}
              onClick={() => setOnly(column)}
            >
              {columnText(column)} {groupDigits(rows.filter((row) => row.column === column).length)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ol>
        {listed.slice(0, limit).map((row) => (
          <FaultRow
            key={row.rowNo}
            row={row}
            columnText={columnText(row.column)}
            problem={problemOf(row)}
            fix={fixOf(row.column, row.typed, row.nearest, today)}
            typed={typed.get(row.rowNo) ?? ''}
            onType={(value) => setTyped(new Map(typed).set(row.rowNo, value))}
          />
        ))}
      </ol>
      <Way>
        <Note>
          {t('look.shown', {
            shown: groupDigits(Math.min(limit, listed.length)),
            total: groupDigits(listed.length),
          })}
        </Note>
        {listed.length > limit && (
          <Button variant="quiet" size="sm" onClick={() => setLimit(limit + SHOWN)}>
            {t('look.more', { count: Math.min(SHOWN, listed.length - limit) })}
          </Button>
        )}
        {meant.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => setTyped(new Map([...typed, ...meant]))}
          >
            {t('look.applyAll', { count: groupDigits(meant.length) })}
          </Button>
        )}
        {fixes.size > 0 && (
          <Button size="sm" isBusy={isBusy} onClick={again}>
            {t('look.again', { count: groupDigits(fixes.size) })}
          </Button>
        )}
      </Way>
    </Part>
  );
}
