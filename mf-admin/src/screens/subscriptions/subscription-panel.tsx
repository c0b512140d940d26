import { performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { formatDate, formatPrice } from '@spotlight/shared/format';
import { Badge, ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { subscriptionTones } from '../../data/subscription/subscription.rules';
import type { Subscription } from '../../data/subscription/subscription.schema';
import subscriptionTexts from '../../locales/subscriptions.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { Pairs } from '../../room/pairs';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { FeatureList } from './feature-list';

export interface SubscriptionPanelProps {
  subscription: Subscription;
  place: PanelPlace;
}

/** One subscription: its terms as they were bought. */
export function SubscriptionPanel({ subscription, place }: SubscriptionPanelProps) {
  const t = useTexts(subscriptionTexts);
  const { status, performerId, venueId, startDate, renewalDate } = subscription;
  const page = performerId
    ? performerLinks.performer(performerId)
    : venueId && venueLinks.venue(venueId);
  const dayOf = (day: string | null) => (day === null ? t('panel.none') : formatDate(day));
  const cycle = t(`cycles.${subscription.billingCycle}`);
  return (
    <RowPanel
      {...place}
      rowKey={subscription.id}
      title={subscription.subscriberName}
      lead={subscription.planName}
    >
      <div>
        <Badge tone={subscriptionTones[status]}>{t(`statuses.${status}`)}</Badge>
      </div>
      <Pairs
        lines={[
          [t('panel.owner'), subscription.ownerName],
          [t('columns.plan'), subscription.planName],
          [t('columns.cycle'), cycle],
          [t('columns.start'), dayOf(startDate)],
          [t('columns.renewal'), dayOf(renewalDate)],
          [t('panel.renews'), t(subscription.autoRenew ? 'panel.yes' : 'panel.no')],
          [
            t('panel.price'),
            t('panel.perCycle', { price: formatPrice(subscription.price), cycle }),
          ],
          [t('panel.planId'), subscription.id],
        ]}
      />
      <FeatureList features={subscription.features} />
      {page && (
        <div>
          <ButtonLink to={page} target="_blank" rel="noopener" variant="outline" size="sm">
            {t('panel.toPage')}
          </ButtonLink>
        </div>
      )}
      <AuditTrail entity="subscription_plans" id={subscription.id} />
    </RowPanel>
  );
}
