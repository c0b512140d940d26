import type { Sql } from './test-database';

/** Columns of `events`; what is left out becomes an approved event in thirty days. */
export interface NewEvent {
  title?: string;
  description?: string;
  category?: string;
  city?: string;
  location?: string;
  status?: string;
  organizer_id?: string;
  venue_id?: string;
  /** Days from today in Taipei. */
  inDays?: number;
  time?: string;
  time_undecided?: boolean;
  ends_at?: string;
  max_attendees?: number | null;
  answers_close_at?: Date;
}

/** The calendar day in Taipei, some days from now, as `YYYY-MM-DD`. */
export const taipeiDay = (inDays: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(
    Date.now() + inDays * 86_400_000,
  );

export async function createEvent(sql: Sql, event: NewEvent = {}): Promise<string> {
  const { inDays = 30, ...columns } = event;
  const row = {
    title: '測試活動：第一場',
    organizer_name: '測試主辦',
    category: '主題派對',
    city: 'taipei',
    location: '測試場地',
    status: 'approved',
    date: taipeiDay(inDays),
    ...columns,
  };
  const [created] = await sql<{ id: string }[]>`
    insert into public.events ${sql(row)} returning id`;
  return (created as { id: string }).id;
}

/** Columns of `ticket_stock`; what is left out becomes an unlimited free type on sale. */
export interface NewTicketType {
  ticket_type_id?: string;
  name?: string;
  price?: number | null;
  capacity?: number | null;
  min_per_order?: number;
  max_per_order?: number;
  sale_start_at?: Date;
  sale_end_at?: Date;
  requires_approval?: boolean;
  is_hidden?: boolean;
  sort_order?: number;
}

export async function addTicketType(
  sql: Sql,
  eventId: string,
  type: NewTicketType = {},
): Promise<string> {
  const row = { ticket_type_id: 'free', name: '免費入場', price: 0, ...type };
  await sql`insert into public.ticket_stock ${sql({ event_id: eventId, ...row })}`;
  return row.ticket_type_id;
}

/** An approved event in thirty days with one free ticket type, `free`. */
export async function createFreeEvent(
  sql: Sql,
  type: NewTicketType = {},
  event: NewEvent = {},
): Promise<string> {
  const id = await createEvent(sql, event);
  await addTicketType(sql, id, type);
  return id;
}

/** A valid set of arguments for register_for_event(). */
export const registrationFor = (eventId: string, change: Record<string, unknown> = {}) => ({
  p_event_id: eventId,
  p_ticket_type_id: 'free',
  p_quantity: 1,
  p_name: '王小明',
  p_email: 'ming@people.test',
  p_phone: '0912-345-678',
  ...(change as Record<string, string | number | null>),
});

export interface Receipt {
  registration_id: string;
  registration_no: string;
  status: string;
  ticket_ids: string[];
}
