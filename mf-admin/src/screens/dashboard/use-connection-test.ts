import { useBackend, useToasts } from '@spotlight/shared/contract';
import { toAppError, useErrorText } from '@spotlight/shared/data';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useMutation } from '@spotlight/shared/vendor/query';
import { measureConnection } from '../../data/connection/connection.repository';

/** Tries the way to the database, and says so before, and how it went and how long it took after. */
export function useConnectionTest(): { test(): void; isTesting: boolean } {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const toasts = useToasts();
  const backend = useBackend();
  const { mutate, isPending } = useMutation({
    mutationFn: () => measureConnection(backend),
    // A test that waits for the network to come back would never tell that it is gone.
    networkMode: 'always',
    onMutate: () => toasts.info(t('dashboard.connectionTesting')),
    onSuccess: (ms) =>
      toasts.success(t('dashboard.connectionFine'), {
        description: t('dashboard.connectionTime', { ms }),
      }),
    onError: (error) =>
      toasts.error(t('dashboard.connectionFailed'), {
        description: `${errorText(error)} ${t('dashboard.reference', { id: toAppError(error).referenceId })}`,
      }),
  });
  return { test: () => mutate(), isTesting: isPending };
}
