import { expect, type APIRequestContext } from '@playwright/test';
import type { UserType } from '@spotlight/shared/contract';
import { readKey, requestAccount, requestSession, type AuthSession } from './auth';
import type { Person } from './people';

/** A crowd queues on a small machine; what hangs is ended by the test's own time. */
const PATIENCE_MS = 60_000;

/** What a call came to: the answer, or the code of the refusal. */
type Outcome<Answer> = { answer: Answer; refusal: null } | { answer: null; refusal: string };

/** Calls functions of the data API as somebody, without a page. */
export interface ApiCaller {
  id: string;
  /** Fails the test when it is refused. */
  call<Answer>(name: string, args?: Record<string, unknown>): Promise<Answer>;
  attempt<Answer>(name: string, args?: Record<string, unknown>): Promise<Outcome<Answer>>;
}

/** Signs a person in for calls of the data API. */
export const signInToApi = async (request: APIRequestContext, person: Person): Promise<ApiCaller> =>
  callerOf(request, await requestSession(request, person));

/** Opens an account for calls of the data API. */
export const signUpToApi = async (
  request: APIRequestContext,
  person: Person,
  userType?: UserType,
): Promise<ApiCaller> => callerOf(request, await requestAccount(request, person, userType));

async function callerOf(request: APIRequestContext, session: AuthSession): Promise<ApiCaller> {
  const headers = {
    apikey: await readKey(request),
    Authorization: `Bearer ${session.access_token}`,
  };
  const post = (name: string, args: Record<string, unknown> = {}) =>
    request.post(`/rest/v1/rpc/${name}`, {
      headers,
      data: args,
      timeout: PATIENCE_MS,
      // A connection that the server was about to close: browsers open another one as well.
      maxRetries: 2,
    });
  return {
    id: session.user.id,
    async call<Answer>(name: string, args?: Record<string, unknown>) {
      const response = await post(name, args);
      expect(response.ok(), `${name}: ${await response.text()}`).toBe(true);
      return (await response.json()) as Answer;
    },
    async attempt<Answer>(name: string, args?: Record<string, unknown>) {
      const response = await post(name, args);
      const body = (await response.json()) as { message: string };
      return response.ok()
        ? { answer: body as Answer, refusal: null }
        : { answer: null, refusal: body.message };
    },
  };
}
