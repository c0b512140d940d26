-- What happened around the tickets of 10_site.sql: their orders in every state, refunds, transfers,
-- waitlists, and what was scanned at the gates. Runs again without changing anything.

------------------------------------------------------------------------------------------------
-- Every priced ticket was bought: one paid order for each registration.
------------------------------------------------------------------------------------------------

create temporary table seed_ticket_order as
select pg_temp.seed_id('ticket-order', r.id::text) as id, r.id as registration_id, r.event_id,
  r.ticket_type_id, r.user_id, r.name, r.phone, r.email, r.quantity, stock.price,
  e.title || '・' || stock.name as line, e.organizer_id, r.registered_at as at,
  case
    when e.ends_at < now() and r.status = 'confirmed' then 'completed' else 'paid'
  end as status,
  least(e.ends_at + interval '1 day', now()) as completed_at,
  'EO' || to_char(r.registered_at at time zone 'Asia/Taipei', 'YYYYMMDD')
    || (500000 + row_number() over (order by r.id)) as order_no
from public.event_registrations as r
join public.events as e on e.id = r.event_id
join public.ticket_stock as stock
  on stock.event_id = r.event_id and stock.ticket_type_id = r.ticket_type_id
where r.order_id is null and r.status = 'confirmed' and stock.price > 0
  and r.user_id in (select pg_temp.seed_id('fan', n::text) from generate_series(1, 600) as n);

-- Orders that went another way: on events of this spring of sales, by fans who have no seat there.
insert into seed_ticket_order
select pg_temp.seed_id('ticket-order', plan.status || plan.n), pg_temp.seed_id('ticket-registration', plan.status || plan.n),
  e.id, plan.type, fan.id, fan.username, '0912' || lpad((plan.n * 7919 % 1000000)::text, 6, '0'),
  fan.email, plan.quantity, stock.price, e.title || '・' || stock.name, e.organizer_id,
  now() - plan.age, plan.status, null::timestamptz,
  'EO' || to_char((now() - plan.age) at time zone 'Asia/Taipei', 'YYYYMMDD') || (490000 + plan.n)
from (values
  (1, 'tide-line', 'day', 'pending_payment', 2, interval '2 hours'),
  (2, 'before-wind', 'lawn', 'pending_payment', 1, interval '5 hours'),
  (3, 'roller-disco', 'skate', 'pending_payment', 2, interval '40 minutes'),
  (4, 'tide-line', 'day', 'payment_review', 1, interval '20 hours'),
  (5, 'taigi-rock', 'standing', 'payment_review', 2, interval '30 hours'),
  (6, 'twelve-hours', 'terrace', 'payment_review', 1, interval '3 hours'),
  (7, 'before-wind', 'lawn', 'expired', 2, interval '4 days'),
  (8, 'tide-line', 'vip', 'expired', 1, interval '6 days'),
  (9, 'five-years', 'standing', 'expired', 1, interval '2 days'),
  (10, 'taigi-rock', 'standing', 'cancelled', 1, interval '3 days'),
  (11, 'light-evolution', 'adult', 'cancelled', 2, interval '8 days'),
  (12, 'twelve-hours', 'terrace', 'cancelled', 2, interval '26 hours')
) as plan (n, event, type, status, quantity, age)
join public.events as e on e.id = pg_temp.seed_id('event', plan.event)
join public.ticket_stock as stock on stock.event_id = e.id and stock.ticket_type_id = plan.type
cross join lateral (
  select p.* from public.profiles as p
  join generate_series(1, 600) as n on p.id = pg_temp.seed_id('fan', n::text)
  where not exists (
    select from public.event_registrations as r where r.event_id = e.id and r.user_id = p.id
  )
  order by pg_temp.seed_chance(plan.n || p.id::text)
  limit 1
) as fan
where not exists (
  select from public.orders as o where o.id = pg_temp.seed_id('ticket-order', plan.status || plan.n)
);

insert into public.orders (
  id, order_no, buyer_id, seller_type, seller_id, kind, subtotal, total, status, hold_expires_at,
  buyer_name, buyer_phone, buyer_email, paid_at, completed_at, cancelled_at, cancel_reason, created_at
)
select id, order_no, user_id, 'organizer', organizer_id, 'ticket', price * quantity, price * quantity,
  status,
  case
    when status in ('pending_payment', 'payment_review') then now() + interval '20 hours'
    else at + interval '15 minutes'
  end,
  name, phone, email,
  case when status in ('paid', 'completed') then at + interval '6 minutes' end,
  case when status = 'completed' then completed_at end,
  case when status in ('expired', 'cancelled') then at + interval '15 minutes' end,
  case status when 'expired' then null when 'cancelled' then '改買另一天' end,
  at
