import { venueLinks } from '@spotlight/shared/contract/links';
import { formatMonthDay, formatPrice } from '@spotlight/shared/format';
import { ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { BirthdayPlan, PlanStep } from '../../data/birthday-plan/birthday-plan.schema';
import { DEFAULT_START } from '../../data/route/route-address.rules';
import { routePath } from '../../data/route/route-path';
import plannerTexts from '../../locales/birthday-planner.zh-TW.json';
import { adOrderPath, paths, productPath } from '../../paths';

const Steps = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: start;
    padding-block: 10px;
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & strong {
    justify-self: end;
    font-variant-numeric: tabular-nums;
  }
  & > a {
    justify-self: end;
    margin-inline-end: -12px;
  }
  & small {
    grid-column: 1;
    color: var(--ink-2);
    font-size: var(--text-12);
    line-height: var(--leading-dense);
  }
`;

/** What is ordered, one thing after the other, with its price and the way to order it. */
export function StepList({
  plan,
  day,
  artistId,
}: {
  plan: BirthdayPlan;
  day: string;
  artistId: string;
}) {
  const t = useTexts(plannerTexts);
  const stops = plan.route.length;
  return (
    <Steps>
      {plan.steps.map((step) => (
        <Step key={step.productId ?? step.venueId ?? step.kind} step={step} artistId={artistId} />
      ))}
      <li>
        <b>{t('planner.route')}</b>
        <strong>{t('planner.freeOfCharge')}</strong>
        <small>
          {stops > 0 ? t('planner.routeCount', { count: stops }) : t('planner.routeNone')}
        </small>
        <ButtonLink
          size="sm"
          variant="text"
          to={
            stops > 0 ? routePath({ ids: plan.route, day, start: DEFAULT_START }) : paths.supportMap
          }
        >
          {t(stops > 0 ? 'planner.routeOpen' : 'planner.routeMap')}
        </ButtonLink>
      </li>
    </Steps>
  );
}

function Step({ step, artistId }: { step: PlanStep; artistId: string }) {
  const t = useTexts(plannerTexts);
  const { kind, title, units, unit, startsOn, endsOn, freeSlots } = step;
  const days =
    startsOn === endsOn
      ? formatMonthDay(startsOn)
      : t('planner.span', { from: formatMonthDay(startsOn), to: formatMonthDay(endsOn) });
  const left =
    kind !== 'cafe' &&
    t(kind === 'goods' ? 'planner.inStock' : 'planner.free', { count: freeSlots });
  const { to, verb } = wayTo(step, artistId);
  return (
    <li>
      <b>
        {t(`planner.kind.${kind}`)}：{title}
      </b>
      <strong>{formatPrice(step.amount)}</strong>
      <small>
        {[t('planner.stepFacts', { units, unit: t(`planner.unit.${unit}`), days }), left]
          .filter(Boolean)
          .join('・')}
      </small>
      <ButtonLink
        size="sm"
        variant="text"
        aria-label={t(`planner.${verb}Named`, { title })}
        to={to}
      >
        {t(`planner.${verb}`)}
      </ButtonLink>
    </li>
  );
}

/** Where a step is ordered. */
function wayTo(step: PlanStep, artistId: string) {
  const { productId, venueId, goodsId, performerId, startsOn, units, startAt, endAt } = step;
  if (productId)
    return {
      verb: 'order',
      to: adOrderPath(productId, { from: startsOn, units, design: 'self', artist: artistId }, true),
    } as const;
  if (goodsId && performerId)
    return { verb: 'buy', to: productPath(performerId, goodsId) } as const;
  const hours = startAt && endAt ? { from: startAt, to: endAt } : undefined;
  return { verb: 'book', to: venueLinks.venueAt(venueId ?? '', hours) } as const;
}
