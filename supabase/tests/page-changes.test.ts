import { writeTotals } from './setup/clock';
import { createVenue } from './setup/bookings';
import { addTicketType, createEvent } from './setup/events';
import { signUp } from './setup/people';
import { createArtist } from './setup/promotion';
import { addPhotos } from './setup/pictures';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Change {
  path: string;
  changed_at: string;
  is_public: boolean;
}
async function changes(since = '-infinity', afterPath = '', limit = 500): Promise<Change[]> {
  const [row] = await database.sql<{ list: Change[] }[]>`
    select public.public_page_changes(${since}::text::timestamptz, ${afterPath}, ${limit}) as list`;
  return row?.list ?? [];
}
beforeEach(() => database.sql`truncate private.page_changes`);

const last = async () => (await changes()).at(-1);
const pageOf = (id: string) => `/events/${id}`;

test('what waits for approval is nobody else’s business; its page appears with the approval', async () => {
  const { sql } = database;
  const id = await createEvent(sql, { status: 'pending_approval' });
  expect(await changes()).toEqual([]);
  await sql`update public.events set status = 'approved' where id = ${id}`;
  expect(await changes()).toMatchObject([{ path: pageOf(id), is_public: true }]);
});

test('words, price, sold-out and cancellation are told; a ticket sold among many is not', async () => {
  const { sql } = database;
  const id = await createEvent(sql);
  await addTicketType(sql, id, { price: 500, capacity: 2 });
  const since = async () => (await last())?.changed_at ?? '';

  let before = await since();
  await sql`update public.events set title = '改名的一場' where id = ${id}`;
  expect(await since()).not.toBe(before);

  before = await since();
  await sql`update public.ticket_stock set sold = 1 where event_id = ${id}`;
  await writeTotals(sql);
  expect(await since()).toBe(before);
  await sql`update public.ticket_stock set sold = 2 where event_id = ${id}`;
  expect(await since()).not.toBe(before);

  before = await since();
  await sql`update public.ticket_stock set price = 600 where event_id = ${id}`;
  expect(await since()).not.toBe(before);
});

test.each([
  [
    'is taken away',
    (id: string) => database.sql`
    update public.events set deleted_at = now() where id = ${id}`,
  ],
  ['is deleted', (id: string) => database.sql`delete from public.events where id = ${id}`],
])('a page whose event %s is named once more, as public no longer', async (_, withdraw) => {
  const id = await createEvent(database.sql);
  await withdraw(id);
  expect(await changes()).toMatchObject([{ path: pageOf(id), is_public: false }]);
});

test('a long list is read in parts, none twice and none left out', async () => {
  const ids = new Set<string>();
  for (let index = 0; index < 7; index += 1) ids.add(pageOf(await createEvent(database.sql)));
  const seen: string[] = [];
  for (let part = await changes('-infinity', '', 3); part.length > 0;) {
    seen.push(...part.map(({ path }) => path));
    const end = part.at(-1);
    part = await changes(end?.changed_at, end?.path, 3);
  }
  expect(seen).toHaveLength(7);
  expect(new Set(seen)).toEqual(ids);
});

test('the page of a performer changes with what it says, not with each follower, and goes with its approval', async () => {
  const { sql } = database;
  const [row] = await sql<{ id: string }[]>`
    insert into public.performer_profiles (performer_name, performance_type)
    values ('換頁樂團', 'band') returning id`;
  const id = row?.id ?? '';
  expect(await changes()).toEqual([]);
  await sql`update public.performer_profiles set status = 'approved' where id = ${id}`;
  expect(await changes()).toMatchObject([{ path: `/performers/${id}`, is_public: true }]);
  const before = (await last())?.changed_at;
  await sql`update public.performer_profiles set follower_count = 7, popularity = 60 where id = ${id}`;
  expect((await last())?.changed_at).toBe(before);
  await sql`update public.performer_profiles set bio = '新的介紹' where id = ${id}`;
  expect((await last())?.changed_at).not.toBe(before);
  await sql`update public.performer_profiles set is_deleted = true where id = ${id}`;
  expect(await last()).toMatchObject({ path: `/performers/${id}`, is_public: false });
});

