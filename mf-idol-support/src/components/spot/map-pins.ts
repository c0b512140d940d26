import { spotKindLabel } from '@spotlight/shared/format';
import type { MapPin } from '@spotlight/shared/ui';
import type { Spot } from '../../data/spot/spot.schema';
import { spotSigns } from './spot-sign';

const lamps = { 尚有: 'full', 少量: 'half', 已發完: 'empty' } as const;

/** What is hung up and looked at; all other kinds are gone to. */
const advertisements: ReadonlySet<Spot['kind']> = new Set(['燈箱', '公車', 'LED']);

/** A spot on the map: its lamp says whether there are presents; quiet while it has not begun or when it is over. */
export const pinOf = ({ id, title, kind, lat, lng, giftStatus, phase }: Spot): MapPin => ({
  id,
  // Its sign says the kind to who sees it only.
  name: `${title}・${spotKindLabel(kind)}`,
  point: { lat, lng },
  sign: spotSigns[kind],
  isSquare: advertisements.has(kind),
  isQuiet: phase !== 'running',
  ...(giftStatus && { lamp: lamps[giftStatus] }),
});
