import { randomUUID } from 'node:crypto';
import { inDatabase } from './database';
import type { Person } from './people';

/** An event whose check-in is open now, and what the QR codes of its tickets say. */
export interface GateEvent {
  id: string;
  title: string;
  codes: string[];
}

/** Makes an event of `organizer` that began an hour ago, with `count` tickets of `holder`. */
export function openGate(organizer: Person, holder: Person, count: number): Promise<GateEvent> {
  const id = randomUUID();
  const title = `離線驗票之夜 ${id.slice(0, 4)}`;
  return inDatabase(async (sql) => {
    await sql`
      insert into public.events (
        id, organizer_id, organizer_name, title, category, date, time, ends_at, location, city, status
      )
      select ${id}, p.id, p.username, ${title}, '主題派對',
        (timezone('Asia/Taipei', now()) - interval '1 hour')::date,
        (timezone('Asia/Taipei', now()) - interval '1 hour')::time, now() + interval '5 hours',
        '月台酒吧', 'taipei', 'approved'
      from public.profiles as p where p.email = ${organizer.email}`;
    await sql`
      insert into public.ticket_stock (event_id, ticket_type_id, name, price, capacity, sort_order)
      values (${id}, 'entry', '一般票', 0, 50, 1)`;
    const tickets = await sql<{ code: string }[]>`
      with registration as (
        insert into public.event_registrations (
          event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, status
        )
        select ${id}, p.id, 'entry', 'R-260101-' || upper(left(md5(${id}), 6)), p.username, p.email,
          '0912345678', ${count}::int, 'confirmed'
        from public.profiles as p where p.email = ${holder.email}
        returning *
      ), issued as (
        insert into public.tickets (
          registration_id, event_id, ticket_type_id, ticket_no, holder_user_id, holder_name, price_paid
        )
        select r.id, r.event_id, r.ticket_type_id, 'T-' || upper(left(md5(r.id::text || n), 10)),
          r.user_id, r.name, 0
        from registration as r, generate_series(1, ${count}::int) as n
        returning id, qr_version
      ), secrets as (
        insert into public.ticket_secrets (ticket_id, secret)
        select id, encode(extensions.gen_random_bytes(16), 'hex') from issued
        returning ticket_id, secret
      )
      select 'T1.' || i.id || '.' || i.qr_version || '.' || s.secret as code
      from issued as i join secrets as s on s.ticket_id = i.id
      order by i.id`;
    for (const type of ['*', 'entry']) {
      await sql`
        update public.ticket_stock set sold = ${count}
        where event_id = ${id} and ticket_type_id = ${type}`;
    }
    return { id, title, codes: tickets.map(({ code }) => code) };
  });
}
