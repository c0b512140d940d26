import { useBackend } from '@spotlight/shared/contract';
import { useMutation } from '@spotlight/shared/vendor/query';
import { submitContactMessage } from './contact-message.repository';
import type { ContactMessage } from './contact-message.schema';

/** Sends a message to us; the result is the number of the case. */
export function useSubmitContactMessage() {
  const backend = useBackend();
  return useMutation({
    mutationFn: (message: ContactMessage) => submitContactMessage(backend, message),
  });
}
