import type { Sql } from '../../../supabase/stack/postgres/connect';
import type { Request } from '../database/scenario';

/** NT$ */
const PRICE = 800;

/** Signs so many people up at once. */
export async function signUpCrowd(sql: Sql, count: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    insert into auth.users (id, email, raw_user_meta_data)
    select id, id || '@hot.test', '{"username": "粉絲", "user_type": "fan"}'
    from (select gen_random_uuid() as id from generate_series(1, ${count})) as crowd
    returning id`;
  return rows.map(({ id }) => id);
}

/** Events of one type with so many seats each. */
export async function openEvents(sql: Sql, count: number, capacity: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    insert into public.events (title, organizer_name, category, city, location, status, date)
    select '秒殺 ' || n, '主辦', '主題派對', 'taipei', '場館', 'approved', current_date + 30
    from generate_series(1, ${count}) as n
    returning id`;
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into public.ticket_stock (event_id, ticket_type_id, name, price, capacity)
    select id, 'std', '一般票', ${PRICE}, ${capacity} from unnest(${ids}::uuid[]) as id`;
  return ids;
}

/** One seat of an event for one person. */
export const hold = (eventId: string, userId: string): Request => ({
  function: 'hold_tickets',
  args: {
    p_event_id: eventId,
    p_items: [{ ticket_type_id: 'std', quantity: 1 }],
    p_name: '王小明',
    p_email: 'ming@bench.test',
    p_phone: '0912345678',
    p_expected_total: PRICE,
  },
  userId,
});

/** Has each person hold a seat of an event, and lets the time to pay of all of them run out. */
export async function letLapse(
  sql: Sql,
  eventId: string,
  people: readonly string[],
): Promise<void> {
  for (let from = 0; from < people.length; from += 200) {
    await sql`
      select set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'sub', id)::text, true),
        public.hold_tickets(
          p_event_id => ${eventId}, p_items => '[{"ticket_type_id": "std", "quantity": 1}]',
          p_name => '王小明', p_email => 'ming@bench.test', p_phone => '0912345678', p_expected_total => ${PRICE}
        )
      from unnest(${people.slice(from, from + 200)}::uuid[]) as id`;
  }
  await sql`
    update public.orders set hold_expires_at = now() - interval '1 minute' where subject_id = ${eventId}`;
  await sql`vacuum analyze public.orders, public.order_items, public.event_registrations, public.ticket_stock`;
}
