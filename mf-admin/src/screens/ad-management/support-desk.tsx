import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { PillSelect, lazyPart, useListFilters, type ListAddress } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSupportAdPages, useSupportAds } from '../../data/support-ad/support-ad.queries';
import {
  readSupportAds,
  writeSupportAds,
  type SupportAdFilters,
} from '../../data/support-ad/support-ad.rules';
import { supportAdStatuses } from '../../data/support-ad/support-ad.schema';
import supportTexts from '../../locales/support-ads.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import { supportAdColumns, supportAdNaming } from './support-ad-columns';

const SupportAdPanel = lazyPart(() =>
  import(/* webpackChunkName: "support-ad-panel" */ './support-ad-panel').then(
    (m) => m.SupportAdPanel,
  ),
);

const address: ListAddress<SupportAdFilters> = {
  path: paths.ads.to(),
  read: readSupportAds,
  write: writeSupportAds,
  isOneStep: true,
};

/** Support ads, from being sent in to the proof that they hung there. */
export function SupportDesk() {
  const t = useTexts(supportTexts, promotionTexts);
  const list = useListFilters(address);
  const { filters, apply } = list;
  const ads = useSupportAds(filters);
  const readPage = useSupportAdPages(filters);
  return (
    <Room
      list={list}
      query={ads}
      naming={supportAdNaming(t)}
      columns={supportAdColumns(t)}
      texts={{
        list: t('list'),
        search: t('search'),
        placeholder: t('placeholder'),
        loadFailed: t('loadFailed'),
      }}
      isFiltered={filters.query !== '' || filters.status !== ''}
      unfiltered={{ status: '' }}
      empty={{ title: t('empty'), help: t('emptyHelp') }}
      file={{ name: t('list'), read: readPage }}
      panel={(ad, place) => <SupportAdPanel key={ad.id} ad={ad} place={place} />}
      filters={
        <PillSelect
          label={t('columns.status')}
          options={[
            { value: '' as const, label: t('anyStatus') },
            ...supportAdStatuses.map((value) => ({
              value,
              label: t(`supportAdStatus.${value}`),
            })),
          ]}
          value={filters.status}
          isChosen={filters.status !== ''}
          onChange={(status) => apply({ status })}
        />
      }
    />
  );
}
