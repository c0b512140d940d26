import type { OccupiedHour } from './income.schema';

/** Hours that stand empty on the same days of the week, one after the other. */
export interface EmptyStretch {
  /** 1 = Monday. */
  weekdays: number[];
  /** Full hours of the day; `to` may be 24. */
  from: number;
  to: number;
  /** Minutes that nobody booked, over all weeks. */
  minutes: number;
}

/** Booked less than this part of the time counts as empty. */
const EMPTY_PART = 0.1;
/** Shorter ones nobody would rent. */
const SHORTEST = 2;
const SHOWN = 3;

/** What part of the time was booked, 0–1. */
export const partOf = ({ open, booked }: Pick<OccupiedHour, 'open' | 'booked'>): number =>
  open === 0 ? 0 : Math.min(booked / open, 1);

/** The stretches with the most empty time, the worst first. */
export function emptyStretches(hours: readonly OccupiedHour[]): EmptyStretch[] {
  const stretches: EmptyStretch[] = [];
  for (let weekday = 1; weekday <= 7; weekday++) {
    const empty = hours
      .filter((each) => each.weekday === weekday && partOf(each) < EMPTY_PART)
      .toSorted((one, other) => one.hour - other.hour);
    let last: EmptyStretch | undefined;
    for (const { hour, open, booked } of empty) {
      if (last?.to === hour) {
        last.to += 1;
        last.minutes += open - booked;
      } else {
        last = { weekdays: [weekday], from: hour, to: hour + 1, minutes: open - booked };
        stretches.push(last);
      }
    }
  }
  const together = new Map<string, EmptyStretch>();
  for (const stretch of stretches.filter(({ from, to }) => to - from >= SHORTEST)) {
    const name = `${stretch.from}-${stretch.to}`;
    const same = together.get(name);
    together.set(
      name,
      same
        ? {
            ...same,
            weekdays: [...same.weekdays, ...stretch.weekdays],
            minutes: same.minutes + stretch.minutes,
          }
        : stretch,
    );
  }
  return [...together.values()]
    .toSorted((one, other) => other.minutes - one.minutes)
    .slice(0, SHOWN);
}

/** A price that invites, a fifth below: in full fifties, and never nothing. */
export const invitingRate = (pricePerHour: number): number =>
  Math.max(50, Math.round((pricePerHour * 0.8) / 50) * 50);
