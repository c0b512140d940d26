import { formatDate, formatMonthDay, giftStateLabel } from '@spotlight/shared/format';
import { Badge, type BadgeTone } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { Spot } from '../../data/spot/spot.schema';
import spotTexts from '../../locales/spot.zh-TW.json';

const tones: Record<NonNullable<Spot['giftStatus']>, BadgeTone> = {
  尚有: 'success',
  少量: 'warning',
  已發完: 'neutral',
};

/** The lamp of presents: are there any left? Shows nothing where nobody has said. */
export function GiftLamp({ state }: { state: Spot['giftStatus'] }) {
  const t = useTexts(spotTexts);
  return (
    state && (
      <Badge tone={tones[state]} hasDot>
        {t('spot.gift', { state: giftStateLabel(state) })}
      </Badge>
    )
  );
}

/** `12/05(六)`, or from when to when; with the year where it is another one. */
export function daysOf({ startsOn, endsOn }: Spot, t: Translate<typeof spotTexts>): string {
  if (startsOn === endsOn) return formatMonthDay(startsOn);
  const isOneYear = endsOn.slice(0, 4) === startsOn.slice(0, 4);
  return t('spot.days', {
    from: formatMonthDay(startsOn),
    to: isOneYear ? formatMonthDay(endsOn) : formatDate(endsOn),
  });
}

/** `11:00–20:00`; nothing where nobody has said. */
export const hoursOf = ({ opens, closes }: Spot, t: Translate<typeof spotTexts>): string | null =>
  opens && closes ? t('spot.hours', { opens, closes }) : null;

/** Which of the drawn pictures stands in for a spot without one. */
export const sceneOf: Record<Spot['kind'], string> = {
  生咖: '生咖活動',
  燈箱: '偶像應援活動',
  公車: '偶像應援活動',
  LED: '應援專場活動',
  快閃: '限定快閃活動',
  聖地巡禮: '拍攝聖地巡禮',
  應援房: '飯店主題應援房',
};
