import { Button, TextField, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import migrationTexts from '../../locales/migration.zh-TW.json';
import type { FaultyRow } from './use-migration';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 16px;
  padding-block: 12px;
  border-top: 1px solid var(--line);
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Said = styled.div`
  display: grid;
  gap: 4px;
  font-size: var(--text-14);
  & > p:first-child {
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }
  & code {
    padding: 2px 6px;
    border-radius: var(--radius-6);
    background: var(--danger-soft);
    color: var(--danger-ink);
    overflow-wrap: anywhere;
  }
`;

const Fix = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;

interface FaultRowProps {
  row: FaultyRow;
  columnText: string;
  problem: string;
  /** What was perhaps meant. */
  fix: string | null;
  typed: string;
  onType: (value: string) => void;
}

/** One row that cannot be imported, and what it shall say instead. */
export function FaultRow({ row, columnText, problem, fix, typed, onType }: FaultRowProps) {
  const t = useTexts(migrationTexts);
  return (
    <Row>
      <Said>
        <p>
          {t('run.row', { row: row.rowNo })}・{columnText}
        </p>
        {row.column && (
          <p>
            <code>{row.typed || t('look.blank')}</code>
          </p>
        )}
        <p>{problem}</p>
      </Said>
      {row.column && (
        <Fix>
          <TextField
            label={t('look.fixOf', { row: row.rowNo, column: columnText })}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
          {fix && typed !== fix && (
            <Button variant="quiet" size="sm" onClick={() => onType(fix)}>
              {t(row.nearest ? 'look.nearest' : 'look.suggestion')}：{fix}
            </Button>
          )}
        </Fix>
      )}
    </Row>
  );
}
