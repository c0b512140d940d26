import { pushSubscriptionsSchema } from '@spotlight/shared/push/schema';
import { fit } from './answers/fit';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { signUp } from './setup/people';
import { browserKeys, createBrowser, subscribe } from './setup/push';
import { callInSession, openSession } from './setup/second-factor';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let fan: string;
beforeEach(async () => {
  await database.sql`delete from private.push_subscriptions`;
  fan = await signUp(database.sql);
});

const { p_endpoint: _free, ...someKeys } = browserKeys();
const endpointsOf = async (person = fan) =>
  fit(pushSubscriptionsSchema, await call(database.sql, person, 'my_push_subscriptions')).items.map(
    ({ endpoint }) => endpoint,
  );
const tell = (kind: string, params: object = {}, link = '/tickets', person = fan) => database.sql`
  select private.notify(${person}, ${kind}, ${database.sql.json(params as never)}, ${link})`;
interface Claimed {
  id: string;
  kind: string;
  tag: string;
  more: number;
  endpoint: string;
  params: Record<string, unknown>;
}
const claim = async (): Promise<Claimed | null> => {
  const [row] = await database.sql`select private.claim_push() as push`;
  return row?.['push'] as Claimed | null;
};
const failed = (id: string, status: number | null, after: number | null = null) =>
  database.sql`select private.push_failed(${id}, 'no', ${status}, ${after})`;
const due = () => database.sql`update private.pushes set next_attempt_at = now()`;
const pushes = () => database.sql`
  select kind, more, attempts, params,
    case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end as state
  from private.pushes order by created_at, id`;

describe('a subscription', () => {
  it('belongs to the session that made it, and another address takes its place', async () => {
    const session = await openSession(database.sql, fan);
    const [first, second] = [browserKeys(), browserKeys()];
    const on = (args: Record<string, Argument>) =>
      callInSession(database.sql, fan, session, 'subscribe_to_push', args);
    await on(first);
    expect(await endpointsOf()).toEqual([first.p_endpoint]);
    await on(second);
    expect(await endpointsOf()).toEqual([second.p_endpoint]);
    expect(await endpointsOf(await signUp(database.sql))).toEqual([]);
    await callInSession(database.sql, fan, session, 'unsubscribe_from_push', {
      p_endpoint: second.p_endpoint,
    });
    expect(await endpointsOf()).toEqual([]);
  });

  it('ends with the session, with all sessions, and is not made without one', async () => {
    const { session } = await subscribe(database.sql, fan);
    await subscribe(database.sql, fan);
    await call(database.sql, fan, 'end_account_sessions', { p_session_id: session });
    expect(await endpointsOf()).toHaveLength(1);
    await call(database.sql, fan, 'end_account_sessions');
    expect(await endpointsOf()).toEqual([]);
    const someone = await openSession(database.sql, await signUp(database.sql));
    const stolen = callInSession(database.sql, fan, someone, 'subscribe_to_push', browserKeys());
    expect(await refusal(stolen)).toBe('INVALID_STATE');
  });

  it.each([
    'http://push.test/a',
    'https://push.test:8443/a',
    'https://user@push.test/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://push.test',
    'https://push.test/a b',
    'https://push.test\\@10.0.0.1/a',
    `https://push.test/${'a'.repeat(1000)}`,
  ])('is not made with %s', async (p_endpoint) => {
    const session = await openSession(database.sql, fan);
    const args = { ...someKeys, p_endpoint };
    const fault = await faultOf(
      callInSession(database.sql, fan, session, 'subscribe_to_push', args),
    );
    expect(fault).toMatchObject({ code: 'INVALID_INPUT', hint: 'endpoint' });
  });

  it('has keys of their length', async () => {
    const session = await openSession(database.sql, fan);
    for (const [name, hint] of [
      ['p_p256dh', 'p256dh'],
      ['p_auth', 'auth'],
    ] as const) {
      const args = { ...browserKeys(), [name]: 'short' };
      // oxlint-disable-next-line no-await-in-loop
      const fault = await faultOf(
        callInSession(database.sql, fan, session, 'subscribe_to_push', args),
      );
      expect(fault).toMatchObject({ code: 'INVALID_INPUT', hint });
    }
  });

  it('goes over to who signs in after somebody, and to nobody who only knows the address', async () => {
    const browser = createBrowser();
    await subscribe(database.sql, fan, browser);
    const thief = await signUp(database.sql);
    const known = {
      ...createBrowser(),
      args: { ...browserKeys(), p_endpoint: browser.args.p_endpoint },
    };
    expect(await refusal(subscribe(database.sql, thief, known))).toBe('INVALID_STATE');
    expect(await endpointsOf()).toHaveLength(1);
    const next = await signUp(database.sql);
    await subscribe(database.sql, next, browser);
    expect(await endpointsOf()).toEqual([]);
    expect(await endpointsOf(next)).toEqual([browser.args.p_endpoint]);
  });

  it('is one of ten', async () => {
    const first = await subscribe(database.sql, fan);
    for (let count = 1; count <= 10; count += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await subscribe(database.sql, fan);
    }
    const endpoints = await endpointsOf();
    expect(endpoints).toHaveLength(10);
    expect(endpoints).not.toContain(first.args.p_endpoint);
  });

  it('follows its browser to another address, for whom shows what only that knows', async () => {
    const { args } = await subscribe(database.sql, fan);
    await tell('ticket.issued');
    const next = browserKeys();
    const renew = (p_old_auth: string) =>
      call(database.sql, null, 'renew_push', {
        p_old_endpoint: args.p_endpoint,
        p_old_auth,
        ...next,
      });
    expect(await renew(browserKeys().p_auth)).toEqual({ renewed: false });
    expect(await endpointsOf()).toEqual([args.p_endpoint]);
    expect(await renew(args.p_auth)).toEqual({ renewed: true });
    expect(await endpointsOf()).toEqual([next.p_endpoint]);
    expect((await claim())?.endpoint).toBe(next.p_endpoint);
  });

  it('is taken along with the data of the account, without its keys', async () => {
    const { args } = await subscribe(database.sql, fan);
    const text = JSON.stringify(await call(database.sql, fan, 'my_data'));
    expect(text).toContain(args.p_endpoint);
    expect(text).not.toContain(args.p_auth);
    expect(text).not.toContain(args.p_p256dh);
  });
});

