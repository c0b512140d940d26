-- Indexes for the list of all events in the back office, which has every state and every order that
-- visitors' lists have not.

create index events_date_idx on public.events (starts_at, id) where deleted_at is null;
create index events_status_idx on public.events (status, starts_at, id) where deleted_at is null;
create index events_category_idx on public.events (category, starts_at, id) include (status)
  where deleted_at is null;
-- What their statements ask of all of them, and of nothing else that a row holds.
create index events_phase_idx on public.events (id) include (status, starts_at, ends_at, date);
-- For files of them: latest first.
create index events_latest_idx on public.events (created_at desc, id) where deleted_at is null;
create index events_title_idx on public.events (title, id) where deleted_at is null;
-- For the queue, and for how many there are.
create index events_submitted_at_idx on public.events (submitted_at, id)
  where deleted_at is null and not is_demo;
create index events_created_at_idx on public.events (created_at)
  where deleted_at is null and not is_demo;

-- What both the list and the queue look for: the event's own words and who runs it, ready to be compared.
alter table public.events add column organizer_text text not null
  generated always as (private.search_form(organizer_name)) stored;
create index events_short_words_idx on public.events
  using gin (private.search_grams(search_text || ' ' || organizer_text));
-- Titles alone, since a registration is found by that of its event: a place or a city names ten times as many.
create index events_title_words_idx on public.events
  using gin (private.search_grams(private.search_form(title)));

-- What of it has the words: private.named_by_index() for events.
create function private.events_named_by_index(p_words text[])
returns text
language sql
immutable
set search_path = ''
as $$
  select case when private.has_letters(p_words) then 'search_text like $1[1]'
    else 'private.search_grams(search_text || '' '' || organizer_text) @> $2' end
$$;

revoke execute on all functions in schema private from public;
