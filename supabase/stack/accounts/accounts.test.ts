import { withConnection } from '../postgres/connect';
import { password, startTestStack, type TestStack } from '../testing/test-stack';

interface Session {
  access_token: string;
  refresh_token: string;
  error_code?: string;
  code?: string;
}

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ rateLimitFactor: 100, publicUrl: 'https://spotlight.test' });
}, 60_000);
afterAll(() => stack.close());

const signIn = (email: string, word: string) =>
  stack.call<Session>('/auth/v1/token?grant_type=password', { json: { email, password: word } });
const refresh = (token: string) =>
  stack.call<Session>('/auth/v1/token?grant_type=refresh_token', {
    json: { refresh_token: token },
  });

describe('signing up', () => {
  test('opens a session at once', async () => {
    const { token, userId } = await stack.signUp();
    const { body } = await stack.call<{ id: string }>('/auth/v1/user', { token });
    expect(body.id).toBe(userId);
  });

  test.each(['short1!A'.slice(1), 'alllowercase1!', 'ALLUPPERCASE1!', 'NoDigits!!', 'NoSymbols12'])(
    'refuses the password %s',
    async (weak) => {
      const { status, body } = await stack.call<Session>('/auth/v1/signup', {
        json: { email: 'weak@example.test', password: weak },
      });
      expect([status, body.error_code ?? body.code]).toEqual([422, 'weak_password']);
    },
  );

  test.each(['Dashes-2026', 'Lines_2026', 'Dots.2026', 'Spaces 2026'])(
    'accepts %s',
    async (good) => {
      const email = `${good.replace(' ', '')}@example.test`;
      const { status } = await stack.call('/auth/v1/signup', { json: { email, password: good } });
      expect(status).toBe(200);
    },
  );

  test('refuses a weak password in a form, too', async () => {
    const { status } = await fetch(`${stack.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey },
      body: new URLSearchParams({ email: 'form@example.test', password: 'NoSymbols12' }),
    });
    expect(status).toBe(422);
  });

  test('keeps name and identity where triggers can read them', async () => {
    const data = { username: '王小明', user_type: 'venue' };
    const email = 'metadata@example.test';
    const { body } = await stack.call<{ user: { user_metadata: unknown } }>('/auth/v1/signup', {
      json: { email, password, data },
    });
    expect(body.user.user_metadata).toMatchObject(data);
    const rows = await withConnection(
      stack.databaseUrl,
      (sql) => sql`
        select raw_user_meta_data ->> 'username' as name, raw_user_meta_data ->> 'user_type' as type,
          jsonb_typeof(raw_app_meta_data) as app
        from auth.users where email = ${email}`,
    );
    expect([...rows]).toEqual([{ name: '王小明', type: 'venue', app: 'object' }]);
    const { body: later } = await signIn(email, password);
    expect(later).toMatchObject({ user: { user_metadata: data } });
  });

  test('answers of the account service are never stored', async () => {
    const { headers } = await signIn('nobody@example.test', password);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

test('a sign-in that fails takes as long for an address that nobody has', async () => {
  const { email } = await stack.signUp();
  const quickest = async (address: string) => {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const begun = process.hrtime.bigint();
      // oxlint-disable-next-line no-await-in-loop
      const { status, body } = await signIn(address, 'Wrong-2026');
      times.push(Number(process.hrtime.bigint() - begun));
      expect([status, body.error_code]).toEqual([400, 'invalid_credentials']);
    }
    return Math.min(...times);
  };
  // Without, it took a fifth.
  expect(await quickest('nobody@example.test')).toBeGreaterThan((await quickest(email)) / 2);
});

describe('a forgotten password', () => {
  test('is replaced by way of the mailed link, which works once', async () => {
    const { email } = await stack.signUp();
    const onward = encodeURIComponent(
      `https://spotlight.test/login?${new URLSearchParams({ mode: 'reset', returnTo: '/events/1?register=true' })}`,
    );
    await stack.call(`/auth/v1/recover?redirect_to=${onward}`, { json: { email } });
    const mail = await stack.mailTo(email, 'recovery');
    expect(mail).toMatchObject({ subject: '聚光：重設密碼' });
    expect(mail?.text).toContain(mail?.link);

    const link = new URL(mail?.link ?? '');
    expect(`${link.origin}${link.pathname}`).toBe('https://spotlight.test/login');
    expect(link.searchParams.get('mode')).toBe('reset');
    expect(link.searchParams.get('returnTo')).toBe('/events/1?register=true');

    const redeem = () =>
      stack.call<Session>('/auth/v1/verify', {
        json: { type: 'recovery', token_hash: link.searchParams.get('token_hash') },
      });
    const { status, body } = await redeem();
    expect(status).toBe(200);
    const choose = (chosen: string) =>
      stack.call('/auth/v1/user', {
        method: 'PUT',
        json: { password: chosen },
        token: body.access_token,
      });
    expect((await choose('NoSymbols2026')).status).toBe(422);
    expect((await choose('Another-Word-2026')).status).toBe(200);

    expect((await signIn(email, password)).status).toBe(400);
    expect((await signIn(email, 'Another-Word-2026')).status).toBe(200);
    expect((await redeem()).status).toBe(403);
  });

  test('of nobody sends nothing and gives nothing away', async () => {
    const { email } = await stack.signUp();
    await stack.call('/auth/v1/recover', { json: { email } });
    await stack.mailTo(email, 'recovery');
    const sent = (await stack.mails()).length;
    const { status } = await stack.call('/auth/v1/recover', {
      json: { email: 'nobody@example.test' },
    });
    expect([status, (await stack.mails()).length]).toEqual([200, sent]);
  });
});

