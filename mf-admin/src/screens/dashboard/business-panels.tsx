import { formatPrice, groupDigits } from '@spotlight/shared/format';
import { QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMayOpen } from '../../data/access/access.queries';
import { useBusiness } from '../../data/dashboard/business.queries';
import type { Business } from '../../data/dashboard/business.schema';
import businessTexts from '../../locales/business.zh-TW.json';
import { paths } from '../../paths';
import { DashboardPanel, PanelTitle } from './dashboard-panel';

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media (min-width: 720px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1400px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Lines = styled.ul`
  margin-top: 8px;
  font-size: var(--text-14);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 12px;
  min-height: 44px;
  padding-block: 4px;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    overflow-wrap: anywhere;
  }
  & > a:hover {
    text-decoration: underline;
  }
  & > b {
    font-variant-numeric: tabular-nums;
  }
  & > small {
    grid-column: 1 / -1;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

const Nothing = styled.p`
  padding-block: 16px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** What waits for the reader, money, growth and what people want; every number leads to its list. */
export function BusinessPanels() {
  const t = useTexts(businessTexts);
  const business = useBusiness();
  return (
    <QueryView
      query={business}
      pending={<Skeleton height={180} radius="var(--radius-card)" />}
      errorTitle={t('business.failed')}
    >
      {(data) => (
        <Panels>
          <WaitingPanel waiting={data.waiting} />
          <MoneyPanel sales={data.sales} refunds={data.refunds} />
          <GrowthPanel growth={data.growth} />
          <TopPanel events={data.topEvents} />
        </Panels>
      )}
    </QueryView>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <DashboardPanel aria-labelledby={id}>
      <PanelTitle>
        <h2 id={id}>{title}</h2>
      </PanelTitle>
      {children}
    </DashboardPanel>
  );
}

/** A way to a list, for who may look at it. */
const Way = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? <span>{children}</span> : <Link to={to}>{children}</Link>;

const tasks = [
  ['payments', `${paths.money.to()}?tab=payments`],
  ['refunds', `${paths.money.to()}?tab=refunds`],
  ['messages', paths.messages.to()],
] as const;

function WaitingPanel({ waiting }: Pick<Business, 'waiting'>) {
  const t = useTexts(businessTexts);
  const open = tasks.filter(([kind]) => (waiting[kind] ?? 0) > 0);
  return (
    <Part id="waiting-title" title={t('business.waiting.title')}>
      {open.length === 0 && <Nothing>{t('business.waiting.none')}</Nothing>}
      <Lines>
        {open.map(([kind, to]) => (
          <Line key={kind}>
            <Link to={to}>{t(`business.waiting.${kind}`)}</Link>
            <b>{t('business.waiting.count', { count: waiting[kind] ?? 0 })}</b>
          </Line>
        ))}
      </Lines>
    </Part>
  );
}

function MoneyPanel({ sales, refunds }: Pick<Business, 'sales' | 'refunds'>) {
  const t = useTexts(businessTexts);
  return (
    <Part id="business-money-title" title={t('business.money.title')}>
      {sales && refunds ? (
        <Lines>
          <Line>
            <Link to={`${paths.money.to()}?state=paid`}>{t('business.money.sales')}</Link>
            <b>{formatPrice(sales.now)}</b>
            <small>
              {t('business.money.orders', { count: sales.orders })}・
              {t('business.before', { value: formatPrice(sales.before) })}
            </small>
          </Line>
          <Line>
            <Link to={`${paths.money.to()}?state=refund`}>{t('business.money.refunds')}</Link>
            <b>{formatPrice(refunds.now)}</b>
            <small>{t('business.before', { value: formatPrice(refunds.before) })}</small>
          </Line>
        </Lines>
      ) : (
        <Nothing>{t('business.money.hidden')}</Nothing>
      )}
    </Part>
  );
}

function GrowthPanel({ growth }: Pick<Business, 'growth'>) {
  const t = useTexts(businessTexts);
  const mayOpen = useMayOpen();
  const lines = [
    ['users', paths.users.to()],
    ['registrations', `${paths.events.to()}?sort=-attendees`],
  ] as const;
  return (
    <Part id="growth-title" title={t('business.growth.title')}>
      <Lines>
        {lines.map(([kind, to]) => (
          <Line key={kind}>
            <Way to={mayOpen(kind) ? to : null}>{t(`business.growth.${kind}`)}</Way>
            <b>{groupDigits(growth[kind].now)}</b>
            <small>{t('business.before', { value: groupDigits(growth[kind].before) })}</small>
          </Line>
        ))}
      </Lines>
    </Part>
  );
}

function TopPanel({ events }: { events: Business['topEvents'] }) {
  const t = useTexts(businessTexts);
  const mayOpen = useMayOpen();
  return (
    <Part id="top-title" title={t('business.top.title')}>
      {events.length === 0 && <Nothing>{t('business.top.none')}</Nothing>}
      <Lines>
        {events.map(({ id, title, seats }) => (
          <Line key={id}>
            <Way to={mayOpen('registrations') ? paths.registrations.to(id) : null}>{title}</Way>
            <b>{t('business.top.seats', { count: seats })}</b>
          </Line>
        ))}
      </Lines>
    </Part>
  );
}
