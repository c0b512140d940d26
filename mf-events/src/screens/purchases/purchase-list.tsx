import { serverNow } from '@spotlight/shared/format';
import orderStateTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import {
  ButtonLink,
  EmptyState,
  PagedResults,
  PillSelect,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  ORDER_PAGE_SIZE,
  orderFilterTabs,
  orderKinds,
  orderSearch,
  orderYears,
  parseOrderFilters,
  type OrderFilters,
} from '../../data/order/order-filters.rules';
import { useOrders } from '../../data/order/order.queries';
import purchasesTexts from '../../locales/purchases.zh-TW.json';
import { paths } from '../../paths';
import { ExportButton } from './export-button';
import { PurchaseCard } from './purchase-card';
import { PurchasesSkeleton } from './purchases-skeleton';

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const address: ListAddress<OrderFilters> = {
  path: paths.purchases,
  read: parseOrderFilters,
  write: orderSearch,
};

const ALL = 'all';

/** The orders that the filters leave, latest first. */
export function PurchaseList() {
  const t = useTexts(purchasesTexts);
  const tOrders = useTexts(orderStateTexts);
  const { filters, hrefWith, apply } = useListFilters(address);
  const { tab, kind, year, page } = filters;
  const query = useOrders({
    tab,
    kind,
    year,
    page,
    pageSize: ORDER_PAGE_SIZE,
  });
  const [years] = useState(() => orderYears(serverNow()));
  const isFiltered = Boolean(tab || kind || year);
  const choice = <Value extends string>(
    name: 'tab' | 'kind' | 'year',
    value: Value | null,
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ) => (
    <PillSelect<string>
      label={t(`purchases.${name}`)}
      value={value ?? ALL}
      isChosen={value !== null}
      options={[
        { value: ALL, label: t(`purchases.all.${name}`) },
        ...values.map((id) => ({ value: id, label: labelOf(id) })),
      ]}
      onChange={(chosen) => apply({ [name]: chosen === ALL ? null : chosen })}
    />
  );
  return (
    <PagedResults
      query={query}
      label={t('purchases.list')}
      count={(total) => t('purchases.total', { count: total })}
      order={t('purchases.order')}
      controls={
        <Controls>
          {choice('tab', tab, orderFilterTabs, (id) => t(`purchases.tabs.${id}`))}
          {choice('kind', kind, orderKinds, (id) => tOrders(`kind.${id}`))}
          {choice('year', year, years, (id) => t('purchases.yearOf', { year: id }))}
          <ExportButton filters={filters} isDisabled={!query.data?.total} />
        </Controls>
      }
      page={page}
      pageSize={ORDER_PAGE_SIZE}
      hrefFor={(target) => hrefWith({ page: target })}
      pending={<PurchasesSkeleton />}
      empty={
        <EmptyState
          title={t(isFiltered ? 'purchases.emptyFiltered' : 'purchases.empty')}
          help={t(isFiltered ? 'purchases.emptyFilteredHelp' : 'purchases.emptyHelp')}
          action={
            <ButtonLink to={isFiltered ? paths.purchases : paths.eventList}>
              {t(isFiltered ? 'purchases.clear' : 'purchases.explore')}
            </ButtonLink>
          }
        />
      }
      errorTitle={t('purchases.errorTitle')}
    >
      {(orders) => (
        <List>
          {orders.map((order) => (
            <li key={order.id}>
              <PurchaseCard order={order} />
            </li>
          ))}
        </List>
      )}
    </PagedResults>
  );
}
