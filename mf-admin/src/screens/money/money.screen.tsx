import { useSession } from '@spotlight/shared/contract';
import { Skeleton, TabPanel, Tabs, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useMoneyCounts } from '../../data/order/order.queries';
import { moneyTabs, readTab } from '../../data/order/order.rules';
import { RoomHeading } from '../../components/room-heading';
import moneyTexts from '../../locales/money.zh-TW.json';
import { OrdersDesk } from './orders-desk';

const PANEL = 'money-list';

const SettlementsDesk = lazyPart(
  () =>
    import(/* webpackChunkName: "settlements" */ './settlements-desk').then(
      (m) => m.SettlementsDesk,
    ),
  { pending: <Skeleton height={420} radius="var(--radius-card)" /> },
);

/** 收款與結算: all orders, payments to look for, refunds to decide and send, and statements of events. */
export function MoneyScreen() {
  const t = useTexts(moneyTexts);
  const { user } = useSession();
  const counts = useMoneyCounts().data;
  const [search, setSearch] = useSearchParams();
  const tab = readTab(search);
  // Statements are closed by superadmins alone; nobody else is shown the way.
  const shown = moneyTabs.filter((id) => id !== 'settlements' || user?.adminRole === 'superadmin');
  return (
    <>
      <RoomHeading title={t('title')} note={t('lead')} />
      <Tabs
        label={t('title')}
        panelId={PANEL}
        selectedId={tab}
        onSelect={(id) => setSearch(id === 'orders' ? {} : { tab: id })}
        items={shown.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          ...(counts && id === 'payments' && { count: counts.payments }),
          ...(counts && id === 'refunds' && { count: counts.refunds }),
        }))}
      />
      <TabPanel id={PANEL} selectedId={tab}>
        {tab === 'settlements' ? <SettlementsDesk /> : <OrdersDesk key={tab} tab={tab} />}
      </TabPanel>
    </>
  );
}
