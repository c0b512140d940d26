import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { PlanDate } from '../../data/birthday-plan/plan-dates.rules';
import plannerTexts from '../../locales/birthday-planner.zh-TW.json';

/** What happens on a day of the plan, in words. */
export function useDateText(): (date: PlanDate) => string {
  const t = useTexts(plannerTexts);
  return ({ what, step }) => {
    if (!step) return t('planner.date.birthday');
    const { title, leadDays: lead } = step;
    if (what === 'air') return t('planner.date.air', { title });
    if (step.kind === 'cafe') return t('planner.date.book', { title });
    return t(step.kind === 'goods' ? 'planner.date.buy' : 'planner.date.order', { title, lead });
  };
}
