import { setTimeout as pause } from 'node:timers/promises';
import { startMailWorker } from '../mails/mail-worker';
import { createSmtpTransport } from '../mails/smtp-transport';
import { startMailServer, type TestMailServer } from '../stack/testing/mail-server';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { confirmEmail, emailOf } from './setup/tickets';

const database = provideTestDatabase();
const refusals = new Map<string, number>();
let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer((address) => refusals.get(address));
});
afterAll(() => server.close());

const newWorker = () => {
  const transport = createSmtpTransport({ url: server.url, from: 'no-reply@spotlight.test' });
  const siteUrl = () => 'https://spotlight.test';
  const worker = startMailWorker({
    databaseUrl: database.url,
    transport,
    siteUrl,
    publishableKey: 'sb_publishable_test',
    everyMs: 50,
  });
  return {
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
};

async function person(refusal?: number) {
  const id = await signUp(database.sql, { name: '林芷晴' });
  await confirmEmail(database.sql, id);
  const email = await emailOf(database.sql, id);
  if (refusal) refusals.set(email, refusal);
  await database.sql`
    select private.notify(${id}, 'ticket.issued', '{"event": "夜場"}', '/tickets')`;
  return { id, email };
}
const stateOf = async (userId: string) => {
  const [row] = await database.sql`
    select case when sent_at is not null then 'sent' when failed_at is not null then 'failed'
      else 'waiting' end as state, attempts
    from private.mails where user_id = ${userId}`;
  return row;
};
async function until(isDone: () => Promise<boolean>) {
  const deadline = Date.now() + 20_000;
  while (!(await isDone()) && Date.now() < deadline) await pause(50);
}
const deliveriesTo = (email: string) =>
  server.received.filter(({ to }) => to.includes(email)).length;

it('sends what is due, once, also with several workers at once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => person()));
  const workers = [newWorker(), newWorker(), newWorker()];
  await until(async () => {
    const [row] = await database.sql`
      select count(*)::int as left from private.mails where sent_at is null`;
    return row?.['left'] === 0;
  });
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(people.map(({ email }) => deliveriesTo(email))).toEqual(people.map(() => 1));
});

it('keeps what the mail server refuses for now, and sends it when it takes it', async () => {
  const { id, email } = await person(452);
  const worker = newWorker();
  await until(async () => (await stateOf(id))?.['attempts'] === 1);
  await pause(200);
  expect(await stateOf(id)).toEqual({ state: 'waiting', attempts: 1 });
  refusals.delete(email);
  await database.sql`update private.mails set next_attempt_at = now() where user_id = ${id}`;
  await until(async () => (await stateOf(id))?.['state'] === 'sent');
  await worker.stop();
  expect(await stateOf(id)).toEqual({ state: 'sent', attempts: 2 });
  expect(deliveriesTo(email)).toBe(1);
});

it('gives up at once on a mailbox that does not exist, and goes on with the next', async () => {
  const gone = await person(550);
  const next = await person();
  const worker = newWorker();
  await until(async () => (await stateOf(next.id))?.['state'] === 'sent');
  await worker.stop();
  expect(await stateOf(gone.id)).toEqual({ state: 'failed', attempts: 1 });
});
