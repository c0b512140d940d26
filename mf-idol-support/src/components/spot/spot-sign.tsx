import { Icon, type IconProps } from '@spotlight/shared/ui';
import type { Spot } from '../../data/spot/spot.schema';

/** What stands for each kind in any language, on a 24 × 24 field: on its pins, and on the chips that explain them. */
export const spotSigns: Record<Spot['kind'], string> = {
  // A cup.
  生咖: 'M5 9.5h11v5a4 4 0 0 1 -4 4h-3a4 4 0 0 1 -4 -4zM16 11h1.5a2.25 2.25 0 0 1 0 4.5H16M8.5 4v2.5M12.5 4v2.5',
  // A bulb.
  燈箱: 'M9.5 18h5M10.5 21h3M9.5 15.25c0-1.9-3-2.9-3-6.25a5.5 5.5 0 0 1 11 0c0 3.35-3 4.35-3 6.25z',
  公車: 'M6 4.5h12a1.5 1.5 0 0 1 1.5 1.5v11.5h-15V6A1.5 1.5 0 0 1 6 4.5zM4.5 11.5h15M7 17.5v2.5M17 17.5v2.5M8 14.5h1M15 14.5h1',
  // A screen on its foot.
  LED: 'M5 5h14a1 1 0 0 1 1 1v8.5a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1v-8.5a1 1 0 0 1 1 -1zM12 15.5v4.5M8.5 20h7M10.5 8l4 2.25 -4 2.25z',
  // A flash.
  快閃: 'M13 3.5L5.5 13.5h5.5l-.5 7 8-10.5h-6z',
  // A gate.
  聖地巡禮: 'M3.5 5.5q8.5 2.5 17 0M5.5 11h13M8 6.75V20M16 6.75V20M12 7v4',
  // A bed.
  應援房:
    'M3.5 6v13.5M3.5 16.5h17v3M20.5 16.5v-3a3 3 0 0 0 -3 -3h-7v6M5.25 12.25a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0',
};

/** The sign of a kind, beside its name. */
export const SpotSign = ({ kind, ...rest }: IconProps & { kind: Spot['kind'] }) => (
  <Icon {...rest} d={spotSigns[kind]} />
);
