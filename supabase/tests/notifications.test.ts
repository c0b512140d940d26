import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  notificationPageSchema,
  notificationSettingsSchema,
} from '../../shell/src/data/notification/notification.schema';
import { projectRoot } from '../stack/project-root';
import { call, refusal, type Argument } from './setup/callers';
import { createEvent, createFreeEvent, registrationFor } from './setup/events';
import { signUp, signUpSuperadmin } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let fan: string;
beforeEach(async () => {
  fan = await signUp(database.sql);
});

const tell = (kind: string, params: object = {}, person = fan) => database.sql`
  select private.notify(${person}, ${kind}, ${database.sql.json(params as never)}, '/tickets')`;
const list = async (args: Record<string, Argument> = {}, person = fan) =>
  fit(notificationPageSchema, await call(database.sql, person, 'my_notifications', args));
const settings = async () =>
  fit(notificationSettingsSchema, await call(database.sql, fan, 'my_notification_settings'));
const set = async (topic: string, channel: string, isOn: boolean) =>
  fit(
    notificationSettingsSchema,
    await call(database.sql, fan, 'set_notification_setting', {
      p_topic: topic,
      p_channel: channel,
      p_is_on: isOn,
    }),
  );

/** Endings of the kinds that functions put together from a state, by what stands before it. */
const endings: Record<string, string[]> = {
  'order.': ['expired', 'cancelled'],
  'booking.amendment_': ['accepted', 'declined', 'withdrawn'],
  'campaign.': ['approved', 'rejected'],
  'gig.': ['applied', 'shortlisted', 'awarded', 'declined'],
  'identity.': ['active', 'suspended'],
  'performer.claim_': ['approved', 'rejected'],
  'report.': ['upheld', 'dismissed'],
  'support.ad_':
    'submitted reviewing needs_fix rejected approved paid producing live completed cancelled'.split(
      ' ',
    ),
};

describe('the kinds', () => {
  const kindsOfTable = async () => {
    const rows = await database.sql<{ kind: string }[]>`
      select kind from private.notification_kinds order by kind`;
    return rows.map(({ kind }) => kind);
  };
  /** Texts like 'order.paid' in functions that tell somebody something. */
  const literals = () => database.sql<{ literal: string; source: string }[]>`
    select distinct match[1] as literal, p.proname as source
    from pg_proc as p, regexp_matches(p.prosrc, '''([a-z]+[.][a-z_]*)''', 'g') as match
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.prosrc ~ '(notify|queue_mail|tell_[a-z]+|release_pledges)[(]'`;

  it('are all in the table, whichever function writes them', async () => {
    const kinds = new Set(await kindsOfTable());
    const found = await literals();
    expect(found.length).toBeGreaterThan(40);
    const missing = found.flatMap(({ literal, source }) => {
      const isWhole = !/[._]$/.test(literal);
      const written = isWhole
        ? [literal]
        : (endings[literal]?.map((ending) => literal + ending) ?? [`${literal}?`]);
      return written.filter((kind) => !kinds.has(kind)).map((kind) => `${source}: ${kind}`);
    });
    expect(missing).toEqual([]);
  });

  it('have a Chinese sentence each, and no sentence is left over', async () => {
    const file = path.join(projectRoot, 'shared/src/locales/notifications.zh-TW.json');
    const { kinds } = JSON.parse(await readFile(file, 'utf8')) as {
      kinds: Record<string, Record<string, string>>;
    };
    const worded = Object.entries(kinds).flatMap(([topic, words]) =>
      Object.keys(words).map((what) => `${topic}.${what}`),
    );
    expect(worded.sort()).toEqual((await kindsOfTable()).sort());
  });

  it('cannot be made up', async () => {
    await expect(tell('order.teleported')).rejects.toThrow('notifications_kind_fkey');
  });
});

