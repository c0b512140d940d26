import ordersTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import {
  Button,
  OverlayFailure,
  PillSelect,
  lazyPart,
  useErrorText,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useConfirmPayment } from '../../data/order/order.mutations';
import { useOrderPages, useOrders } from '../../data/order/order.queries';
import {
  orderStates,
  readOrders,
  writeOrders,
  type OrderFilters,
  type OrderTab,
} from '../../data/order/order.rules';
import { orderKinds, type ManagedOrder } from '../../data/order/order.schema';
import moneyTexts from '../../locales/money.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import type { BulkAction } from '../../room/use-bulk';
import { orderColumns, orderNaming } from './order-columns';

const OrderPanel = lazyPart(() =>
  import(/* webpackChunkName: "order-panel" */ './order-panel').then((m) => m.OrderPanel),
);

const BankImportDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "bank-import" */ './bank-import-dialog').then(
      (m) => m.BankImportDialog,
    ),
  { Failed: OverlayFailure },
);

const address: ListAddress<OrderFilters> = {
  path: paths.money.to(),
  read: readOrders,
  write: writeOrders,
  isOneStep: true,
};

/** Orders of one tab; payments can be confirmed several at once. */
export function OrdersDesk({ tab }: { tab: OrderTab }) {
  const t = useTexts(moneyTexts, ordersTexts);
  const errorText = useErrorText();
  const list = useListFilters(address);
  const { filters, apply } = list;
  const orders = useOrders(filters);
  const readPage = useOrderPages(filters);
  const confirm = useConfirmPayment();
  const [isImporting, setImporting] = useState(false);
  const bulk: readonly BulkAction<ManagedOrder>[] = [
    {
      id: 'confirm',
      label: (count) => t('bulk.label', { count }),
      title: (count) => t('bulk.title', { count }),
      body: t('bulk.body'),
      confirmLabel: t('bulk.confirm'),
      run: ({ id }) => confirm.mutateAsync(id),
    },
  ];
  return (
    <>
      <Room
        list={list}
        query={orders}
        naming={orderNaming(t)}
        columns={orderColumns(t, tab)}
        texts={{
          list: t(`tabs.${tab}`),
          search: t('search'),
          placeholder: t('placeholder'),
          loadFailed: t('loadFailed'),
        }}
        isFiltered={filters.query !== '' || filters.kind !== '' || filters.state !== ''}
        unfiltered={{ kind: '', state: '' }}
        empty={{ title: t(`empty.${tab}`), help: t(`emptyHelp.${tab}`) }}
        {...(tab === 'payments' && { bulk })}
        explain={(thrown) => Promise.resolve(errorText(thrown))}
        file={{ name: t(`tabs.${tab}`), read: readPage }}
        panel={(order, place) => <OrderPanel key={order.id} id={order.id} place={place} />}
        filters={
          <>
            {tab === 'orders' && (
              <PillSelect
                label={t('state')}
                options={[
                  { value: '' as const, label: t('anyState') },
                  ...orderStates.map((value) => ({ value, label: t(`states.${value}`) })),
                ]}
                value={filters.state}
                isChosen={filters.state !== ''}
                onChange={(state) => apply({ state })}
              />
            )}
            <PillSelect
              label={t('kindLabel')}
              options={[
                { value: '' as const, label: t('anyKind') },
                ...orderKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
              ]}
              value={filters.kind}
              isChosen={filters.kind !== ''}
              onChange={(kind) => apply({ kind })}
            />
            {tab === 'payments' && (
              <Button variant="outline" size="sm" onClick={() => setImporting(true)}>
                {t('bankImport')}
              </Button>
            )}
          </>
        }
      />
      {isImporting && <BankImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
