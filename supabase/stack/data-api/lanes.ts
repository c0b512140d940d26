import type { FetchHandler } from '../gateway/backend';
import { refusalResponse } from '../gateway/refusal';

/**
 * How many requests of each kind are answered at once, and so how many connections to the database there are.
 * Buyers of one event stand in a queue of the database anyway: more of them at once would only take the others'
 * places and the processor's time.
 */
export const lanes = { buying: 2, writing: 4, reading: 8 } as const;

/** What the pool behind all of them needs: nobody in a lane ever waits for a connection of another one. */
export const connectionCount = Object.values(lanes).reduce<number>((sum, size) => sum + size, 0);

type Lane = keyof typeof lanes;

/** Whoever would wait longer is asked to come back: a browser gives up after fifteen seconds. */
const LONGEST_WAIT_MS = 8_000;
/** What a request is thought to take until some have been answered. */
const FIRST_GUESS_MS = 20;
/** How much one more answer says about the next ones. */
const WEIGHT = 0.1;

const buying =
  /^\/rest\/v1\/rpc\/(hold_tickets|check_out_tickets|register_for_event|join_waitlist)$/;

/** The lane of a request, by what it asks for. */
export function laneOf({ method, url }: Pick<Request, 'method' | 'url'>): Lane {
  if (method === 'GET' || method === 'HEAD') return 'reading';
  return buying.test(new URL(url).pathname) ? 'buying' : 'writing';
}

/**
 * Answers requests lane by lane, in the order of coming. A lane whose queue would keep somebody waiting for too long
 * answers at once with 429 and the wait.
 * @param patienceFactor multiplies the longest wait; a storm in a test raises it
 */
export function inLanes(handle: FetchHandler, patienceFactor = 1): FetchHandler {
  const queues = Object.fromEntries(
    Object.entries(lanes).map(([lane, size]) => [
      lane,
      createQueue(size, LONGEST_WAIT_MS * patienceFactor),
    ]),
  ) as Record<Lane, ReturnType<typeof createQueue>>;
  return (request) => queues[laneOf(request)](() => handle(request));
}

/** Runs so much at once and the rest in turn. What would wait longer than that is answered at once. */
function createQueue(size: number, longestWaitMs: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  let averageMs = FIRST_GUESS_MS;

  return async function inTurn(work: () => Promise<Response>): Promise<Response> {
    if (running < size) {
      running += 1;
    } else {
      const waitMs = (waiting.length * averageMs) / size;
      if (waitMs > longestWaitMs) return crowded(waitMs);
      // Whoever is through hands the place on, so that nobody who comes meanwhile gets in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    const begin = performance.now();
    try {
      return await work();
    } finally {
      averageMs += (performance.now() - begin - averageMs) * WEIGHT;
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The hint is the wait in seconds, too: the client of the data API shows no headers. */
function crowded(waitMs: number): Response {
  const seconds = Math.ceil(waitMs / 1000);
  return refusalResponse({
    status: 429,
    code: 'PT429',
    message: 'CROWDED',
    hint: String(seconds),
    retryAfterSeconds: seconds,
  });
}
