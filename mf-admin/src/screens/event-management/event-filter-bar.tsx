import { categories } from '@spotlight/shared/format';
import { PillSelect, SearchField, fromDesktop, onPhone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { sortOrders, type EventFilters } from '../../data/event/event.rules';
import { eventStatuses } from '../../data/event/event.schema';
import { texts } from '../../texts';
import { useDebouncedText } from './use-debounced-text';

const Bar = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: center;
  gap: 8px;
  margin-block: 12px;
  & > :first-child {
    grid-column: 1 / -1;
  }
  @media not ${onPhone} {
    grid-template-columns: 272px auto auto;
    justify-content: start;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Search = styled(SearchField)`
  & > input {
    font-size: var(--text-14);
  }
  @media ${fromDesktop} {
    & > input {
      min-height: 40px;
    }
  }
`;

interface EventFilterBarProps {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
  /** Shows the order as a choice, for a list without headings to press. */
  hasOrder: boolean;
}

/** Search, status and category of the list. */
export function EventFilterBar({ filters, onChange, hasOrder }: EventFilterBarProps) {
  const t = useTexts(texts);
  const search = useDebouncedText(filters.query, (query) => onChange({ query }));
  const statusOptions = [
    { value: '' as const, label: t('events.anyStatus') },
    ...eventStatuses.map((value) => ({ value, label: t(`events.statuses.${value}`) })),
  ];
  const categoryOptions = [
    { value: '', label: t('events.anyCategory') },
    ...categories.map((value) => ({ value, label: value })),
  ];
  return (
    <Bar
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search.flush();
      }}
    >
      <Search
        label={t('events.searchLabel')}
        placeholder={t('events.searchPlaceholder')}
        {...search.field}
      />
      <PillSelect
        label={t('events.status')}
        options={statusOptions}
        value={filters.status}
        isChosen={filters.status !== ''}
        onChange={(status) => onChange({ status })}
      />
      <PillSelect
        label={t('events.category')}
        options={categoryOptions}
        value={filters.category}
        isChosen={filters.category !== ''}
        onChange={(category) => onChange({ category })}
      />
      {hasOrder && (
        <PillSelect
          label={t('events.sortBy')}
          options={sortOrders.map((value) => ({ value, label: t(`events.sort.${value}`) }))}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
      )}
    </Bar>
  );
}
