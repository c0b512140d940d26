import { groupDigits, performerCategories } from '@spotlight/shared/format';
import {
  Button,
  OverlayFailure,
  PlusIcon,
  RefreshIcon,
  TabPanel,
  Tabs,
  lazyPart,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { DemoOffer } from '../../components/demo-mode/demo-offer';
import { DemoPart } from '../../components/demo-mode/demo-part';
import { RoomHeading } from '../../components/room-heading';
import { RoomTools } from '../../components/room-tools';
import { useManualRefresh } from '../../components/use-manual-refresh';
import { useDemoPerformers } from '../../data/demo/demo.queries';
import { useDeletePerformer } from '../../data/performer/performer.mutations';
import { usePerformerPages, usePerformers } from '../../data/performer/performer.queries';
import {
  isNarrowed,
  readPerformers,
  writePerformers,
  type PerformerFilters as Filters,
} from '../../data/performer/performer.rules';
import type { ManagedPerformer } from '../../data/performer/performer.schema';
import performerTexts from '../../locales/performers.zh-TW.json';
import roomTexts from '../../locales/room.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import type { PanelPlace } from '../../room/use-open-row';
import { performerColumns, performerNaming } from './performer-columns';
import { PerformerFilters } from './performer-filters';

const PANEL = 'performer-list';
const ALL = 'all';

const PerformerPanel = lazyPart(() =>
  import(/* webpackChunkName: "performer-panel" */ './performer-panel').then(
    (m) => m.PerformerPanel,
  ),
);
const PerformerDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "performer-dialog" */ './performer-dialog').then(
      (m) => m.PerformerDialog,
    ),
  { Failed: OverlayFailure },
);
const RemovalDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "performer-removal" */ './removal-dialog').then(
      (m) => m.RemovalDialog,
    ),
  { Failed: OverlayFailure },
);

const address: ListAddress<Filters> = {
  path: paths.performers.to(),
  read: readPerformers,
  write: writePerformers,
  isOneStep: true,
};

type Asked =
  | { act: 'edit'; performer: ManagedPerformer | null }
  | { act: 'delete' | 'restore'; performer: ManagedPerformer };

/** 表演者管理: all pages by category, also those that nobody owns yet. */
export function PerformerManagementScreen() {
  const t = useTexts(performerTexts);
  const room = useTexts(roomTexts);
  const list = useListFilters(address);
  const { filters, apply } = list;
  const real = usePerformers(filters);
  const [isDemo, setDemo] = useState(false);
  const samples = useDemoPerformers({ isOn: isDemo, words: filters.query });
  const performers = isDemo ? samples : real;
  const readPage = usePerformerPages(filters);
  const { refresh, isRefreshing } = useManualRefresh(real);
  const remove = useDeletePerformer();
  const [asked, setAsked] = useState<Asked>();
  const mayManage = performers.data?.mayManage ?? false;
  const edit = (performer: ManagedPerformer) => {
    if (mayManage && !performer.isDeleted) setAsked({ act: 'edit', performer });
  };
  const total = performers.data && groupDigits(performers.data.total);
  const tab = filters.category || ALL;
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
            {mayManage && (
              <Button
                size="sm"
                icon={<PlusIcon size={18} />}
                onClick={() => setAsked({ act: 'edit', performer: null })}
              >
                {t('add')}
              </Button>
            )}
          </RoomTools>
        }
      />
      <Tabs
        label={t('tabs')}
        panelId={PANEL}
        selectedId={tab}
        onSelect={(id) => apply({ category: id === ALL ? '' : id, open: '' })}
        items={[{ id: ALL, label: t('all') }, ...performerCategories]}
      />
      <TabPanel id={PANEL} selectedId={tab}>
        <DemoPart kind="performers" isOn={isDemo} hasFailed={real.isError} onSwitch={setDemo} />
        <Room
          list={list}
          query={performers}
          naming={performerNaming(t)}
          columns={performerColumns(t, {
            mayManage,
            onEdit: edit,
            onDelete: (performer) => setAsked({ act: 'delete', performer }),
            onRestore: (performer) => setAsked({ act: 'restore', performer }),
          })}
          texts={{
            list: t('list'),
            search: t('search'),
            placeholder: t('placeholder'),
            loadFailed: t('loadFailed'),
          }}
          isFiltered={isNarrowed(filters)}
          unfiltered={{ status: '', owner: '', isDeleted: false }}
          empty={{
            title: t('empty'),
            help: t('emptyHelp'),
            action: <DemoOffer onShow={() => setDemo(true)} />,
          }}
          {...(!isDemo && { file: { name: t('title'), read: readPage } })}
          {...(mayManage &&
            !filters.isDeleted && {
              bulk: [
                {
                  id: 'delete',
                  label: (count: number) => t('bulkDelete', { count }),
                  variant: 'danger' as const,
                  title: (count: number) => t('bulkDeleteTitle', { count }),
                  body: t('deleteBody'),
                  confirmLabel: t('deleteConfirm'),
                  reasonLabel: t('reason'),
                  run: ({ id, version }: ManagedPerformer, reason: string) =>
                    remove.mutateAsync({ id, version, reason }),
                },
              ],
            })}
          onEdit={edit}
          {...(!isDemo && {
            panel: (performer: ManagedPerformer, place: PanelPlace) => (
              <PerformerPanel
                key={performer.id}
                performer={performer}
                place={place}
                mayManage={mayManage}
                onEdit={() => edit(performer)}
                onDelete={() => setAsked({ act: 'delete', performer })}
                onRestore={() => setAsked({ act: 'restore', performer })}
              />
            ),
          })}
          filters={<PerformerFilters filters={filters} mayManage={mayManage} onChange={apply} />}
        />
      </TabPanel>
      {asked?.act === 'edit' && (
        <PerformerDialog performer={asked.performer} onClose={() => setAsked(undefined)} />
      )}
      {asked && asked.act !== 'edit' && (
        <RemovalDialog
          act={asked.act}
          performer={asked.performer}
          onDone={() => apply({ open: '', page: filters.page })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