from seed_ticket_order
on conflict do nothing;

insert into public.order_items (
  id, order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount, created_at
)
select pg_temp.seed_id('ticket-order-item', id::text), id, 'ticket', event_id, ticket_type_id,
  left(line, 200), price, quantity, price * quantity, at
from seed_ticket_order
on conflict do nothing;

insert into public.payments (
  id, order_id, provider, provider_ref, amount, status, transfer_last5, transfer_at, reported_at,
  confirmed_by, confirmed_at, created_at
)
select pg_temp.seed_id('ticket-payment', id::text), id, 'bank_transfer', null, price * quantity,
  case when status = 'payment_review' then 'reported' else 'succeeded' end,
  lpad((abs(hashtext(id::text)) % 100000)::text, 5, '0'), at + interval '4 minutes',
  at + interval '5 minutes', case when status <> 'payment_review' then organizer_id end,
  case when status <> 'payment_review' then at + interval '6 minutes' end, at + interval '5 minutes'
from seed_ticket_order
where status in ('payment_review', 'paid', 'completed')
on conflict do nothing;

insert into public.order_events (order_id, from_status, to_status, actor_id, at)
select o.id, step.was, step.becomes,
  case step.by when 'buyer' then o.user_id when 'seller' then o.organizer_id end,
  o.at + step.after
from seed_ticket_order as o
join (values
  (null, 'pending_payment', 'buyer', interval '0', array['pending_payment', 'payment_review', 'paid', 'completed', 'expired', 'cancelled']),
  ('pending_payment', 'payment_review', 'buyer', interval '5 minutes', array['payment_review', 'paid', 'completed']),
  ('payment_review', 'paid', 'seller', interval '6 minutes', array['paid', 'completed']),
  ('pending_payment', 'expired', null, interval '15 minutes', array['expired']),
  ('pending_payment', 'cancelled', 'buyer', interval '15 minutes', array['cancelled'])
) as step (was, becomes, by, after, states) on o.status = any (step.states)
where not exists (select from public.order_events as done where done.order_id = o.id)
order by o.at, step.after;
insert into public.order_events (order_id, from_status, to_status, at)
select id, 'paid', 'completed', completed_at
from seed_ticket_order as o
where status = 'completed' and not exists (
  select from public.order_events as done where done.order_id = o.id and to_status = 'completed'
);

update public.event_registrations as r
set order_id = o.id, unit_price = o.price
from seed_ticket_order as o
where r.id = o.registration_id and r.order_id is null;

insert into public.event_registrations (
  id, event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, unit_price,
  status, order_id, registered_at, cancelled_at, cancel_reason
)
select registration_id, event_id, user_id, ticket_type_id,
  'R-' || to_char(at at time zone 'Asia/Taipei', 'YYMMDD') || '-'
    || upper(left(md5(registration_id::text), 6)),
  name, email, phone, quantity, price,
  case when status in ('pending_payment', 'payment_review') then 'pending' else 'cancelled' end,
  id, at,
  case when status in ('expired', 'cancelled') then at + interval '15 minutes' end,
  case when status in ('expired', 'cancelled') then status end
from seed_ticket_order
where status in ('pending_payment', 'payment_review', 'expired', 'cancelled')
on conflict do nothing;

drop table seed_ticket_order;

------------------------------------------------------------------------------------------------
-- Refunds: asked for, on its way, sent for one ticket, and refused.
------------------------------------------------------------------------------------------------

create temporary table seed_ticket_refund as
select pg_temp.seed_id('ticket-refund', plan.n::text) as id, plan.*, bought.order_id,
  bought.organizer_id, bought.total, bought.tickets
from (values
  (1, 'before-wind', 'lawn', 'requested', '當天要加班，走不開。'),
  (2, 'tide-line', 'day', 'requested', '同行的朋友生病了。'),
  (3, 'five-years', 'standing', 'processing', '改成下一場再去。'),
  (4, 'before-wind', 'shuttle', 'refunded', '多買了一張。'),
  (5, 'taigi-rock', 'early', 'rejected', '買錯票種。')
) as plan (n, event, type, status, reason)
cross join lateral (
  select o.id as order_id, o.total, e.organizer_id,
    array(select t.id from public.tickets as t where t.registration_id = r.id order by t.id) as tickets
  from public.event_registrations as r
  join public.orders as o on o.id = r.order_id
  join public.events as e on e.id = r.event_id
  where r.event_id = pg_temp.seed_id('event', plan.event) and r.ticket_type_id = plan.type
    and r.quantity = 2 and o.status = 'paid'
  order by pg_temp.seed_chance(plan.n || r.id::text)
  limit 1
) as bought
where not exists (
  select from public.refund_requests as done
  where done.id = pg_temp.seed_id('ticket-refund', plan.n::text)
);

