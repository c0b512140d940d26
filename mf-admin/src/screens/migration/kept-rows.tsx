import { groupDigits } from '@spotlight/shared/format';
import { Notice, QueryView, SkeletonText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useImportRows } from '../../data/import/import.queries';
import migrationTexts from '../../locales/migration.zh-TW.json';
import { keptReason } from './kept-reason';

/** Rows of a file, one a line. */
export const Rows = styled.ul`
  display: grid;
  gap: 8px;
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`;

/** What could not be taken back, and why. */
export function KeptRows({ id, count }: { id: string; count: number }) {
  const t = useTexts(migrationTexts);
  const rows = useImportRows(id, 'kept');
  return (
    <QueryView query={rows} pending={<SkeletonText lines={3} />} errorTitle={t('loadFailed')}>
      {({ items, total }) => (
        <Notice tone="warning" title={t('run.keptTitle', { count: groupDigits(count) })}>
          <Rows>
            {items.map(({ rowNo, title, detail }) => (
              <li key={rowNo}>
                {title}：{t(`keptBecause.${keptReason(detail)}`)}
              </li>
            ))}
          </Rows>
          {total > items.length && t('run.first', { count: items.length })}
        </Notice>
      )}
    </QueryView>
  );
}
