import { eventLinks } from '@spotlight/shared/contract/links';
import { useAttempt } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { Badge, ButtonLink, CheckIcon, ConfirmButton, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { priceOf, type SubscriberPlans } from './subscription.rules';
import { useSubscribe } from './subscription.queries';
import type { BillingCycle, Plan, Subscriber } from './subscription.schema';
import subscriptionTexts from '../locales/subscription.zh-TW.json';

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr auto;
  gap: 12px;
  height: 100%;
  & > h3 {
    font-size: var(--text-18);
  }
  & > strong {
    font-variant-numeric: tabular-nums;
  }
  & > p,
  & li {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  & ul {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  & li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 8px;
  }
  & li > svg {
    color: var(--success-ink);
  }
`;

/** Whose plan is chosen, and what it has so far. */
export interface PlanOwner {
  subscriber: Subscriber;
  plans: SubscriberPlans;
}

interface PlanCardProps {
  plan: Plan;
  cycle: BillingCycle;
  owner: PlanOwner | null;
  beginPath: string | undefined;
}

/** One plan: what it costs and gives, and the way to have it. */
export function PlanCard({ plan, cycle, owner, beginPath }: PlanCardProps) {
  const t = useTexts(subscriptionTexts);
  const navigate = useNavigate();
  const titleId = useId();
  const { mutateAsync } = useSubscribe();
  const attempt = useAttempt();
  const { name } = plan;
  const amount = priceOf(plan, cycle);
  const isFree = plan.priceMonth === 0;
  const running = owner?.plans.running ?? null;
  const isCurrent =
    owner !== null &&
    (running === null ? isFree : running.catalogId === plan.id && running.billingCycle === cycle);
  const price = isFree
    ? t('subscription.price.free')
    : t(`subscription.price.${cycle}`, { price: formatPrice(amount) });
  return (
    <Card as="article" aria-labelledby={titleId}>
      <h3 id={titleId}>{name}</h3>
      <strong>{price}</strong>
      <p>{plan.description}</p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {isCurrent ? (
        <div>
          <Badge tone="success">{t('subscription.isCurrent')}</Badge>
        </div>
      ) : owner === null ? (
        beginPath && (
          <ButtonLink isFullWidth variant="outline" to={beginPath}>
            {t('subscription.select', { name })}
          </ButtonLink>
        )
      ) : isFree ? (
        <p>{t('subscription.isFree')}</p>
      ) : (
        <ConfirmButton
          isFullWidth
          variant="outline"
          disabled={owner.plans.pending !== null}
          question={{
            title: t('subscription.selectTitle', { name }),
            body: t(running ? 'subscription.switchBody' : 'subscription.selectBody', {
              owner: owner.subscriber.name,
              price,
            }),
            confirmLabel: t('subscription.selectConfirm'),
            tone: 'primary',
            onConfirm: async () => {
              const asked = { planId: plan.id, subscriber: owner.subscriber, cycle };
              const { status, orderId } = await attempt(asked, mutateAsync);
              if (status !== 'pending_payment' || orderId === null)
                return t('subscription.started');
              void navigate(eventLinks.order(orderId));
              return t('subscription.ordered');
            },
          }}
        >
          {t('subscription.select', { name })}
        </ConfirmButton>
      )}
    </Card>
  );
}