insert into public.refund_requests (
  id, order_id, ticket_ids, reason, amount, fee, status, requested_by, decided_by, decided_at,
  decision_note, refunded_at, created_at
)
select f.id, f.order_id, case when f.status = 'refunded' then f.tickets[1:1] end, f.reason,
  paid - paid / 10, paid / 10, f.status, o.buyer_id,
  case when f.status <> 'requested' then f.organizer_id end,
  case when f.status <> 'requested' then now() - interval '20 hours' end,
  case when f.status = 'rejected' then '早鳥票於購票頁註明不可更換票種，演出前十天仍可申請退票。' end,
  case when f.status = 'refunded' then now() - interval '3 hours' end,
  now() - interval '30 hours'
from seed_ticket_refund as f
join public.orders as o on o.id = f.order_id
cross join lateral (
  select case when f.status = 'refunded' then f.total / 2 else f.total end as paid
) as part;

-- Decided refunds took their tickets back.
do $$
declare
  v_refund record;
begin
  for v_refund in
    select * from seed_ticket_refund where status in ('processing', 'refunded') order by n
  loop
    perform private.withdraw_tickets(
      case when v_refund.status = 'refunded' then v_refund.tickets[1:1] else v_refund.tickets end,
      'refunded', 'refunded'
    );
  end loop;
  for v_refund in select * from seed_ticket_refund order by n loop
    perform private.refresh_refund_status(v_refund.order_id);
  end loop;
end;
$$;
drop table seed_ticket_refund;

------------------------------------------------------------------------------------------------
-- Registrations that ended: declined by the organizer, taken back in time, forgotten.
------------------------------------------------------------------------------------------------

insert into public.event_registrations (
  id, event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, status,
  registered_at, cancelled_at, cancel_reason
)
select pg_temp.seed_id('ended-registration', plan.n::text), e.id, fan.id, plan.type,
  'R-' || to_char((now() - plan.age) at time zone 'Asia/Taipei', 'YYMMDD') || '-'
    || upper(left(md5('ended' || plan.n), 6)),
  fan.username, fan.email, '0955' || lpad((plan.n * 6151 % 1000000)::text, 6, '0'), 1, 'cancelled',
  now() - plan.age, now() - plan.age + interval '20 hours', plan.reason
from (values
  (1, 'right-beat', 'class', interval '6 days', '名額優先給第一次參加的朋友，下次再見。'),
  (2, 'right-beat', 'class', interval '9 days', 'expired'),
  (3, 'right-beat', 'class', interval '5 days', '時間衝突'),
  (4, 'milk-candy', 'entry', interval '3 days', '臨時有事'),
  (5, 'light-drill', 'entry', interval '7 days', null),
  (6, 'card-house', 'entry', interval '4 days', '改跟朋友一起報名')
) as plan (n, event, type, age, reason)
join public.events as e on e.id = pg_temp.seed_id('event', plan.event)
cross join lateral (
  select p.* from public.profiles as p
  join generate_series(1, 600) as n on p.id = pg_temp.seed_id('fan', n::text)
  where not exists (
    select from public.event_registrations as r where r.event_id = e.id and r.user_id = p.id
  )
  order by pg_temp.seed_chance('ended' || plan.n || p.id)
  limit 1
) as fan
where not exists (
  select from public.event_registrations
  where id = pg_temp.seed_id('ended-registration', plan.n::text)
)
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Tickets on their way to others, in every state.
------------------------------------------------------------------------------------------------

create temporary table seed_transfer as
select pg_temp.seed_id('transfer', plan.n::text) as id, plan.n, plan.status, t.id as ticket_id,
  t.holder_user_id as from_user, t.price_paid, friend.id as friend_id, friend.username as friend_name,
  friend.email as friend_email
