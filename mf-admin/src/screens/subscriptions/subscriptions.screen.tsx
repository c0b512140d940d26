import { useToasts } from '@spotlight/shared/contract';
import { groupDigits } from '@spotlight/shared/format';
import {
  Button,
  RefreshIcon,
  TabPanel,
  Tabs,
  lazyPart,
  useErrorText,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { RoomHeading } from '../../components/room-heading';
import { useManualRefresh } from '../../components/use-manual-refresh';
import { useSubscriptions } from '../../data/subscription/subscription.queries';
import {
  readSubscriptions,
  subscriptionTabs,
  writeSubscriptions,
  type SubscriptionFilters,
} from '../../data/subscription/subscription.rules';
import roomTexts from '../../locales/room.zh-TW.json';
import subscriptionTexts from '../../locales/subscriptions.zh-TW.json';
import { paths } from '../../paths';
import { SubscriptionsDesk } from './subscriptions-desk';

const PlansDesk = lazyPart(() =>
  import(/* webpackChunkName: "plans-desk" */ './plans-desk').then((m) => m.PlansDesk),
);

const PANEL = 'subscription-list';

const address: ListAddress<SubscriptionFilters> = {
  path: paths.subscriptions.to(),
  read: readSubscriptions,
  write: writeSubscriptions,
  isOneStep: true,
};

/** 訂閱方案: who has which plan, and which plans there are. */
export function SubscriptionsScreen() {
  const t = useTexts(subscriptionTexts);
  const list = useListFilters(address);
  const { tab } = list.filters;
  return (
    <>
      {tab === 'catalogue' ? <RoomHeading title={t('title')} /> : <Heading list={list.filters} />}
      <Tabs
        label={t('title')}
        panelId={PANEL}
        selectedId={tab}
        onSelect={(id) => list.apply({ tab: id, query: '', status: '', open: '' })}
        items={subscriptionTabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      />
      <TabPanel id={PANEL} selectedId={tab}>
        {tab === 'catalogue' ? (
          <PlansDesk list={list} />
        ) : (
          <SubscriptionsDesk key={tab} list={list} />
        )}
      </TabPanel>
    </>
  );
}

function Heading({ list }: { list: SubscriptionFilters }) {
  const t = useTexts(subscriptionTexts);
  const room = useTexts(roomTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const subscriptions = useSubscriptions(list);
  const { refresh, isRefreshing } = useManualRefresh(subscriptions, (error) => {
    if (error) toasts.error(t('reloadFailed', { reason: errorText(error) }));
  });
  const total = subscriptions.data && groupDigits(subscriptions.data.total);
  return (
    <RoomHeading
      title={t('title')}
      note={total && <span role="status">{t('count', { count: total })}</span>}
      action={
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshIcon size={18} />}
          isBusy={isRefreshing}
          busyLabel={room('refreshing')}
          onClick={refresh}
        >
          {room('refresh')}
        </Button>
      }
    />
  );
}