test('a performer with a birthday has a second page, which goes when the birthday does', async () => {
  const { sql } = database;
  const [row] = await sql<{ id: string }[]>`
    insert into public.performer_profiles (performer_name, performance_type, status, birthday)
    values ('壽星', 'artist', 'approved', '12/05') returning id`;
  const id = row?.id ?? '';
  const pages = async () =>
    Object.fromEntries((await changes()).map(({ path, is_public }) => [path, is_public]));
  expect(await pages()).toEqual({
    [`/performers/${id}`]: true,
    [`/birthday/artist/${id}`]: true,
  });
  await sql`update public.performer_profiles set birthday = null where id = ${id}`;
  expect(await pages()).toEqual({
    [`/performers/${id}`]: true,
    [`/birthday/artist/${id}`]: false,
  });
});

test('the page of a venue changes with what it says and offers, not with its calendar, and goes with its approval', async () => {
  const { sql } = database;
  const id = await createVenue(sql, null, { status: 'draft' });
  await sql`insert into public.venue_rate_rules (venue_id, name, hourly_rate) values (${id}, '平日', 800)`;
  expect(await changes()).toEqual([]);
  await sql`update public.venues set status = 'approved' where id = ${id}`;
  expect(await changes()).toMatchObject([{ path: `/venues/${id}`, is_public: true }]);

  const moment = async () => (await last())?.changed_at;
  await addPhotos(sql, id);
  let before = await moment();
  await sql`update public.venues set version = version + 1 where id = ${id}`;
  expect(await moment()).toBe(before);
  for (const change of [
    sql`update public.venues set description = '新的介紹' where id = ${id}`,
    sql`update public.venue_rate_rules set hourly_rate = 900 where venue_id = ${id}`,
    sql`insert into public.venue_facilities (venue_id, name) values (${id}, 'wifi')`,
    sql`update public.venue_photos set alt = '大廳' where venue_id = ${id}`,
    sql`delete from public.venue_rate_rules where venue_id = ${id}`,
  ]) {
    await change;
    expect(await moment()).not.toBe(before);
    before = await moment();
  }
  await sql`update public.venues set deleted_at = now() where id = ${id}`;
  expect(await last()).toMatchObject({ path: `/venues/${id}`, is_public: false });
});

test('a venue that is deleted is named once more, as public no longer', async () => {
  const id = await createVenue(database.sql, null);
  await database.sql`delete from public.venues where id = ${id}`;
  expect(await changes()).toMatchObject([{ path: `/venues/${id}`, is_public: false }]);
});

test('the page of a campaign appears when it is opened, changes with its words, and goes with it', async () => {
  const { sql } = database;
  const owner = await signUp(sql);
  const artist = await createArtist(sql);
  const [row] = await sql<{ id: string }[]>`
    insert into public.support_campaigns (artist_id, owner_id, title, goal, ends_at)
    values (${artist}, ${owner}, '捷運燈箱', 30000, now() + interval '20 days') returning id`;
  const id = row?.id ?? '';
  const page = { path: `/birthday/campaigns/${id}`, is_public: true };
  const moment = async () => (await last())?.changed_at;
  expect(await last()).not.toMatchObject(page);
  await sql`update public.support_campaigns set status = 'open' where id = ${id}`;
  expect(await last()).toMatchObject(page);

  const before = await moment();
  await sql`update public.support_campaigns set pledged_total = 500, backers = 1 where id = ${id}`;
  expect(await moment()).toBe(before);
  await sql`update public.support_campaigns set title = '捷運大燈箱' where id = ${id}`;
  expect(await moment()).not.toBe(before);
  await sql`delete from public.support_campaigns where id = ${id}`;
  expect(await last()).toMatchObject({ ...page, is_public: false });
});
