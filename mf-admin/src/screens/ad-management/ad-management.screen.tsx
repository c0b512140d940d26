import { useSession } from '@spotlight/shared/contract';
import { Skeleton, TabPanel, Tabs, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { RoomHeading } from '../../components/room-heading';
import { hasRight } from '../../data/access/rooms.rules';
import { adTabs, readAdTab } from '../../data/ad/ad.rules';
import adTexts from '../../locales/ads.zh-TW.json';
import { AdsDesk } from './ads-desk';

const PANEL = 'ad-room';
const pending = <Skeleton height={420} radius="var(--radius-card)" />;

const CalendarDesk = lazyPart(
  () => import(/* webpackChunkName: "ad-calendar" */ './calendar-desk').then((m) => m.CalendarDesk),
  { pending },
);
const SupportDesk = lazyPart(
  () => import(/* webpackChunkName: "support-ads" */ './support-desk').then((m) => m.SupportDesk),
  { pending },
);
const CatalogueDesk = lazyPart(
  () =>
    import(/* webpackChunkName: "ad-catalogue" */ './catalogue-desk').then((m) => m.CatalogueDesk),
  { pending },
);

const desks = {
  ads: AdsDesk,
  calendar: CalendarDesk,
  support: SupportDesk,
  catalogue: CatalogueDesk,
} as const;

/** 廣告管理: advertisements, who has which slot when, support ads, and what is sold. */
export function AdManagementScreen() {
  const t = useTexts(adTexts);
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const tab = readAdTab(search);
  // Who has which slot, and what fans order, is for those who work with it; nobody else is shown the way.
  const shown = adTabs.filter(
    (id) =>
      (id !== 'calendar' && id !== 'support') ||
      (user !== null && hasRight(user, 'can_manage_ads')),
  );
  const Desk = desks[tab];
  return (
    <>
      <RoomHeading title={t('title')} />
      <Tabs
        label={t('title')}
        panelId={PANEL}
        selectedId={tab}
        onSelect={(id) => setSearch(id === 'ads' ? {} : { tab: id })}
        items={shown.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      />
      <TabPanel id={PANEL} selectedId={tab}>
        <Desk />
      </TabPanel>
    </>
  );
}
