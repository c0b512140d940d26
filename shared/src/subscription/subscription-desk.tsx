import { QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import subscriptionTexts from '../locales/subscription.zh-TW.json';
import { CurrentPlan } from './current-plan';
import { ListingUse } from './listing-use';
import { PlanChoice } from './plan-choice';
import { useSubscriptions } from './subscription.queries';
import { plansOf } from './subscription.rules';
import type { Subscriber } from './subscription.schema';

const pending = <Skeleton height={200} radius="var(--radius-card)" />;

/** The plan of one performer or venue: what runs, what is used, and what else there is. */
export function SubscriptionDesk({ subscriber }: { subscriber: Subscriber }) {
  const t = useTexts(subscriptionTexts);
  const { audience } = subscriber;
  return (
    <QueryView query={useSubscriptions()} pending={pending} errorTitle={t('subscription.error')}>
      {({ items, venueListings, performerListings }) => {
        const plans = plansOf(items, subscriber);
        const use = audience === 'venue' ? venueListings : performerListings;
        return (
          <>
            <CurrentPlan audience={audience} plans={plans} />
            {use && <ListingUse audience={audience} {...use} />}
            <PlanChoice audience={audience} owner={{ subscriber, plans }} />
          </>
        );
      }}
    </QueryView>
  );
}
