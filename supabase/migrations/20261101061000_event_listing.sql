-- Lists and searches that stay quick with a hundred thousand events: narrow rows for what is
-- listed, with what a list is narrowed to and sorted by.

-- What lists and searches read: a narrow row for each event that is listed, beside the wide one
-- that every sale rewrites. Written by trigger.
create table private.event_listing (
  event_id uuid primary key references public.events (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  category text not null,
  city text not null,
  attendees int not null,
  price_from int,
  -- Characters of the title, with which the text begins.
  title_length int not null default 0,
  search_text text not null,
  -- What is over stays findable, in indexes of its own: they grow with the years, those that
  -- visitors ask only with what is to come. Set late at worst (by a job), never early, so whoever
  -- reads it still compares `ends_at`.
  is_over boolean not null default false
) with (fillfactor = 80);
create index event_listing_time_idx on private.event_listing (ends_at, starts_at, event_id)
  include (category, city, price_from);
-- Without "fastupdate": what was written last would lie in a list that each search reads from end
-- to end, thirty times when it looks for what is near.
create index event_listing_search_idx on private.event_listing
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off) where not is_over;
create index event_listing_short_words_idx on private.event_listing
  using gin (private.search_grams(search_text)) with (fastupdate = off) where not is_over;
create index event_listing_past_search_idx on private.event_listing
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off) where is_over;
create index event_listing_past_short_words_idx on private.event_listing
  using gin (private.search_grams(search_text)) with (fastupdate = off) where is_over;
-- Lists without words in the order in which they are shown, each with all that a list is narrowed
-- to. `event_listing_time_idx` is the one that counts.
create index event_listing_start_idx on private.event_listing (starts_at, event_id)
  include (ends_at, category, city, price_from);
create index event_listing_city_idx on private.event_listing (city, starts_at, event_id)
  include (ends_at, category, price_from);
create index event_listing_price_idx on private.event_listing (price_from, starts_at, event_id)
  include (ends_at, category, city);
create index event_listing_long_idx on private.event_listing (ends_at) include (starts_at)
  where ends_at - starts_at > interval '24 hours';

alter table private.event_listing enable row level security;

-- One narrow row for each listed event, in the order of demand. Apart from event_listing, because a
-- sale moves its event within this index: there it would write into the indexes of all words.
create table private.event_demand (
  event_id uuid primary key references public.events (id) on delete cascade,
  attendees int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  category text not null,
  city text not null,
  price_from int
);
create index event_demand_idx on private.event_demand (attendees desc, starts_at, event_id)
  include (ends_at, category, city, price_from);

alter table private.event_demand enable row level security;

-- What people call an event of a category beside its name; one with somebody on stage is a concert.
create function private.kind_words(p_category text, p_has_line_up boolean)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_category
    when '主題展' then '展覽'
    when '飯店主題應援房' then '住宿'
    when '拍攝聖地巡禮' then '導覽 朝聖'
    when '主題派對' then case when p_has_line_up then '演唱會 演出 表演' end
    when '大型派對' then case when p_has_line_up then '演唱會 演出 表演' end
  end
$$;

-- The text that searches look into: the event's own, then who is on stage and what it is called.
create function private.listing_text(e public.events)
returns text
language sql
stable
set search_path = ''
as $$
  select private.search_fold(e.search_text || coalesce(' ' || nullif(private.search_form(
    array_to_string(stage.names, ' '), array_to_string(e.guest_performers, ' '),
    private.kind_words(e.category, stage.names || e.guest_performers <> '{}')
  ), ''), ''))
  from (
    select array(
      select p.performer_name
      from public.event_performers as ep
      join public.performer_profiles as p on p.id = ep.performer_id
      where ep.event_id = e.id and p.status = 'approved' and not p.is_deleted
      order by ep.sort_order, p.performer_name
    ) as names
  ) as stage
$$;

-- AFTER INSERT OR UPDATE: the rows by which lists and searches find an event.
create function private.list_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_text text;
begin
  -- A sale changes no word.
  if tg_op = 'UPDATE' and (old.search_text, old.guest_performers)
    is not distinct from (new.search_text, new.guest_performers)
  then
    select search_text into v_text from private.event_listing where event_id = new.id;
  end if;
  if new.status = 'approved' and new.deleted_at is null then
    insert into private.event_listing (
      event_id, starts_at, ends_at, category, city, attendees, price_from, title_length, search_text,
      is_over
    )
    values (
      new.id, new.starts_at, new.ends_at, new.category, new.city, new.current_attendees,
      new.offer_from, length(private.search_form(new.title)), coalesce(v_text, private.listing_text(new)),
      new.ends_at <= now()
    )
    on conflict (event_id) do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, category = excluded.category,
      city = excluded.city, attendees = excluded.attendees, price_from = excluded.price_from,
      title_length = excluded.title_length, search_text = excluded.search_text,
      is_over = excluded.is_over;
    insert into private.event_demand (
      event_id, attendees, starts_at, ends_at, category, city, price_from
    )
    values (
      new.id, new.current_attendees, new.starts_at, new.ends_at, new.category, new.city,
      new.offer_from
    )
    on conflict (event_id) do update set
      attendees = excluded.attendees, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      category = excluded.category, city = excluded.city, price_from = excluded.price_from;
  else
    delete from private.event_listing where event_id = new.id;
    delete from private.event_demand where event_id = new.id;
  end if;
  return null;
end;
$$;
create trigger list_new_event after insert on public.events
  for each row when (new.status = 'approved') execute function private.list_event();
create trigger list_changed_event after update on public.events
  for each row when (
    (
      old.status, old.deleted_at, old.starts_at, old.ends_at, old.category, old.city,
      old.current_attendees, old.offer_from, old.title, old.search_text,
      old.guest_performers
    ) is distinct from (
      new.status, new.deleted_at, new.starts_at, new.ends_at, new.category, new.city,
      new.current_attendees, new.offer_from, new.title, new.search_text,
      new.guest_performers
    )
  )
  execute function private.list_event();

-- AFTER: who is on stage has changed, or what somebody on stage is called.
create function private.relist_line_up()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.event_listing as l
  set search_text = private.listing_text(e)
  from public.events as e
  where e.id = l.event_id and l.event_id in (
    select ep.event_id from changed as ep
  );
  return null;
end;
$$;
create trigger relist_joined_performers after insert on public.event_performers
  referencing new table as changed
  for each statement execute function private.relist_line_up();
create trigger relist_left_performers after delete on public.event_performers
  referencing old table as changed
  for each statement execute function private.relist_line_up();

create function private.relist_performer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.event_listing as l
  set search_text = private.listing_text(e)
  from public.events as e
  join public.event_performers as ep on ep.event_id = e.id
  where ep.performer_id = new.id and e.id = l.event_id;
  return null;
end;
$$;
create trigger relist_performer after update on public.performer_profiles
  for each row when (
    (old.performer_name, old.status, old.is_deleted)
      is distinct from (new.performer_name, new.status, new.is_deleted)
  )
  execute function private.relist_performer();

-- Takes what has ended out of the indexes of what is to come.
create function private.shelve_past_events()
returns void
language sql
set search_path = ''
as $$
  update private.event_listing set is_over = true
  where event_id in (
    select event_id from private.event_listing
    where not is_over and ends_at <= now()
    -- Whoever changes one just now says it, too.
    for update skip locked
  )
$$;
insert into private.jobs (name, run_every) values ('shelve_past_events', interval '1 hour');

revoke execute on all functions in schema private from public;
