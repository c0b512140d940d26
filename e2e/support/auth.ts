import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { UserType } from '@spotlight/shared/contract';

/** Hashing passwords for a crowd takes its time on a small machine. */
const PATIENCE_MS = 60_000;

interface Credentials {
  email: string;
  password: string;
}

/** What the auth server gives to who proves to be somebody; browsers keep it as it is. */
export interface AuthSession {
  access_token: string;
  user: { id: string };
}

/** The publishable key of the site that a request goes to. */
export async function readKey(request: APIRequestContext): Promise<string> {
  const config = (await (await request.get('/config.json')).json()) as { supabaseKey: string };
  return config.supabaseKey;
}

/** Proves to be somebody, without a page. */
export async function requestSession(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<AuthSession> {
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: await readKey(request) },
    data: { email, password },
  });
  return sessionOf(response);
}

/** Opens an account, without a page. */
export async function requestAccount(
  request: APIRequestContext,
  { email, password, username }: Credentials & { username: string },
  userType: UserType = 'fan',
): Promise<AuthSession> {
  const response = await request.post('/auth/v1/signup', {
    headers: { apikey: await readKey(request) },
    data: { email, password, data: { username, user_type: userType } },
    timeout: PATIENCE_MS,
  });
  return sessionOf(response);
}

async function sessionOf(response: APIResponse): Promise<AuthSession> {
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as AuthSession;
}
