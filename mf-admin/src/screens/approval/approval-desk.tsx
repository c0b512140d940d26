import { lazyPart, type ListFilters } from '@spotlight/shared/ui';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useState, type ReactNode } from 'react';
import { useApprovalPages } from '../../data/approval/approval.queries';
import { approvalKey, canDecide, type ApprovalFilters } from '../../data/approval/approval.rules';
import type { ApprovalItem, ApprovalPage } from '../../data/approval/approval.schema';
import approvalTexts from '../../locales/approval.zh-TW.json';
import { Room } from '../../room/room';
import type { PanelPlace } from '../../room/use-open-row';
import type { RoomColumn } from '../../room/room-column';
import type { BulkAction } from '../../room/use-bulk';
import { approvalNaming, type ApprovalActs } from './approval-columns';
import { useDecision } from './use-decision';

const ApprovalPanel = lazyPart(() =>
  import(/* webpackChunkName: "approval-panel" */ './approval-panel').then((m) => m.ApprovalPanel),
);

interface ApprovalDeskProps {
  list: ListFilters<ApprovalFilters>;
  query: UseQueryResult<ApprovalPage>;
  columns: (t: Translate<typeof approvalTexts>, acts: ApprovalActs) => RoomColumn<ApprovalItem>[];
  filters?: ReactNode;
  /** Name of the file of an export. */
  fileName: string;
}

/** The list of both approval rooms with its panel: one key decides what was read. */
export function ApprovalDesk({ list, query, columns, filters, fileName }: ApprovalDeskProps) {
  const t = useTexts(approvalTexts);
  const readPage = useApprovalPages(list.filters);
  const { decide, decideQuietly, explain, isPending } = useDecision();
  const { filters: shown } = list;
  // Whose reason was asked for in the list: its panel begins there.
  const [askedFor, setAskedFor] = useState('');
  const isWaiting = shown.tab === 'pending_approval';
  // Ticks are for who may decide on something here.
  const rows = query.data?.items ?? [];
  // Where nothing is left, what became of the last ones is still being read.
  const mayDecide = rows.length === 0 || rows.some(canDecide);

  const view = (item: ApprovalItem) => list.apply({ open: approvalKey(item), page: shown.page });
  const approve = async (item: ApprovalItem, place?: PanelPlace) => {
    if (isPending || !canDecide(item)) return;
    if (await decide({ item, verdict: 'approved', reason: '' })) place?.leave();
  };
  const reject = async (item: ApprovalItem, reason: string, place: PanelPlace) => {
    const isDone = await decide({ item, verdict: 'rejected', reason });
    if (isDone) place.leave();
    return isDone;
  };
  const askReason = () => document.querySelector<HTMLElement>('[data-reason]')?.focus();
  const acts: ApprovalActs = {
    onView: view,
    onApprove: (item) => void approve(item),
    onReject: (item) => {
      view(item);
      setAskedFor(approvalKey(item));
    },
  };
  const bulk: BulkAction<ApprovalItem>[] = [
    {
      id: 'approve',
      label: (count) => t('bulk.approve', { count }),
      title: (count) => t('bulk.approveTitle', { count }),
      body: t('bulk.approveBody'),
      confirmLabel: t('approve'),
      run: (item) => decideQuietly({ item, verdict: 'approved', reason: '' }),
    },
    {
      id: 'reject',
      variant: 'outline',
      label: () => t('bulk.reject'),
      title: (count) => t('bulk.rejectTitle', { count }),
      body: t('bulk.rejectBody'),
      confirmLabel: t('bulk.rejectConfirm'),
      reasonLabel: t('reasonLabel'),
      run: (item, reason) => decideQuietly({ item, verdict: 'rejected', reason }),
    },
  ];
  const emptyTitles = {
    pending_approval: t('empty'),
    approved: t('emptyApproved'),
    rejected: t('emptyRejected'),
  };
  return (
    <Room
      list={list}
      query={query}
      naming={approvalNaming(t)}
      columns={columns(t, acts)}
      texts={{
        list: t('list'),
        search: t('search'),
        placeholder: t('placeholder'),
        loadFailed: t('loadFailed'),
      }}
      filters={filters}
      isFiltered={shown.query !== ''}
      empty={{
        title: emptyTitles[shown.tab],
        help: t(isWaiting ? 'emptyHelp' : 'emptyDecidedHelp'),
      }}
      {...(isWaiting && mayDecide && { bulk })}
      explain={explain}
      file={{ name: fileName, read: readPage }}
      panel={(item, place) => (
        <ApprovalPanel
          key={approvalKey(item)}
          item={item}
          place={place}
          isBusy={isPending}
          beginsWithReason={askedFor === approvalKey(item)}
          onApprove={() => void approve(item, place)}
          onReject={(reason) => reject(item, reason, place)}
        />
      )}
      keys={[
        { key: 'a', label: t('keys.approve'), act: (item, place) => void approve(item, place) },
        { key: 'r', label: t('keys.reject'), act: askReason },
      ]}
    />
  );
}
