import type { ApiKeys } from '../gateway/caller';

const MINUTE_MS = 60_000;

/** Functions that have work of their own: payments that nobody heard of, calendars that are due. */
const FUNCTIONS = ['payments', 'calendars'];

/** Calls `sweep` of the functions each minute, as a clock of a hosted project does. */
export function startFunctionClock(
  url: string,
  { secretKey }: ApiKeys,
  everyMs = MINUTE_MS,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = Promise.all(
      FUNCTIONS.map((name) =>
        fetch(`${url}/functions/v1/${name}/sweep`, {
          method: 'POST',
          headers: { apikey: secretKey },
        }).catch((error: unknown) => {
          console.warn(`${name} was not swept: ${(error as Error).message}`);
        }),
      ),
    );
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
