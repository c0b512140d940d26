import {
  ButtonLink,
  Container,
  EmptyState,
  Notice,
  PageHeading,
  PillSelect,
  QueryView,
  SegmentedControl,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { readChoice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link, useSearchParams } from '@spotlight/shared/vendor/router';

import { styled } from 'styled-components';
import { attendedMonths, comingCount, type AttendedMonth } from '../../data/ticket/attended.rules';
import { useMyReviews } from '../../data/event-review/event-review.queries';
import { useTickets } from '../../data/ticket/ticket.queries';
import type { TicketGroup } from '../../data/ticket/ticket.rules';
import type { Ticket } from '../../data/ticket/ticket.schema';
import attendedTexts from '../../locales/attended.zh-TW.json';
import { paths } from '../../paths';
import { AttendedCard } from './attended-card';

const AttendedCalendar = lazyPart(
  () =>
    import(/* webpackChunkName: "attended-calendar" */ './attended-calendar').then(
      (m) => m.AttendedCalendar,
    ),
  { pending: <Skeleton height={420} radius="var(--radius-card)" /> },
);

const views = ['timeline', 'calendar'] as const;

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 24px 48px;
`;

/** The months hang on a line, latest on top. */
const Timeline = styled.ol`
  display: grid;
  gap: 24px;
  padding-inline-start: 20px;
  border-inline-start: 2px solid var(--line);
  & h2 {
    position: relative;
    margin-bottom: 12px;
    font-size: var(--text-18);
    font-variant-numeric: tabular-nums;
  }
  & h2::before {
    content: '';
    position: absolute;
    inset-block-start: 0.55em;
    inset-inline-start: -27px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--accent);
  }
  & ul {
    display: grid;
    gap: 12px;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** /attend-events: where one has been, by month; `?year=` narrows it. */
export function AttendedEventsScreen() {
  const t = useTexts(attendedTexts);
  return (
    <Page>
      <PageHeading title={t('attended.title')} lead={t('attended.lead')} />
      <QueryView
        query={useTickets()}
        pending={<AttendedSkeleton />}
        errorTitle={t('attended.errorTitle')}
      >
        {(tickets) => <Attended tickets={tickets} />}
      </QueryView>
    </Page>
  );
}

function Attended({ tickets }: { tickets: readonly Ticket[] }) {
  const t = useTexts(attendedTexts);
  const [params, setParams] = useSearchParams();
  const months = attendedMonths(tickets);
  const coming = comingCount(tickets);
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  const year = years.find((one) => one === params.get('year')) ?? '';
  const shown = months.filter(({ month }) => month.startsWith(year));
  const view = readChoice(params, 'view', views) ?? 'timeline';
  const { data: reviews } = useMyReviews();
  const cardOf = (group: TicketGroup) => (
    <AttendedCard
      group={group}
      review={reviews?.find(({ eventId: id }) => id === group.event.id)}
    />
  );
  const change = (name: string, value: string) =>
    setParams(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      {coming > 0 && (
        <Notice>
          {t('attended.nextHelp', { count: coming })}{' '}
          <Link to={paths.tickets}>{t('attended.viewTickets')}</Link>
        </Notice>
      )}
      {months.length === 0 ? (
        <EmptyState
          title={t('attended.emptyTitle')}
          help={t('attended.emptyHelp')}
          action={<ButtonLink to={paths.eventList}>{t('attended.explore')}</ButtonLink>}
        />
      ) : (
        <>
          <Bar>
            <span>{t('attended.total', { count: countOf(shown) })}</span>
            <SegmentedControl
              label={t('attended.view')}
              value={view}
              options={views.map((value) => ({ value, label: t(`attended.${value}`) }))}
              onChange={(chosen) => change('view', chosen === 'timeline' ? '' : chosen)}
            />
            {years.length > 1 && (
              <PillSelect
                label={t('attended.yearLabel')}
                value={year}
                isChosen={year !== ''}
                options={[
                  { value: '', label: t('attended.allYears') },
                  ...years.map((one) => ({ value: one, label: t('attended.year', { year: one }) })),
                ]}
                onChange={(chosen) => change('year', chosen)}
              />
            )}
          </Bar>
          {view === 'calendar' && <AttendedCalendar months={shown} cardOf={cardOf} />}
          {view === 'timeline' && (
            <Timeline>
              {shown.map(({ month, groups }) => (
                <li key={month}>
                  <h2>{month.replace('-', '/')}</h2>
                  <ul>
                    {groups.map((group) => (
                      <li key={group.registrationId}>{cardOf(group)}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </Timeline>
          )}
        </>
      )}
    </>
  );
}

const countOf = (months: readonly AttendedMonth[]) =>
  months.reduce((sum, { groups }) => sum + groups.length, 0);

/** The place of the first months. */
function AttendedSkeleton() {
  return (
    <>
      <Skeleton height={24} />
      <Skeleton height={116} radius="var(--radius-card)" />
      <Skeleton height={116} radius="var(--radius-card)" />
    </>
  );
}
