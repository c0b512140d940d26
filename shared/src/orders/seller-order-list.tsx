import { isDialogOpen, useScannerBursts } from '@spotlight/shared/scanner';
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
import { useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  SELLER_ORDER_PAGE_SIZE,
  parseSellerOrderFilters,
  sellerOrderSearch,
  sellerOrderTabs,
  type SellerOrderFilters,
} from './seller-order-filters.rules';
import { useSellerOrders } from './seller-order.queries';
import sellerOrdersTexts from '../locales/seller-orders.zh-TW.json';
import { useKeptFocus } from '@spotlight/shared/ui/kept-focus';
import { useSellerDesk } from './seller-desk';
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
  /** What of that address says where on the page. */
  place: Readonly<Record<string, string>>;
  /** Only orders of this event. */
  eventId?: string;
  /** The order that the visitor was led to. */
  firstOpen?: string | null;
  /** What can be done with all of them, such as a file. */
  controls?: ReactNode;
}

/** What people bought of a seller, and what waits for a look into the account. */
export function SellerOrderList({
  path,
  place,
  eventId,
  firstOpen = null,
  controls,
}: SellerOrderListProps) {
  const t = useTexts(sellerOrdersTexts);
  const { seller, kind } = useSellerDesk();
  const address = useMemo<ListAddress<SellerOrderFilters>>(
    () => ({
      path,
      read: parseSellerOrderFilters,
      write: (filters) => sellerOrderSearch(filters, place),
    }),
    [path, place],
  );
  const { filters, hrefWith, apply, applyTyped } = useListFilters(address);
  const { tab, page } = filters;
  const query = useSellerOrders({
    seller,
    kind,
    tab,
    query: filters.query,
    eventId: eventId ?? null,
    page,
    pageSize: SELLER_ORDER_PAGE_SIZE,
  });
  const list = useKeptFocus<HTMLUListElement>();
  const [openId, setOpenId] = useState(firstOpen);
  // The number on a parcel's slip finds its order.
  useScannerBursts({ onScan: (scanned) => isDialogOpen() || apply({ query: scanned }) });
  const clearTo = hrefWith({ query: '', tab: null });
  const isFiltered = Boolean(tab || filters.query);
  return (
    <Stack>
      <SearchBar
        label={t('sellerOrders.search')}
        placeholder={t(`sellerOrders.of.${kind}.searchPlaceholder`)}
        query={filters.query}
        limits={[tab]}
        clearTo={clearTo}
        onSearch={applyTyped}
      >
        <SearchBarSelect name="status" label={t('sellerOrders.tab')} value={tab}>
          <option value="">{t('sellerOrders.allTabs')}</option>
          {sellerOrderTabs.map((id) => (
            <option key={id} value={id}>
              {id === 'paid' || id === 'completed'
                ? t(`sellerOrders.of.${kind}.${id}`)
                : t(`sellerOrders.tabs.${id}`)}
            </option>
          ))}
        </SearchBarSelect>
      </SearchBar>
      <PagedResults
        query={query}
        label={t('sellerOrders.list')}
        count={(total) => t('sellerOrders.total', { count: total })}
        order={t('sellerOrders.order')}
        controls={controls}
        page={page}
        pageSize={SELLER_ORDER_PAGE_SIZE}
        hrefFor={(target) => hrefWith({ page: target })}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        empty={
          <EmptyState
            title={t(isFiltered ? 'sellerOrders.emptyFiltered' : 'sellerOrders.empty')}
            help={
              isFiltered
                ? t('sellerOrders.emptyFilteredHelp')
                : t(`sellerOrders.of.${kind}.emptyHelp`)
            }
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