from (values
  (1, 'tide-line', 'day', 'offered'), (2, 'before-wind', 'lawn', 'offered'),
  (3, 'milk-candy', 'entry', 'offered'), (4, 'tide-line', 'early', 'accepted'),
  (5, 'before-wind', 'lawn', 'accepted'), (6, 'card-house', 'entry', 'accepted'),
  (7, 'taigi-rock', 'standing', 'declined'), (8, 'light-drill', 'entry', 'cancelled'),
  (9, 'five-years', 'standing', 'expired'), (10, 'roller-disco', 'skate', 'expired')
) as plan (n, event, type, status)
cross join lateral (
  select t.* from public.tickets as t
  where t.event_id = pg_temp.seed_id('event', plan.event) and t.ticket_type_id = plan.type
    and t.status = 'valid' and t.qr_version = 1
    and t.holder_user_id in (select pg_temp.seed_id('fan', n::text) from generate_series(1, 600) as n)
    and not exists (
      select from public.refund_requests as f
      join public.event_registrations as r on r.order_id = f.order_id
      where r.id = t.registration_id
    )
  order by pg_temp.seed_chance('transfer' || plan.n || t.id)
  limit 1
) as t
join public.profiles as friend on friend.id = pg_temp.seed_id('fan', (590 + plan.n)::text)
where not exists (
  select from public.ticket_transfers where id = pg_temp.seed_id('transfer', plan.n::text)
)
  and friend.id <> t.holder_user_id;

insert into public.ticket_transfers (
  id, ticket_id, from_user, to_email, to_user, price, token_hash, status, expires_at, created_at
)
select id, ticket_id, from_user, friend_email, case when status = 'accepted' then friend_id end,
  case when n % 2 = 0 then price_paid else 0 end,
  encode(extensions.digest(extensions.gen_random_bytes(24), 'sha256'), 'hex'), status,
  case when status = 'offered' then now() + interval '40 hours' else now() - interval '2 days' end,
  case when status = 'offered' then now() - interval '8 hours' else now() - interval '4 days' end
from seed_transfer;
update public.tickets as t
set status = 'transferring'
from seed_transfer as s
where t.id = s.ticket_id and s.status = 'offered';
update public.tickets as t
set holder_user_id = s.friend_id, holder_name = s.friend_name, qr_version = 2
from seed_transfer as s
where t.id = s.ticket_id and s.status = 'accepted';
drop table seed_transfer;

------------------------------------------------------------------------------------------------
-- Waitlists: people at what is sold out, and an offer of seats that somebody gave back.
------------------------------------------------------------------------------------------------

insert into public.waitlist_entries (
  id, event_id, ticket_type_id, user_id, quantity, status, created_at
)
select pg_temp.seed_id('waitlist', s.event_id || s.ticket_type_id || place), s.event_id,
  s.ticket_type_id, fan.id, 1 + place % 2, 'waiting', now() - make_interval(hours => 60 - place * 5)
from public.ticket_stock as s
join public.events as e on e.id = s.event_id
cross join generate_series(1, 8) as place
cross join lateral (
  select p.id from public.profiles as p
  where p.id = pg_temp.seed_id(
    'fan', (1 + (pg_temp.seed_chance('waits' || s.event_id) * 500 + place * 11)::int % 600)::text
  )
    and not exists (
      select from public.event_registrations as r where r.event_id = e.id and r.user_id = p.id
    )
) as fan
where s.ticket_type_id <> '*' and s.capacity = s.sold + s.held and e.status = 'approved'
  and e.starts_at > now()
  and e.organizer_id in (
    select pg_temp.seed_id('user', slug) from unnest(array[
      'sugar-moon', 'owl-works', 'outer-isle', 'blue-hour', 'one-frame', 'light-sea', 'slow-film',
      'good-night', 'harbor-sound', 'room-key', 'north-block'
    ]) as slug
  )
  and not exists (
    select from public.waitlist_entries as w
    where w.event_id = s.event_id and w.ticket_type_id = s.ticket_type_id
  )
on conflict do nothing;

-- Somebody gave two seats of the chorus night back; the first of the waitlist has a day to take them.
do $$
declare
  v_event_id constant uuid := pg_temp.seed_id('event', 'eve-chorus');
  v_registration_id uuid;
begin
  if exists (
    select from public.event_registrations where event_id = v_event_id and status = 'cancelled'
  ) then
    return;
  end if;
  select id into v_registration_id
  from public.event_registrations
  where event_id = v_event_id and status = 'confirmed' and quantity = 2
    and user_id in (select pg_temp.seed_id('fan', n::text) from generate_series(1, 600) as n)
  order by id
  limit 1;
  perform private.close_registration(v_registration_id, '感冒了');
  perform private.release_seats(v_event_id);
end;
$$;

------------------------------------------------------------------------------------------------
-- Gates of what was: two gates, everybody who came, and a few scans that came to nothing.
------------------------------------------------------------------------------------------------

