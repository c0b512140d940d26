import type promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { cityLabel, formatPrice } from '@spotlight/shared/format';
import { Badge, Button } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import type { AdProduct, Placement } from '../../data/ad-catalogue/ad-catalogue.schema';
import type catalogueTexts from '../../locales/ad-catalogue.zh-TW.json';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';
import { locationOf } from './ad-columns';

type Texts = Translate<typeof catalogueTexts & typeof promotionTexts>;

/** What both parts of the catalogue end with: in use or not, and the way to change it. */
function lastColumns<Row extends { name: string; isActive: boolean }>(
  t: Texts,
  onEdit: ((row: Row) => void) | undefined,
): RoomColumn<Row>[] {
  return [
    {
      id: 'state',
      label: t('state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'on' : 'off')}</Badge>
      ),
      text: ({ isActive }) => t(isActive ? 'on' : 'off'),
    },
    ...(onEdit
      ? [
          {
            id: 'actions',
            label: t('actions'),
            cell: (row: Row) => (
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('editOf', { name: row.name })}
                onClick={() => onEdit(row)}
              >
                {t('edit')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

const namedBy = <Row extends { id: string; name: string }>(
  label: string,
  note: (row: Row) => string,
): RoomRowsProps<Row>['naming'] => ({
  label,
  keyOf: ({ id }) => id,
  title: ({ name }) => name,
  note,
});

export const placementNaming = (t: Texts) =>
  namedBy<Placement>(t('placements.name'), ({ code }) => code);

const sizeOf = ({ imageW, imageH }: Placement) => (imageW && imageH ? `${imageW}×${imageH}` : '–');

export const placementColumns = (
  t: Texts,
  onEdit: ((row: Placement) => void) | undefined,
): RoomColumn<Placement>[] => [
  {
    id: 'location',
    label: t('placements.location'),
    cell: ({ displayLocation }) => locationOf(displayLocation),
    text: ({ displayLocation }) => locationOf(displayLocation),
  },
  { id: 'size', label: t('placements.size'), cell: sizeOf, text: sizeOf },
  {
    id: 'slots',
    label: t('placements.slots'),
    isNumeric: true,
    cell: ({ slots }) => slots,
    text: ({ slots }) => slots,
  },
  {
    id: 'booked',
    label: t('placements.booked'),
    isNumeric: true,
    cell: ({ booked }) => booked,
    text: ({ booked }) => booked,
  },
  ...lastColumns(t, onEdit),
];

export const productNaming = (t: Texts) =>
  namedBy<AdProduct>(t('products.name'), ({ placement }) => placement.name);

export const productColumns = (
  t: Texts,
  onEdit: ((row: AdProduct) => void) | undefined,
): RoomColumn<AdProduct>[] => {
  const price = ({ unitPrice, unit }: AdProduct) =>
    t('products.priceLine', { price: formatPrice(unitPrice), unit: t(`adUnit.${unit}`) });
  const city = (product: AdProduct) =>
    product.city ? cityLabel(product.city) : t('products.anyCity');
  return [
    {
      id: 'category',
      label: t('products.category'),
      cell: ({ category }) => t(`adCategory.${category}`),
      text: ({ category }) => t(`adCategory.${category}`),
    },
    { id: 'city', label: t('products.city'), cell: city, text: city },
    { id: 'price', label: t('products.price'), isNumeric: true, cell: price, text: price },
    ...lastColumns(t, onEdit),
  ];
};