describe('reading them', () => {
  it('goes page by page, also where many things happened in one moment', async () => {
    await database.sql.begin(async (tx) => {
      for (let count = 1; count <= 5; count += 1) {
        await tx`select private.notify(${fan}, 'gig.applied', ${tx.json({ title: `第 ${count}` })})`;
      }
    });
    await tell('ticket.issued', { event: '夜場' });
    const seen: string[] = [];
    let before: string | null = null;
    for (;;) {
      const page = await list({ p_before: before, p_limit: 2 });
      expect(page.unread).toBe(6);
      seen.push(...page.items.map(({ id }) => id));
      if (!page.has_more) break;
      before = page.items.at(-1)?.id ?? null;
    }
    expect(new Set(seen).size).toBe(6);
    expect((await list()).items[0]).toMatchObject({ kind: 'ticket.issued', topic: 'tickets' });
  });

  it("does not go on after somebody else's", async () => {
    const other = await signUp(database.sql);
    await tell('ticket.issued', { event: '夜場' }, other);
    await tell('ticket.issued', { event: '夜場' });
    const [theirs] = (await list({}, other)).items;
    expect((await list({ p_before: theirs?.id ?? null })).items).toEqual([]);
  });

  it('marks the named ones, and only own ones', async () => {
    const other = await signUp(database.sql);
    await tell('ticket.issued', { event: '夜場' }, other);
    await tell('ticket.issued', { event: '夜場' });
    await tell('gig.awarded', { title: '駐唱' });
    const [theirs] = (await list({}, other)).items;
    const [latest, first] = (await list()).items;
    const mark = (ids: (string | undefined)[] | null, person = fan) =>
      call(database.sql, person, 'mark_notifications_read', { p_ids: ids });
    expect(await mark([first?.id, theirs?.id])).toBe(1);
    expect((await list()).items.map(({ read_at }) => read_at !== null)).toEqual([false, true]);
    expect((await list({}, other)).unread).toBe(1);
    expect(await mark(null)).toBe(0);
    expect((await list()).items.find(({ id }) => id === latest?.id)?.read_at).not.toBeNull();
  });
});

describe('where they lead', () => {
  it('is the list of attendees of the very event that somebody asked to join', async () => {
    const organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    const event = { organizer_id: organizer };
    await createFreeEvent(database.sql, { requires_approval: true }, event);
    const id = await createFreeEvent(database.sql, { requires_approval: true }, event);
    await call(database.sql, fan, 'register_for_event', registrationFor(id));
    expect((await list({}, organizer)).items).toMatchObject([
      { kind: 'registration.waiting', link: `/events-published/${id}?view=attendees` },
    ]);
  });

  it('is the event that was decided on', async () => {
    const event = { organizer_id: fan, status: 'pending_approval' };
    await createEvent(database.sql, event);
    const id = await createEvent(database.sql, event);
    await call(database.sql, await signUpSuperadmin(database.sql), 'decide', {
      p_entity_type: 'events',
      p_entity_id: id,
      p_status: 'approved',
    });
    expect((await list()).items).toMatchObject([
      { kind: 'decision.approved', link: `/events-published/${id}` },
    ]);
  });
});

describe('what a person switches off', () => {
  it('begins with everything on', async () => {
    const all = await settings();
    expect(all.map(({ topic }) => topic)).toEqual(
      'orders tickets events follows selling bookings support account'.split(' '),
    );
    expect(all.every(({ site, mail }) => site && mail)).toBe(true);
    expect(all.find(({ topic }) => topic === 'selling')?.has_essentials).toBe(false);
  });

  it('is not told on that channel, and still on the other one', async () => {
    expect((await set('events', 'site', false)).find(({ topic }) => topic === 'events')).toEqual({
      topic: 'events',
      site: false,
      mail: true,
      push: true,
      has_essentials: true,
    });
    await tell('event.message', { event: '夜場', body: '帶傘' });
    expect((await list()).items).toEqual([]);
    const mails = await database.sql`select kind from private.mails where user_id = ${fan}`;
    expect(mails.map(({ kind }) => kind as string)).toEqual(['event.message']);
    await set('events', 'site', true);
    await tell('event.message', { event: '夜場', body: '帶傘' });
    expect((await list()).items).toHaveLength(1);
  });

  it('is told all the same when it is about money, tickets or a cancelled event', async () => {
    await set('events', 'site', false);
    await set('events', 'mail', false);
    await tell('event.cancelled', { event: '夜場', reason: '颱風' });
    expect((await list()).items.map(({ kind }) => kind)).toEqual(['event.cancelled']);
    const mails = await database.sql`select kind from private.mails where user_id = ${fan}`;
    expect(mails.map(({ kind }) => kind as string)).toEqual(['event.cancelled']);
  });

  it('is named by a topic and a channel that exist', async () => {
    expect(await refusal(set('weather', 'mail', false))).toBe('INVALID_INPUT');
    expect(await refusal(set('events', 'pigeon', false))).toBe('INVALID_INPUT');
  });
});
