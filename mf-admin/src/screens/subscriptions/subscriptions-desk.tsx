import { formatDate } from '@spotlight/shared/format';
import { Badge, Button, PillSelect, lazyPart, type ListFilters } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import {
  useSubscriptionPages,
  useSubscriptions,
} from '../../data/subscription/subscription.queries';
import {
  nextRenewal,
  subscriptionTones,
  type SubscriptionFilters,
} from '../../data/subscription/subscription.rules';
import { subscriptionStates } from '../../data/subscription/subscription.schema';
import subscriptionTexts from '../../locales/subscriptions.zh-TW.json';
import { Room } from '../../room/room';

const SubscriptionPanel = lazyPart(() =>
  import(/* webpackChunkName: "subscription-panel" */ './subscription-panel').then(
    (m) => m.SubscriptionPanel,
  ),
);

/** Which performers, or venues, have which plan. */
export function SubscriptionsDesk({ list }: { list: ListFilters<SubscriptionFilters> }) {
  const t = useTexts(subscriptionTexts);
  const { filters, apply } = list;
  const subscriptions = useSubscriptions(filters);
  const readPage = useSubscriptionPages(filters);
  const dayOf = (day: string | null) => (day === null ? t('panel.none') : formatDate(day));
  return (
    <Room
      list={list}
      query={subscriptions}
      naming={{
        label: t('columns.name'),
        keyOf: ({ id }) => id,
        title: ({ subscriberName }) => subscriberName,
        note: ({ ownerName }) => ownerName,
      }}
      columns={[
        {
          id: 'plan',
          label: t('columns.plan'),
          cell: ({ planName }) => planName,
          text: ({ planName }) => planName,
        },
        {
          id: 'cycle',
          label: t('columns.cycle'),
          cell: ({ billingCycle }) => t(`cycles.${billingCycle}`),
          text: ({ billingCycle }) => t(`cycles.${billingCycle}`),
        },
        {
          id: 'start',
          label: t('columns.start'),
          cell: ({ startDate }) => dayOf(startDate),
          text: ({ startDate }) => startDate,
        },
        {
          id: 'renewal',
          label: t('columns.renewal'),
          cell: (subscription) => dayOf(nextRenewal(subscription)),
          text: nextRenewal,
        },
        {
          id: 'status',
          label: t('columns.status'),
          cell: ({ status }) => (
            <Badge tone={subscriptionTones[status]}>{t(`statuses.${status}`)}</Badge>
          ),
          text: ({ status }) => t(`statuses.${status}`),
        },
        {
          id: 'actions',
          label: t('columns.actions'),
          cell: ({ id, subscriberName }) => (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('detailsOf', { name: subscriberName })}
              onClick={() => apply({ open: id, page: filters.page })}
            >
              {t('details')}
            </Button>
          ),
        },
      ]}
      texts={{
        list: t(`tabs.${filters.tab}`),
        search: t('search'),
        placeholder: t('placeholder'),
        loadFailed: t('loadFailed'),
      }}
      isFiltered={filters.query !== '' || filters.status !== ''}
      unfiltered={{ status: '' }}
      empty={{ title: t('empty'), help: t('emptyHelp') }}
      file={{ name: t('title'), read: readPage }}
      panel={(subscription, place) => (
        <SubscriptionPanel
          key={subscription.id}
          subscription={subscription}
          place={place}
          mayManage={subscriptions.data?.mayManage ?? false}
        />
      )}
      filters={
        <PillSelect
          label={t('columns.status')}
          options={[
            { value: '' as const, label: t('anyStatus') },
            ...subscriptionStates.map((value) => ({ value, label: t(`statuses.${value}`) })),
          ]}
          value={filters.status}
          isChosen={filters.status !== ''}
          onChange={(status) => apply({ status })}
        />
      }
    />
  );
}
