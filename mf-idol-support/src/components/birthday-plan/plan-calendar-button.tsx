import { CalendarButton } from '@spotlight/shared/files/calendar-button';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { BirthdayPlan } from '../../data/birthday-plan/birthday-plan.schema';
import { planDates } from '../../data/birthday-plan/plan-dates.rules';
import plannerTexts from '../../locales/birthday-planner.zh-TW.json';
import { paths } from '../../paths';
import { useDateText } from './use-date-text';

/** Every dated step as a whole day in somebody's calendar. */
export function PlanCalendarButton({ plan, day }: { plan: BirthdayPlan; day: string }) {
  const t = useTexts(plannerTexts);
  const textOf = useDateText();
  const events = planDates(plan, day).map((date) => ({
    id: ['plan', plan.code, day, date.what, date.step?.productId ?? date.step?.venueId]
      .filter(Boolean)
      .join('-'),
    title: textOf(date),
    date: date.day,
    isTimeUndecided: true,
    startsAt: `${date.day}T00:00:00+08:00`,
    endsAt: null,
    location: date.step?.place ?? '',
  }));
  return (
    <div>
      <CalendarButton variant="outline" size="sm" event={events} path={paths.planner}>
        {t('planner.calendar')}
      </CalendarButton>
    </div>
  );
}
