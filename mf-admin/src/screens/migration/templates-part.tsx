import { CsvButton } from '@spotlight/shared/files';
import { serverNow, taipeiDay } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { importColumns, type ImportColumn } from '../../data/import/import-columns.rules';
import { importKinds, type ImportKind } from '../../data/import/import.schema';
import migrationTexts from '../../locales/migration.zh-TW.json';
import examples from '../../locales/migration-examples.zh-TW.json';
import { Part } from './part.styles';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Days until the event of the template. */
const AHEAD_MS = 60 * 86_400_000;

/** 範本下載: a file of each kind with all columns and one row of them. */
export function TemplatesPart() {
  const t = useTexts(migrationTexts);
  const id = useId();
  const exampleOf = (kind: ImportKind) => {
    const said: Partial<Record<ImportColumn, string>> = {
      ...examples[kind],
      ...(kind === 'events' && { date: taipeiDay(serverNow() + AHEAD_MS).replaceAll('-', '/') }),
    };
    return importColumns[kind].map((column) => said[column] ?? '');
  };
  return (
    <Part as="section" aria-labelledby={id}>
      <h2 id={id}>{t('templates.title')}</h2>
      <Buttons>
        {importKinds.map((kind) => (
          <CsvButton
            key={kind}
            label={t('templates.of', { kind: t(`kinds.${kind}`) })}
            fileName={() => `${t('templates.name', { kind: t(`kinds.${kind}`) })}.csv`}
            readRows={() =>
              Promise.resolve([
                importColumns[kind].map((column) => t(`fields.${column}`)),
                exampleOf(kind),
              ])
            }
            doneText={() => t('templates.done')}
          />
        ))}
      </Buttons>
    </Part>
  );
}
