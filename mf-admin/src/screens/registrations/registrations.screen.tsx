import {
  ButtonLink,
  ChevronLeftIcon,
  PillSelect,
  lazyPart,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import { RoomHeading } from '../../components/room-heading';
import { useRegistrations } from '../../data/registration/registration.queries';
import {
  readRegistrations,
  writeRegistrations,
  type RegistrationFilters,
} from '../../data/registration/registration.rules';
import { registrationStatuses } from '../../data/registration/registration.schema';
import registrationTexts from '../../locales/registrations.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import { registrationColumns, registrationNaming } from './registration-columns';

const RegistrationPanel = lazyPart(() =>
  import(/* webpackChunkName: "registration-panel" */ './registration-panel').then(
    (m) => m.RegistrationPanel,
  ),
);

/** 報名資料: who registered for an event, to be read and to be put right. */
export function RegistrationsScreen() {
  const t = useTexts(registrationTexts);
  const { id = '' } = useParams();
  const address = useMemo(
    (): ListAddress<RegistrationFilters> => ({
      path: paths.registrations.to(id),
      read: readRegistrations,
      write: writeRegistrations,
      isOneStep: true,
    }),
    [id],
  );
  const list = useListFilters(address);
  const { filters, apply } = list;
  const registrations = useRegistrations(id, filters);
  const [first] = registrations.data?.items ?? [];
  return (
    <>
      <RoomHeading
        title={t('title')}
        note={first && <span>{first.eventTitle}</span>}
        action={
          <ButtonLink
            to={paths.events.to()}
            variant="quiet"
            size="sm"
            icon={<ChevronLeftIcon size={18} />}
          >
            {t('back')}
          </ButtonLink>
        }
      />
      <Room
        list={list}
        query={registrations}
        naming={registrationNaming(t)}
        columns={registrationColumns(t)}
        texts={{
          list: t('title'),
          search: t('search'),
          placeholder: t('placeholder'),
          loadFailed: t('loadFailed'),
        }}
        isFiltered={filters.query !== '' || filters.status !== ''}
        unfiltered={{ status: '' }}
        empty={{ title: t('empty'), help: t('emptyHelp') }}
        panel={(registration, place) => (
          <RegistrationPanel key={registration.id} registration={registration} place={place} />
        )}
        filters={
          <PillSelect
            label={t('status')}
            options={[
              { value: '' as const, label: t('anyStatus') },
              ...registrationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
            ]}
            value={filters.status}
            isChosen={filters.status !== ''}
            onChange={(status) => apply({ status })}
          />
        }
      />
    </>
  );
}
