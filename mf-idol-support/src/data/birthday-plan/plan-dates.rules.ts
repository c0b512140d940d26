import type { BirthdayPlan, PlanStep } from './birthday-plan.schema';

/** A day on the way to the birthday. */
export interface PlanDate {
  day: string;
  what: 'order' | 'air' | 'birthday';
  /** Null for the birthday itself. */
  step: PlanStep | null;
}

const order = ['order', 'air', 'birthday'];

/** Every step backwards from the birthday, as a list of days: until when to order, and from when it is seen. */
export function planDates(plan: BirthdayPlan, birthday: string): PlanDate[] {
  const dates: PlanDate[] = [{ day: birthday, what: 'birthday', step: null }];
  for (const step of plan.steps) {
    dates.push({ day: step.latestOrderOn, what: 'order', step });
    // What is there for the day alone is the birthday itself.
    if (step.startsOn !== birthday) dates.push({ day: step.startsOn, what: 'air', step });
  }
  return dates.sort(
    (a, b) => a.day.localeCompare(b.day) || order.indexOf(a.what) - order.indexOf(b.what),
  );
}
