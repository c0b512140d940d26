import { expect, type APIRequestContext } from '@playwright/test';
import type { Person } from './people';

/** Calls functions of the data API as somebody, without a page. */
export interface ApiCaller {
  id: string;
  call<Answer>(name: string, args?: Record<string, unknown>): Promise<Answer>;
}

/** Signs a person in for calls of the data API. */
export async function signInToApi(request: APIRequestContext, person: Person): Promise<ApiCaller> {
  const config = (await (await request.get('/config.json')).json()) as { supabaseKey: string };
  const { email, password } = person;
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: config.supabaseKey },
    data: { email, password },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const session = (await response.json()) as { access_token: string; user: { id: string } };
  const headers = { apikey: config.supabaseKey, Authorization: `Bearer ${session.access_token}` };
  return {
    id: session.user.id,
    async call<Answer>(name: string, args: Record<string, unknown> = {}) {
      const answer = await request.post(`/rest/v1/rpc/${name}`, { headers, data: args });
      expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
      return (await answer.json()) as Answer;
    },
  };
}
