import { spotKindLabel } from '@spotlight/shared/format';
import type { MapPin } from '@spotlight/shared/ui';
import type { Spot } from '../../data/spot/spot.schema';

/** What stands inside of a pin: its kind in a character. */
const marks: Record<Spot['kind'], string> = {
  生咖: '咖',
  燈箱: '燈',
  公車: '車',
  LED: 'LED',
  快閃: '閃',
  聖地巡禮: '聖',
  應援房: '房',
};

/** A spot on the map: lit where there are presents, quiet where there are none left or it has not begun. */
export const pinOf = ({ id, title, kind, lat, lng, giftStatus, phase }: Spot): MapPin => ({
  id,
  // What stands inside of it is part of what it is called.
  name: `${title}・${spotKindLabel(kind)}`,
  point: { lat, lng },
  mark: marks[kind],
  tone: giftStatus === '已發完' || phase !== 'running' ? 'quiet' : giftStatus ? 'amber' : 'accent',
});
