-- Calendars to subscribe to.

-- tickets: what one goes to; organized: what one holds; saved: what one saved; follows: events and birthdays of
-- whom one follows; duties: where one stands at the gate; venue, performer: what is booked and blocked in an own
-- calendar.
create function private.is_feed_scope(p_scope text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_scope in ('tickets', 'organized', 'saved', 'follows', 'duties', 'venue', 'performer')
$$;

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  scope text not null check (private.is_feed_scope(scope)),
  venue_id uuid references public.venues (id) on delete cascade,
  performer_id uuid references public.performer_profiles (id) on delete cascade,
  resource_id uuid generated always as (coalesce(venue_id, performer_id)) stored,
  -- SHA-256 of what the address carries.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feed_of_its_calendar check (
    (venue_id is not null) = (scope = 'venue') and (performer_id is not null) = (scope = 'performer')
  )
);
create unique index calendar_feeds_one_live
  on public.calendar_feeds (user_id, scope, resource_id) nulls not distinct where revoked_at is null;
create index calendar_feeds_venue_id_idx on public.calendar_feeds (venue_id);
create index calendar_feeds_performer_id_idx on public.calendar_feeds (performer_id);
create index calendar_feeds_user_id_idx on public.calendar_feeds (user_id);
create trigger guard_client_writes before insert or update or delete on public.calendar_feeds
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.calendar_feeds
  for each row execute function private.set_updated_at();

alter table public.calendar_feeds enable row level security;
create policy calendar_feeds_read_own on public.calendar_feeds for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.calendar_feeds from anon, authenticated;
grant select (id, user_id, scope, resource_id, revoked_at, created_at) on public.calendar_feeds to authenticated;

-- Refuses what is no scope, and a calendar that is not the caller's.
create function private.check_feed_scope(p_user_id uuid, p_scope text, p_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require(
    private.is_feed_scope(p_scope), 'scope',
    'tickets, organized, saved, follows, duties, venue or performer'
  );
  if p_scope in ('venue', 'performer')
    and private.seller_user(p_scope, p_id) is distinct from p_user_id
  then
    perform private.raise_error('NOT_FOUND', 'the caller has no such calendar');
  end if;
end;
$$;

-- POST /rpc/create_calendar_feed. A new secret; the former address of that scope dies. p_id: of which
-- venue or performer.
create function public.create_calendar_feed(p_scope text default 'tickets', p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_token constant text := private.new_token();
begin
  perform private.check_feed_scope(v_user_id, p_scope, p_id);
  perform from public.profiles where id = v_user_id for no key update;
  update public.calendar_feeds set revoked_at = now()
  where user_id = v_user_id and scope = p_scope and revoked_at is null
    and (resource_id is null or resource_id = p_id);
  insert into public.calendar_feeds (user_id, scope, venue_id, performer_id, token_hash)
  values (
    v_user_id, p_scope, case p_scope when 'venue' then p_id end,
    case p_scope when 'performer' then p_id end, private.hash_token(v_token)
  );
  return jsonb_build_object('scope', p_scope, 'token', v_token);
end;
$$;
revoke execute on function public.create_calendar_feed(text, uuid) from public;
grant execute on function public.create_calendar_feed(text, uuid) to anon, authenticated;

-- POST /rpc/revoke_calendar_feed
create function public.revoke_calendar_feed(p_scope text default null, p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  update public.calendar_feeds set revoked_at = now()
  where user_id = v_user_id and scope = p_scope and revoked_at is null
    and (resource_id is null or resource_id = p_id);
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such calendar');
  end if;
  return jsonb_build_object('scope', p_scope, 'revoked', true);
end;
$$;
revoke execute on function public.revoke_calendar_feed(text, uuid) from public;
grant execute on function public.revoke_calendar_feed(text, uuid) to anon, authenticated;

-- A number that grows with each change, for entries without a version of their own.
create function private.calendar_sequence(p_updated_at timestamptz)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select greatest(extract(epoch from p_updated_at - timestamptz '2026-01-01 00:00:00+00'), 0)::bigint
$$;

-- The events of a person's feed. What somebody had a ticket for and was called off stays, so that calendars say so.
create function private.feed_event_ids(p_scope text, p_user_id uuid)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select id from public.events
  where p_scope = 'organized' and organizer_id = p_user_id and status <> 'draft'
  union
  select e.id
  from (
    select t.event_id as id, t.status in ('valid', 'checked_in', 'transferring') as is_live
    from public.tickets as t
    where p_scope = 'tickets' and t.holder_user_id = p_user_id
    union all
    select entity_id, true from public.saved_items
    where p_scope = 'saved' and user_id = p_user_id and entity_type = 'event'
    union all
    select ep.event_id, true
    from public.artist_follows as f
    join public.event_performers as ep on ep.performer_id = f.performer_id
    where p_scope = 'follows' and f.user_id = p_user_id
    union all
    select event_id, true from public.event_staff
    where p_scope = 'duties' and user_id = p_user_id and status = 'active'
  ) as thing
  join public.events as e on e.id = thing.id
  where private.is_public_event_status(e.status) and (thing.is_live or e.status = 'cancelled')
$$;

-- What an own calendar holds, as entries of a feed: what is agreed, and what is kept free. No name and
-- no phone number, because whoever has the address reads it.
create function private.own_calendar_entries(p_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', entry.id, 'title', entry.title, 'starts_at', entry.start_at, 'ends_at', entry.end_at,
        'time_undecided', false, 'location', page.name, 'address', page.address,
        'status', entry.status, 'sequence', private.calendar_sequence(entry.updated_at),
        'updated_at', entry.updated_at
      ) order by entry.start_at, entry.id
    ),
    '[]'
  )
  from (
    select b.id, coalesce(b.purpose, b.performance_type, '預訂') || ' ' || b.booking_no as title,
      b.start_at, b.end_at, b.updated_at,
      case b.status
        when 'awaiting_payment' then 'tentative' when 'cancelled' then 'cancelled' else 'confirmed'
      end as status
    from public.bookings as b
    where b.resource_id = p_id and not b.is_demo and (
      b.status in ('awaiting_payment', 'confirmed', 'completed')
      -- What stood in the calendar says that it is off, for those who have it already.
      or b.status = 'cancelled' and b.confirmed_at is not null
    )
    union all
    select k.id, coalesce(k.reason, case k.source when 'phone' then '電話預訂' else '不開放' end),
      k.start_at, k.end_at, k.updated_at, 'confirmed'
    from public.calendar_blocks as k
    -- What came from another calendar does not go back to it.
    where k.resource_id = p_id and k.source <> 'ics'
  ) as entry
  cross join (
    select name, address from public.venues where id = p_id
    union all
    select performer_name, null from public.performer_profiles where id = p_id
  ) as page
  where entry.end_at > now() - interval '90 days'
$$;

-- The next birthday of each performer whom somebody follows, as whole days of a feed.
create function private.followed_birthdays(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', a.id, 'title', a.performer_name || ' 生日',
        'starts_at', next.day::timestamp at time zone 'Asia/Taipei',
        'ends_at', (next.day + 1)::timestamp at time zone 'Asia/Taipei',
        'time_undecided', true, 'location', '', 'address', null,
        'status', 'confirmed',
        -- Grows when the day is corrected, and when the next year comes.
        'sequence', private.calendar_sequence(
          greatest(a.updated_at, (next.day - interval '1 year') at time zone 'Asia/Taipei')
        ),
        'updated_at', a.updated_at
      ) order by next.day, a.id
    ),
    '[]'
  )
  from public.artist_follows as f
  join public.performer_profiles as a on a.id = f.performer_id
  cross join lateral (
    select private.next_birthday(a.birthday_month, a.birthday_day) as day
  ) as next
  where f.user_id = p_user_id and a.status = 'approved' and not a.is_deleted and next.day is not null
