/** A place that has to be reached within its hours. All times are minutes since midnight. */
export interface Stop {
  opens: number;
  closes: number;
  /** How long one stays; all of it before the place closes. */
  stay: number;
}

interface Visit {
  /** Which of the stops. */
  stop: number;
  arrives: number;
  /** When one is let in: later than the arrival where the door is still closed. */
  begins: number;
  leaves: number;
}

export interface DayRoute {
  visits: readonly Visit[];
  /** Stops that no order fits in beside the others. */
  missed: readonly number[];
}

/** As many stops as are planned exactly in the blink of an eye. */
export const MOST_STOPS = 12;

/** A way through some of the stops, to one of them. What is no worse in time and on the way hides others. */
interface Way {
  leaves: number;
  onTheWay: number;
  stop: number;
  before: Way | null;
}

/** Being on the way costs as much as it takes once more: waiting at a door is easier than walking. */
const costOf = ({ leaves, onTheWay }: Way) => leaves + onTheWay;

/**
 * The best order of up to twelve stops, exactly: it reaches as many as any order can, and of those orders it is the
 * one that ends earliest, with each minute on the way counted twice. Held and Karp's tables, in which each field keeps
 * all ways that may still become the best: arriving later can be worth it for who walks less.
 * @param minutes from one stop to another
 * @param fromStart minutes to each stop from where the day begins; without them it begins at its first stop
 */
export function planDay(
  stops: readonly Stop[],
  minutes: readonly (readonly number[])[],
  fromStart: readonly number[] | null,
  startsAt: number,
): DayRoute {
  const size = stops.length;
  // A field for each set of stops and the last of them; a hundred thousand ways pass through, so none is made in vain.
  const table = Array.from<Way[] | undefined>({ length: (1 << size) * size });
  const goOn = (mask: number, stop: number, before: Way | null) => {
    const way = before ? (minutes[before.stop]?.[stop] ?? 0) : (fromStart?.[stop] ?? 0);
    const begins = beginsAt(stops[stop], (before?.leaves ?? startsAt) + way);
    if (begins === null) return;
    const leaves = begins + (stops[stop]?.stay ?? 0);
    const onTheWay = (before?.onTheWay ?? 0) + way;
    const ways = (table[mask * size + stop] ??= []);
    for (const known of ways) if (known.leaves <= leaves && known.onTheWay <= onTheWay) return;
    let kept = 0;
    for (const known of ways) {
      if (known.leaves < leaves || known.onTheWay < onTheWay) ways[kept++] = known;
    }
    ways.length = kept;
    ways.push({ leaves, onTheWay, stop, before });
  };

  for (let stop = 0; stop < size; stop += 1) goOn(1 << stop, stop, null);
  let best: { count: number; way: Way } | null = null;
  // A set comes after all of its subsets, because their numbers are smaller.
  for (let mask = 1; mask < 1 << size; mask += 1) {
    const count = bitsOf(mask);
    for (let last = 0; last < size; last += 1) {
      for (const way of table[mask * size + last] ?? []) {
        if (!best || count > best.count || (count === best.count && costOf(way) < costOf(best.way)))
          best = { count, way };
        for (let next = 0; next < size; next += 1) {
          if (!(mask & (1 << next))) goOn(mask | (1 << next), next, way);
        }
      }
    }
  }
  const order = orderOf(best?.way ?? null);
  return {
    visits: visitsOf(order, stops, minutes, fromStart, startsAt),
    missed: stops.map((_, stop) => stop).filter((stop) => !order.includes(stop)),
  };
}

/** The times of all stops in an order that somebody has chosen, whether each is reached in time or not. */
export const dayInOrder = (
  stops: readonly Stop[],
  minutes: readonly (readonly number[])[],
  fromStart: readonly number[] | null,
  startsAt: number,
): DayRoute => ({
  visits: visitsOf(
    stops.map((_, stop) => stop),
    stops,
    minutes,
    fromStart,
    startsAt,
  ),
  missed: [],
});

/** When one is let in who comes at `arrives`; null where there is not enough time left. */
function beginsAt(stop: Stop | undefined, arrives: number): number | null {
  if (!stop) return null;
  const begins = Math.max(arrives, stop.opens);
  return begins + stop.stay <= stop.closes ? begins : null;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

function orderOf(way: Way | null): number[] {
  const order: number[] = [];
  for (let at = way; at; at = at.before) order.unshift(at.stop);
  return order;
}

/** The times of an order. */
function visitsOf(
  order: readonly number[],
  stops: readonly Stop[],
  minutes: readonly (readonly number[])[],
  fromStart: readonly number[] | null,
  startsAt: number,
): Visit[] {
  let [now, at]: [number, number | null] = [startsAt, null];
  return order.map((stop) => {
    const arrives: number =
      now + (at === null ? (fromStart?.[stop] ?? 0) : (minutes[at]?.[stop] ?? 0));
    const begins = Math.max(arrives, stops[stop]?.opens ?? 0);
    [now, at] = [begins + (stops[stop]?.stay ?? 0), stop];
    return { stop, arrives, begins, leaves: now };
  });
}
