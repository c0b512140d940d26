import type { ApiKeys } from '../gateway/caller';

const MINUTE_MS = 60_000;

/** Calls the function `payments` each minute, as a clock of a hosted project does: what was not heard is asked, what is due goes back. */
export function startPaymentSweep(
  url: string,
  { secretKey }: ApiKeys,
  everyMs = MINUTE_MS,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = fetch(`${url}/functions/v1/payments/sweep`, {
      method: 'POST',
      headers: { apikey: secretKey },
    }).catch((error: unknown) => {
      console.warn(`Payments were not swept: ${(error as Error).message}`);
    });
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
