import { useToasts } from '@spotlight/shared/contract';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import {
  Button,
  ConfirmDialog,
  OverlayFailure,
  PillSelect,
  PlusIcon,
  lazyPart,
  onPhone,
  useListFilters,
  useMediaQuery,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DemoOffer } from '../../components/demo-mode/demo-offer';
import { DemoPart } from '../../components/demo-mode/demo-part';
import { useDeleteAd, useSwitchAd } from '../../data/ad/ad.mutations';
import { useAdPages, useAds } from '../../data/ad/ad.queries';
import { adSorts, previewOf, readAds, writeAds, type AdFilters } from '../../data/ad/ad.rules';
import { adPhases, adStatuses, adTypes, type ManagedAd } from '../../data/ad/ad.schema';
import { useDemoAds } from '../../data/demo/demo.queries';
import adTexts from '../../locales/ads.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import type { PanelPlace } from '../../room/use-open-row';
import { adColumns, adNaming } from './ad-columns';

const AdPanel = lazyPart(() =>
  import(/* webpackChunkName: "ad-panel" */ './ad-panel').then((m) => m.AdPanel),
);
const AdDialog = lazyPart(
  () => import(/* webpackChunkName: "ad-dialog" */ './ad-dialog').then((m) => m.AdDialog),
  { Failed: OverlayFailure },
);

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: 12px;
`;

const address: ListAddress<AdFilters> = {
  path: paths.ads.to(),
  read: readAds,
  write: writeAds,
  isOneStep: true,
};

type Asked = { act: 'edit'; ad: ManagedAd | null } | { act: 'delete'; ad: ManagedAd };

/** Every advertisement: what runs, what waits, and how it does. */
export function AdsDesk() {
  const t = useTexts(adTexts, promotionTexts);
  const toasts = useToasts();
  const list = useListFilters(address);
  const { filters, apply } = list;
  const real = useAds(filters);
  const [isDemo, setDemo] = useState(false);
  const samples = useDemoAds({ isOn: isDemo, words: filters.query });
  const ads = isDemo ? samples : real;
  const readPage = useAdPages(filters);
  const remove = useDeleteAd();
  const switchAd = useSwitchAd();
  const isNarrow = useMediaQuery(onPhone);
  const [asked, setAsked] = useState<Asked>();
  const mayManage = ads.data?.mayManage ?? false;
  const done = () => setAsked(undefined);
  const preview = (ad: ManagedAd) => {
    const to = previewOf(ad);
    if (to) window.open(to, '_blank', 'noopener');
    else toasts.info(t('noPreview'));
  };
  const edit = (ad: ManagedAd) => {
    if (mayManage) setAsked({ act: 'edit', ad });
  };
  return (
    <>
      {mayManage && (
        <Tools>
          <Button
            size="sm"
            icon={<PlusIcon size={18} />}
            onClick={() => setAsked({ act: 'edit', ad: null })}
          >
            {t('add')}
          </Button>
        </Tools>
      )}
      <DemoPart kind="ads" isOn={isDemo} hasFailed={real.isError} onSwitch={setDemo} />
      <Room
        list={list}
        query={ads}
        naming={adNaming(t)}
        columns={adColumns(t, {
          mayManage,
          onPreview: preview,
          onEdit: edit,
          onDelete: (ad) => setAsked({ act: 'delete', ad }),
        })}
        texts={{
          list: t('list'),
          search: t('search'),
          placeholder: t('placeholder'),
          loadFailed: t('loadFailed'),
        }}
        isFiltered={[filters.query, filters.status, filters.type, filters.phase].some(Boolean)}
        unfiltered={{ status: '', type: '', phase: '' }}
        empty={{
          title: t('empty'),
          help: t('emptyHelp'),
          action: <DemoOffer onShow={() => setDemo(true)} />,
        }}
        {...(!isDemo && { file: { name: t('title'), read: readPage } })}
        {...(mayManage && {
          bulk: [
            {
              id: 'off',
              label: (count: number) => t('bulkOff', { count }),
              variant: 'danger' as const,
              title: (count: number) => t('bulkOffTitle', { count }),
              body: t('bulkOffBody'),
              confirmLabel: t('bulkOffConfirm'),
              run: ({ id }: ManagedAd) => switchAd.mutateAsync({ id, isActive: false }),
            },
          ],
        })}
        onEdit={edit}
        {...(!isDemo && {
          panel: (ad: ManagedAd, place: PanelPlace) => (
            <AdPanel
              key={ad.id}
              ad={ad}
              place={place}
              mayManage={mayManage}
              onPreview={() => preview(ad)}
              onEdit={() => edit(ad)}
              onDelete={() => setAsked({ act: 'delete', ad })}
            />
          ),
        })}
        filters={
          <>
            <PillSelect
              label={t('columns.status')}
              options={[
                { value: '' as const, label: t('anyStatus') },
                ...adStatuses.map((value) => ({ value, label: t(`adStatus.${value}`) })),
              ]}
              value={filters.status}
              isChosen={filters.status !== ''}
              onChange={(status) => apply({ status })}
            />
            <PillSelect
              label={t('phaseFilter')}
              options={[
                { value: '' as const, label: t('anyPhase') },
                ...adPhases.map((value) => ({ value, label: t(`phase.${value}`) })),
              ]}
              value={filters.phase}
              isChosen={filters.phase !== ''}
              onChange={(phase) => apply({ phase })}
            />
            <PillSelect
              label={t('columns.type')}
              options={[
                { value: '' as const, label: t('anyType') },
                ...adTypes.map((value) => ({ value, label: t(`types.${value}`) })),
              ]}
              value={filters.type}
              isChosen={filters.type !== ''}
              onChange={(type) => apply({ type })}
            />
            {isNarrow && (
              <PillSelect
                label={t('sortBy')}
                options={adSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
                value={filters.sort}
                onChange={(sort) => apply({ sort })}
              />
            )}
          </>
        }
      />
      {asked?.act === 'edit' && <AdDialog ad={asked.ad} onClose={done} />}
      {asked?.act === 'delete' && (
        <ConfirmDialog
          title={t('deleteTitle', { title: asked.ad.title })}
          body={t('deleteBody')}
          confirmLabel={t('deleteConfirm')}
          tone="danger"
          failureTitle={t('deleteFailed')}
          onConfirm={async () => {
            await remove.mutateAsync(asked.ad.id);
            apply({ open: '', page: filters.page });
            return t('deleted');
          }}
          onClose={done}
        />
      )}
    </>
  );
}
