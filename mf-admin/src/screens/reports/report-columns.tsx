import { formatMoment, groupDigits } from '@spotlight/shared/format';
import { Badge } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { daysWaiting } from '../../data/report/report.rules';
import type { Report, ReportStatus } from '../../data/report/report.schema';
import type reportTexts from '../../locales/reports.zh-TW.json';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

type Texts = Translate<typeof reportTexts>;

const Clamped = styled.span`
  display: block;
  max-width: 20em;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** Reported more often than by one person who errs. */
const OFTEN = 3;
/** Days after which somebody has waited too long. */
const LATE_DAYS = 2;

export const reportNaming = (t: Texts): RoomRowsProps<Report>['naming'] => ({
  label: t('columns.thing'),
  keyOf: ({ id }) => id,
  title: ({ title }) => title ?? t('gone'),
  note: ({ ownerName }) => ownerName,
});

const ageText = (report: Report, t: Texts) => {
  const days = daysWaiting(report);
  return days === 0 ? t('today') : t('days', { count: days });
};

export const reportColumns = (t: Texts, status: ReportStatus): RoomColumn<Report>[] => [
  {
    id: 'about',
    label: t('columns.about'),
    cell: ({ entityType }) => t(`about.${entityType}`),
    text: ({ entityType }) => t(`about.${entityType}`),
  },
  {
    id: 'kind',
    label: t('columns.kind'),
    cell: ({ kind }) => t(`kinds.${kind}`),
    text: ({ kind }) => t(`kinds.${kind}`),
  },
  {
    id: 'body',
    label: t('columns.body'),
    cell: ({ body }) => <Clamped>{body ?? '—'}</Clamped>,
    text: ({ body }) => body,
  },
  {
    id: 'count',
    label: t('columns.count'),
    isNumeric: true,
    cell: ({ reportsOfIt }) =>
      reportsOfIt >= OFTEN ? (
        <Badge tone="warning">{groupDigits(reportsOfIt)}</Badge>
      ) : (
        groupDigits(reportsOfIt)
      ),
    text: ({ reportsOfIt }) => reportsOfIt,
  },
  {
    id: 'reporter',
    label: t('columns.reporter'),
    cell: ({ reporter }) => (reporter.reports > 1 ? t('record', reporter) : t('first')),
    text: ({ reporter }) => (reporter.reports > 1 ? t('record', reporter) : t('first')),
  },
  status === 'open'
    ? {
        id: 'age',
        label: t('columns.age'),
        cell: (report) => (
          <Badge tone={daysWaiting(report) >= LATE_DAYS ? 'danger' : 'neutral'}>
            {ageText(report, t)}
          </Badge>
        ),
        text: ({ createdAt }) => formatMoment(createdAt),
      }
    : {
        id: 'handled',
        label: t('columns.handled'),
        cell: ({ handledAt }) => handledAt && formatMoment(handledAt),
        text: ({ handledAt }) => handledAt && formatMoment(handledAt),
      },
];
