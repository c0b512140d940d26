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

-- AFTER INSERT OR UPDATE: the rows by which lists and searches find an event.
create function private.list_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status = 'approved' and new.deleted_at is null then
    insert into private.event_listing (
      event_id, starts_at, ends_at, category, city, attendees, price_from, title_length, search_text,
      is_over
    )
    values (
      new.id, new.starts_at, new.ends_at, new.category, new.city, new.current_attendees,
      new.price_from, length(private.search_form(new.title)), private.search_fold(new.search_text),
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
      new.price_from
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
      old.current_attendees, old.price_from, old.title, old.search_text
    ) is distinct from (
      new.status, new.deleted_at, new.starts_at, new.ends_at, new.category, new.city,
      new.current_attendees, new.price_from, new.title, new.search_text
    )
  )
  execute function private.list_event();

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
