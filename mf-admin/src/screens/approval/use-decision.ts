import { useToasts } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import { formatMoment } from '@spotlight/shared/format';
import { useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useDecide, type Decision } from '../../data/approval/approval.mutations';
import type { ApprovalItem } from '../../data/approval/approval.schema';
import { useLastDecision } from '../../data/record/record.queries';
import approvalTexts from '../../locales/approval.zh-TW.json';

/** The statuses that mean yes, whatever the kind calls them. */
const yes = new Set(['approved', 'active', 'open', 'upheld']);

/**
 * Decides on things and says what came of it. Of two administrators one wins; the other one is told by whom
 * and when it was decided.
 */
export function useDecision() {
  const t = useTexts(approvalTexts);
  const lastDecision = useLastDecision();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useDecide();

  const explain = async (thrown: unknown, item: ApprovalItem): Promise<string> => {
    if (!(thrown instanceof AppError) || thrown.code !== 'INVALID_STATE') return errorText(thrown);
    const last = await lastDecision(item.entityType, item.id);
    if (!last) return errorText(thrown);
    return t('beaten', {
      who: last.decidedBy ?? t('somebody'),
      when: formatMoment(last.decidedAt),
      verdict: t(yes.has(last.toStatus) ? 'verdict.approved' : 'verdict.rejected'),
    });
  };

  /** Answers whether it was decided; says either in a toast. */
  const decide = async (decision: Decision): Promise<boolean> => {
    const isApproved = decision.verdict === 'approved';
    try {
      await mutateAsync(decision);
      toasts.success(t(isApproved ? 'approved' : 'rejected'));
      return true;
    } catch (thrown) {
      const title = t(isApproved ? 'approveFailed' : 'rejectFailed');
      toasts.error(`${title}：${await explain(thrown, decision.item)}`);
      return false;
    }
  };
  return { decide, decideQuietly: mutateAsync, explain, isPending };
}
