import type { BirthdayPlan, PlanStep } from './birthday-plan.schema';

/** A span of days as shares of the whole picture, 0 to 1. */
export interface Bar {
  from: number;
  length: number;
}

export interface PlanBars {
  firstDay: string;
  lastDay: string;
  /** Where the birthday lies. */
  birthday: Bar;
  rows: readonly { step: PlanStep; prepare: Bar; air: Bar }[];
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** The plan as bars: from the latest day to order until it is seen, and as long as it is seen. */
export function planBars({ steps }: BirthdayPlan, birthday: string): PlanBars {
  const days = [birthday, ...steps.flatMap((step) => [step.latestOrderOn, step.endsOn])].sort();
  const [firstDay, lastDay] = [days[0] ?? birthday, days.at(-1) ?? birthday];
  const first = dayNumber(firstDay);
  const count = dayNumber(lastDay) - first + 1;
  /** Up to the first moment of `to`. */
  const bar = (from: string, to: number): Bar => ({
    from: (dayNumber(from) - first) / count,
    length: Math.max(0, to - dayNumber(from)) / count,
  });
  return {
    firstDay,
    lastDay,
    birthday: bar(birthday, dayNumber(birthday) + 1),
    rows: steps.map((step) => ({
      step,
      prepare: bar(step.latestOrderOn, dayNumber(step.startsOn)),
      air: bar(step.startsOn, dayNumber(step.endsOn) + 1),
    })),
  };
}
