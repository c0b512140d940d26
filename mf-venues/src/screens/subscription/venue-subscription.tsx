import { QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import { plansOf } from '../../data/subscription/subscription.rules';
import { useSubscriptions } from '../../data/subscription/subscription.queries';
import subscriptionTexts from '../../locales/subscription.zh-TW.json';
import { CurrentPlan } from './current-plan';
import { ListingUse } from './listing-use';
import { PlanChoice } from './plan-choice';

const pending = <Skeleton height={200} radius="var(--radius-card)" />;

/** The plan of one venue: what runs, what is used, and what else there is. */
export function VenueSubscription({ venue }: { venue: Pick<OwnVenue, 'id' | 'name'> }) {
  const t = useTexts(subscriptionTexts);
  return (
    <QueryView query={useSubscriptions()} pending={pending} errorTitle={t('subscription.error')}>
      {({ items, venueListings }) => {
        const plans = plansOf(items, venue.id);
        return (
          <>
            <CurrentPlan plans={plans} />
            {venueListings && <ListingUse {...venueListings} />}
            <PlanChoice venue={venue} plans={plans} />
          </>
        );
      }}
    </QueryView>
  );
}
