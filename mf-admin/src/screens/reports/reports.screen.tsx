import {
  PillSelect,
  TabPanel,
  Tabs,
  lazyPart,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { RoomHeading } from '../../components/room-heading';
import { useReportPages, useReports } from '../../data/report/report.queries';
import {
  canResolve,
  readReports,
  writeReports,
  type ReportFilters,
} from '../../data/report/report.rules';
import {
  reportKinds,
  reportStatuses,
  reportedTypes,
  type Report,
} from '../../data/report/report.schema';
import reportTexts from '../../locales/reports.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import type { PanelPlace } from '../../room/use-open-row';
import type { BulkAction } from '../../room/use-bulk';
import { reportColumns, reportNaming } from './report-columns';
import { useReportDecision } from './use-report-decision';

const PANEL = 'report-list';

const ReportPanel = lazyPart(() =>
  import(/* webpackChunkName: "report-panel" */ './report-panel').then((m) => m.ReportPanel),
);

const address: ListAddress<ReportFilters> = {
  path: paths.reports.to(),
  read: readReports,
  write: writeReports,
  isOneStep: true,
};

/** 檢舉: what members said about what others show, until somebody decides. */
export function ReportsScreen() {
  const t = useTexts(reportTexts);
  const list = useListFilters(address);
  const { filters, apply } = list;
  const reports = useReports(filters);
  const readPage = useReportPages(filters);
  const { resolve, resolveQuietly, explain, isPending } = useReportDecision();
  const open = reports.data?.open;

  const settle = async (
    report: Report,
    place: PanelPlace,
    verdict: 'upheld' | 'dismissed',
    note = '',
  ) => {
    if (isPending || !canResolve(report)) return;
    if (await resolve({ id: report.id, verdict, note, takesDown: false })) place.leave();
  };
  const bulk: BulkAction<Report>[] = [
    {
      id: 'dismiss',
      variant: 'outline',
      label: (count) => t('bulk.dismiss', { count }),
      title: (count) => t('bulk.title', { count }),
      body: t('bulk.body'),
      confirmLabel: t('bulk.confirm'),
      run: ({ id }) => resolveQuietly({ id, verdict: 'dismissed', note: '', takesDown: false }),
    },
  ];
  return (
    <>
      <RoomHeading
        title={t('title')}
        note={open !== undefined && <span role="status">{t('waiting', { count: open })}</span>}
      />
      <Tabs
        label={t('title')}
        panelId={PANEL}
        selectedId={filters.status}
        onSelect={(status) => apply({ status, open: '' })}
        items={reportStatuses.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          ...(id === 'open' && open !== undefined && { count: open }),
        }))}
      />
      <TabPanel id={PANEL} selectedId={filters.status}>
        <Room
          list={list}
          query={reports}
          naming={reportNaming(t)}
          columns={reportColumns(t, filters.status)}
          texts={{
            list: t(`tabs.${filters.status}`),
            search: t('search'),
            placeholder: t('placeholder'),
            loadFailed: t('loadFailed'),
          }}
          filters={
            <>
              <PillSelect
                label={t('kindFilter')}
                options={[
                  { value: '' as const, label: t('anyKind') },
                  ...reportKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
                ]}
                value={filters.kind}
                isChosen={filters.kind !== ''}
                onChange={(kind) => apply({ kind })}
              />
              <PillSelect
                label={t('aboutFilter')}
                options={[
                  { value: '' as const, label: t('anyAbout') },
                  ...reportedTypes.map((value) => ({ value, label: t(`about.${value}`) })),
                ]}
                value={filters.about}
                isChosen={filters.about !== ''}
                onChange={(about) => apply({ about })}
              />
            </>
          }
          isFiltered={filters.query !== '' || filters.kind !== '' || filters.about !== ''}
          unfiltered={{ kind: '', about: '' }}
          empty={{ title: t(`empty.${filters.status}`), help: t('emptyHelp') }}
          {...(filters.status === 'open' && { bulk })}
          explain={explain}
          file={{ name: t('title'), read: readPage }}
          panel={(report, place) => (
            <ReportPanel
              key={report.id}
              report={report}
              place={place}
              isBusy={isPending}
              onResolve={(verdict, note) => void settle(report, place, verdict, note)}
              onTakeDown={async (note) => {
                const { settled } = await resolveQuietly({
                  id: report.id,
                  verdict: 'upheld',
                  note,
                  takesDown: true,
                });
                place.leave();
                return t('takenDown', { count: settled });
              }}
            />
          )}
          keys={[
            {
              key: 'd',
              label: t('keys.dismiss'),
              act: (report, place) => void settle(report, place, 'dismissed'),
            },
            {
              key: 'u',
              label: t('keys.uphold'),
              act: (report, place) => void settle(report, place, 'upheld'),
            },
          ]}
        />
      </TabPanel>
    </>
  );
}
