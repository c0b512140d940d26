import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Person } from './people';

/** A crowd waits in line on a small machine; what hangs is ended by the test's own time. */
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
export async function signInToApi(request: APIRequestContext, person: Person): Promise<ApiCaller> {
  const key = await readKey(request);
  const { email, password } = person;
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: key },
    data: { email, password },
  });
  return callerOf(request, key, response);
}

/** Opens an account for calls of the data API. */
export async function signUpToApi(
  request: APIRequestContext,
  { email, password, username }: Person,
): Promise<ApiCaller> {
  const key = await readKey(request);
  const response = await request.post('/auth/v1/signup', {
    headers: { apikey: key },
    data: { email, password, data: { username, user_type: 'fan' } },
    timeout: PATIENCE_MS,
  });
  return callerOf(request, key, response);
}

async function readKey(request: APIRequestContext): Promise<string> {
  const config = (await (await request.get('/config.json')).json()) as { supabaseKey: string };
  return config.supabaseKey;
}

async function callerOf(
  request: APIRequestContext,
  key: string,
  signedIn: APIResponse,
): Promise<ApiCaller> {
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  const session = (await signedIn.json()) as { access_token: string; user: { id: string } };
  const headers = { apikey: key, Authorization: `Bearer ${session.access_token}` };
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
