import { signUp } from '../setup/people';
import { providePublicApi } from '../setup/public-api';
import { confirmEmail } from '../setup/tickets';

const api = providePublicApi();

/** The address that a mail carries, for what somebody can switch off. */
async function addressIn(person: string) {
  await api.sql`select private.notify(${person}, 'event.message', '{"event": "夜場"}', '/tickets')`;
  const [row] = await api.sql<{ token: string }[]>`
    select private.unsubscribe_token(m) as token from private.mails as m where user_id = ${person}`;
  return `${api.stack.url}/functions/v1/unsubscribe/${row?.token}?apikey=${api.stack.publishableKey}`;
}
const isOn = async (person: string) => {
  const [row] = await api.sql<{ on: boolean }[]>`
    select private.is_notified(${person}, 'event.message', 'mail') as on`;
  return row?.on;
};

it('one press of a mail program ends the mails of that topic, without session and cookies', async () => {
  const person = await signUp(api.sql);
  await confirmEmail(api.sql, person);
  const address = await addressIn(person);
  // RFC 8058: a POST with this body, and nothing else that would say who asks.
  const press = () =>
    fetch(address, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') });
  expect((await press()).status).toBe(200);
  expect(await isOn(person)).toBe(false);
  expect((await press()).status).toBe(200);
});

it('who only opens the address changes nothing, and is led to the settings', async () => {
  const person = await signUp(api.sql);
  const answer = await fetch(await addressIn(person), { redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toMatch(/\/settings#notifications$/);
  expect(await isOn(person)).toBe(true);
});

it('a made-up address ends nothing', async () => {
  const person = await signUp(api.sql);
  const address = (await addressIn(person)).replace(
    /unsubscribe\/\w+/,
    `unsubscribe/${'0'.repeat(48)}`,
  );
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  expect(await isOn(person)).toBe(true);
});

it('nobody calls the function behind it but the server', async () => {
  const person = await signUp(api.sql);
  const token = /unsubscribe\/(\w+)/.exec(await addressIn(person))?.[1];
  const answer = await fetch(`${api.stack.url}/rest/v1/rpc/unsubscribe`, {
    method: 'POST',
    headers: { apikey: api.stack.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ p_token: token }),
  });
  expect(answer.ok).toBe(false);
  expect(await isOn(person)).toBe(true);
});
