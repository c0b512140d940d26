-- What the demo accounts see of tickets beyond those of 90_demo_accounts.sql. Does nothing for an
-- account that does not exist.

-- The fan was checked in.
insert into public.checkins (
  id, event_id, ticket_id, gate_id, device_id, nonce, scanned_at, received_at, result, by_user
)
select pg_temp.seed_id('fan-checkin', t.id::text), t.event_id, t.id,
  (
    select id from public.checkin_gates where id = pg_temp.seed_id('gate', t.event_id || '正門')
  ),
  'phone-1', pg_temp.seed_id('fan-nonce', t.id::text), t.checked_in_at, t.checked_in_at, 'ok',
  e.organizer_id
from public.tickets as t
join public.events as e on e.id = t.event_id
where t.holder_user_id = pg_temp.demo_user('fan') and t.status = 'checked_in'
  and not exists (select from public.checkins as c where c.ticket_id = t.id)
on conflict do nothing;

-- A registration that the organizer has not decided on.
insert into public.event_registrations (
  id, event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, status,
  registered_at
)
select pg_temp.seed_id('fan-registration', 'right-beat'), pg_temp.seed_id('event', 'right-beat'),
  p.id, 'class', 'R-' || to_char(private.today(), 'YYMMDD') || '-DEM4QN', p.username, p.email,
  coalesce(p.phone, '0912345678'), 1, 'pending', now() - interval '5 hours'
from public.profiles as p
where p.id = pg_temp.demo_user('fan')
  and not exists (
    select from public.event_registrations
    where id = pg_temp.seed_id('fan-registration', 'right-beat')
  )
on conflict do nothing;

-- An order that waits for its payment, and one that was too late.
create temporary table seed_fan_ticket_order as
select pg_temp.seed_id('fan-ticket-order', plan.status) as id, plan.*, e.id as event_id,
  e.organizer_id, e.title || '・' || s.name as line, s.price, p.id as user_id, p.username, p.email,
  coalesce(p.phone, '0912345678') as phone, now() - plan.age as at
from (values
  ('pending_payment', 'tide-line', 'day', 2, interval '1 hour'),
  ('expired', 'twelve-hours', 'terrace', 1, interval '5 days')
) as plan (status, event, type, quantity, age)
join public.events as e on e.id = pg_temp.seed_id('event', plan.event)
join public.ticket_stock as s on s.event_id = e.id and s.ticket_type_id = plan.type
join public.profiles as p on p.id = pg_temp.demo_user('fan')
where not exists (
  select from public.orders where id = pg_temp.seed_id('fan-ticket-order', plan.status)
);

insert into public.orders (
  id, order_no, buyer_id, seller_type, seller_id, kind, subtotal, total, status, hold_expires_at,
  buyer_name, buyer_phone, buyer_email, cancelled_at, created_at
)
select id, 'EO' || to_char(at at time zone 'Asia/Taipei', 'YYYYMMDD')
    || case status when 'expired' then '480001' else '480002' end,
  user_id, 'organizer', organizer_id, 'ticket', price * quantity, price * quantity, status,
  case status when 'expired' then at + interval '15 minutes' else now() + interval '22 hours' end,
  username, phone, email, case status when 'expired' then at + interval '15 minutes' end, at
from seed_fan_ticket_order;
insert into public.order_items (
  id, order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount, created_at
)
select pg_temp.seed_id('fan-ticket-item', status), id, 'ticket', event_id, type, line, price,
  quantity, price * quantity, at
from seed_fan_ticket_order;
insert into public.order_events (order_id, from_status, to_status, actor_id, at)
select id, null, 'pending_payment', user_id, at from seed_fan_ticket_order;
insert into public.order_events (order_id, from_status, to_status, at)
select id, 'pending_payment', 'expired', at + interval '15 minutes'
from seed_fan_ticket_order where status = 'expired';
insert into public.event_registrations (
  id, event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, unit_price,
  status, order_id, registered_at, cancelled_at, cancel_reason
)
select pg_temp.seed_id('fan-ticket-registration', status), event_id, user_id, type,
  'R-' || to_char(at at time zone 'Asia/Taipei', 'YYMMDD')
    || case status when 'expired' then '-DEM5XP' else '-DEM6PY' end,
  username, email, phone, quantity, price,
  case status when 'expired' then 'cancelled' else 'pending' end, id, at,
  case status when 'expired' then at + interval '15 minutes' end,
  case status when 'expired' then 'expired' end
