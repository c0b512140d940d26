import { groupDigits } from '@spotlight/shared/format';
import { Pagination, onPhone } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import {
  pageCountOf,
  rowRange,
  writeFilters,
  type EventFilters,
  type SortOrder,
} from '../../data/event/event.rules';
import type { ManagedEventPage } from '../../data/event/event.schema';
import { EventCards } from './event-cards';
import { EventTable } from './event-table';
import { useMediaQuery } from './use-media-query';

const Rows = styled.div`
  transition: opacity var(--base) var(--ease);
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  margin-top: 16px;
  color: var(--ink-3);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  @media (min-width: 768px) {
    justify-content: space-between;
  }
`;

interface EventPageProps {
  list: ManagedEventPage;
  filters: EventFilters;
  /** These rows belong to the filters before; the new ones are on the way. */
  isStale: boolean;
  onSort: (sort: SortOrder) => void;
}

/** One page of events: a table, or cards where a table does not fit, and the way to the others. */
export function EventPage({ list, filters, isStale, onSort }: EventPageProps) {
  const { t } = useTranslation('admin');
  const isNarrow = useMediaQuery(onPhone);
  const { items, total, page } = list;
  const List = isNarrow ? EventCards : EventTable;
  return (
    <>
      <Rows aria-busy={isStale}>
        <List events={items} sort={filters.sort} onSort={onSort} />
      </Rows>
      <Foot>
        <p>{t('events.range', { ...rowRange(page, items.length), total: groupDigits(total) })}</p>
        <Pagination
          page={page}
          pageCount={pageCountOf(total)}
          hrefFor={(target) => `?${writeFilters(filters, { page: target }).toString()}`}
        />
      </Foot>
    </>
  );
}
