-- The support map: cafés, light boxes, buses and places of pilgrimage, added by everybody and shown
-- once approved.

create function private.is_spot_kind(p_kind text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_kind in ('生咖', '燈箱', '公車', 'LED', '快閃', '聖地巡禮', '應援房')
$$;
grant execute on function private.is_spot_kind(text) to anon, authenticated;

create table public.support_spots (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (private.is_spot_kind(kind)),
  artist_id uuid not null references public.performer_profiles (id),
  event_id uuid references public.events (id),
  venue_id uuid references public.venues (id),
  support_ad_order_id uuid references public.support_ad_orders (id),
  title text not null check (length(btrim(title)) between 1 and 80),
  description text not null default '' check (length(description) <= 2000),
  address text not null check (length(btrim(address)) between 1 and 200),
  city text not null check (private.city_label(city) is not null),
  district text check (length(district) <= 20),
  -- Taiwan with its islands
  lat double precision not null check (lat between 20.5 and 26.6),
  lng double precision not null check (lng between 117.9 and 122.5),
  starts_on date not null,
  ends_on date not null,
  opens time,
  closes time,
  gift_status text check (gift_status in ('尚有', '少量', '已發完')),
  gift_note text check (length(gift_note) <= 200),
  gift_updated_at timestamptz,
  host_name text check (length(host_name) <= 60),
  host_url text check (private.is_https_url(host_url)),
  image_url text check (private.is_picture_url(image_url)),
  source text not null default 'user' check (source in ('user', 'organizer', 'admin')),
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'closed')),
  created_by uuid references public.profiles (id),
  visit_count int not null default 0 check (visit_count >= 0),
  is_demo boolean not null default false,
  -- Its last day is past, as far as anybody has noticed; for the index of words, by trigger and by the clock.
  is_over boolean not null default false,
  -- Its own words and the performer's name, by trigger.
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint spot_days_in_order check (ends_on >= starts_on)
);
-- For the queue: what waits, and what was decided latest.
create index support_spots_status_idx on public.support_spots (status, created_at, id);
create index support_spots_created_at_idx on public.support_spots (created_at, id);
create index support_spots_artist_id_idx on public.support_spots (artist_id);
create index support_spots_event_id_idx on public.support_spots (event_id);
create index support_spots_venue_id_idx on public.support_spots (venue_id);
create index support_spots_support_ad_order_id_idx on public.support_spots (support_ad_order_id);
create index support_spots_created_by_idx on public.support_spots (created_by);
create index support_spots_place_idx on public.support_spots (lat, lng) where status = 'approved';
-- In the order of lists, with all that narrows them: a list is counted and chosen without its rows.
create index support_spots_listed_idx on public.support_spots (ends_on, title, id)
  include (starts_on, kind, city, artist_id, lat, lng) where status = 'approved';
-- Of a city, and so of a twentieth of them.
create index support_spots_city_idx on public.support_spots (city, ends_on, title, id)
  include (starts_on, kind, artist_id, lat, lng) where status = 'approved';
create index support_spots_words_idx
  on public.support_spots using gin (private.search_grams(search_text)) with (fastupdate = off)
  where status = 'approved';
-- Most are of the past, and with each year it is more.
create index support_spots_coming_words_idx
  on public.support_spots using gin (private.search_grams(search_text)) with (fastupdate = off)
  where status = 'approved' and not is_over;
create index support_spots_search_idx
  on public.support_spots using gin (search_text extensions.gin_trgm_ops);

-- What people look for a spot by: where and what it is, and for whom.
create function private.spot_words(s public.support_spots)
returns text
language sql
stable
set search_path = ''
as $$
  select private.search_form(
    s.title, s.kind, s.address, s.city, private.city_label(s.city), s.district, s.host_name,
    (select performer_name from public.performer_profiles where id = s.artist_id)
  )
$$;

create function private.set_spot_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.search_text := private.spot_words(new);
  return new;
end;
$$;
create trigger set_words
  before insert or update of title, kind, address, city, district, host_name, artist_id, search_text
  on public.support_spots
  for each row execute function private.set_spot_words();

create function private.rename_artist_of_spots()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The trigger above writes the words.
  update public.support_spots set search_text = '' where artist_id = new.id;
  return null;
end;
$$;
create trigger rename_spots after update on public.performer_profiles
  for each row when (old.performer_name is distinct from new.performer_name)
  execute function private.rename_artist_of_spots();

create function private.set_spot_over()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_over := new.ends_on < private.today();
  return new;
end;
$$;
create trigger set_over before insert or update of ends_on on public.support_spots
  for each row execute function private.set_spot_over();

