import { formatMoment } from '@spotlight/shared/format';
import { Badge, Button } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { approvalKey, canDecide, deadlineOf } from '../../data/approval/approval.rules';
import type { ApprovalItem } from '../../data/approval/approval.schema';
import type approvalTexts from '../../locales/approval.zh-TW.json';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';
import { RowActs } from '../../room/row-acts';
import { ItemPicture } from './item-picture';

type Texts = Translate<typeof approvalTexts>;

const Clamped = styled.span`
  display: block;
  max-width: 16em;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const approvalNaming = (t: Texts): RoomRowsProps<ApprovalItem>['naming'] => ({
  label: t('columns.title'),
  keyOf: approvalKey,
  title: ({ title, type }) => title || t(`types.${type}`),
  note: ({ submitter }) => submitter ?? t('unknownSubmitter'),
  picture: (item) => <ItemPicture item={item} width={56} />,
});

export interface ApprovalActs {
  onView: (item: ApprovalItem) => void;
  onApprove: (item: ApprovalItem) => void;
  onReject: (item: ApprovalItem) => void;
}

const typeColumn = (t: Texts): RoomColumn<ApprovalItem> => ({
  id: 'type',
  label: t('columns.type'),
  cell: ({ type }) => t(`types.${type}`),
  text: ({ type }) => t(`types.${type}`),
});

const submitterColumn = (t: Texts): RoomColumn<ApprovalItem> => ({
  id: 'submitter',
  label: t('columns.submitter'),
  cell: ({ submitter }) => submitter ?? t('unknownSubmitter'),
  text: ({ submitter }) => submitter,
});

/** Day above hour: seven columns fit a laptop. */
const Stamp = styled.time`
  display: block;
  width: 7.5em;
  white-space: normal;
`;

const submittedColumn = (t: Texts): RoomColumn<ApprovalItem> => ({
  id: 'submittedAt',
  label: t('columns.submittedAt'),
  cell: ({ submittedAt }) => <Stamp dateTime={submittedAt}>{formatMoment(submittedAt)}</Stamp>,
  text: ({ submittedAt }) => formatMoment(submittedAt),
});

const marksColumn = (t: Texts): RoomColumn<ApprovalItem> => ({
  id: 'marks',
  label: t('columns.marks'),
  cell: ({ marks }) =>
    marks.length === 0 ? (
      t('noMarks')
    ) : (
      <Badge tone={marks[0]?.level ?? 'info'}>{t('markCount', { count: marks.length })}</Badge>
    ),
  text: ({ marks }) => marks.map(({ code }) => t(`marks.${code}`)).join('、'),
});

const DAYS_FROM_HOURS = 48;

function dueText(hours: number, t: Texts): string {
  if (hours >= 0) return t('left', { count: hours });
  return -hours < DAYS_FROM_HOURS
    ? t('late', { count: -hours })
    : t('lateDays', { count: Math.floor(-hours / 24) });
}

const dueColumn = (t: Texts): RoomColumn<ApprovalItem> => ({
  id: 'due',
  label: t('columns.due'),
  cell: (item) => {
    const { hours, tone } = deadlineOf(item);
    return <Badge tone={tone}>{dueText(hours, t)}</Badge>;
  },
  text: ({ dueAt }) => formatMoment(dueAt),
});

const actionsColumn = (t: Texts, acts: ApprovalActs): RoomColumn<ApprovalItem> => ({
  id: 'actions',
  label: t('columns.actions'),
  cell: (item) => (
    <RowActs>
      <Button variant="quiet" size="sm" onClick={() => acts.onView(item)}>
        {t('view')}
      </Button>
      {canDecide(item) && (
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('rowApprove', { title: item.title })}
            onClick={() => acts.onApprove(item)}
          >
            {t('approve')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('rowReject', { title: item.title })}
            onClick={() => acts.onReject(item)}
          >
            {t('reject')}
          </Button>
        </>
      )}
    </RowActs>
  ),
});

/** 審核佇列: what waits, with its marks and its deadline. */
export const queueColumns = (t: Texts, acts: ApprovalActs) => [
  typeColumn(t),
  marksColumn(t),
  dueColumn(t),
  actionsColumn(t, acts),
];

/** 審核流程: what waits or was decided, with the last remark. */
export const flowColumns = (t: Texts, acts: ApprovalActs): RoomColumn<ApprovalItem>[] => [
  typeColumn(t),
  {
    id: 'status',
    label: t('columns.status'),
    cell: ({ status }) => (
      <Badge tone={statusTones[status]} hasDot>
        {t(`tabs.${status}`)}
      </Badge>
    ),
    text: ({ status }) => t(`tabs.${status}`),
  },
  submitterColumn(t),
  submittedColumn(t),
  {
    id: 'remarks',
    label: t('columns.remarks'),
    cell: ({ remarks }) => <Clamped title={remarks ?? undefined}>{remarks ?? '—'}</Clamped>,
    text: ({ remarks }) => remarks,
  },
  actionsColumn(t, acts),
];

const statusTones = {
  pending_approval: 'warning',
  approved: 'success',
  rejected: 'danger',
} as const;
