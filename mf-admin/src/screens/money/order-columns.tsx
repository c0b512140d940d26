import type ordersTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Badge } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { toneOfOrder, type OrderTab } from '../../data/order/order.rules';
import type { ManagedOrder } from '../../data/order/order.schema';
import type moneyTexts from '../../locales/money.zh-TW.json';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

type Texts = Translate<typeof moneyTexts & typeof ordersTexts>;

const States = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const Digits = styled.span`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
`;

/** What was bought, in one line. */
const contents = ({ items }: ManagedOrder): string =>
  items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join('、');

export const orderNaming = (t: Texts): RoomRowsProps<ManagedOrder>['naming'] => ({
  label: t('columns.order'),
  keyOf: ({ id }) => id,
  title: ({ orderNo }) => orderNo,
  note: (order) => contents(order),
});

export function orderColumns(t: Texts, tab: OrderTab): RoomColumn<ManagedOrder>[] {
  const sellerOf = ({ sellerName }: ManagedOrder) => sellerName ?? t('platform');
  const buyer: RoomColumn<ManagedOrder> = {
    id: 'buyer',
    label: t('columns.buyer'),
    cell: ({ buyerName }) => buyerName,
    text: ({ buyerName }) => buyerName,
  };
  const total: RoomColumn<ManagedOrder> = {
    id: 'total',
    label: t('columns.total'),
    isNumeric: true,
    cell: ({ total: sum }) => formatPrice(sum),
    text: ({ total: sum }) => sum,
  };
  const seller: RoomColumn<ManagedOrder> = {
    id: 'seller',
    label: t('columns.seller'),
    cell: sellerOf,
    text: sellerOf,
  };
  const kind: RoomColumn<ManagedOrder> = {
    id: 'kind',
    label: t('columns.kind'),
    cell: (order) => t(`kind.${order.kind}`),
    text: (order) => t(`kind.${order.kind}`),
  };
  if (tab === 'payments') {
    return [
      total,
      {
        id: 'last5',
        label: t('columns.last5'),
        cell: ({ transfer }) => <Digits>{transfer?.last5 ?? ''}</Digits>,
        text: ({ transfer }) => transfer?.last5 ?? null,
      },
      {
        id: 'transferAt',
        label: t('columns.transferAt'),
        cell: ({ transfer }) => (transfer ? formatMoment(transfer.transferAt) : ''),
        text: ({ transfer }) => (transfer ? formatMoment(transfer.transferAt) : null),
      },
      buyer,
      seller,
    ];
  }
  return [
    kind,
    buyer,
    seller,
    total,
    {
      id: 'status',
      label: t('columns.status'),
      cell: ({ status, refundStatus }) => (
        <States>
          <Badge tone={toneOfOrder(status)}>{t(`status.${status}`)}</Badge>
          {refundStatus !== 'none' && (
            <Badge tone="amber">{t(`refundStatus.${refundStatus}`)}</Badge>
          )}
        </States>
      ),
      text: ({ status, refundStatus }) =>
        [t(`status.${status}`), refundStatus !== 'none' && t(`refundStatus.${refundStatus}`)]
          .filter(Boolean)
          .join('・'),
    },
    {
      id: 'createdAt',
      label: t('columns.createdAt'),
      cell: ({ createdAt }) => formatMoment(createdAt),
      text: ({ createdAt }) => formatMoment(createdAt),
    },
  ];
}
