import { formatPrice } from '@spotlight/shared/format';
import { Badge } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { settlementKey } from '../../data/settlement/settlement.rules';
import type { Settlement } from '../../data/settlement/settlement.schema';
import type moneyTexts from '../../locales/money.zh-TW.json';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

type Texts = Translate<typeof moneyTexts>;

const tones = { ready: 'warning', waiting: 'info', open: 'neutral', settled: 'success' } as const;

export const settlementNaming = (t: Texts): RoomRowsProps<Settlement>['naming'] => ({
  label: t('settlement.event'),
  keyOf: settlementKey,
  title: ({ title }) => title,
  note: ({ organizerName, date }) =>
    [date.replaceAll('-', '/'), organizerName].filter(Boolean).join('・'),
});

export const settlementColumns = (t: Texts): RoomColumn<Settlement>[] => [
  {
    id: 'state',
    label: t('columns.status'),
    cell: ({ state }) => <Badge tone={tones[state]}>{t(`settlement.states.${state}`)}</Badge>,
    text: ({ state }) => t(`settlement.states.${state}`),
  },
  ...(['gross', 'refunded', 'net', 'payout'] as const).map((id): RoomColumn<Settlement> => ({
    id,
    label: t(`settlement.sums.${id}`),
    isNumeric: true,
    cell: (row) => sumText(row[id]),
    text: (row) => row[id],
  })),
];

/** A sum, which may be owed the other way round. */
export const sumText = (sum: number): string =>
  sum < 0 ? `−${formatPrice(-sum)}` : formatPrice(sum);
