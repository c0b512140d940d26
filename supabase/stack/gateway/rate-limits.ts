import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal';

/** What a limit is counted by. */
export interface Subject {
  method: string;
  /** Path and query of the request. */
  target: string;
  address: string;
  /** Lower-case e-mail address in the body, when there is one. */
  account: string | null;
}

interface Limit {
  name: string;
  method: 'POST' | '*';
  target: RegExp;
  /** Requests allowed per window. */
  points: number;
  windowSeconds: number;
  by: 'address' | 'address+account';
}

const MINUTE = 60;
const HOUR = 3600;

/**
 * Tight where guessing or flooding pays, wide elsewhere. One address may be a whole school behind one
 * router, so the tightest ones count by address and account.
 */
const limits: Limit[] = [
  {
    name: 'guesses at one account',
    method: 'POST',
    target: /^\/auth\/v1\/(token\?(.*&)?grant_type=password|verify)/,
    points: 10,
    windowSeconds: 5 * MINUTE,
    by: 'address+account',
  },
  {
    name: 'guesses from one address',
    method: 'POST',
    target: /^\/auth\/v1\/(token\?(.*&)?grant_type=password|verify)/,
    points: 100,
    windowSeconds: 5 * MINUTE,
    by: 'address',
  },
  {
    // A school or a company has one address; a hall full of people signs up at once.
    name: 'new accounts',
    method: 'POST',
    target: /^\/auth\/v1\/signup/,
    points: 600,
    windowSeconds: HOUR,
    by: 'address',
  },
  {
    name: 'mails to one account',
    method: 'POST',
    target: /^\/auth\/v1\/(recover|otp|magiclink|resend)/,
    points: 3,
    windowSeconds: 15 * MINUTE,
    by: 'address+account',
  },
  {
    name: 'mails from one address',
    method: 'POST',
    target: /^\/auth\/v1\/(recover|otp|magiclink|resend)/,
    points: 30,
    windowSeconds: HOUR,
    by: 'address',
  },
  {
    name: 'messages',
    method: 'POST',
    target: /^\/rest\/v1\/rpc\/(submit_contact_message|contact_organizer)/,
    points: 10,
    windowSeconds: 10 * MINUTE,
    by: 'address',
  },
  {
    name: 'requests',
    method: '*',
    target: /^\//,
    points: 3000,
    windowSeconds: MINUTE,
    by: 'address',
  },
];

/**
 * Counts requests in memory and refuses the ones beyond a limit.
 * @param factor multiplies all limits; a test that signs in a hundred times raises it
 */
export function createRateLimits(factor = 1) {
  const counters = limits.map((limit) => ({
    limit,
    counter: new RateLimiterMemory({
      keyPrefix: limit.name,
      points: Math.ceil(limit.points * factor),
      duration: limit.windowSeconds,
    }),
  }));

  /** @throws Refusal 429 */
  return async function consume(subject: Subject): Promise<void> {
    const applicable = counters.filter(({ limit }) => applies(limit, subject));
    await Promise.all(
      applicable.map(({ limit, counter }) =>
        counter.consume(keyOf(limit, subject)).catch((state: unknown) => {
          throw state instanceof RateLimiterRes ? tooMany(limit, state) : state;
        }),
      ),
    );
  };
}

const applies = ({ method, target }: Limit, subject: Subject) =>
  (method === '*' || method === subject.method) && target.test(plainSpelling(subject.target));

/** The services behind us read `/auth/v1/%74oken` as `/auth/v1/token`, so the limits have to as well. */
function plainSpelling(target: string): string {
  try {
    return decodeURIComponent(target).replace(/\/{2,}/g, '/');
  } catch {
    return target;
  }
}

const keyOf = ({ by }: Limit, { address, account }: Subject) =>
  by === 'address' ? address : `${address} ${account ?? ''}`;

const tooMany = (limit: Limit, state: RateLimiterRes) =>
  new Refusal({
    status: 429,
    code: limit.target.source.includes('auth') ? 'over_request_rate_limit' : 'PT429',
    message: 'RATE_LIMITED',
    hint: `Too many ${limit.name}: wait before the next attempt.`,
    retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  });
