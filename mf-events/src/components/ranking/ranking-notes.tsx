import { formatMoment } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Period } from '../../data/trends/trends.schema';
import trendsTexts from '../../locales/trends.zh-TW.json';

const Notes = styled.div`
  display: grid;
  gap: 4px;
  color: var(--ink-3);
  font-size: var(--text-14);
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent-ink);
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & p {
    max-width: 44em;
  }
`;

export interface RankingNotesProps {
  /** When the ranking was made; absent for one that is made as one looks. */
  updatedAt?: string | null | undefined;
  /** What it counts; `support` is the ranking of campaigns. */
  counts: Period | 'support';
}

/** When a ranking was made, and how. */
export function RankingNotes({ updatedAt, counts }: RankingNotesProps) {
  const t = useTexts(trendsTexts);
  return (
    <Notes>
      {updatedAt && <span>{t('trends.updated', { moment: formatMoment(updatedAt) })}</span>}
      <details>
        <summary>{t('trends.method')}</summary>
        <p>
          {counts === 'support'
            ? t('trends.methodSupport')
            : t('trends.methodBody', { days: counts === '7d' ? 7 : 30 })}
        </p>
      </details>
    </Notes>
  );
}