$$;

-- GET /rpc/calendar_feed. For calendars, which cannot sign in: the token is the key, and it dies
-- with the account. Dates and locations only, no ticket and no name.
create function public.calendar_feed(p_token text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_feed public.calendar_feeds;
begin
  select f.* into v_feed
  from public.calendar_feeds as f
  join public.profiles as p on p.id = f.user_id and p.active and not p.deleted
  where f.token_hash = private.hash_token(p_token) and f.revoked_at is null;
  -- A page that was handed on takes its calendar along.
  if not found or (
    v_feed.resource_id is not null
    and private.seller_user(v_feed.scope, v_feed.resource_id) is distinct from v_feed.user_id
  ) then
    perform private.raise_error('NOT_FOUND', 'there is no such calendar');
  end if;
  if v_feed.resource_id is not null then
    return jsonb_build_object(
      'scope', v_feed.scope, 'items', private.own_calendar_entries(v_feed.resource_id)
    );
  end if;
  return jsonb_build_object(
    'scope', v_feed.scope,
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', e.id, 'title', e.title, 'starts_at', e.starts_at, 'ends_at', e.ends_at,
            'time_undecided', e.time_undecided, 'opening_hours', e.opening_hours,
            'location', e.location, 'address', e.address,
            'status', case
              when e.status = 'cancelled' then 'cancelled'
              -- Its city is closed, and nobody has decided.
              when private.closure_notice(e) ->> 'decision' is null
                and private.closure_notice(e) is not null then 'tentative'
              else 'confirmed'
            end,
            'sequence', e.version, 'updated_at', e.updated_at
          ) order by e.starts_at, e.id
        )
        from public.events as e
        where e.deleted_at is null and e.ends_at > now() - interval '90 days'
          and e.id in (select private.feed_event_ids(v_feed.scope, v_feed.user_id))
      ),
      '[]'
    ) || case v_feed.scope
      when 'follows' then private.followed_birthdays(v_feed.user_id) else '[]'
    end
  );
end;
$$;
revoke execute on function public.calendar_feed(text) from public;
grant execute on function public.calendar_feed(text) to anon, authenticated;

revoke execute on all functions in schema private from public;
