import { TabPanel, Tabs, useListFilters, type ListAddress } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useApprovals } from '../../data/approval/approval.queries';
import {
  readApproval,
  writeApproval,
  type ApprovalFilters,
} from '../../data/approval/approval.rules';
import { approvalTypes } from '../../data/approval/approval-type.schema';
import approvalTexts from '../../locales/approval.zh-TW.json';
import { paths } from '../../paths';
import { queueColumns } from './approval-columns';
import { ApprovalDesk } from './approval-desk';
import { ApprovalHeading } from './approval-heading';

const PANEL = 'approval-list';

const address: ListAddress<ApprovalFilters> = {
  path: paths.approval.to(),
  read: (search) => ({ ...readApproval(search), tab: 'pending_approval' }),
  write: writeApproval,
  isOneStep: true,
};

/** 審核佇列: everything that waits, by kind. */
export function ApprovalScreen() {
  const t = useTexts(approvalTexts);
  const list = useListFilters(address);
  const approvals = useApprovals(list.filters);
  const pending = approvals.data?.pending;
  const selected = list.filters.type || 'all';
  const sum = pending && Object.values(pending).reduce((total, count) => total + count, 0);
  return (
    <>
      <ApprovalHeading title={t('queueTitle')} query={approvals} />
      <Tabs
        label={t('types.label')}
        panelId={PANEL}
        selectedId={selected}
        onSelect={(id) => list.apply({ type: id === 'all' ? '' : id, open: '' })}
        items={[
          { id: 'all' as const, label: t('types.all'), ...(sum !== undefined && { count: sum }) },
          ...approvalTypes.map((id) => ({
            id,
            label: t(`types.${id}`),
            ...(pending && { count: pending[id] ?? 0 }),
          })),
        ]}
      />
      <TabPanel id={PANEL} selectedId={selected}>
        <ApprovalDesk
          list={list}
          query={approvals}
          columns={queueColumns}
          fileName={t('queueTitle')}
        />
      </TabPanel>
    </>
  );
}
