import type promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { groupDigits } from '@spotlight/shared/format';
import { Badge, Button } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { adTones, clickRate } from '../../data/ad/ad.rules';
import type { ManagedAd } from '../../data/ad/ad.schema';
import adTexts from '../../locales/ads.zh-TW.json';
import { RowActs } from '../../room/row-acts';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

export type AdTexts = Translate<typeof adTexts & typeof promotionTexts>;

/** 首頁 for `home`; a code that nobody named is shown as it is. */
export const locationOf = (code: string): string =>
  Object.entries(adTexts.locations).find(([known]) => known === code)?.[1] ?? code;

const phaseTones = { scheduled: 'info', running: 'success', ended: 'neutral' } as const;

/** Its state, and whether its days are here. */
export function AdState({ ad, t }: { ad: ManagedAd; t: AdTexts }) {
  return (
    <Badge
      tone={ad.status === 'active' ? phaseTones[ad.phase] : adTones[ad.status]}
      hasDot={ad.status === 'active' && ad.phase === 'running'}
    >
      {stateOf(ad, t)}
    </Badge>
  );
}

const stateOf = ({ status, phase }: ManagedAd, t: AdTexts): string =>
  status === 'active' ? t(`phase.${phase}`) : t(`adStatus.${status}`);

export const adNaming = (t: AdTexts): RoomRowsProps<ManagedAd>['naming'] => ({
  label: t('columns.title'),
  id: 'title',
  nextSort: () => 'title',
  keyOf: ({ id }) => id,
  title: ({ title }) => title,
  note: ({ clientName }) => clientName ?? t('panel.noClient'),
});

interface AdActs {
  mayManage: boolean;
  onPreview: (ad: ManagedAd) => void;
  onEdit: (ad: ManagedAd) => void;
  onDelete: (ad: ManagedAd) => void;
}

export const adColumns = (t: AdTexts, acts: AdActs): RoomColumn<ManagedAd>[] => [
  {
    id: 'type',
    label: t('columns.type'),
    cell: ({ type }) => t(`types.${type}`),
    text: ({ type }) => t(`types.${type}`),
  },
  {
    id: 'status',
    label: t('columns.status'),
    cell: (ad) => <AdState ad={ad} t={t} />,
    text: (ad) => stateOf(ad, t),
  },
  {
    id: 'start_date',
    label: t('columns.period'),
    cell: ({ startDate, endDate }) => t('period', { start: startDate, end: endDate }),
    text: ({ startDate, endDate }) => t('period', { start: startDate, end: endDate }),
    nextSort: (current) => (current === 'start_date' ? '-start_date' : 'start_date'),
  },
  {
    id: 'location',
    label: t('columns.location'),
    cell: ({ displayLocation }) => locationOf(displayLocation),
    text: ({ displayLocation }) => locationOf(displayLocation),
  },
  {
    id: '-impressions',
    label: t('columns.figures'),
    isNumeric: true,
    cell: ({ impressions, clicks }) => `${groupDigits(impressions)}／${groupDigits(clicks)}`,
    text: ({ impressions, clicks }) =>
      `${impressions}／${clicks}（${clickRate({ impressions, clicks })}）`,
    nextSort: () => '-impressions',
  },
  {
    id: 'actions',
    label: t('columns.actions'),
    cell: (ad) => (
      <RowActs>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('previewOf', { title: ad.title })}
          onClick={() => acts.onPreview(ad)}
        >
          {t('preview')}
        </Button>
        {acts.mayManage && (
          <>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('editOf', { title: ad.title })}
              onClick={() => acts.onEdit(ad)}
            >
              {t('edit')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('deleteOf', { title: ad.title })}
              onClick={() => acts.onDelete(ad)}
            >
              {t('delete')}
            </Button>
          </>
        )}
      </RowActs>
    ),
  },
];
