import { randomUUID } from 'node:crypto';
import { taipeiDay } from './events';
import type { Sql } from './test-database';

/** Hours of one day in Taipei; an end that is not after the start lies on the next day. */
export const hours = (inDays: number, from: string, to: string) => ({
  start: `${taipeiDay(inDays)}T${from}:00+08:00`,
  end: `${taipeiDay(to > from ? inDays : inDays + 1)}T${to}:00+08:00`,
});
export type Hours = ReturnType<typeof hours>;

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The two columns of a calendar that is open at the same hours on every day. */
export const everyDay = (start: string, end: string) => ({
  open_days: Object.fromEntries(weekdays.map((day) => [day, true])),
  opening_hours: Object.fromEntries(weekdays.map((day) => [day, { start, end }])),
});

type Columns = Record<string, string | number | boolean | null | object>;

/** An approved venue for 100 people, NT$ 1,000 an hour, open round the clock, bookable from today on. */
export async function createVenue(
  sql: Sql,
  ownerId: string | null,
  columns: Columns = {},
): Promise<string> {
  const row = {
    owner_id: ownerId,
    name: '測試場地',
    type: '咖啡廳',
    location: '某路 1 號',
    city: 'taipei',
    capacity: 100,
    price_per_hour: 1000,
    status: 'approved',
    phone: '0223456789',
    email: 'owner@venue.test',
    advance_booking_days: 0,
    max_advance_days: 365,
    ...everyDay('00:00', '00:00'),
    ...columns,
  };
  const [created] = await sql<{ id: string }[]>`
    insert into public.venues ${sql(row as unknown as Record<string, string>)} returning id`;
  return (created as { id: string }).id;
}

/** An approved performer, free round the clock without buffers, bookable from today on. */
export async function createPerformer(
  sql: Sql,
  ownerId: string | null,
  columns: Columns = {},
  availability: Columns = {},
): Promise<string> {
  const row = {
    owner_id: ownerId,
    performer_name: '測試樂團',
    performance_type: 'band',
    status: 'approved',
    city: 'taipei',
    ...columns,
  };
  const [created] = await sql<{ id: string }[]>`
    insert into public.performer_profiles ${sql(row as unknown as Record<string, string>)} returning id`;
  const id = (created as { id: string }).id;
  const terms = {
    performer_id: id,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    advance_booking_days: 0,
    max_advance_days: 365,
    ...everyDay('00:00', '00:00'),
    ...availability,
  };
  await sql`
    insert into public.performer_availability ${sql(terms as unknown as Record<string, string>)}`;
  return id;
}

const contact = {
  p_contact_name: '王小明',
  p_contact_phone: '0912-345-678',
  p_contact_email: 'ming@people.test',
};

type Arguments = Record<string, string | number | boolean | null | object>;

/** A valid set of arguments for request_venue_booking(). */
export const venueRequest = (venueId: string, at: Hours, change: Arguments = {}): Arguments => ({
  p_venue_id: venueId,
  p_start_at: at.start,
  p_end_at: at.end,
  p_attendees: 20,
  ...contact,
  ...change,
});

/** A valid set of arguments for request_performance(). */
export const performanceRequest = (
  performerId: string,
  at: Hours,
  change: Arguments = {},
): Arguments => ({
  p_performer_id: performerId,
  p_start_at: at.start,
  p_end_at: at.end,
  p_performance_type: '專場',
  p_location: '某路 1 號',
  ...contact,
  ...change,
});

/** A valid set of arguments for request_together(). */
export const togetherRequest = (
  venueIds: readonly string[],
  performerIds: readonly string[],
  at: Hours,
  change: Arguments = {},
): Arguments => ({
  p_venue_ids: [...venueIds],
  p_performer_ids: [...performerIds],
  p_start_at: at.start,
  p_end_at: at.end,
  p_attendees: 20,
  p_performance_type: '專場',
  ...contact,
  ...change,
});

/** A valid form for save_venue(), complete enough to be submitted. */
export const venueForm = (change: Columns = {}): Columns => ({
  name: '山腳小館',
  type: '咖啡廳',
  city: '臺北市',
  location: '赤峰街 1 號',
  address: '台北市大同區赤峰街 1 號',
  description:
    '一間可以辦生日應援、展覽與小型演出的咖啡館，鄰近捷運站，附有舞台與投影設備，場地方正好布置。',
  phone: '02-2555-1234',
  capacity: 60,
  price_per_hour: 1500,
  ...everyDay('10:00', '22:00'),
  ...change,
});

/** A valid form for save_performer(). */
export const performerForm = (change: Columns = {}): Columns => ({
  performer_name: '夜間列車',
  bio: '四個人的獨立樂團，喜歡在小場地演出，歌曲關於通勤、雨天與還沒寄出的信，也接生日派對與品牌活動的邀約。',
  performance_type: 'band',
  performer_type: 'group',
  genre: '獨立搖滾',
  contact_name: '陳經紀',
  contact_phone: '0912-345-678',
  contact_email: 'agent@band.test',
  ...change,
});

export interface NewBooking {
  kind: 'venue' | 'performance';
  /** The venue or the performer. */
  of: string;
  by: string;
  at: Hours;
  status?: string;
}

/** Puts a booking into the database as it would be after its way, hours included. Price 10,000 / 3,000. */
export async function insertBooking(
  sql: Sql,
  { kind, of, by, at, status = 'requested' }: NewBooking,
): Promise<string> {
  const taken = ['confirmed', 'completed', 'no_show'].includes(status);
  const row = {
    booking_no: `${kind === 'venue' ? 'VB' : 'PB'}-TEST-${randomUUID()}`,
    kind,
    [kind === 'venue' ? 'venue_id' : 'performer_id']: of,
    requester_id: by,
    start_at: at.start,
    end_at: at.end,
    contact_name: '王小明',
    contact_phone: '0912345678',
    contact_email: 'ming@people.test',
    cancellation_policy: 'standard',
    attendees: 20,
    status,
    price_lines: sql.json([]),
    total: 10_000,
    deposit: 3000,
    respond_by: new Date(Date.now() + 86_400_000),
    ...(status === 'completed' && { completed_at: new Date() }),
  };
  const [created] = await sql<{ id: string }[]>`
    insert into public.bookings ${sql(row as unknown as Record<string, string>)} returning id`;
  const id = (created as { id: string }).id;
  if (taken) {
    await sql`select private.occupy(b) from public.bookings as b where id = ${id}`;
  }
  return id;
}

/** An offer that waits for the guest's answer. */
export async function insertQuote(sql: Sql, bookingId: string, hostId: string): Promise<string> {
  const [created] = await sql<{ id: string }[]>`
    insert into public.booking_quotes (booking_id, lines, total, deposit, valid_until, created_by)
    values (${bookingId}, '[]', 10000, 3000, now() + interval '1 day', ${hostId}) returning id`;
  await sql`update public.bookings set status = 'quoted' where id = ${bookingId}`;
  return (created as { id: string }).id;
}
