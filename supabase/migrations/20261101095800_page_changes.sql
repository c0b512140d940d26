-- Which public pages say something new. Whoever prerenders pages asks here which ones to make
-- again; a page that is public no more stays in the list, so that its prerendered copy is taken
-- away.

create table private.page_changes (
  -- Address from the root of the site.
  path text primary key check (path ~ '^/[a-z0-9/-]*$'),
  changed_at timestamptz not null default clock_timestamp(),
  is_public boolean not null
);
create index page_changes_in_order on private.page_changes (changed_at, path);

alter table private.page_changes enable row level security;

create function private.event_page_changed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_is_public constant boolean :=
    private.is_public_event_status(new.status) and new.deleted_at is null;
begin
  if v_is_public then
    insert into private.page_changes (path, is_public)
    values ('/events/' || new.id, true)
    on conflict (path) do update set changed_at = clock_timestamp(), is_public = true;
  else
    update private.page_changes
    set changed_at = clock_timestamp(), is_public = false
    where path = '/events/' || new.id;
  end if;
  return null;
end;
$$;
create trigger event_page_appears
  after insert on public.events
  for each row execute function private.event_page_changed();

-- Not for every ticket sold: how many are left is read when the page opens.
create trigger event_page_changes
  after update on public.events
  for each row when (
    (
      old.title, old.description, old.body, old.category, old.poster_line, old.image_url,
      old.date, old.time, old.time_undecided, old.ends_at, old.opening_hours,
      old.location, old.address, old.city, old.district, old.transit,
      old.offer_label, old.sale_state, old.sale_opens_at, old.refund_policy_code, old.organizer_name,
      old.status, old.deleted_at
    ) is distinct from (
      new.title, new.description, new.body, new.category, new.poster_line, new.image_url,
      new.date, new.time, new.time_undecided, new.ends_at, new.opening_hours,
      new.location, new.address, new.city, new.district, new.transit,
      new.offer_label, new.sale_state, new.sale_opens_at, new.refund_policy_code, new.organizer_name,
      new.status, new.deleted_at
    )
  )
  execute function private.event_page_changed();

create function private.event_page_goes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.page_changes
  set changed_at = clock_timestamp(), is_public = false
  where path = '/events/' || old.id;
  return null;
end;
$$;
create trigger event_page_goes
  after delete on public.events
  for each row execute function private.event_page_goes();

-- A performer has a page, and with a birthday a second one.
create function private.performer_page_changed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_is_public constant boolean := new.status = 'approved' and not new.is_deleted;
  v_address record;
begin
  for v_address in
    select '/performers/' || new.id as path, v_is_public as is_public
    union all
    select '/birthday/artist/' || new.id, v_is_public and new.birthday is not null
  loop
    if v_address.is_public then
      insert into private.page_changes (path, is_public)
      values (v_address.path, true)
      on conflict (path) do update set changed_at = clock_timestamp(), is_public = true;
    else
      update private.page_changes
      set changed_at = clock_timestamp(), is_public = false
      where path = v_address.path;
    end if;
  end loop;
  return null;
end;
$$;
create trigger performer_page_appears
  after insert on public.performer_profiles
  for each row execute function private.performer_page_changed();

-- Not for every follower: how many there are is read when the page opens.
create trigger performer_page_changes
  after update on public.performer_profiles
  for each row when (
    (to_jsonb(old) - '{follower_count,popularity,updated_at}'::text[])
      is distinct from (to_jsonb(new) - '{follower_count,popularity,updated_at}'::text[])
  )
  execute function private.performer_page_changed();

-- The page of a venue. What is offered there stands in tables of its own, which call it as well.
create function private.venue_page_changed(v public.venues)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if v.status = 'approved' and v.deleted_at is null then
    insert into private.page_changes (path, is_public)
    values ('/venues/' || v.id, true)
    on conflict (path) do update set changed_at = clock_timestamp(), is_public = true;
  else
    update private.page_changes
    set changed_at = clock_timestamp(), is_public = false
    where path = '/venues/' || v.id;
  end if;
end;
$$;

create function private.tell_venue_page()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  if tg_table_name = 'venues' then
    if tg_op = 'DELETE' then
      old.status := 'archived';
      perform private.venue_page_changed(old);
    else
      perform private.venue_page_changed(new);
    end if;
  else
    perform private.venue_page_changed(v)
    from public.venues as v
    where v.id = (v_row ->> 'venue_id')::uuid;
  end if;
  return null;
end;
$$;
create trigger venue_page_appears
  after insert or delete on public.venues
  for each row execute function private.tell_venue_page();

-- Not for every block of the calendar, which counts up the version: what is free is read when the page opens.
create trigger venue_page_changes
  after update on public.venues
  for each row when (
    (to_jsonb(old) - '{version,updated_at}'::text[])
      is distinct from (to_jsonb(new) - '{version,updated_at}'::text[])
  )
  execute function private.tell_venue_page();
create trigger venue_page_changes
  after insert or update or delete on public.venue_photos
  for each row execute function private.tell_venue_page();

-- GET /rpc/public_page_changes: pages that changed after a moment, the earliest first. The next
-- call begins where the last row of this one stands. A change that is committed late carries the
-- moment at which it was made, so callers look back a little.
create function public.public_page_changes(
  p_since timestamptz default '-infinity',
  p_after_path text default '',
  p_limit int default 500
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('path', path, 'changed_at', changed_at, 'is_public', is_public)
      order by changed_at, path
    ),
    '[]'
  )
  from (
    select path, changed_at, is_public
    from private.page_changes
    where (changed_at, path) > (coalesce(p_since, '-infinity'), coalesce(p_after_path, ''))
    order by changed_at, path
    limit least(greatest(coalesce(p_limit, 500), 1), 1000)
  ) as changes
$$;
revoke execute on function public.public_page_changes(timestamptz, text, int) from public;
grant execute on function public.public_page_changes(timestamptz, text, int) to anon, authenticated;

comment on function public.public_page_changes(timestamptz, text, int) is
  'Public pages that changed after a moment, for prerendering them.';

revoke execute on all functions in schema private from public;
