import { eventLinks } from '@spotlight/shared/contract/links';
import { formatDate, formatPrice } from '@spotlight/shared/format';
import { Part } from '@spotlight/shared/own-page';
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmButton,
  FailureNotice,
  Notice,
} from '@spotlight/shared/ui';
import { useToasts } from '@spotlight/shared/contract';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { SubscriberPlans } from './subscription.rules';
import { useRenew, useSetRenewal } from './subscription.queries';
import type { Audience, Subscription } from './subscription.schema';
import subscriptionTexts from '../locales/subscription.zh-TW.json';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  & > strong {
    font-size: var(--text-22);
  }
  & > span:last-child {
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** What runs and until when, what waits for its payment, and how it goes on. */
export function CurrentPlan({
  audience,
  plans: { running, pending, past },
}: {
  audience: Audience;
  plans: SubscriberPlans;
}) {
  const t = useTexts(subscriptionTexts);
  return (
    <>
      {pending && (
        <Notice tone="warning" title={t('subscription.pendingTitle', { name: pending.planName })}>
          <p>{t('subscription.pendingHelp')}</p>
          {pending.orderId && (
            <ButtonLink to={eventLinks.order(pending.orderId)} size="sm">
              {t('subscription.toOrder')}
            </ButtonLink>
          )}
        </Notice>
      )}
      <Part as="section">
        <h2>{t('subscription.current')}</h2>
        {running ? (
          <RunningPlan audience={audience} plan={running} />
        ) : (
          <>
            <Head>
              <strong>{t('subscription.none')}</strong>
            </Head>
            <p>{t(`subscription.noneHelp.${audience}`)}</p>
            {past && !pending && <PastPlan plan={past} />}
          </>
        )}
      </Part>
    </>
  );
}

function RunningPlan({ audience, plan }: { audience: Audience; plan: Subscription }) {
  const t = useTexts(subscriptionTexts);
  const setRenewal = useSetRenewal();
  const { id, planName: name, price, billingCycle, status, autoRenew } = plan;
  const date = formatDate(plan.renewalDate ?? '');
  return (
    <>
      <Head>
        <strong>{name}</strong>
        <Badge tone={status === 'expiring' ? 'warning' : 'success'} hasDot>
          {t(`subscription.status.${status === 'expiring' ? 'expiring' : 'active'}`)}
        </Badge>
        <span>
          {price === 0
            ? t('subscription.price.free')
            : t(`subscription.price.${billingCycle}`, { price: formatPrice(price) })}
        </span>
      </Head>
      <p>{t(autoRenew ? 'subscription.renews' : 'subscription.ends', { date })}</p>
      <Buttons>
        {status === 'expiring' && <RenewButton plan={plan} label={t('subscription.renewNow')} />}
        {autoRenew ? (
          <ConfirmButton
            variant="outline"
            question={{
              title: t('subscription.cancelTitle', { name }),
              body: t(`subscription.cancelBody.${audience}`, { date }),
              confirmLabel: t('subscription.cancel'),
              keepLabel: t('subscription.cancelKeep'),
              onConfirm: async () => {
                await setRenewal.mutateAsync({ id, isRenewed: false });
                return t('subscription.cancelled', { date });
              },
            }}
          >
            {t('subscription.cancel')}
          </ConfirmButton>
        ) : (
          <ResumeButton id={id} />
        )}
      </Buttons>
    </>
  );
}

function PastPlan({ plan }: { plan: Subscription }) {
  const t = useTexts(subscriptionTexts);
  return (
    <>
      <p>
        {t('subscription.ended', { name: plan.planName, date: formatDate(plan.renewalDate ?? '') })}
      </p>
      <Buttons>
        <RenewButton plan={plan} label={t('subscription.renewAgain')} />
      </Buttons>
    </>
  );
}

function ResumeButton({ id }: { id: string }) {
  const t = useTexts(subscriptionTexts);
  const toasts = useToasts();
  const { mutate, isPending, error } = useSetRenewal();
  return (
    <>
      <FailureNotice failure={error} />
      <Button
        variant="outline"
        isBusy={isPending}
        onClick={() =>
          mutate(
            { id, isRenewed: true },
            { onSuccess: () => toasts.success(t('subscription.resumed')) },
          )
        }
      >
        {t('subscription.resume')}
      </Button>
    </>
  );
}

/** Leads to the order of the next cycle, which it opens where there is none yet. */
function RenewButton({ plan, label }: { plan: Subscription; label: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useRenew();
  return (
    <>
      <FailureNotice failure={error} />
      <Button
        isBusy={isPending}
        onClick={() =>
          mutate(plan.id, {
            onSuccess: ({ orderId }) => orderId && void navigate(eventLinks.order(orderId)),
          })
        }
      >
        {label}
      </Button>
    </>
  );
}