insert into public.checkin_gates (id, event_id, name)
select pg_temp.seed_id('gate', e.id || name), e.id, name
from public.events as e, unnest(array['正門', '側門']) as name
where e.status = 'approved' and e.starts_at < now() + interval '10 days'
  and e.organizer_id in (
    select pg_temp.seed_id('user', slug) from unnest(array[
      'sugar-moon', 'owl-works', 'outer-isle', 'blue-hour', 'one-frame', 'light-sea', 'slow-film',
      'good-night', 'harbor-sound', 'room-key', 'north-block'
    ]) as slug
  )
on conflict do nothing;

insert into public.checkins (
  id, event_id, ticket_id, gate_id, device_id, nonce, scanned_at, received_at, result, by_user
)
select pg_temp.seed_id('checkin', t.id::text), t.event_id, t.id,
  pg_temp.seed_id('gate', t.event_id || case when chance < 0.7 then '正門' else '側門' end),
  case when chance < 0.7 then 'phone-1' else 'phone-2' end,
  pg_temp.seed_id('nonce', t.id::text), t.checked_in_at, t.checked_in_at, 'ok', e.organizer_id
from public.tickets as t
join public.events as e on e.id = t.event_id
cross join lateral (select pg_temp.seed_chance('door' || t.id) as chance) as door
where t.status = 'checked_in'
  and t.holder_user_id in (select pg_temp.seed_id('fan', n::text) from generate_series(1, 600) as n)
  and exists (
    select from public.checkin_gates
    where id = pg_temp.seed_id('gate', t.event_id || '正門')
  )
  and not exists (select from public.checkins as c where c.ticket_id = t.id)
on conflict do nothing;

insert into public.checkins (
  id, event_id, ticket_id, gate_id, device_id, nonce, scanned_at, received_at, result, by_user
)
select pg_temp.seed_id('checkin-again', t.id::text), t.event_id, t.id,
  pg_temp.seed_id('gate', t.event_id || '側門'), 'phone-2',
  pg_temp.seed_id('nonce-again', t.id::text), t.checked_in_at + interval '9 minutes',
  t.checked_in_at + interval '9 minutes',
  case when chance < 0.006 then 'duplicate_offline' else 'duplicate' end, e.organizer_id
from public.tickets as t
join public.events as e on e.id = t.event_id
cross join lateral (select pg_temp.seed_chance('again' || t.id) as chance) as door
where t.status = 'checked_in' and chance < 0.02
  and exists (
    select from public.checkins as c where c.id = pg_temp.seed_id('checkin', t.id::text)
  )
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- The counters say what the rows say: first each event as a whole, then its types.
------------------------------------------------------------------------------------------------

do $$
declare
  v_whole boolean;
begin
  foreach v_whole in array array[true, false] loop
    update public.ticket_stock as stock
    set sold = truth.sold, held = truth.held
    from (
      select s.event_id, s.ticket_type_id,
        (
          select count(*) from public.tickets as t
          where t.event_id = s.event_id and s.ticket_type_id in ('*', t.ticket_type_id)
            and t.status in ('valid', 'checked_in', 'transferring')
        ) as sold,
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
      and (stock.ticket_type_id = '*') = v_whole
      and (stock.sold, stock.held) is distinct from (truth.sold, truth.held);
  end loop;
end;
$$;
-- Lists show what they say.
select private.write_due_totals(100000);

------------------------------------------------------------------------------------------------
-- What some of those who came in thought of it.
------------------------------------------------------------------------------------------------

insert into public.event_reviews (id, event_id, author_id, rating, body, created_at)
select pg_temp.seed_id('event-review', t.event_id::text || t.holder_user_id), t.event_id, t.holder_user_id,
  case when stars < 0.62 then 5 when stars < 0.9 then 4 when stars < 0.97 then 3 else 2 end,
  case when chance < 0.09 then (array[
    '動線清楚，工作人員很親切，下次還會再來。', '音場比想像中好，前排後排都聽得清楚。',
    '佈置很用心，每個角落都好拍。', '現場氣氛很好，認識了新朋友。',
    '等入場久了一點，其他都很滿意。', '周邊很快就完售了，希望下次多準備一些。'
  ])[1 + floor(6 * pg_temp.seed_chance('said' || t.id))::int] end,
  least(t.checked_in_at + interval '20 hours', now())
from public.tickets as t
cross join lateral (
  select pg_temp.seed_chance('reviews' || t.event_id || t.holder_user_id) as chance,
    pg_temp.seed_chance('stars' || t.event_id || t.holder_user_id) as stars
) as opinion
where t.status = 'checked_in' and chance < 0.22
  and t.holder_user_id in (select pg_temp.seed_id('fan', n::text) from generate_series(1, 600) as n)
-- Once for each person, however many tickets.
on conflict do nothing;
