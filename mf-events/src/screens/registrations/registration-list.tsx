import {
  ButtonLink,
  EmptyState,
  PagedResults,
  SegmentedControl,
  Skeleton,
  useListFilters,
  type ListAddress,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  REGISTRATION_PAGE_SIZE,
  parseRegistrationFilters,
  registrationSearch,
  registrationTabs,
  type RegistrationFilters,
} from '../../data/registration/registration-filters.rules';
import { useRegistrations } from '../../data/registration/registration-list.queries';
import registrationsTexts from '../../locales/registrations.zh-TW.json';
import { paths } from '../../paths';
import { RegistrationCard } from './registration-card';

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

/** Few people are on a waitlist. */
const WaitlistEntries = lazyPart(
  () =>
    import(/* webpackChunkName: "waitlist-entries" */ './waitlist-entries').then(
      (m) => m.WaitlistEntries,
    ),
  { pending: <Pending /> },
);

const address: ListAddress<RegistrationFilters> = {
  path: paths.registrations,
  read: parseRegistrationFilters,
  write: registrationSearch,
};

/** Registrations under 待確認, 已確認 and 已取消, latest first, and one's waitlist entries. */
export function RegistrationList() {
  const t = useTexts(registrationsTexts);
  const { filters, hrefWith, apply } = useListFilters(address);
  const { status, page } = filters;
  const choice = (
    <SegmentedControl
      label={t('registrations.status')}
      value={status ?? 'all'}
      options={(['all', ...registrationTabs] as const).map((value) => ({
        value,
        label: t(`registrations.tabs.${value}`),
      }))}
      onChange={(value) => apply({ status: value === 'all' ? null : value })}
    />
  );
  if (status === 'waitlist') {
    return <WaitlistEntries controls={choice} />;
  }
  return (
    <Registrations
      status={status}
      page={page}
      controls={choice}
      hrefFor={(target) => hrefWith({ page: target })}
    />
  );
}

interface RegistrationsProps {
  status: Exclude<RegistrationFilters['status'], 'waitlist'>;
  page: number;
  controls: ReactNode;
  hrefFor: (page: number) => string;
}

function Registrations({ status, page, controls, hrefFor }: RegistrationsProps) {
  const t = useTexts(registrationsTexts);
  return (
    <PagedResults
      query={useRegistrations({ status, page, pageSize: REGISTRATION_PAGE_SIZE })}
      label={t('registrations.list')}
      count={(total) => t('registrations.total', { count: total })}
      order={t('registrations.order')}
      controls={controls}
      page={page}
      pageSize={REGISTRATION_PAGE_SIZE}
      hrefFor={hrefFor}
      pending={<Pending />}
      empty={
        <EmptyState
          title={t(`registrations.empty.${status ?? 'all'}`)}
          help={t('registrations.emptyHelp')}
          action={<ButtonLink to={paths.eventList}>{t('registrations.explore')}</ButtonLink>}
        />
      }
      errorTitle={t('registrations.errorTitle')}
    >
      {(registrations) => (
        <List>
          {registrations.map((registration) => (
            <li key={registration.id}>
              <RegistrationCard registration={registration} />
            </li>
          ))}
        </List>
      )}
    </PagedResults>
  );
}

function Pending() {
  return (
    <List aria-busy="true">
      {[1, 2, 3].map((row) => (
        <li key={row}>
          <Skeleton height={176} radius="var(--radius-card)" />
        </li>
      ))}
    </List>
  );
}