describe('another address to log in with', () => {
  const ask = (token: string, email: string) =>
    stack.call<Session>('/auth/v1/user', { method: 'PUT', json: { email }, token });
  const confirm = (email: string, token: string) =>
    stack.call<Session>('/auth/v1/verify', { json: { type: 'email_change', email, token } });

  test('is taken when its owner has typed the code', async () => {
    const { email, userId, token } = await stack.signUp();
    const next = `next-${userId}@example.test`;
    expect((await ask(token, next)).status).toBe(200);
    const mail = (await stack.mails()).at(-1);
    expect(mail).toMatchObject({ to: next, kind: 'email_change' });
    const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';

    // Until then nothing has changed, and no code of somebody else helps.
    expect((await signIn(email, password)).status).toBe(200);
    expect((await confirm(next, code === '000000' ? '000001' : '000000')).status).toBe(403);
    expect((await confirm(email, code)).status).toBe(403);

    expect((await confirm(next, code)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(400);
    expect((await signIn(next, password)).status).toBe(200);
    expect((await confirm(next, code)).status).toBe(403);
  });

  test('is none that an account has', async () => {
    const [{ token }, { email: taken }] = [await stack.signUp(), await stack.signUp()];
    const { status, body } = await ask(token, taken);
    expect([status, body.error_code ?? body.code]).toEqual([422, 'email_exists']);
  });
});

describe.each(['active = false', 'deleted = true'])('an account with %s', (state) => {
  async function disabledAccount() {
    const { email, userId } = await stack.signUp();
    const { body } = await signIn(email, password);
    await withConnection(stack.databaseUrl, (sql) =>
      sql.unsafe(`update public.profiles set ${state} where id = '${userId}'`),
    );
    return { email, userId, session: body };
  }

  test('cannot sign in, and learns why only with the right password', async () => {
    const { email } = await disabledAccount();
    const right = await signIn(email, password);
    const wrong = await signIn(email, 'wrong');
    expect([right.status, right.body.error_code]).toEqual([403, 'account_disabled']);
    expect(right.body.access_token).toBeUndefined();
    expect(wrong.status).toBe(400);
  });

  test('cannot renew its session, which is over from then on', async () => {
    const { userId, session } = await disabledAccount();
    const { status, body } = await refresh(session.refresh_token);
    expect([status, body.error_code]).toEqual([403, 'account_disabled']);
    const sessions = await withConnection(
      stack.databaseUrl,
      (sql) => sql`select 1 from auth.sessions where user_id = ${userId}`,
    );
    expect(sessions).toHaveLength(0);
  });

  test('cannot get in by a mailed link', async () => {
    const { email } = await disabledAccount();
    await stack.call('/auth/v1/recover', { json: { email } });
    const link = new URL((await stack.mailTo(email, 'recovery')).link ?? '');
    const { status } = await stack.call('/auth/v1/verify', {
      json: { type: 'recovery', token_hash: link.searchParams.get('token_hash') },
    });
    expect(status).toBe(403);
  });

  test('cannot change itself with a token from before, but can sign out', async () => {
    const { session } = await disabledAccount();
    const token = session.access_token;
    const change = await stack.call('/auth/v1/user', { method: 'PUT', json: { data: {} }, token });
    const signOut = await stack.call('/auth/v1/logout', { method: 'POST', token });
    expect([change.status, signOut.status]).toEqual([403, 204]);
  });
});
