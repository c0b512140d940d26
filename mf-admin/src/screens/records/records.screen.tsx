import { useSession } from '@spotlight/shared/contract';
import { TabPanel, Tabs, lazyPart, useListFilters, type ListAddress } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { RoomHeading } from '../../components/room-heading';
import { hasRight } from '../../data/access/rooms.rules';
import { readLog, recordTabs, writeLog, type LogFilters } from '../../data/log/log.rules';
import recordTexts from '../../locales/records.zh-TW.json';
import { paths } from '../../paths';
import { RoomSkeleton } from '../../room/room-skeleton';
import { AnswersDesk } from './answers-desk';
import { FaultsDesk } from './faults-desk';
import { MailsDesk } from './mails-desk';
import { MissingDesk } from './missing-desk';
import { SecurityDesk } from './security-desk';

const PANEL = 'record-list';

const VitalsDesk = lazyPart(
  () => import(/* webpackChunkName: "vitals" */ './vitals-desk').then((m) => m.VitalsDesk),
  { pending: <RoomSkeleton /> },
);

const address: ListAddress<LogFilters> = {
  path: paths.records.to(),
  read: readLog,
  write: writeLog,
  isOneStep: true,
};

const desks = {
  missing: MissingDesk,
  faults: FaultsDesk,
  vitals: VitalsDesk,
  answers: AnswersDesk,
  mails: MailsDesk,
  security: SecurityDesk,
} as const;

/** 系統紀錄: pages that nobody found, that broke and how fast they were, answers that helped nobody, mails that did not go out, and what concerns safety. */
export function RecordsScreen() {
  const t = useTexts(recordTexts);
  const { user } = useSession();
  const list = useListFilters(address);
  const { tab } = list.filters;
  // Safety is for superadmins alone, mails for those who manage users; nobody else is shown the way.
  const isShown = {
    missing: true,
    faults: true,
    vitals: true,
    answers: true,
    mails: user !== null && hasRight(user, 'can_manage_users'),
    security: user?.adminRole === 'superadmin',
  };
  const shown = recordTabs.filter((id) => isShown[id]);
  const Desk = desks[tab];
  return (
    <>
      <RoomHeading title={t('title')} />
      <Tabs
        label={t('title')}
        panelId={PANEL}
        selectedId={tab}
        onSelect={(id) => list.apply({ tab: id, query: '', open: '' })}
        items={shown.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      />
      <TabPanel id={PANEL} selectedId={tab}>
        <Desk key={tab} list={list} />
      </TabPanel>
    </>
  );
}
