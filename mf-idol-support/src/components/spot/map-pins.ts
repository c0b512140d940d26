import { spotKindLabel } from '@spotlight/shared/format';
import type { MapPin } from '@spotlight/shared/ui';
import type { Spot } from '../../data/spot/spot.schema';
import { spotSigns } from './spot-sign';

/** A spot on the map: lit where there are presents, quiet where there are none left or it has not begun. */
export const pinOf = ({ id, title, kind, lat, lng, giftStatus, phase }: Spot): MapPin => ({
  id,
  // Its sign says the kind to who sees it only.
  name: `${title}・${spotKindLabel(kind)}`,
  point: { lat, lng },
  sign: spotSigns[kind],
  tone: giftStatus === '已發完' || phase !== 'running' ? 'quiet' : giftStatus ? 'amber' : 'accent',
});
