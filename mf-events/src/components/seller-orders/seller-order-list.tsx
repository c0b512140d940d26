import {
  ButtonLink,
  EmptyState,
  PagedResults,
  SearchBar,
  SearchBarSelect,
  Skeleton,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import {
  SELLER_ORDER_PAGE_SIZE,
  parseSellerOrderFilters,
  sellerOrderSearch,
  sellerOrderTabs,
  type SellerOrderFilters,
} from '../../data/seller-order/seller-order-filters.rules';
import { useSellerOrders } from '../../data/seller-order/seller-order.queries';
import sellerOrdersTexts from '../../locales/seller-orders.zh-TW.json';
import { useKeptFocus } from '../focus/use-kept-focus';
import { ExportOrdersButton } from './export-orders-button';
import { SellerOrderCard } from './seller-order-card';
import { SellerOrderSheet } from './seller-order-sheet';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

export interface SellerOrderListProps {
  /** The page that it stands on; its address carries the filters. */
  path: string;
  /** Only orders of this event. */
  event?: { id: string; title: string };
}

/** What people bought of the organizer, and what waits for a look into the account. */
export function SellerOrderList({ path, event }: SellerOrderListProps) {
  const t = useTexts(sellerOrdersTexts);
  const address = useMemo<ListAddress<SellerOrderFilters>>(
    () => ({ path, read: parseSellerOrderFilters, write: sellerOrderSearch }),
    [path],
  );
  const { filters, hrefWith, applyTyped } = useListFilters(address);
  const { tab, page } = filters;
  const query = useSellerOrders({
    tab,
    query: filters.query,
    eventId: event?.id ?? null,
    page,
    pageSize: SELLER_ORDER_PAGE_SIZE,
  });
  const list = useKeptFocus<HTMLUListElement>();
  const [openId, setOpenId] = useState<string | null>(null);
  const clearTo = hrefWith({ query: '', tab: null });
  const isFiltered = Boolean(tab || filters.query);
  return (
    <Stack>
      <SearchBar
        label={t('sellerOrders.search')}
        placeholder={t('sellerOrders.searchPlaceholder')}
        query={filters.query}
        limits={[tab]}
        clearTo={clearTo}
        onSearch={applyTyped}
      >
        <SearchBarSelect name="status" label={t('sellerOrders.tab')} value={tab}>
          <option value="">{t('sellerOrders.allTabs')}</option>
          {sellerOrderTabs.map((id) => (
            <option key={id} value={id}>
              {t(`sellerOrders.tabs.${id}`)}
            </option>
          ))}
        </SearchBarSelect>
      </SearchBar>
      <PagedResults
        query={query}
        label={t('sellerOrders.list')}
        count={(total) => t('sellerOrders.total', { count: total })}
        order={t('sellerOrders.order')}
        controls={event && <ExportOrdersButton event={event} />}
        page={page}
        pageSize={SELLER_ORDER_PAGE_SIZE}
        hrefFor={(target) => hrefWith({ page: target })}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        empty={
          <EmptyState
            title={t(isFiltered ? 'sellerOrders.emptyFiltered' : 'sellerOrders.empty')}
            help={t(isFiltered ? 'sellerOrders.emptyFilteredHelp' : 'sellerOrders.emptyHelp')}
            action={isFiltered && <ButtonLink to={clearTo}>{t('sellerOrders.clear')}</ButtonLink>}
          />
        }
        errorTitle={t('sellerOrders.errorTitle')}
      >
        {(orders) => (
          <List ref={list} tabIndex={-1}>
            {orders.map((order) => (
              <li key={order.id}>
                <SellerOrderCard order={order} onOpen={() => setOpenId(order.id)} />
              </li>
            ))}
          </List>
        )}
      </PagedResults>
      {openId && <SellerOrderSheet orderId={openId} onClose={() => setOpenId(null)} />}
    </Stack>
  );
}
