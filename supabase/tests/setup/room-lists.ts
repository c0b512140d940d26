import type { Sql } from './test-database';

/** The first venue, performer and event of `fillRooms`. */
export const firstOfRooms = '00000000-0000-4000-8000-000000000001';

/** Forty of what the smaller rooms of the back office list; people and events are those of `fillLongLists`. */
export async function fillRooms(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx.unsafe(`
      create temporary table room on commit drop as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id,
        now() - interval '1 hour' * (n / 2) as at
      from generate_series(1, 40) as n;

      insert into public.venues (id, owner_id, name, type, location, city, capacity, price_per_hour, status, created_at)
      select id, id, '場地 ' || n % 9, '咖啡廳', '西門', 'taipei', 20, 500 + n % 4, 'approved', at from room;
      insert into public.performer_profiles (id, owner_id, performer_name, performance_type, status, created_at)
      select id, id, '表演者 ' || n % 9, 'dj', 'approved', at from room;
      insert into public.advertisements (id, title, start_date, end_date, created_at)
      select id, '廣告 ' || n % 9, private.today(), private.today(), at from room;
      insert into public.ad_placements (id, code, name) select id, 'lamp', '燈箱' from room where n = 1;
      insert into public.ad_products (id, placement_id, name, category, unit, unit_price, needs_media_review)
      select id, id, '燈箱', 'mrt', 'week', 1, true from room where n = 1;
      insert into public.support_ad_orders (
        id, order_no, buyer_id, artist_id, product_id, title, starts_on, units, contact_name, contact_phone, total,
        status, ip_declared_at, portrait_declared_at, created_at
      )
      select id, 'SA-202601-' || lpad(n::text, 6, '0'), id, id, '00000000-0000-4000-8000-000000000001', '生日', private.today(), 1, '王', '0912345678', 1,
        'reviewing', at, at, at
      from room;
      insert into public.subscription_plans (
        id, owner_id, catalog_id, venue_id, plan_name, price, billing_cycle, created_at, updated_at
      )
      select id, id, id, id, '專業', 499, 'monthly', at, now() - at + now() from room;
      insert into public.reports (id, reporter_id, entity_type, entity_id, kind, created_at)
      select id, id, 'event', id, 'other', at from room;
      insert into public.contact_messages (id, ticket_no, topic, name, email, body, created_at)
      select id, 'C-' || n, '其他', '王', 'w@rooms.test', '你好', at from room;
      insert into public.security_events (action, success) select 'login', n % 2 = 0 from room;
      insert into private.mails (id, key, user_id, kind, failed_at, last_error, created_at)
      select id, 'room ' || n, id, 'order.received', at, 'gone', at from room;
      insert into public.answer_feedback (day, answer, unhelped)
      select private.today() - 1, 'topic.question' || n, n % 7 from generate_series(1, 60) as n;
      insert into private.web_vitals (at, module, version, owner, page, composition, device, lcp)
      select at - interval '1 day' * d, 'mf-events', '0.1.' || n / 9, 'team-events', '/Page-' || n, '{}', 'phone', 1000 + n
      from room, generate_series(0, 1) as d;
      insert into public.page_not_found_events (day, path, hits)
      select private.today() - d, '/Old/' || n || case when n % 2 = 0 then '-É' else 'z' end, n
      from room, generate_series(0, 1) as d;

      insert into public.orders (
        id, order_no, buyer_id, seller_type, seller_id, kind, subtotal, total, status, buyer_name, paid_at, created_at
      )
      select gen_random_uuid(), 'ES' || n, id, 'organizer', id, 'ticket', 300, 300, 'paid', '王', at, at from room;
      insert into public.order_items (order_id, item_type, ref_id, name_snapshot, unit_price, quantity, amount)
      select o.id, 'ticket', r.id, '票', 300, 1, 300
      from room as r join public.orders as o on o.order_no = 'ES' || r.n;
      insert into private.takings_due (event_id) select id from room;
    `);
  });
}

/** Gives somebody what `fillRooms` made, to buy and to sell: forty orders, goods, statements and bookings, every other by phone. */
export async function fillDesks(sql: Sql, owner: string): Promise<void> {
  const first = firstOfRooms;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.orders set buyer_id = ${owner}, seller_id = ${owner} where order_no like 'ES%'`;
    await tx`update public.events set organizer_id = ${owner}
      where id in (select ref_id from public.order_items where item_type = 'ticket')`;
    await tx`update public.venues set owner_id = ${owner} where id = ${first}`;
    await tx`update public.performer_profiles set owner_id = ${owner} where id = ${first}`;
    await tx`update public.orders set seller_id = ${first}
      where kind = 'product' and order_no < 'EO20260000201'`;
    await tx`
      insert into public.bookings (
        booking_no, kind, venue_id, requester_id, start_at, end_at, contact_name, contact_phone, contact_email,
        cancellation_policy, created_at
      )
      select 'VB' || n, 'venue', ${first}, ${owner}, at, at + interval '1 hour', '王', '0912345678', 'w@rooms.test',
        'standard', now() - interval '1 hour' * (n / 4)
      from generate_series(1, 40, 2) as n, lateral (select now() + interval '1 day' * (n * 7 % 40)) as day (at)`;
    await tx`
      insert into public.calendar_blocks (venue_id, start_at, end_at, source, contact_name, created_at)
      select ${first}, at, at + interval '1 hour', 'phone', '王', now() - interval '1 hour' * (n / 4)
      from generate_series(2, 40, 2) as n, lateral (select now() + interval '1 day' * (n * 7 % 40)) as day (at)`;
    await tx`
      insert into private.faults (module, version, owner, kind, message, stack, created_at)
      select 'mf-events', '1', 'team', 'render', 'fault ' || n, '', now() - interval '1 hour' * (n / 4)
      from generate_series(1, 20) as n`;
  });
}
