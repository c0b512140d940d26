import { useShell } from '@spotlight/shared/contract';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import { acceptTransfer, endTransfer, offerTransfer } from './transfer.repository';

/** A move of an offer; afterwards tickets and offers are read again everywhere. */
function useTransferMove<Input, Answer>(
  move: (backend: ReturnType<typeof useShell>['backend'], input: Input) => Promise<Answer>,
) {
  const { backend } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always',
    mutationFn: (input: Input) => move(backend, input),
    // Also after a failure: "somebody was faster" means that the page shows what was.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  });
}

/** Offers a ticket to somebody. */
export const useOfferTransfer = () => useTransferMove(offerTransfer);

/** Takes an offer back, or declines one. */
export const useEndTransfer = () => useTransferMove(endTransfer);

/** Takes an offered ticket over. */
export const useAcceptTransfer = () => useTransferMove(acceptTransfer);
