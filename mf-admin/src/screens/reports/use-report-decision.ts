import { useToasts } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import { formatMoment } from '@spotlight/shared/format';
import { useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useLastDecision } from '../../data/record/record.queries';
import { useResolveReport, type ReportAnswer } from '../../data/report/report.mutations';
import reportTexts from '../../locales/reports.zh-TW.json';

/** Answers reports and says what came of it; who was slower reads who was faster. */
export function useReportDecision() {
  const t = useTexts(reportTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const lastDecision = useLastDecision();
  const { mutateAsync, isPending } = useResolveReport();

  const explain = async (thrown: unknown, { id }: { id: string }): Promise<string> => {
    if (!(thrown instanceof AppError) || thrown.code !== 'INVALID_STATE') return errorText(thrown);
    const last = await lastDecision('reports', id);
    return last
      ? t('beaten', {
          who: last.decidedBy ?? t('somebody'),
          when: formatMoment(last.decidedAt),
        })
      : errorText(thrown);
  };

  /** Answers whether it was done; says either in a toast. */
  const resolve = async (answer: ReportAnswer): Promise<boolean> => {
    try {
      await mutateAsync(answer);
      toasts.success(t(answer.verdict));
      return true;
    } catch (thrown) {
      toasts.error(t('failed', { reason: await explain(thrown, answer) }));
      return false;
    }
  };
  return { resolve, resolveQuietly: mutateAsync, explain, isPending };
}