describe('a push', () => {
  it('waits for each browser of the person, and for nobody else', async () => {
    await tell('ticket.issued');
    expect(await pushes()).toHaveLength(0);
    const [one, two] = [await subscribe(database.sql, fan), await subscribe(database.sql, fan)];
    await subscribe(database.sql, await signUp(database.sql));
    await tell('ticket.issued', { event: '夜場' });
    const taken = [await claim(), await claim(), await claim()];
    expect(new Set(taken.map((push) => push?.endpoint))).toEqual(
      new Set([one.args.p_endpoint, two.args.p_endpoint, undefined]),
    );
    expect(taken[0]).toMatchObject({ kind: 'ticket.issued', params: { event: '夜場' } });
  });

  it('is switched off by topic, also for what is essential elsewhere', async () => {
    await subscribe(database.sql, fan);
    await call(database.sql, fan, 'set_notification_setting', {
      p_topic: 'tickets',
      p_channel: 'push',
      p_is_on: false,
    });
    await tell('ticket.issued');
    expect(await pushes()).toHaveLength(0);
    const [mail] = await database.sql`select 1 from private.mails where user_id = ${fan}`;
    expect(mail).toBeDefined();
  });

  it('is one of what one act says twice', async () => {
    await subscribe(database.sql, fan);
    await tell('order.paid', { order_kind: 'ticket' });
    expect(await pushes()).toHaveLength(0);
  });

  it('of what comes in floods is one, and then one for six hours', async () => {
    await subscribe(database.sql, fan);
    await tell('artist.event', { event: '一' });
    const first = await claim();
    await database.sql`select private.push_sent(${first?.id ?? ''})`;
    for (const event of ['二', '三', '四']) {
      // oxlint-disable-next-line no-await-in-loop
      await tell('artist.event', { event });
    }
    expect(await claim()).toBeNull();
    expect(await pushes()).toMatchObject([
      { state: 'sent', params: {} },
      { state: 'waiting', more: 2, params: { event: '二' } },
    ]);
    await due();
    expect(await claim()).toMatchObject({ more: 2 });
  });

  it('is replaced by what is said of the same thing, and only by that', async () => {
    await subscribe(database.sql, fan);
    const link = '/bookings/7b9c9c1e-7a44-4c65-9a0b-0c2f6b1a2d3e';
    for (const to of [link, link, '/tickets', '/tickets']) {
      // oxlint-disable-next-line no-await-in-loop
      await tell('booking.message', {}, to);
    }
    const tags = [];
    for (let push = await claim(); push; push = await claim()) tags.push(push.tag); // oxlint-disable-line no-await-in-loop
    expect(new Set(tags).size).toBe(3);
    expect(tags.filter((tag) => tag === `booking.message ${link}`)).toHaveLength(2);
  });

  it('that nobody answered for is sent again, in two minutes', async () => {
    await subscribe(database.sql, fan);
    await tell('ticket.issued');
    const first = await claim();
    expect(await claim()).toBeNull();
    await due();
    expect((await claim())?.id).toBe(first?.id);
  });

  it.each([404, 410])('to a browser that is gone ends its subscription (%d)', async (status) => {
    await subscribe(database.sql, fan);
    await tell('ticket.issued');
    await failed((await claim())?.id ?? '', status);
    expect(await endpointsOf()).toEqual([]);
    expect(await pushes()).toHaveLength(0);
  });

  it.each([null, 408, 429, 500, 503])('is tried six times when %s may pass', async (status) => {
    await subscribe(database.sql, fan);
    await tell('ticket.issued');
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect(await pushes()).toMatchObject([{ state: 'waiting', attempts: attempt - 1 }]); // oxlint-disable-line no-await-in-loop
      await due(); // oxlint-disable-line no-await-in-loop
      await failed((await claim())?.id ?? '', status); // oxlint-disable-line no-await-in-loop
    }
    expect(await pushes()).toMatchObject([{ state: 'failed', attempts: 6, params: {} }]);
  });

  it('waits for as long as the service says', async () => {
    await subscribe(database.sql, fan);
    await tell('ticket.issued');
    await failed((await claim())?.id ?? '', 429, 900);
    const [row] = await database.sql`
      select next_attempt_at between now() + interval '14 minutes' and now() + interval '16 minutes' as is
      from private.pushes`;
    expect(row?.['is']).toBe(true);
  });

  it('that was refused for good is not tried again, and ten in a row end the subscription', async () => {
    await subscribe(database.sql, fan);
    for (let count = 1; count <= 10; count += 1) {
      expect(await endpointsOf()).toHaveLength(1); // oxlint-disable-line no-await-in-loop
      await tell('ticket.issued'); // oxlint-disable-line no-await-in-loop
      await failed((await claim())?.id ?? '', 400); // oxlint-disable-line no-await-in-loop
    }
    expect(await endpointsOf()).toEqual([]);
  });

  it('goes nowhere once it was read, is a day old, or the account is closed', async () => {
    await subscribe(database.sql, fan);
    await tell('ticket.issued');
    await call(database.sql, fan, 'mark_notifications_read');
    expect(await claim()).toBeNull();
    await tell('ticket.issued');
    await database.sql`
      update private.pushes set created_at = now() - interval '25 hours' where failed_at is null`;
    expect(await claim()).toBeNull();
    await tell('ticket.issued');
    await database.sql`update public.profiles set active = false where id = ${fan}`;
    expect(await claim()).toBeNull();
    const rows = await database.sql`select last_error from private.pushes order by created_at desc`;
    expect(
      rows.map((row) => String(row['last_error'])).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['read meanwhile', 'the account is closed', 'too late']);
  });

  it('is forgotten a week after it ended, and not while it waits', async () => {
    await subscribe(database.sql, fan);
    await tell('ticket.issued');
    await tell('ticket.issued');
    await database.sql`select private.push_sent(${(await claim())?.id ?? ''})`;
    await database.sql`
      update private.pushes set sent_at = sent_at - interval '8 days', created_at = now() - interval '8 days'`;
    await database.sql`select private.forget_pushes()`;
    expect(await pushes()).toMatchObject([{ state: 'waiting' }]);
  });

  it('is none about demo data', async () => {
    await subscribe(database.sql, fan);
    await database.sql.begin(async (tx) => {
      await tx`set local spotlight.mails = 'off'`;
      await tx`select private.notify(${fan}, 'ticket.issued', '{}', '/tickets')`;
    });
    expect(await pushes()).toHaveLength(0);
  });
});
