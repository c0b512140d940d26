import { groupDigits, pageCountOf } from '@spotlight/shared/format';
import { Pagination } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PAGE_SIZE, rowRange, writeFilters, type EventFilters } from '../../data/event/event.rules';
import type { ManagedEventPage } from '../../data/event/event.schema';
import { texts } from '../../texts';

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
  children: ReactNode;
}

/** One page of events, and the way to the others. */
export function EventPage({ list, filters, isStale, children }: EventPageProps) {
  const t = useTexts(texts);
  const { items, total, page } = list;
  return (
    <>
      <Rows aria-busy={isStale}>{children}</Rows>
      <Foot>
        <p>{t('events.range', { ...rowRange(page, items.length), total: groupDigits(total) })}</p>
        <Pagination
          page={page}
          pageCount={pageCountOf(total, PAGE_SIZE)}
          hrefFor={(target) => ({ search: writeFilters(filters, { page: target }) })}
        />
      </Foot>
    </>
  );
}
