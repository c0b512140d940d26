import { useToasts } from '@spotlight/shared/contract';
import { groupDigits, venueTypeLabel, venueTypes } from '@spotlight/shared/format';
import {
  Button,
  ButtonLink,
  OverlayFailure,
  PillSelect,
  PlusIcon,
  RefreshIcon,
  lazyPart,
  onPhone,
  useListFilters,
  useMediaQuery,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { DemoOffer } from '../../components/demo-mode/demo-offer';
import { DemoPart } from '../../components/demo-mode/demo-part';
import { RoomHeading } from '../../components/room-heading';
import { RoomTools } from '../../components/room-tools';
import { useManualRefresh } from '../../components/use-manual-refresh';
import { useAreaAccess } from '../../data/access/access.queries';
import { useDemoVenues } from '../../data/demo/demo.queries';
import { useArchiveVenue } from '../../data/venue/venue.mutations';
import { useVenuePages, useVenues } from '../../data/venue/venue.queries';
import {
  readVenues,
  venueSorts,
  writeVenues,
  type VenueFilters,
} from '../../data/venue/venue.rules';
import { venueStatuses, type ManagedVenue } from '../../data/venue/venue.schema';
import roomTexts from '../../locales/room.zh-TW.json';
import venueTexts from '../../locales/venues.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import type { PanelPlace } from '../../room/use-open-row';
import { venueColumns, venueNaming } from './venue-columns';

const VenuePanel = lazyPart(() =>
  import(/* webpackChunkName: "venue-panel" */ './venue-panel').then((m) => m.VenuePanel),
);
const VenueDialog = lazyPart(
  () => import(/* webpackChunkName: "venue-dialog" */ './venue-dialog').then((m) => m.VenueDialog),
  { Failed: OverlayFailure },
);
const RemovalDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "venue-removal" */ './removal-dialog').then((m) => m.RemovalDialog),
  { Failed: OverlayFailure },
);

const address: ListAddress<VenueFilters> = {
  path: paths.venues.to(),
  read: readVenues,
  write: writeVenues,
  isOneStep: true,
};

type Asked =
  | { act: 'edit'; id: string | null }
  | { act: 'archive' | 'delete'; venue: ManagedVenue };

/** 場地管理: every venue for administrators, the own ones for their owners. */
export function VenueManagementScreen() {
  const t = useTexts(venueTexts);
  const room = useTexts(roomTexts);
  const toasts = useToasts();
  const list = useListFilters(address);
  const { filters, apply } = list;
  const real = useVenues(filters);
  const [isDemo, setDemo] = useState(false);
  const samples = useDemoVenues({ isOn: isDemo, words: filters.query });
  const venues = isDemo ? samples : real;
  const readPage = useVenuePages(filters);
  const { refresh, isRefreshing } = useManualRefresh(real, (error) => {
    if (!error) toasts.success(t('loaded'));
  });
  const { data: access } = useAreaAccess();
  const archive = useArchiveVenue();
  const isNarrow = useMediaQuery(onPhone);
  const [asked, setAsked] = useState<Asked>();
  const mayManage = venues.data?.mayManage ?? false;
  const mayChange = ({ isOwn }: ManagedVenue) => mayManage || isOwn;
  const edit = (venue: ManagedVenue) => {
    if (mayChange(venue)) setAsked({ act: 'edit', id: venue.id });
  };
  const done = () => setAsked(undefined);
  const total = venues.data && groupDigits(venues.data.total);
  return (
    <>
      <RoomHeading
        title={t('title')}
        note={total && <span role="status">{t('count', { count: total })}</span>}
        action={
          <RoomTools>
            <Button
              variant="quiet"
              size="sm"
              icon={<RefreshIcon size={18} />}
              isBusy={isRefreshing}
              busyLabel={room('refreshing')}
              onClick={refresh}
            >
              {room('refresh')}
            </Button>
            {!isDemo && (mayManage || access === 'visitor') && (
              <Button
                size="sm"
                icon={<PlusIcon size={18} />}
                onClick={() => setAsked({ act: 'edit', id: null })}
              >
                {t('add')}
              </Button>
            )}
          </RoomTools>
        }
      />
      <DemoPart
        kind="venues"
        isOn={isDemo}
        hasFailed={real.isError && access === 'admin'}
        onSwitch={setDemo}
      />
      <Room
        list={list}
        query={venues}
        naming={venueNaming(t)}
        columns={venueColumns(t, {
          mayChange,
          onEdit: edit,
          onDelete: (venue) => setAsked({ act: 'delete', venue }),
        })}
        texts={{
          list: t('list'),
          search: t('search'),
          placeholder: t('placeholder'),
          loadFailed: t('loadFailed'),
        }}
        isFiltered={filters.query !== '' || filters.status !== '' || filters.type !== ''}
        unfiltered={{ status: '', type: '' }}
        empty={{
          title: t('empty'),
          help: t('emptyHelp'),
          ...(access !== 'visitor' && {
            action: (
              <RoomTools>
                <ButtonLink to={paths.migration.to()}>{t('toMigration')}</ButtonLink>
                <DemoOffer onShow={() => setDemo(true)} />
              </RoomTools>
            ),
          }),
        }}
        {...(!isDemo && { file: { name: t('title'), read: readPage } })}
        {...(mayManage && {
          bulk: [
            {
              id: 'archive',
              label: (count: number) => t('bulkArchive', { count }),
              variant: 'danger' as const,
              title: (count: number) => t('bulkArchiveTitle', { count }),
              body: t('archiveBody'),
              confirmLabel: t('archiveConfirm'),
              reasonLabel: t('reason'),
              run: ({ id, version }: ManagedVenue, reason: string) =>
                archive.mutateAsync({ id, version, reason }),
            },
          ],
        })}
        onEdit={edit}
        {...(!isDemo && {
          panel: (venue: ManagedVenue, place: PanelPlace) => (
            <VenuePanel
              key={venue.id}
              venue={venue}
              place={place}
              mayChange={mayChange(venue)}
              mayManage={mayManage}
              onEdit={() => edit(venue)}
              onArchive={() => setAsked({ act: 'archive', venue })}
              onDelete={() => setAsked({ act: 'delete', venue })}
            />
          ),
        })}
        filters={
          <>
            <PillSelect
              label={t('columns.status')}
              options={[
                { value: '' as const, label: t('anyStatus') },
                ...venueStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
              ]}
              value={filters.status}
              isChosen={filters.status !== ''}
              onChange={(status) => apply({ status })}
            />
            <PillSelect
              label={t('columns.type')}
              options={[
                { value: '', label: t('anyType') },
                ...venueTypes.map((value) => ({ value, label: venueTypeLabel(value) })),
              ]}
              value={filters.type}
              isChosen={filters.type !== ''}
              onChange={(type) => apply({ type })}
            />
            {isNarrow && (
              <PillSelect
                label={t('sortBy')}
                options={venueSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
                value={filters.sort}
                onChange={(sort) => apply({ sort })}
              />
            )}
          </>
        }
      />
      {asked?.act === 'edit' && <VenueDialog id={asked.id} mayManage={mayManage} onClose={done} />}
      {asked && asked.act !== 'edit' && (
        <RemovalDialog
          act={asked.act}
          venue={asked.venue}
          onDone={() => {
            if (asked.act === 'delete') apply({ open: '', page: filters.page });
          }}
          onClose={done}
        />
      )}
    </>
  );
}
