import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPushKeys } from '../pushes/push-keys';
import { createPushTransport, lookupPublic } from '../pushes/push-transport';
import { pushContact, startPushWorker } from '../pushes/push-worker';
import { startPushService, type PushService } from '../stack/testing/push-service';
import { signUp } from './setup/people';
import { createBrowser, subscribe } from './setup/push';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
const keys = createPushKeys();
let folder: string;
let service: PushService;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'push-'));
  service = await startPushService(folder, keys.pushPublicKey);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const transportWith = (pair = keys) =>
  createPushTransport({
    keys: pair,
    contact: () => 'mailto:no-reply@spotlight.test',
    connection: service.connection,
  });
const newWorker = (transport = transportWith()) =>
  startPushWorker({ databaseUrl: database.url, transport, everyMs: 50 });

/** Somebody with a browser that this push service knows. */
async function person(locale = 'zh-TW') {
  const id = await signUp(database.sql, { name: '林芷晴', profile: { locale } });
  const browser = createBrowser();
  service.register(browser.args.p_endpoint, browser.secrets);
  await subscribe(database.sql, id, browser);
  return { id, endpoint: browser.args.p_endpoint };
}
const tell = (id: string, kind = 'ticket.issued', params = { event: '夜場' }) => database.sql`
  select private.notify(${id}, ${kind}, ${database.sql.json(params)}, '/tickets')`;
const messagesTo = (endpoint: string) =>
  service.received.filter((push) => push.path === new URL(endpoint).pathname);
const stateOf = async (id: string) => {
  const [row] = await database.sql`
    select p.attempts, p.sent_at is not null as sent, p.failed_at is not null as failed, p.last_error
    from private.pushes as p join private.push_subscriptions as s on s.id = p.subscription_id
    where s.user_id = ${id}`;
  return row;
};
async function until(isDone: () => Promise<boolean>) {
  const deadline = Date.now() + 20_000;
  while (!(await isDone()) && Date.now() < deadline) await pause(50);
}
const untilTried = (id: string) =>
  until(async () => {
    const state = await stateOf(id);
    return !state || state['sent'] || state['last_error'];
  });
/** While one is tried again, what was said of it before still stands there. */
const untilAnswered = (id: string, status: number) =>
  until(async () => (await stateOf(id))?.['last_error'] === `the push service answers ${status}`);

it('reaches the browser signed and encrypted, in the language of the account', async () => {
  const [chinese, english] = [await person(), await person('en')];
  await tell(chinese.id);
  await tell(english.id);
  const worker = newWorker();
  await untilTried(chinese.id);
  await untilTried(english.id);
  await worker.stop();
  expect(messagesTo(chinese.endpoint)).toEqual([
    {
      path: new URL(chinese.endpoint).pathname,
      payload: {
        title: '聚光 Spotlight',
        body: '「夜場」的票券已經準備好了',
        link: '/tickets',
        tag: expect.any(String),
      },
      ttl: '86400',
      urgency: 'high',
      contact: 'mailto:no-reply@spotlight.test',
    },
  ]);
  expect(messagesTo(english.endpoint)[0]?.payload).toMatchObject({
    body: expect.stringMatching(/tickets?.*夜場/),
  });
  expect(await stateOf(chinese.id)).toMatchObject({ attempts: 1, sent: true });
});

it('sends each once, also with several workers at once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => person()));
  await Promise.all(people.map(({ id }) => tell(id)));
  const workers = [newWorker(), newWorker(), newWorker()];
  await Promise.all(people.map(({ id }) => untilTried(id)));
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(people.map(({ endpoint }) => messagesTo(endpoint).length)).toEqual(people.map(() => 1));
});

it('keeps what is refused for now, and sends it when it is taken', async () => {
  const { id, endpoint } = await person();
  service.answerWith(endpoint, { status: 429, headers: { 'Retry-After': '120' } });
  await tell(id);
  const worker = newWorker();
  await untilAnswered(id, 429);
  expect(await stateOf(id)).toMatchObject({ sent: false, failed: false });
  const [row] = await database.sql`
    select count(*)::int as count from private.pushes
    where next_attempt_at > now() + interval '90 seconds' and sent_at is null and failed_at is null`;
  expect(row?.['count']).toBe(1);
  service.answerWith(endpoint, { status: 500 });
  await database.sql`update private.pushes set next_attempt_at = now() where sent_at is null`;
  await untilAnswered(id, 500);
  service.answerWith(endpoint, null);
  await database.sql`update private.pushes set next_attempt_at = now() where sent_at is null`;
  await until(async () => (await stateOf(id))?.['sent'] === true);
  await worker.stop();
  expect(await stateOf(id)).toMatchObject({ attempts: 3, sent: true, last_error: null });
  expect(messagesTo(endpoint)).toHaveLength(1);
});

it('forgets a browser that is gone, and gives up what is refused for good', async () => {
  const [gone, refused, moved] = [await person(), await person(), await person()];
  service.answerWith(gone.endpoint, { status: 410 });
  service.answerWith(refused.endpoint, { status: 413 });
  const elsewhere = await person();
  service.answerWith(moved.endpoint, { status: 307, headers: { Location: elsewhere.endpoint } });
  for (const { id } of [gone, refused, moved]) await tell(id); // oxlint-disable-line no-await-in-loop
  const worker = newWorker();
  for (const { id } of [gone, refused, moved]) await untilTried(id); // oxlint-disable-line no-await-in-loop
  await worker.stop();
  expect(await stateOf(gone.id)).toBeUndefined();
  expect(await stateOf(refused.id)).toMatchObject({ attempts: 1, failed: true });
  expect(await stateOf(moved.id)).toMatchObject({ attempts: 1, failed: true });
  expect(messagesTo(elsewhere.endpoint)).toEqual([]);
});

it('is refused with another key than the browsers subscribed with', async () => {
  const { id } = await person();
  await tell(id);
  const worker = newWorker(transportWith(createPushKeys()));
  await untilTried(id);
  await worker.stop();
  expect(await stateOf(id)).toMatchObject({
    failed: true,
    last_error: 'the push service answers 403',
  });
});

it('connects to the open network only', async () => {
  const before = service.requests();
  const transport = createPushTransport({ keys, contact: () => 'https://spotlight.test' });
  const { args } = createBrowser('localhost');
  const target = { endpoint: args.p_endpoint, p256dh: args.p_p256dh, auth: args.p_auth };
  await expect(transport.send(target, { payload: '{}', isUrgent: false })).rejects.toThrow(
    'no such host on the open network',
  );
  expect(service.requests()).toBe(before);
  const found = await new Promise((resolve) =>
    lookupPublic('localhost', { all: true }, (error) => resolve(error?.message)),
  );
  expect(found).toBe('no such host on the open network');
});

it('names somebody whom push services can write to', () => {
  expect(pushContact('https://spotlight.example', 'x')).toBe('https://spotlight.example');
  const local = 'http://127.0.0.1:8080';
  expect(pushContact(local, '聚光 <no-reply@spotlight.example>')).toBe(
    'mailto:no-reply@spotlight.example',
  );
  expect(pushContact(local, undefined)).toMatch(/^mailto:.+@.+\..+$/);
});
