import { password, startTestStack, type TestStack } from '../testing/test-stack';
import { createRateLimits, type Subject } from './rate-limits';

const login: Subject = {
  method: 'POST',
  target: '/auth/v1/token?grant_type=password',
  address: '203.0.113.7',
  account: 'fan@example.test',
};

async function allowedOf(attempts: number, subject: Subject, factor?: number): Promise<number> {
  const consume = createRateLimits(factor);
  let allowed = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await consume(subject).then(
      () => (allowed += 1),
      () => undefined,
    );
  }
  return allowed;
}

test.each<[what: string, subject: Subject, limit: number]>([
  ['guesses at one account', login, 10],
  ['mails to one account', { ...login, target: '/auth/v1/recover' }, 3],
  [
    'guesses under another spelling of the address',
    { ...login, target: '/auth/v1//%74oken?grant_type=passwor%64' },
    10,
  ],
  ['messages', { ...login, target: '/rest/v1/rpc/submit_contact_message' }, 10],
  [
    'refreshed sessions: no tight limit',
    { ...login, target: '/auth/v1/token?grant_type=refresh_token' },
    40,
  ],
  [
    'reading: no tight limit',
    { ...login, method: 'GET', target: '/rest/v1/rpc/search_events' },
    40,
  ],
])('%s', async (_what, subject, limit) => {
  expect(await allowedOf(40, subject)).toBe(limit);
});

test('a school signs up at one address within the hour; a machine does not go on', async () => {
  expect(await allowedOf(700, { ...login, target: '/auth/v1/signup' })).toBe(600);
});

test('a factor widens every limit', async () => {
  expect(await allowedOf(40, login, 3)).toBe(30);
});

test('another account at the same address, and the same account elsewhere, go on', async () => {
  const consume = createRateLimits(0.1);
  await consume(login);
  await expect(consume(login)).rejects.toMatchObject({ reason: { status: 429 } });
  await expect(consume({ ...login, account: 'other@example.test' })).resolves.toBeUndefined();
  await expect(consume({ ...login, address: '203.0.113.8' })).resolves.toBeUndefined();
});

describe('at the gateway', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack();
  }, 60_000);
  afterAll(() => stack.close());

  const signIn = (email: string, word: string) =>
    stack.call<{ error_code?: string }>('/auth/v1/token?grant_type=password', {
      json: { email, password: word },
    });

  test('the eleventh guess at a password is refused, however the address is written', async () => {
    const { email } = await stack.signUp('guessed@example.test');
    for (let guess = 0; guess < 10; guess += 1) {
      const spelling = guess % 2 ? email.toUpperCase() : ` ${email}`.trim();
      expect((await signIn(spelling, `wrong-${guess}`)).status).toBe(400);
    }
    const { status, headers, body } = await signIn(email, password);
    expect([status, body.error_code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('the proxy in front is believed about the address it saw, and nobody before it', async () => {
    const reset = (forwarded: string) =>
      stack.call('/auth/v1/recover', {
        json: { email: 'nobody@example.test' },
        headers: { 'X-Forwarded-For': forwarded },
      });
    for (let mail = 0; mail < 3; mail += 1) await reset(`198.51.100.${mail}, 203.0.113.9`);
    expect((await reset('198.51.100.77, 203.0.113.9')).status).toBe(429);
    expect((await reset('203.0.113.10')).status).toBe(200);
  });
});
