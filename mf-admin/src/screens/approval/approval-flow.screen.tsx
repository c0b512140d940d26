import { PillSelect, TabPanel, Tabs, useListFilters, type ListAddress } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useApprovals } from '../../data/approval/approval.queries';
import {
  readApproval,
  writeApproval,
  type ApprovalFilters,
} from '../../data/approval/approval.rules';
import { approvalTypes } from '../../data/approval/approval-type.schema';
import { approvalTabs } from '../../data/approval/approval.schema';
import approvalTexts from '../../locales/approval.zh-TW.json';
import { paths } from '../../paths';
import { flowColumns } from './approval-columns';
import { ApprovalDesk } from './approval-desk';
import { ApprovalHeading } from './approval-heading';

const PANEL = 'approval-flow-list';

const address: ListAddress<ApprovalFilters> = {
  path: paths.approvalFlow.to(),
  read: readApproval,
  write: writeApproval,
  isOneStep: true,
};

/** 審核流程: what waits, what was approved, and what was sent back. */
export function ApprovalFlowScreen() {
  const t = useTexts(approvalTexts);
  const list = useListFilters(address);
  const approvals = useApprovals(list.filters);
  const { tab, type } = list.filters;
  const types = [
    { value: '' as const, label: t('anyType') },
    ...approvalTypes.map((value) => ({ value, label: t(`types.${value}`) })),
  ];
  return (
    <>
      <ApprovalHeading title={t('flowTitle')} query={approvals} />
      <Tabs
        label={t('tabs.label')}
        panelId={PANEL}
        selectedId={tab}
        onSelect={(id) => list.apply({ tab: id, open: '' })}
        items={approvalTabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      />
      <TabPanel id={PANEL} selectedId={tab}>
        <ApprovalDesk
          list={list}
          query={approvals}
          columns={flowColumns}
          fileName={t('flowTitle')}
          filters={
            <PillSelect
              label={t('byType')}
              options={types}
              value={type}
              isChosen={type !== ''}
              onChange={(chosen) => list.apply({ type: chosen })}
            />
          }
        />
      </TabPanel>
    </>
  );
}
