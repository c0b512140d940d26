import { password } from '../../stack/testing/test-stack';
import { providePublicApi } from '../setup/public-api';
import { browserKeys } from '../setup/push';

/** Push with sessions that the accounts service itself opens and ends, through the gateway. */
const api = providePublicApi();

const email = 'fan@example.test';

const signIn = async (): Promise<string> => {
  const { body } = await api.stack.call<{ access_token: string }>(
    '/auth/v1/token?grant_type=password',
    { json: { email, password } },
  );
  return body.access_token;
};
const ask = async (name: string, args: object = {}, token?: string) => {
  const { status, body } = await api.stack.call(`/rest/v1/rpc/${name}`, {
    ...(token && { token }),
    json: args,
  });
  return { status, body };
};
const endpoints = async () => {
  const rows = await api.sql<
    { endpoint: string }[]
  >`select endpoint from private.push_subscriptions`;
  return rows.map(({ endpoint }) => endpoint);
};

it('is on from a press to the sign-out of that device, and tells no other', async () => {
  await api.stack.call('/auth/v1/signup', { json: { email, password } });
  await api.sql`select private.note_proved(id) from auth.users where email = ${email}`;
  const [phone, desk] = [await signIn(), await signIn()];
  const [onPhone, atDesk] = [browserKeys(), browserKeys()];
  expect(await ask('subscribe_to_push', onPhone)).toMatchObject({ status: 401 });
  expect(await ask('subscribe_to_push', onPhone, phone)).toMatchObject({ status: 200 });
  expect(await ask('subscribe_to_push', atDesk, desk)).toMatchObject({ status: 200 });

  // The service worker has no session.
  const moved = browserKeys();
  const renewal = { p_old_endpoint: onPhone.p_endpoint, p_old_auth: onPhone.p_auth, ...moved };
  expect(await ask('renew_push', renewal)).toEqual({ status: 200, body: { renewed: true } });

  await api.stack.call('/auth/v1/logout?scope=local', { method: 'POST', token: desk });
  expect(await endpoints()).toEqual([moved.p_endpoint]);
  await api.stack.call('/auth/v1/logout', { method: 'POST', token: phone });
  expect(await endpoints()).toEqual([]);
});

it('gives the public half of the keys to every page, and the other to nobody', async () => {
  const answer = await fetch(`${api.stack.url}/config.json`);
  const config = (await answer.json()) as { pushKey: string };
  expect(Buffer.from(config.pushKey, 'base64url')).toHaveLength(65);
  expect(JSON.stringify(config)).not.toMatch(/private/i);
});
