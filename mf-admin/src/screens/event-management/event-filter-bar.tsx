import { categories } from '@spotlight/shared/format';
import { Button, RefreshIcon, SearchField } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { EventFilters } from '../../data/event/event.rules';
import { eventStatuses, type EventStatus } from '../../data/event/event.schema';
import { FilterSelect } from './filter-select';
import { useDebouncedText } from './use-debounced-text';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 12px;
`;

const Search = styled(SearchField)`
  flex: 1 1 100%;
  @media (min-width: 768px) {
    flex: 0 1 272px;
  }
  & > input {
    font-size: var(--text-14);
  }
`;

const Refresh = styled.div`
  margin-inline-start: auto;
`;

interface EventFilterBarProps {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
  events: UseQueryResult<unknown>;
}

/** Search, status and category of the list, and reading it again. */
export function EventFilterBar({ filters, onChange, events }: EventFilterBarProps) {
  const { t } = useTranslation('admin');
  const search = useDebouncedText(filters.query, (query) => onChange({ query }));
  const { refresh, isRefreshing } = useManualRefresh(events);
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
        value={search.text}
        onChange={(event) => search.setText(event.currentTarget.value)}
      />
      <FilterSelect
        label={t('events.status')}
        anyLabel={t('events.anyStatus')}
        value={filters.status}
        options={eventStatuses.map((value) => ({ value, label: t(`events.statuses.${value}`) }))}
        onChange={(status) => onChange({ status: status as EventStatus | '' })}
      />
      <FilterSelect
        label={t('events.category')}
        anyLabel={t('events.anyCategory')}
        value={filters.category}
        options={categories.map((value) => ({ value, label: value }))}
        onChange={(category) => onChange({ category })}
      />
      <Refresh>
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshIcon size={18} />}
          isBusy={isRefreshing}
          busyLabel={t('events.refreshing')}
          onClick={refresh}
        >
          {t('events.refresh')}
        </Button>
      </Refresh>
    </Bar>
  );
}

/** Busy only while the reader waits for it, not whenever the list is read by itself. */
function useManualRefresh({ refetch }: UseQueryResult<unknown>) {
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void refetch().finally(() => setRefreshing(false));
  };
  return { refresh, isRefreshing };
}
