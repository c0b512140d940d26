-- Gives the demo accounts what they need to show their side of the site. Runs after they signed up;
-- an account that does not exist is passed over. May run again without changing anything.

-- Whoever tries the demo signs in as its administrator with a password that the terminal prints: a second
-- factor would keep them out. Set up in the demo, it is asked for all the same. docs/operations.md
update private.platform_settings set second_factor_required = false;

-- Nobody reads the mails of a demo account: its address counts as proved.
select private.note_proved(id)
from unnest(array['fan', 'performer', 'venue', 'admin']) as account, pg_temp.demo_user(account) as id
where id is not null;

------------------------------------------------------------------------------------------------
-- Names, identities, roles
------------------------------------------------------------------------------------------------

insert into public.user_identities (user_id, user_type)
select pg_temp.demo_user(account), type
from (values
  ('fan', 'fan'), ('performer', 'performer'), ('performer', 'fan'), ('venue', 'venue'),
  ('venue', 'fan'), ('admin', 'fan')
) as identity (account, type)
where pg_temp.demo_user(account) is not null
on conflict do nothing;

update public.profiles as p
set username = wanted.username, phone = wanted.phone, active_type = wanted.type,
  role = wanted.role, user_type = wanted.type
from (values
  ('fan', '林芷晴', '0912345678', 'fan', 'fan'),
  ('performer', '海霧樂團', '0923456789', 'performer', 'performer'),
  ('venue', '月爐空間', '0934567890', 'venue', 'venue'),
  ('admin', '周怡安', '0945678901', 'fan', 'admin')
) as wanted (account, username, phone, type, role)
where p.id = pg_temp.demo_user(wanted.account)
  -- Only the first time: whoever tries the demo may rename the account.
  and p.phone is null;

update public.profiles
set admin_role = 'superadmin', can_approve_posts = true, can_manage_users = true,
  can_manage_events = true, can_manage_venues = true, can_manage_performers = true,
  can_manage_ads = true
where id = pg_temp.demo_user('admin') and role = 'admin' and admin_role is null;

------------------------------------------------------------------------------------------------
-- What belongs to whom
------------------------------------------------------------------------------------------------

update public.performer_profiles
set owner_id = pg_temp.demo_user('performer')
where id in (pg_temp.seed_id('performer', 'sea-fog'), pg_temp.seed_id('performer', 'mistlamp'))
  and pg_temp.demo_user('performer') is not null
  and owner_id is distinct from pg_temp.demo_user('performer');

update public.events
set organizer_id = pg_temp.demo_user('performer'), organizer_name = '海霧樂團'
where id in (
  select pg_temp.seed_id('event', slug)
  from unnest(array['before-wind', 'five-years', 'tour-chairs', 'whale-song', 'taigi-rock', 'rain-pool'])
    as slug
)
  and pg_temp.demo_user('performer') is not null
  and organizer_id is distinct from pg_temp.demo_user('performer');

-- Who bought before bought of them as well. The audit log is for what people do.
alter table public.orders disable trigger audit;
update public.orders as o
set seller_id = e.organizer_id
from public.order_items as i
join public.events as e on e.id = i.ref_id
where i.order_id = o.id and i.item_type = 'ticket' and o.seller_type = 'organizer'
  and e.organizer_id = pg_temp.demo_user('performer') and o.seller_id is distinct from e.organizer_id;
alter table public.orders enable trigger audit;

update public.venues
set owner_id = pg_temp.demo_user('venue')
where id in (
  select pg_temp.seed_id('venue', slug)
  from unnest(array['moon-oven', 'tide-cup', 'hill-hotel', 'moon-oven-2']) as slug
)
  and pg_temp.demo_user('venue') is not null
  and owner_id is distinct from pg_temp.demo_user('venue');

------------------------------------------------------------------------------------------------
-- Three tickets for what comes, two of what was
------------------------------------------------------------------------------------------------

insert into public.event_registrations (
  id, event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, status,
  registered_at
)
select pg_temp.seed_id('fan-registration', slug), e.id, p.id, type,
  'R-' || to_char(e.starts_at - age, 'YYMMDD') || '-' || upper(left(md5('demo fan ' || slug), 6)),
  p.username, p.email, p.phone, 1, 'confirmed', least(e.starts_at - age, now() - interval '1 day')
from (values
  ('milk-candy', 'entry', interval '12 days'),
  ('light-drill', 'entry', interval '20 days'),
  ('old-street-mv', 'walk', interval '9 days'),
  ('cheer-camp', 'entry', interval '15 days'),
  ('first-snow-cafe', 'entry', interval '21 days')
) as visit (slug, type, age)
join public.events as e on e.id = pg_temp.seed_id('event', slug)
join public.profiles as p on p.id = pg_temp.demo_user('fan')
on conflict do nothing;

insert into public.tickets (
  id, registration_id, event_id, ticket_type_id, ticket_no, holder_user_id, holder_name,
  holder_phone, price_paid, status, issued_at, checked_in_at
)
select pg_temp.seed_id('fan-ticket', r.id::text), r.id, r.event_id, r.ticket_type_id,
  'T-' || upper(left(md5('demo fan ' || r.id), 10)), r.user_id, r.name, r.phone, 0,
  case when e.ends_at < now() then 'checked_in' else 'valid' end,
  r.registered_at,
  case when e.ends_at < now() then e.starts_at + interval '25 minutes' end
from public.event_registrations as r
join public.events as e on e.id = r.event_id
where r.id in (
  select pg_temp.seed_id('fan-registration', slug)
  from unnest(array['milk-candy', 'light-drill', 'old-street-mv', 'cheer-camp', 'first-snow-cafe'])
    as slug
)
on conflict do nothing;

insert into public.ticket_secrets (ticket_id, secret)
select t.id, encode(extensions.gen_random_bytes(16), 'hex')
from public.tickets as t
where t.holder_user_id = pg_temp.demo_user('fan')
  and not exists (select from public.ticket_secrets as s where s.ticket_id = t.id);

-- The counters follow: first each event as a whole, then its types.
update public.ticket_stock as stock
set sold = truth.sold
from (
  select event_id, count(*) as sold from public.tickets
  where status in ('valid', 'checked_in', 'transferring')
  group by event_id
) as truth
where stock.event_id = truth.event_id and stock.ticket_type_id = '*' and stock.sold <> truth.sold;

update public.ticket_stock as stock
set sold = truth.sold
from (
  select event_id, ticket_type_id, count(*) as sold from public.tickets
  where status in ('valid', 'checked_in', 'transferring')
  group by event_id, ticket_type_id
) as truth
where stock.event_id = truth.event_id and stock.ticket_type_id = truth.ticket_type_id
  and stock.sold <> truth.sold;
-- Lists show what they say.
select private.write_due_totals(100000);

insert into public.artist_follows (user_id, performer_id)
select p.id, pg_temp.seed_id('performer', slug)
from public.profiles as p, unnest(array['shen-yien', 'sea-fog', 'third-sugar']) as slug
where p.id = pg_temp.demo_user('fan')
  and exists (select from public.performer_profiles as a where a.id = pg_temp.seed_id('performer', slug))
on conflict do nothing;
