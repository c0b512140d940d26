import { cutText, groupDigits } from '@spotlight/shared/format';
import { Button, FailureNotice, Notice, SelectField, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import {
  importColumns,
  isRequired,
  missingColumns,
  type ImportColumn,
} from '../../data/import/import-columns.rules';
import migrationTexts from '../../locales/migration.zh-TW.json';
import { Note, Part, Way } from './part.styles';
import type { Chosen } from './use-migration';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 16px;
`;

interface ColumnsStepProps {
  chosen: Chosen;
  isBusy: boolean;
  onMatch: (column: ImportColumn, place: number | undefined) => void;
  onBack: () => void;
  onNext: () => void;
  failure: unknown;
}

/** Which column of the file says what. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { chosen, isBusy, onMatch, onBack, onNext, failure } = props;
  const { kind, file, match } = chosen;
  const t = useTexts(migrationTexts);
  const id = useId();
  const missing = missingColumns(kind, match);
  const example = (column: ImportColumn) => {
    const place = match[column];
    const value =
      place === undefined ? '' : file.rows.find(({ cells }) => cells[place])?.cells[place];
    return value ? t('columns.example', { value: cutText(value, 40) }) : undefined;
  };
  return (
    <Part as="section" aria-labelledby={id}>
      <h2 id={id}>{t('columns.title')}</h2>
      <Note>{file.name}</Note>
      <Fields>
        {importColumns[kind].map((column) => (
          <SelectField
            key={column}
            label={t(`fields.${column}`)}
            isRequired={isRequired(kind, column)}
            hint={example(column)}
            value={match[column] === undefined ? '' : String(match[column])}
            onChange={({ target }) =>
              onMatch(column, target.value === '' ? undefined : Number(target.value))
            }
            options={[
              { value: '', label: t('columns.none') },
              ...file.headings.map((heading, place) => ({
                value: String(place),
                label: heading || `${place + 1}`,
              })),
            ]}
          />
        ))}
      </Fields>
      {missing.length > 0 && (
        <Notice tone="warning" icon={<WarningIcon />}>
          {t('columns.missing', {
            columns: missing.map((column) => t(`fields.${column}`)).join('、'),
          })}
        </Notice>
      )}
      <FailureNotice title={t('columns.failed')} failure={failure} />
      <Way>
        <Button variant="outline" disabled={isBusy} onClick={onBack}>
          {t('columns.back')}
        </Button>
        <Button disabled={missing.length > 0} isBusy={isBusy} onClick={onNext}>
          {t('columns.next', { count: groupDigits(file.rows.length) })}
        </Button>
      </Way>
    </Part>
  );
}
