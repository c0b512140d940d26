import { requiredText, useForm } from '@spotlight/shared/form';
import { formatMoment } from '@spotlight/shared/format';
import { Button, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import { approvalKey, canDecide } from '../../data/approval/approval.rules';
import type { ApprovalItem } from '../../data/approval/approval.schema';
import panelTexts from '../../locales/approval-panel.zh-TW.json';
import approvalTexts from '../../locales/approval.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { Key } from '../../room/keys-dialog';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { ItemHistory } from './item-history';
import { ItemMarks } from './item-marks';
import { ItemPreview } from './item-preview';
import { ReasonForm } from './reason-form';

const Decisions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

export interface ApprovalPanelProps {
  item: ApprovalItem;
  place: PanelPlace;
  isBusy: boolean;
  /** Somebody pressed 退回 in the list. */
  beginsWithReason: boolean;
  onApprove: () => void;
  /** Answers whether it was sent back. */
  onReject: (reason: string) => Promise<boolean>;
}

/** One thing that waits or was decided: how it will look, what is unusual, what happened, the decision. */
export function ApprovalPanel({ item, place, isBusy, ...decisions }: ApprovalPanelProps) {
  const { beginsWithReason, onApprove, onReject } = decisions;
  const t = useTexts(approvalTexts);
  const own = useTexts(panelTexts);
  const isWaiting = item.status === 'pending_approval';
  const isOpen = canDecide(item);
  const form = useForm({
    schema: z.object({ reason: requiredText(own('reason.missing')) }),
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      // What was refused is said in a toast, with the name of whoever was faster.
      await onReject(reason);
    },
  });
  const lead = [
    t(`types.${item.type}`),
    item.submitter ?? t('unknownSubmitter'),
    formatMoment(item.submittedAt),
  ].join('・');
  return (
    <RowPanel
      {...place}
      rowKey={approvalKey(item)}
      title={item.title}
      lead={lead}
      footer={
        isOpen && (
          <Decisions>
            <Button variant="outline" isBusy={form.isBusy} onClick={() => form.submit()}>
              {t('reject')} <Key aria-hidden="true">R</Key>
            </Button>
            <Button isBusy={isBusy} onClick={onApprove}>
              {t('approve')} <Key aria-hidden="true">A</Key>
            </Button>
          </Decisions>
        )
      }
    >
      {isWaiting && item.isOwn && <Notice tone="info">{own('ownCause')}</Notice>}
      {isWaiting && !item.isOwn && !item.mayDecide && <Notice tone="info">{own('mayNot')}</Notice>}
      <ItemPreview item={item} />
      {isWaiting && <ItemMarks marks={item.marks} />}
      <ItemHistory entityType={item.entityType} id={item.id} />
      <AuditTrail entity={item.entityType} id={item.id} />
      {isOpen && <ReasonForm form={form} isFirst={beginsWithReason} />}
    </RowPanel>
  );
}
