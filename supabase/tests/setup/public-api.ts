import { jest } from '@jest/globals';
import type { DataApiEngine } from '../../stack/data-api/data-api';
import { readSecrets } from '../../stack/data-dir/secrets';
import { connect } from '../../stack/postgres/connect';
import { signToken } from '../../stack/testing/sign-token';
import { startTestStack, type TestStack } from '../../stack/testing/test-stack';
import type { Argument } from './callers';
import type { Sql } from './test-database';
import { copyOfMigrated } from './test-server';

/** What the data API says when it refuses: our code is the `message`. */
export interface ApiError {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

export interface Reply<T> {
  status: number;
  body: T | ApiError;
}

/** The whole stack over the real migrations, as a browser meets it. */
export interface PublicApi {
  readonly stack: TestStack;
  /** A superuser's connections, for arranging and looking. */
  readonly sql: Sql;
  /** Signs access tokens of this installation. */
  readonly jwtSecret: string;
  /** An access token of this person. */
  tokenOf(userId: string): Promise<string>;
  /** POST /rest/v1/rpc/<name> as this person; null has no token. */
  rpc<T>(userId: string | null, name: string, args?: Record<string, Argument>): Promise<Reply<T>>;
}

/** Gives the test file that calls it a running stack, from its first test to its last. */
export function providePublicApi(
  options: {
    dataApi?: DataApiEngine;
    settingOf?: (name: string) => string | undefined;
    readAddress?: (address: string) => Promise<string>;
  } = {},
): PublicApi {
  jest.setTimeout(120_000);
  let opened: { stack: TestStack; sql: Sql; jwtSecret: string } | undefined;
  const tokens = new Map<string, Promise<string>>();

  const get = () => {
    if (!opened) throw new Error('The public API is there in hooks and tests only.');
    return opened;
  };
  beforeAll(async () => {
    const stack = await startTestStack({
      dataDir: await copyOfMigrated(),
      migrationsDir: undefined,
      settingOf: options.settingOf,
      readAddress: options.readAddress,
      // A storm is thousands of requests from one address.
      rateLimitFactor: 10_000,
      dataApi: options.dataApi,
    });
    const secrets = await readSecrets(stack.dataDir);
    const sql = connect(stack.databaseUrl, { max: 4 });
    opened = { stack, sql, jwtSecret: secrets?.jwtSecret ?? '' };
  }, 120_000);
  afterAll(async () => {
    await opened?.sql.end({ timeout: 5 });
    await opened?.stack.close();
  }, 60_000);

  const tokenOf = (userId: string) => {
    const known = tokens.get(userId);
    const token = known ?? signToken(get().jwtSecret, { sub: userId, role: 'authenticated' });
    tokens.set(userId, token);
    return token;
  };
  return {
    get stack() {
      return get().stack;
    },
    get sql() {
      return get().sql;
    },
    get jwtSecret() {
      return get().jwtSecret;
    },
    tokenOf,
    async rpc<T>(userId: string | null, name: string, args: Record<string, Argument> = {}) {
      const token = userId ? { token: await tokenOf(userId) } : {};
      const { status, body } = await get().stack.call<T | ApiError>(`/rest/v1/rpc/${name}`, {
        ...token,
        json: args,
      });
      return { status, body };
    },
  };
}

/** How a storm ended: the answers, and how often each refusal was read. */
export interface Tally<T> {
  answers: T[];
  /** `409 SOLD_OUT` → how many. A crash of the server would stand here as `500 …`. */
  refusals: Record<string, number>;
}

/** Waits for all requests of a storm. */
export async function tally<T>(requests: Promise<Reply<T>>[]): Promise<Tally<T>> {
  const replies = await Promise.all(requests);
  const result: Tally<T> = { answers: [], refusals: {} };
  for (const { status, body } of replies) {
    if (status < 300) {
      result.answers.push(body as T);
    } else {
      const name = `${status} ${(body as ApiError).message}`;
      result.refusals[name] = (result.refusals[name] ?? 0) + 1;
    }
  }
  return result;
}
