import type promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { formatPrice } from '@spotlight/shared/format';
import { Badge } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { supportAdTones } from '../../data/support-ad/support-ad.rules';
import type { SupportAd } from '../../data/support-ad/support-ad.schema';
import type supportTexts from '../../locales/support-ads.zh-TW.json';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

type Texts = Translate<typeof supportTexts & typeof promotionTexts>;

export const supportAdNaming = (t: Texts): RoomRowsProps<SupportAd>['naming'] => ({
  label: t('columns.title'),
  keyOf: ({ id }) => id,
  title: ({ title }) => title,
  note: ({ orderNo }) => orderNo,
});

export const supportAdColumns = (t: Texts): RoomColumn<SupportAd>[] => [
  {
    id: 'artist',
    label: t('columns.artist'),
    cell: ({ artist }) => artist.performerName,
    text: ({ artist }) => artist.performerName,
  },
  {
    id: 'product',
    label: t('columns.product'),
    cell: ({ product }) => product.name,
    text: ({ product }) => product.name,
  },
  {
    id: 'period',
    label: t('columns.period'),
    cell: ({ startsOn, endsOn }) => t('period', { start: startsOn, end: endsOn }),
    text: ({ startsOn, endsOn }) => t('period', { start: startsOn, end: endsOn }),
  },
  {
    id: 'total',
    label: t('columns.total'),
    isNumeric: true,
    cell: ({ total }) => formatPrice(total),
    text: ({ total }) => total,
  },
  {
    id: 'status',
    label: t('columns.status'),
    cell: ({ status }) => (
      <Badge tone={supportAdTones[status]}>{t(`supportAdStatus.${status}`)}</Badge>
    ),
    text: ({ status }) => t(`supportAdStatus.${status}`),
  },
];
