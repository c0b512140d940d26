import { ChevronDownIcon, Select, VisuallyHidden } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { EventSort } from '../../data/event/event-filters.rules';

const sorts: readonly EventSort[] = ['date', 'popular'];

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 44px;
  color: var(--ink-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  & strong {
    color: var(--ink);
  }
`;

const Sort = styled.label`
  position: relative;
  flex-shrink: 0;
  & > select {
    width: auto;
    min-height: 44px;
    padding: 0 36px 0 16px;
    border-color: var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface);
    font-size: var(--text-14);
  }
  & > svg {
    position: absolute;
    top: 13px;
    inset-inline-end: 14px;
    pointer-events: none;
  }
`;

export interface ResultsBarProps {
  /** Unknown while the first answer is on its way. */
  total: number | undefined;
  sort: EventSort;
  onSort: (sort: EventSort) => void;
}

/** How many events there are, told to screen readers whenever it changes, and their order. */
export function ResultsBar({ total, sort, onSort }: ResultsBarProps) {
  const { t } = useTranslation('events');
  return (
    <Bar>
      <VisuallyHidden as="h2">{t('eventList.results')}</VisuallyHidden>
      <p role="status">
        {total !== undefined && (
          <>
            <strong>{t('eventList.total', { count: total })}</strong>・
            {t(`eventList.sortedBy.${sort}`)}
          </>
        )}
      </p>
      <Sort>
        <VisuallyHidden>{t('eventList.sortLabel')}</VisuallyHidden>
        <Select value={sort} onChange={(change) => onSort(change.target.value as EventSort)}>
          {sorts.map((option) => (
            <option key={option} value={option}>
              {t(`eventList.sort.${option}`)}
            </option>
          ))}
        </Select>
        <ChevronDownIcon size={18} />
      </Sort>
    </Bar>
  );
}
