import { performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { formatDate, formatPrice } from '@spotlight/shared/format';
import { Badge, Button, ButtonLink, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { nextRenewal, subscriptionTones } from '../../data/subscription/subscription.rules';
import type { Subscription } from '../../data/subscription/subscription.schema';
import subscriptionTexts from '../../locales/subscriptions.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { Pairs } from '../../room/pairs';
import { Buttons } from '../../room/records.styles';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { FeatureList } from './feature-list';

const EndDialog = lazyPart(
  () => import(/* webpackChunkName: "end-plan" */ './end-dialog').then((m) => m.EndDialog),
  { Failed: OverlayFailure },
);

export interface SubscriptionPanelProps {
  subscription: Subscription;
  place: PanelPlace;
  mayManage: boolean;
}

/** One subscription: its terms as they were bought. */
export function SubscriptionPanel({ subscription, place, mayManage }: SubscriptionPanelProps) {
  const t = useTexts(subscriptionTexts);
  const [isEnding, setEnding] = useState(false);
  const { status, performerId, venueId, startDate, cancelAt } = subscription;
  const isRunning = status === 'active' || status === 'expiring';
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
          [t('columns.renewal'), dayOf(nextRenewal(subscription))],
          [
            t('panel.renews'),
            cancelAt
              ? t('end.endsOn', { date: formatDate(cancelAt) })
              : t(subscription.autoRenew ? 'panel.yes' : 'panel.no'),
          ],
          [
            t('panel.price'),
            t('panel.perCycle', { price: formatPrice(subscription.price), cycle }),
          ],
          [t('panel.planId'), subscription.id],
        ]}
      />
      <FeatureList features={subscription.features} />
      <Buttons>
        {page && (
          <ButtonLink to={page} target="_blank" rel="noopener" variant="outline" size="sm">
            {t('panel.toPage')}
          </ButtonLink>
        )}
        {mayManage && isRunning && (
          <Button
            variant="outline"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => setEnding(true)}
          >
            {t('end.open')}
          </Button>
        )}
      </Buttons>
      {isEnding && <EndDialog subscription={subscription} onClose={() => setEnding(false)} />}
      <AuditTrail entity="subscription_plans" id={subscription.id} />
    </RowPanel>
  );
}
