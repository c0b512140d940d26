import { useErrorText } from '@spotlight/shared/ui';
import { useToasts } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMeasureConnection } from '../../data/connection/connection.mutations';
import { texts } from '../../texts';

/** Tries the way to the database, and says so before, and how it went and how long it took after. */
export function useConnectionTest(): { test(): void; isTesting: boolean } {
  const t = useTexts(texts);
  const errorText = useErrorText();
  const toasts = useToasts();
  const { mutate, isPending } = useMeasureConnection({
    onStart: () => toasts.info(t('dashboard.connectionTesting')),
    onMeasured: (ms) =>
      toasts.success(t('dashboard.connectionFine'), {
        description: t('dashboard.connectionTime', { ms }),
      }),
    onFailed: (error) =>
      toasts.error(t('dashboard.connectionFailed'), {
        description: `${errorText(error)} ${t('dashboard.reference', { id: toAppError(error).referenceId })}`,
      }),
  });
  return { test: () => mutate(), isTesting: isPending };
}
