import type { GeoPoint } from '@spotlight/shared/point/rules';
import type { Spot, SpotKind } from '../spot/spot.schema';
import { dayInOrder, planDay, type Stop } from './day-route.rules';
import type { RouteAddress } from './route-address.rules';
import { legBetween, type Leg } from './travel.rules';

/** One stop of the day, with the way to it. */
export interface WalkStop {
  spot: Spot;
  /** `HH:MM` */
  arrives: string;
  /** Minutes at a door that is still closed. */
  waits: number;
  /** It closes before one has seen it; only in an own order. */
  isTooLate: boolean;
  stay: number;
  /** How to get here; null where the day begins. */
  leg: Leg | null;
}

/** Why a spot is not on the way. */
export interface MissedStop {
  spot: Spot;
  why: 'otherDay' | 'tooEarly' | 'noTime';
  /** `HH:MM`: the earliest arrival, from the beginning of the day straight on. */
  earliest: string;
}

export interface Walk {
  stops: readonly WalkStop[];
  missed: readonly MissedStop[];
  walkMetres: number;
  rides: number;
  /** Minutes from the beginning to the end. */
  length: number;
  /** `HH:MM` */
  endsAt: string;
}

/** How long one stays, by what there is to see. */
const stays: Record<SpotKind, number> = {
  生咖: 40,
  燈箱: 10,
  公車: 10,
  LED: 15,
  快閃: 30,
  聖地巡禮: 30,
  應援房: 30,
};

/** Minutes that one stays there. */
export const stayOf = ({ kind }: Spot): number => stays[kind];

const DAY_MIN = 1440;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const clockOf = (minute: number) =>
  [Math.floor(minute / 60) % 24, minute % 60].map((n) => String(n).padStart(2, '0')).join(':');

/** Who has said nothing about hours can be seen all day; who closes after midnight closes the next day. */
function hoursOf(spot: Spot): Stop {
  const { opens, closes } = spot;
  const from = opens ? minuteOf(opens) : 0;
  const to = closes ? minuteOf(closes) : DAY_MIN;
  return { opens: from, closes: to <= from ? to + DAY_MIN : to, stay: stayOf(spot) };
}

/**
 * The day through these spots.
 * @param isOwnOrder they are visited as they stand; else in the best order
 * @param here where it begins; without it, at its first stop
 */
export function walkOf(
  spots: readonly Spot[],
  { day, start, isOwnOrder }: Pick<RouteAddress, 'day' | 'start' | 'isOwnOrder'>,
  here: GeoPoint | null,
): Walk {
  const isOn = ({ startsOn, endsOn }: Spot) => startsOn <= day && day <= endsOn;
  const on = spots.filter(isOn);
  const startsAt = minuteOf(start);
  const hours = on.map(hoursOf);
  const legs = on.map((from) => on.map((to) => legBetween(from, to)));
  const fromHere = here && on.map((to) => legBetween(here, to));
  const plan = (isOwnOrder ? dayInOrder : planDay)(
    hours,
    legs.map((row) => row.map(({ minutes }) => minutes)),
    fromHere?.map(({ minutes }) => minutes) ?? null,
    startsAt,
  );

  const stops = plan.visits.flatMap(({ stop, arrives, begins }, n): WalkStop[] => {
    const before = plan.visits[n - 1]?.stop;
    const leg = before === undefined ? fromHere?.[stop] : legs[before]?.[stop];
    const spot = on[stop];
    return spot
      ? [
          {
            spot,
            arrives: clockOf(arrives),
            waits: begins - arrives,
            isTooLate: begins + stayOf(spot) > (hours[stop]?.closes ?? 0),
            stay: stayOf(spot),
            leg: leg ?? null,
          },
        ]
      : [];
  });
  const endsAt = plan.visits.at(-1)?.leaves ?? startsAt;
  return {
    stops,
    missed: [
      ...plan.missed.flatMap((stop): MissedStop[] => {
        const [spot, open] = [on[stop], hours[stop]];
        if (!spot || !open) return [];
        const earliest = startsAt + (fromHere?.[stop]?.minutes ?? 0);
        const why = earliest + open.stay > open.closes ? 'tooEarly' : 'noTime';
        return [{ spot, why, earliest: clockOf(earliest) }];
      }),
      ...spots
        .filter((spot) => !isOn(spot))
        .map((spot): MissedStop => ({ spot, why: 'otherDay', earliest: start })),
    ],
    walkMetres: stops.reduce((sum, { leg }) => sum + (leg?.mode === 'walk' ? leg.metres : 0), 0),
    rides: stops.filter(({ leg }) => leg && leg.mode !== 'walk').length,
    length: endsAt - startsAt,
    endsAt: clockOf(endsAt),
  };
}
