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

/**
 * Who has signed in during this run, by site and credentials. The site hashes passwords slowly on purpose: a journey about
 * something else need not wait for it each time that somebody turns up. Forms are filled by the journeys about them.
 */
const sessions = new Map<string, AuthSession>();

/** The publishable key of the site that a request goes to. */
export async function readKey(request: APIRequestContext): Promise<string> {
  const config = (await (await request.get('/config.json')).json()) as { supabaseKey: string };
  return config.supabaseKey;
}

/** Proves to be somebody, without a page; whoever did so before goes on with that session. */
export async function requestSession(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<AuthSession> {
  const apikey = await readKey(request);
  const known = sessions.get([apikey, email, password].join(' '));
  if (known) return known;
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  });
  return keepSession(response, apikey, { email, password });
}

/** Opens an account, without a page. */
export async function requestAccount(
  request: APIRequestContext,
  { email, password, username }: Credentials & { username: string },
  userType: UserType = 'fan',
): Promise<AuthSession> {
  const apikey = await readKey(request);
  const response = await request.post('/auth/v1/signup', {
    headers: { apikey },
    data: { email, password, data: { username, user_type: userType } },
    timeout: PATIENCE_MS,
  });
  return keepSession(response, apikey, { email, password });
}

async function keepSession(
  response: APIResponse,
  apikey: string,
  { email, password }: Credentials,
): Promise<AuthSession> {
  expect(response.ok(), await response.text()).toBe(true);
  const session = (await response.json()) as AuthSession;
  sessions.set([apikey, email, password].join(' '), session);
  return session;
}
