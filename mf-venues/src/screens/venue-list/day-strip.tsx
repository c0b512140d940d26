import { formatMonthDay, formatPrice } from '@spotlight/shared/format';
import { Badge, QueryView, Skeleton, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { cheapestDays } from '../../data/venue/flex-days.rules';
import { useFreeDays } from '../../data/venue/venue-search.queries';
import type { FlexibleFilters } from '../../data/venue/venue-filters.rules';
import dayStripTexts from '../../locales/day-strip.zh-TW.json';
import type { FreeDay } from '../../data/venue/venue-search.schema';
import { DAY_STRIP_HEIGHT } from './day-strip.styles';
import type { SearchWaysProps } from './search-ways';

const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Lead = styled.h2`
  color: var(--ink-2);
  font-size: var(--text-14);
  font-weight: var(--weight-regular);
`;

/* Cut at the edge of a phone, which says that there is more to the side. */
const Days = styled.ul`
  display: grid;
  grid-auto-columns: 136px;
  grid-auto-flow: column;
  gap: 8px;
  margin-inline: calc(var(--gutter) * -1);
  padding: 4px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  @media ${fromTablet} {
    grid-auto-columns: minmax(0, 1fr);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

const Day = styled(Link)`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 2px;
  height: ${DAY_STRIP_HEIGHT}px;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  text-align: center;
  &:hover {
    background: var(--surface-2);
  }
  &[aria-current] {
    border-color: var(--inverse);
    box-shadow: inset 0 0 0 1px var(--inverse);
    color: var(--ink);
  }
  & > strong {
    white-space: nowrap;
    color: var(--ink);
    font-size: var(--text-16);
  }
`;

export interface StripProps extends Pick<SearchWaysProps, 'hrefWith'> {
  filters: FlexibleFilters;
}

/** The days that would do, side by side: what the cheapest free venue costs on each, and which is the lowest of all. */
export function DayStrip({ filters, hrefWith }: StripProps) {
  const t = useTexts(dayStripTexts);
  return (
    <StripOf
      filters={filters}
      lead={t(`days.lead.${filters.flex}`)}
      hrefOf={(day) => hrefWith({ day, around: filters.around ?? filters.day })}
    />
  );
}

/** As many as stand side by side. */
const SHOWN = 7;

/** Nothing is free on the day that somebody asked for: the next ones on which something is. */
export function NextFreeDays({ filters, hrefWith }: StripProps) {
  const t = useTexts(dayStripTexts);
  return (
    <StripOf
      filters={{ ...filters, flex: 'next', around: null }}
      lead={t('days.lead.next')}
      hrefOf={(day) => hrefWith({ flex: null, around: null, day })}
      narrow={(days) => days.filter(({ venues }) => venues > 0).slice(0, SHOWN)}
    />
  );
}

interface StripOfProps {
  filters: FlexibleFilters;
  lead: string;
  hrefOf: (day: string) => string;
  /** Which of the days are shown; nothing where there are none. */
  narrow?: (days: readonly FreeDay[]) => readonly FreeDay[];
}

function StripOf({ filters, lead, hrefOf, narrow }: StripOfProps) {
  const t = useTexts(dayStripTexts);
  const leadId = useId();
  const query = useFreeDays(filters);
  if (query.data && narrow?.(query.data.days).length === 0) return null;
  return (
    <Strip aria-labelledby={leadId}>
      <Lead id={leadId}>{lead}</Lead>
      <QueryView
        query={query}
        pending={<Skeleton height={DAY_STRIP_HEIGHT + 8} radius="var(--radius-card)" />}
        errorTitle={t('days.error')}
      >
        {({ days }) => {
          const shown = narrow?.(days) ?? days;
          const cheapest = cheapestDays(shown);
          return (
            <Days>
              {shown.map(({ day, venues, lowestTotal }) => (
                <li key={day}>
                  <Day
                    to={hrefOf(day)}
                    aria-current={day === filters.day ? 'date' : undefined}
                    preventScrollReset
                  >
                    <span>{formatMonthDay(day)}</span>
                    {lowestTotal === null ? (
                      t('days.none')
                    ) : (
                      <>
                        <strong>{t('days.from', { price: formatPrice(lowestTotal) })}</strong>
                        {cheapest.has(day) ? (
                          <Badge tone="success">{t('days.cheapest')}</Badge>
                        ) : (
                          t('days.venues', { count: venues })
                        )}
                      </>
                    )}
                  </Day>
                </li>
              ))}
            </Days>
          );
        }}
      </QueryView>
    </Strip>
  );
}
