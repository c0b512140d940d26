import { jest } from '@jest/globals';
import { password } from '../../stack/testing/test-stack';
import { awayFromTheTurn, codeOf } from '../setup/authenticator';
import { providePublicApi, type ApiError } from '../setup/public-api';
import { requireSecondFactor } from '../setup/factor-setting';

/** The factor with tokens that the accounts service itself signs, through gateway, data API and uploads. */
const api = providePublicApi();

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

// The storage service prints every refusal.
beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => jest.restoreAllMocks());
beforeAll(() => requireSecondFactor(api.sql, true));
beforeEach(awayFromTheTurn);

const email = 'admin@example.test';

async function signIn(): Promise<Session> {
  const { body } = await api.stack.call<Session>('/auth/v1/token?grant_type=password', {
    json: { email, password },
  });
  return body;
}

const ask = async <T>(token: string, name: string, args: object = {}) => {
  const { status, body } = await api.stack.call<T | ApiError>(`/rest/v1/rpc/${name}`, {
    token,
    json: args,
  });
  return { status, body };
};

const upload = async (token: string, name: string) => {
  const { status } = await fetch(`${api.stack.url}/functions/v1/upload/website/${name}.png`, {
    method: 'POST',
    headers: {
      apikey: api.stack.publishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'image/png',
    },
    body: new Uint8Array(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    ),
  });
  return status;
};

it('is shown once in a session, lasts while that is renewed, and ends with it', async () => {
  await api.stack.call('/auth/v1/signup', { json: { email, password } });
  await api.sql`
    update public.profiles
    set role = 'admin', admin_role = 'superadmin', can_manage_events = true where email = ${email}`;
  const first = await signIn();
  const needed = { status: 403, body: { message: 'SECOND_FACTOR_NEEDED' } };
  expect(await ask(first.access_token, 'admin_dashboard')).toMatchObject(needed);
  expect(await upload(first.access_token, 'before')).toBeGreaterThanOrEqual(400);

  const begun = await ask<{ secret: string }>(first.access_token, 'begin_second_factor');
  const { secret } = begun.body as { secret: string };
  expect(
    await ask(first.access_token, 'confirm_second_factor', { p_code: codeOf(secret, -1) }),
  ).toMatchObject({ status: 200, body: { outcome: 'verified', is_needed: false } });
  expect(await ask(first.access_token, 'admin_dashboard')).toMatchObject({ status: 200 });
  expect(await upload(first.access_token, 'after')).toBe(200);

  // The password alone opens another session, and no way in.
  const second = await signIn();
  expect(await ask(second.access_token, 'admin_dashboard')).toMatchObject(needed);
  expect(await upload(second.access_token, 'other')).toBeGreaterThanOrEqual(400);
  expect(
    await ask(second.access_token, 'verify_second_factor', { p_code: codeOf(secret) }),
  ).toMatchObject({ status: 200, body: { outcome: 'verified' } });
  const { body: renewed } = await api.stack.call<Session>(
    '/auth/v1/token?grant_type=refresh_token',
    { json: { refresh_token: second.refresh_token } },
  );
  expect(await ask(renewed.access_token, 'admin_dashboard')).toMatchObject({ status: 200 });

  await api.stack.call('/auth/v1/logout?scope=local', {
    method: 'POST',
    token: renewed.access_token,
  });
  expect(await ask(renewed.access_token, 'admin_dashboard')).toMatchObject(needed);
  expect(await ask(first.access_token, 'admin_dashboard')).toMatchObject({ status: 200 });
});

it('of a member is shown before anything else, the change of the password included', async () => {
  const member = 'member@example.test';
  await api.stack.call('/auth/v1/signup', { json: { email: member, password } });
  const signInAs = async () => {
    const { body } = await api.stack.call<Session>('/auth/v1/token?grant_type=password', {
      json: { email: member, password },
    });
    return body.access_token;
  };
  const own = await signInAs();
  const begun = await ask<{ secret: string }>(own, 'begin_second_factor');
  const { secret } = begun.body as { secret: string };
  await ask(own, 'confirm_second_factor', { p_code: codeOf(secret, -1) });

  const stolen = await signInAs();
  const changeLogin = (token: string) =>
    api.stack.call<{ error_code?: string }>('/auth/v1/user', {
      method: 'PUT',
      token,
      json: { password: 'Another-2026!' },
    });
  const readOwn = (token: string) =>
    api.stack.call<unknown[]>('/rest/v1/profiles?select=id', { token });
  expect(await ask(stolen, 'my_account')).toMatchObject({
    status: 403,
    body: { message: 'SECOND_FACTOR_NEEDED' },
  });
  expect((await readOwn(stolen)).body).toEqual([]);
  expect(await upload(stolen, 'stolen')).toBeGreaterThanOrEqual(400);
  expect(await changeLogin(stolen)).toMatchObject({
    status: 403,
    body: { error_code: 'insufficient_aal' },
  });
  // What everybody may read, and the way out.
  expect(await ask(stolen, 'search_events')).toMatchObject({ status: 200 });

  await ask(stolen, 'verify_second_factor', { p_code: codeOf(secret) });
  expect(await ask(stolen, 'my_account')).toMatchObject({ status: 200 });
  expect((await readOwn(stolen)).body).toHaveLength(1);
  await ask(stolen, 'confirm_password', { p_password: password });
  expect((await changeLogin(stolen)).status).toBe(200);
});

it('a token alone changes neither the password nor the address; the mailbox proves both', async () => {
  const { token, email: own } = await api.stack.signUp();
  const change = (json: object) =>
    api.stack.call<{ error_code?: string }>('/auth/v1/user', { method: 'PUT', json, token });
  const refused = { status: 403, body: { error_code: 'reauthentication_needed' } };
  expect(await change({ password: 'Another-Word-2026' })).toMatchObject(refused);
  expect(await change({ email: `next-${own}` })).toMatchObject(refused);
  expect(await ask(token, 'confirm_password', { p_password: 'Another-Word-2026' })).toMatchObject({
    body: { outcome: 'wrong' },
  });
  expect(await ask(token, 'confirm_password', { p_password: password })).toMatchObject({
    body: { outcome: 'confirmed' },
  });
  expect((await change({ password: 'Another-Word-2026' })).status).toBe(200);
  expect(await change({ password: 'And-Another-2026' })).toMatchObject(refused);

  const isProved = async () =>
    (await ask<{ is_address_proved: boolean }>(token, 'my_account')).body;
  expect(await isProved()).toMatchObject({ is_address_proved: false });
  await api.stack.call('/auth/v1/recover', { json: { email: own } });
  const mail = await api.stack.mailTo(own, 'recovery');
  const hash = new URL(mail.link ?? '').searchParams.get('token_hash');
  const { body } = await api.stack.call<Session>('/auth/v1/verify', {
    json: { type: 'recovery', token_hash: hash },
  });
  expect(await isProved()).toMatchObject({ is_address_proved: true });
  const { status } = await api.stack.call('/auth/v1/user', {
    method: 'PUT',
    json: { password: 'And-Another-2026' },
    token: body.access_token,
  });
  expect(status).toBe(200);
});
