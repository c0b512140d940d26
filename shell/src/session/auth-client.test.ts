import { openAuthClient } from './auth-client';
import { AUTH_STORAGE_KEY, createSessionStorage } from './session-storage';

/** When the auth server was asked for a new token, in milliseconds from the start. */
const asked: number[] = [];
let failures = 0;
let start = 0;
const user = { id: 'user-1', email: 'fan@example.tw' };
const sessionFor = (seconds: number) => ({
  access_token: 'token',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user,
});

/** Opens the library for a session that ends after so many seconds. */
function openWith(seconds: number) {
  const storage = createSessionStorage();
  storage.adapter.setItem(AUTH_STORAGE_KEY, JSON.stringify(sessionFor(seconds)));
  return openAuthClient({ url: 'http://backend.test', key: 'key' }, storage);
}

beforeEach(() => {
  localStorage.clear();
  // The library says what it could not reach.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  start = Date.now();
  asked.length = 0;
  failures = 0;
  globalThis.fetch = ((address: string) => {
    if (address !== 'http://backend.test/auth/v1/token?grant_type=refresh_token')
      throw new Error(`the library asked for ${address}`);
    asked.push(Date.now() - start);
    if (failures > 0) {
      failures -= 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    const text = JSON.stringify(sessionFor(3600));
    const answer = { ok: true, status: 200, headers: { get: () => null }, text: async () => text };
    return Promise.resolve({ ...answer, json: async () => JSON.parse(text) as unknown });
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the token is looked at every 30 seconds, and refreshed when 90 seconds or less remain', async () => {
  openWith(150);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([60_000]);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
});

test('a refresh that gets no answer is tried again after 200 ms, then twice as long each time', async () => {
  failures = 3;
  openWith(60);
  await jest.advanceTimersByTimeAsync(5_000);
  const [first = 0] = asked;
  expect(asked.map((at) => at - first)).toEqual([0, 200, 600, 1400]);
});
