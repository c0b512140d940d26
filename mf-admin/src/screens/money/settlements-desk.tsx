import { PillSelect, lazyPart, useListFilters, type ListAddress } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSettlementPages, useSettlements } from '../../data/settlement/settlement.queries';
import {
  readSettlements,
  settlementKey,
  writeSettlements,
  type SettlementFilters,
} from '../../data/settlement/settlement.rules';
import { settlementStates } from '../../data/settlement/settlement.schema';
import moneyTexts from '../../locales/money.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import { settlementColumns, settlementNaming } from './settlement-columns';

const SettlementPanel = lazyPart(() =>
  import(/* webpackChunkName: "settlement-panel" */ './settlement-panel').then(
    (m) => m.SettlementPanel,
  ),
);

const address: ListAddress<SettlementFilters> = {
  path: paths.money.to(),
  read: readSettlements,
  write: writeSettlements,
  isOneStep: true,
};

/** 結算撥款: statements of events, until their payout was sent. */
export function SettlementsDesk() {
  const t = useTexts(moneyTexts);
  const list = useListFilters(address);
  const { filters, apply } = list;
  const settlements = useSettlements(filters);
  const readPage = useSettlementPages(filters);
  return (
    <Room
      list={list}
      query={settlements}
      naming={settlementNaming(t)}
      columns={settlementColumns(t)}
      texts={{
        list: t('tabs.settlements'),
        search: t('settlement.search'),
        placeholder: t('settlement.placeholder'),
        loadFailed: t('settlement.loadFailed'),
      }}
      isFiltered={filters.query !== '' || filters.state !== ''}
      unfiltered={{ state: '' }}
      empty={{ title: t('settlement.empty'), help: t('settlement.emptyHelp') }}
      file={{ name: t('tabs.settlements'), read: readPage }}
      panel={(settlement, place) => (
        <SettlementPanel key={settlementKey(settlement)} settlement={settlement} place={place} />
      )}
      filters={
        <PillSelect
          label={t('state')}
          options={[
            { value: '' as const, label: t('anyState') },
            ...settlementStates.map((value) => ({ value, label: t(`settlement.states.${value}`) })),
          ]}
          value={filters.state}
          isChosen={filters.state !== ''}
          onChange={(state) => apply({ state })}
        />
      }
    />
  );
}