-- A late clock makes searches slower, never wrong: days are compared as well.
create function private.shelve_past_spots()
returns void
language sql
set search_path = ''
as $$
  update public.support_spots set is_over = true
  where id in (
    select id from public.support_spots
    where not is_over and ends_on < private.today()
    for update skip locked
  )
$$;
insert into private.jobs (name, run_every) values ('shelve_past_spots', interval '1 hour');

create trigger guard_client_writes before insert or update or delete on public.support_spots
  for each row execute function private.guard_client_writes();
-- Visits and the end of its days are no edits.
create trigger set_updated_at before update on public.support_spots
  for each row when (old.visit_count = new.visit_count and old.is_over = new.is_over) execute function private.set_updated_at();
create trigger check_pictures before insert or update of image_url on public.support_spots
  for each row execute function private.check_pictures('image_url');
create index support_spots_image_url_names_idx
  on public.support_spots using gin (private.picture_names(image_url));
create trigger audit after update or delete on public.support_spots
  for each row execute function private.write_audit('status', 'created_by', 'artist_id', 'source');

alter table public.support_spots enable row level security;
create policy support_spots_read_public on public.support_spots for select to anon
  using (status = 'approved');
create policy support_spots_read on public.support_spots for select to authenticated using (
  status = 'approved'
  or (created_by = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_ads'))
);
revoke all on public.support_spots from anon, authenticated;
-- Who added it stays inside.
grant select (
  id, kind, artist_id, event_id, venue_id, title, description, address, city, district, lat, lng,
  starts_on, ends_on, opens, closes, gift_status, gift_note, gift_updated_at, host_name, host_url,
  image_url, source, status, visit_count, is_demo, created_at, updated_at
) on public.support_spots to anon, authenticated;

create table public.spot_reports (
  id uuid primary key default gen_random_uuid(),
  spot_id uuid not null references public.support_spots (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('gone', 'wrong_place', 'gift_out', 'inappropriate')),
  note text check (length(note) <= 300),
  resolved_at timestamptz,
  resolved_by uuid references public.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index spot_reports_open_idx on public.spot_reports (spot_id, user_id, kind)
  where resolved_at is null;
create index spot_reports_spot_id_idx on public.spot_reports (spot_id);
create index spot_reports_user_id_idx on public.spot_reports (user_id);
create index spot_reports_resolved_by_idx on public.spot_reports (resolved_by);
create trigger guard_client_writes before insert or update or delete on public.spot_reports
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.spot_reports
  for each row execute function private.set_updated_at();

-- No policy: administrators read reports by function.
alter table public.spot_reports enable row level security;
revoke all on public.spot_reports from anon, authenticated;

-- Where somebody was, by day only; never a position.
create table public.spot_visits (
  spot_id uuid not null references public.support_spots (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  primary key (spot_id, user_id, day)
);
create index spot_visits_user_id_idx on public.spot_visits (user_id, day desc);
create trigger guard_client_writes before insert or update or delete on public.spot_visits
  for each row execute function private.guard_client_writes();

alter table public.spot_visits enable row level security;
create policy spot_visits_read_own on public.spot_visits for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.spot_visits from anon, authenticated;
grant select on public.spot_visits to authenticated;

create table public.spot_routes (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  -- In the order of the walk.
  spot_ids uuid[] not null check (cardinality(spot_ids) between 1 and 20),
  -- Its owner has put them in this order; else the best one is looked for each time.
  own_order boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, day)
);
create trigger guard_client_writes before insert or update or delete on public.spot_routes
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.spot_routes
  for each row execute function private.set_updated_at();

alter table public.spot_routes enable row level security;
create policy spot_routes_read_own on public.spot_routes for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.spot_routes from anon, authenticated;
grant select on public.spot_routes to authenticated;

-- A spot as lists and the map show it.
create view private.spot_cards with (security_invoker = true) as
select s.id, s.kind, s.title,
  json_build_object('id', a.id, 'performer_name', a.performer_name) as artist,
  s.address, s.city, s.district, s.lat, s.lng, s.starts_on, s.ends_on,
  to_char(s.opens, 'HH24:MI') as opens, to_char(s.closes, 'HH24:MI') as closes,
  s.gift_status, s.gift_updated_at, s.image_url, s.status,
  case
    when s.starts_on > today.today then 'scheduled'
    when s.ends_on >= today.today then 'running'
    else 'ended'
  end as phase,
  s.visit_count, s.is_demo
from public.support_spots as s
join public.performer_profiles as a on a.id = s.artist_id
cross join (select private.today() as today offset 0) as today;

create function private.spot_card(s public.support_spots)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(c) from private.spot_cards as c where c.id = s.id
$$;

revoke execute on all functions in schema private from public;
