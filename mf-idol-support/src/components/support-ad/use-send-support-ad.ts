import { toAppError } from '@spotlight/shared/data';
import { useAttempt } from '@spotlight/shared/form';
import { useRef } from 'react';
import { useSaveSupportAd, useSubmitSupportAd } from '../../data/support-ad/support-ad.mutations';
import type { SupportAd } from '../../data/support-ad/support-ad.schema';

type SupportAdRequest = Parameters<ReturnType<typeof useSaveSupportAd>['mutateAsync']>[0];
type Read = Pick<SupportAdRequest, 'id' | 'updatedAt'>;
const nothing: Read = { id: null, updatedAt: null };

/**
 * Gives the function that stores a request and sends it to its review, both as one attempt: after an answer that was lost,
 * the same once more meets what it made.
 * @param ad the one that is changed, as it was read; none for a new one
 */
export function useSendSupportAd(ad?: SupportAd) {
  const save = useSaveSupportAd();
  const submit = useSubmitSupportAd();
  const attempt = useAttempt();
  const on = useRef<Read>(ad ?? nothing);
  return async (
    request: Omit<SupportAdRequest, keyof Read | 'idempotencyKey'>,
    expectedTotal: number,
  ) => {
    const { id, updatedAt } = on.current;
    await attempt({ ...request, id, updatedAt }, async (keyed) => {
      const saved = await save.mutateAsync(keyed);
      if (saved.status !== 'draft' && saved.status !== 'needs_fix') return;
      await submit.mutateAsync({ id: saved.id, expectedTotal }).catch((thrown: unknown) => {
        // Refused for certain: the next attempt goes on with what is stored.
        if (!toAppError(thrown).isTransient) on.current = saved;
        throw thrown;
      });
    });
    on.current = nothing;
  };
}
