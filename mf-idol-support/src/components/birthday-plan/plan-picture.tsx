import { formatMonthDay } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { BirthdayPlan } from '../../data/birthday-plan/birthday-plan.schema';
import { planBars, type Bar } from '../../data/birthday-plan/plan-bars.rules';
import plannerTexts from '../../locales/birthday-planner.zh-TW.json';

const Picture = styled.div`
  display: grid;
  gap: 6px;
  padding: 12px;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-dense);
`;

const Track = styled.div`
  position: relative;
  height: 14px;
  border-radius: var(--radius-pill);
  background: var(--surface);
  overflow: hidden;
  & > span {
    position: absolute;
    inset-block: 0;
  }
  & > [data-what='prepare'] {
    background: repeating-linear-gradient(135deg, var(--line-control) 0 3px, transparent 3px 7px);
  }
  & > [data-what='air'] {
    background: var(--accent);
  }
  & > [data-what='birthday'] {
    min-width: 3px;
    background: var(--amber);
  }
`;

const Ends = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  color: var(--ink-2);
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  color: var(--ink-2);
  & > span::before {
    content: '';
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline-end: 4px;
    border-radius: 2px;
    background: var(--line-control);
  }
  & > [data-what='air']::before {
    background: var(--accent);
  }
  & > [data-what='birthday']::before {
    background: var(--amber);
  }
`;

const percent = ({ from, length }: Bar) => ({
  insetInlineStart: `${from * 100}%`,
  width: `${length * 100}%`,
});

/** The way to the birthday as bars. `DateList` says the same in words. */
export function PlanPicture({ plan, day }: { plan: BirthdayPlan; day: string }) {
  const t = useTexts(plannerTexts);
  const { firstDay, lastDay, birthday, rows } = planBars(plan, day);
  const [from, to] = [formatMonthDay(firstDay), formatMonthDay(lastDay)];
  return (
    <Picture
      role="img"
      aria-label={t('planner.picture', {
        from,
        to,
        birthday: formatMonthDay(day),
        count: rows.length,
      })}
    >
      {rows.map(({ step, prepare, air }) => (
        <div key={step.productId ?? step.venueId ?? step.kind}>
          {t(`planner.kind.${step.kind}`)}
          <Track>
            <span data-what="prepare" style={percent(prepare)} />
            <span data-what="air" style={percent(air)} />
            <span data-what="birthday" style={percent(birthday)} />
          </Track>
        </div>
      ))}
      <Ends>
        <span>{from}</span>
        <span>{to}</span>
      </Ends>
      <Legend>
        <span>{t('planner.legend.prepare')}</span>
        <span data-what="air">{t('planner.legend.air')}</span>
        <span data-what="birthday">{t('planner.legend.birthday')}</span>
      </Legend>
    </Picture>
  );
}
