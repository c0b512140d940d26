import {
  ButtonLink,
  EmptyState,
  PagedResults,
  SegmentedControl,
  Skeleton,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import {
  REGISTRATION_PAGE_SIZE,
  parseRegistrationFilters,
  registrationSearch,
  registrationTabs,
  type RegistrationFilters,
} from '../../data/registration/registration-filters.rules';
import { useRegistrations } from '../../data/registration/registration-list.queries';
import { paths } from '../../paths';
import { RegistrationCard } from './registration-card';

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const address: ListAddress<RegistrationFilters> = {
  path: paths.registrations,
  read: parseRegistrationFilters,
  write: registrationSearch,
};

/** Registrations under 待確認, 已確認 and 已取消, latest first. */
export function RegistrationList() {
  const { t } = useTranslation('events');
  const { filters, hrefWith, apply } = useListFilters(address);
  const { status, page } = filters;
  return (
    <PagedResults
      query={useRegistrations({ status, page, pageSize: REGISTRATION_PAGE_SIZE })}
      label={t('registrations.list')}
      count={(total) => t('registrations.total', { count: total })}
      order={t('registrations.order')}
      controls={
        <SegmentedControl
          label={t('registrations.status')}
          value={status ?? 'all'}
          options={(['all', ...registrationTabs] as const).map((value) => ({
            value,
            label: t(`registrations.tabs.${value}`),
          }))}
          onChange={(value) => apply({ status: value === 'all' ? null : value })}
        />
      }
      page={page}
      pageSize={REGISTRATION_PAGE_SIZE}
      hrefFor={(target) => hrefWith({ page: target })}
      pending={
        <List aria-busy="true">
          {[1, 2, 3].map((row) => (
            <li key={row}>
              <Skeleton height={176} radius="var(--radius-card)" />
            </li>
          ))}
        </List>
      }
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