from seed_fan_ticket_order;
drop table seed_fan_ticket_order;

-- On the waitlist for a room that is sold out.
insert into public.waitlist_entries (
  id, event_id, ticket_type_id, user_id, quantity, status, created_at
)
select pg_temp.seed_id('fan-waitlist', 'double-watch'), pg_temp.seed_id('event', 'double-watch'),
  'double', pg_temp.demo_user('fan'), 1, 'waiting', now() - interval '3 hours'
where pg_temp.demo_user('fan') is not null
on conflict do nothing;

-- A friend wants to give the fan a ticket. The link's token is nobody's; the account finds the offer.
with given as (
  insert into public.ticket_transfers (
    id, ticket_id, from_user, to_email, price, token_hash, status, expires_at, created_at
  )
  select pg_temp.seed_id('fan-transfer', 'before-wind'), t.id, t.holder_user_id, 'fan@demo.test', 0,
    encode(extensions.digest(extensions.gen_random_bytes(24), 'sha256'), 'hex'), 'offered',
    now() + interval '44 hours', now() - interval '4 hours'
  from (
    select * from public.tickets
    where event_id = pg_temp.seed_id('event', 'before-wind') and ticket_type_id = 'lawn'
      and status = 'valid' and qr_version = 1
    order by id
    limit 1
  ) as t
  where pg_temp.demo_user('fan') is not null
    and not exists (
      select from public.ticket_transfers
      where id = pg_temp.seed_id('fan-transfer', 'before-wind')
    )
  returning ticket_id
)
update public.tickets set status = 'transferring' where id in (select ticket_id from given);

-- The performer writes the next event, and asked the fan to be gate staff of one.
insert into public.events (
  id, organizer_id, organizer_name, title, description, category, date, time, location, city, status
)
select pg_temp.seed_id('event', 'demo-draft'), pg_temp.demo_user('performer'), '海霧樂團',
  '霧季限定：不插電下午場（草稿）', '還在找場地，先把日子定下來。', '主題派對',
  pg_temp.seed_day(10, 7), '15:00', '', 'keelung', 'draft'
where pg_temp.demo_user('performer') is not null
on conflict do nothing;
insert into public.ticket_stock (event_id, ticket_type_id, name, price, capacity, sort_order)
select id, 'standing', '站席', 600, 80, 1
from public.events where id = pg_temp.seed_id('event', 'demo-draft')
on conflict do nothing;
insert into public.event_staff (id, event_id, email)
select pg_temp.seed_id('staff', 'fan'), pg_temp.seed_id('event', 'five-years'), 'fan@demo.test'
where pg_temp.demo_user('fan') is not null and pg_temp.demo_user('performer') is not null
on conflict do nothing;

-- The counters follow: first each event as a whole, then its types.
do $$
declare
  v_whole boolean;
begin
  foreach v_whole in array array[true, false] loop
    update public.ticket_stock as stock
    set held = truth.held
    from (
      select s.event_id, s.ticket_type_id,
        (
          select coalesce(sum(r.quantity), 0) from public.event_registrations as r
          where r.event_id = s.event_id and s.ticket_type_id in ('*', r.ticket_type_id)
            and r.status = 'pending'
        ) + (
          select coalesce(sum(w.quantity), 0) from public.waitlist_entries as w
          where w.event_id = s.event_id and s.ticket_type_id in ('*', w.ticket_type_id)
            and w.status = 'offered'
        ) as held
      from public.ticket_stock as s
    ) as truth
    where stock.event_id = truth.event_id and stock.ticket_type_id = truth.ticket_type_id
      and (stock.ticket_type_id = '*') = v_whole and stock.held is distinct from truth.held;
  end loop;
end;
$$;
-- Lists show what they say.
select private.write_due_totals(100000);
