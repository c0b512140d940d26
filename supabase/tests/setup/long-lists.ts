import type { Sql } from './test-database';

/**
 * Accounts, events, registrations, orders and lines of the log, 2 600 of each: more than anybody
 * counts. Of people, 王小明 is every third, 陳曉 every fortieth, 林遠 only among the first, 周近 among
 * the latest, 100% one.
 */
export async function fillLongLists(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    // Nothing is told, counted or written down about any of them.
    await tx`set local session_replication_role = replica`;
    await tx.unsafe(`
      create temporary table made on commit drop as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id,
        now() - interval '1 minute' * (2600 - n / 2) as at,
        case
          when n = 1300 then '100%'
          when n % 3 = 0 then '王小明'
          when n % 40 = 1 then '陳曉'
          when n < 60 then '林遠'
          when n > 2560 then '周近'
          else '來賓' || n
        end as name
      from generate_series(1, 2600) as n;

      insert into auth.users (id, email) select id, 'list' || n || '@lists.test' from made;
      insert into public.profiles (id, username, email, user_type, role, active_type, active, deleted, created_at)
      select id, name, 'list' || n || '@lists.test', 'fan', case when n % 50 = 7 then 'venue' else 'fan' end,
        'fan', n % 97 <> 0, n % 101 = 0, at
      from made;
      insert into public.user_identities (user_id, user_type, status, created_at)
      select id, type, case when type = 'fan' then 'active' when n % 20 = 1 then 'pending'
        when n % 20 = 2 then 'suspended' else 'active' end, at
      from made, unnest(array['fan', 'performer']) as type;

      insert into public.events (
        id, organizer_name, title, description, category, date, time, ends_at, location, city, status,
        current_attendees, is_demo, submitted_at, created_at, deleted_at
      )
      select id, '主辦' || name, case when n % 7 = 0 then '生日市集 ' else '夜場 ' end || n % 300,
        name, case when n % 90 = 0 then '主題展' else '主題派對' end,
        case when n % 11 <> 0 or n % 20 <> 3 then private.today() + n % 400 - 200 end, time '10:00',
        timezone('Asia/Taipei', private.today() + n % 400 - 200 + time '10:00')
          + interval '1 day' * case when n % 20 = 5 then 9 else 0.1 end,
        '西門紅樓', 'taipei',
        case n % 20 when 0 then 'pending_approval' when 1 then 'rejected' when 2 then 'cancelled'
          when 3 then 'draft' when 4 then 'ended' else 'approved' end,
        n % 37, n % 103 = 0, at, at, case when n % 107 = 0 then now() end
      from made;
      insert into private.event_demand (event_id, attendees, starts_at, ends_at, category, city, price_from)
      select id, current_attendees, starts_at, ends_at, category, city, offer_from
      from public.events where status = 'approved' and deleted_at is null;
      insert into private.event_listing (
        event_id, starts_at, ends_at, category, city, attendees, price_from, search_text, is_over
      )
      select id, starts_at, ends_at, category, city, current_attendees, offer_from, search_text,
        ends_at <= now()
      from public.events where status = 'approved' and deleted_at is null;

      insert into public.event_registrations (
        id, event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, status,
        registered_at, cancelled_at
      )
      select m.id, e.id, m.id, 'standard', 'R-' || m.n, m.name, 'list' || m.n || '@lists.test', '', 1,
        status, m.at, case status when 'cancelled' then m.at end
      from made as m
      join made as e on e.n = case when m.n % 2 = 0 then 14 else 1 + m.n % 50 end,
        lateral (select case when m.n % 60 = 0 then 'cancelled' else 'confirmed' end as status) as state;

      insert into public.orders (
        id, order_no, buyer_id, seller_type, kind, subtotal, total, status, refund_status, refunded_amount,
        hold_expires_at, buyer_name, paid_at, completed_at, cancelled_at, created_at, seller_id
      )
      select id, 'EO2026' || lpad(n::text, 7, '0'), id, seller, kind, 100, 100, status,
        case when paid then refund else 'none' end, case when paid and refund = 'full' then 100 else 0 end,
        case when status in ('pending_payment', 'payment_review')
          then now() + interval '1 hour' * case when n % 3 = 1 then -1 else 1 end end,
        name, case when paid then at end, case status when 'completed' then at end,
        case when status in ('expired', 'cancelled') then at end, at,
        case when seller <> 'platform' then id end
      from made,
        lateral (
          select (array['ticket', 'ticket', 'product', 'ad', 'subscription'])[1 + n % 5] as kind,
            (array['pending_payment', 'payment_review', 'expired', 'cancelled', 'completed'])[1 + n % 12]
              as rare,
            (array['requested', 'processing', 'full', 'rejected'])[1 + n % 35] as rare_refund
        ) as chosen,
        lateral (
          select coalesce(rare, 'paid') as status, coalesce(rare_refund, 'none') as refund,
            coalesce(rare, 'paid') in ('paid', 'completed') as paid,
            case kind when 'ticket' then 'organizer' when 'product' then 'performer' else 'platform' end
              as seller
        ) as state;
      insert into public.order_items (order_id, item_type, ref_id, name_snapshot, unit_price, quantity, amount)
      select id, 'thing', id, case when n % 9 = 0 then '應援毛巾' else '票券 ' || n end, 100, 1, 100 from made;
      insert into public.payments (order_id, provider, amount, transfer_last5)
      select id, 'bank_transfer', 100, lpad(n::text, 5, '0') from made where n % 4 = 0;

      insert into public.audit_log (actor_id, actor_role, action, entity, entity_id)
      select case when n % 5 = 0 then (select id from made where made.n = 2) end, 'authenticated', 'update',
        case when n % 90 = 0 then 'venues' else 'events' end, 'thing ' || n % 40
      from made order by n;
    `);
  });
  await sql`
    analyze auth.users, public.profiles, public.user_identities, public.events, private.event_demand,
      private.event_listing, public.event_registrations, public.orders, public.order_items,
      public.payments, public.audit_log`;
}
