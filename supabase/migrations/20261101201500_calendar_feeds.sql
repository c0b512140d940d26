-- Calendars to subscribe to.

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- tickets: what one goes to; organized: what one holds; saved: what one saved.
  scope text not null check (scope in ('tickets', 'organized', 'saved')),
  -- SHA-256 of what the address carries.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index calendar_feeds_one_live
  on public.calendar_feeds (user_id, scope) where revoked_at is null;
create index calendar_feeds_user_id_idx on public.calendar_feeds (user_id);
create trigger guard_client_writes before insert or update or delete on public.calendar_feeds
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.calendar_feeds
  for each row execute function private.set_updated_at();

alter table public.calendar_feeds enable row level security;
create policy calendar_feeds_read_own on public.calendar_feeds for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.calendar_feeds from anon, authenticated;
grant select (id, user_id, scope, revoked_at, created_at) on public.calendar_feeds to authenticated;

-- POST /rpc/create_calendar_feed. A new secret; the former address of that scope dies.
create function public.create_calendar_feed(p_scope text default 'tickets')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_token constant text := encode(extensions.gen_random_bytes(24), 'hex');
begin
  perform private.require(
    p_scope in ('tickets', 'organized', 'saved'), 'scope', 'tickets, organized or saved'
  );
  perform from public.profiles where id = v_user_id for no key update;
  update public.calendar_feeds set revoked_at = now()
  where user_id = v_user_id and scope = p_scope and revoked_at is null;
  insert into public.calendar_feeds (user_id, scope, token_hash)
  values (v_user_id, p_scope, private.hash_token(v_token));
  return jsonb_build_object('scope', p_scope, 'token', v_token);
end;
$$;
revoke execute on function public.create_calendar_feed(text) from public;
grant execute on function public.create_calendar_feed(text) to anon, authenticated;

-- POST /rpc/revoke_calendar_feed
create function public.revoke_calendar_feed(p_scope text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  update public.calendar_feeds set revoked_at = now()
  where user_id = v_user_id and scope = p_scope and revoked_at is null;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such calendar');
  end if;
  return jsonb_build_object('scope', p_scope, 'revoked', true);
end;
$$;
revoke execute on function public.revoke_calendar_feed(text) from public;
grant execute on function public.revoke_calendar_feed(text) to anon, authenticated;

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
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such calendar');
  end if;
  return jsonb_build_object(
    'scope', v_feed.scope,
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', e.id, 'title', e.title, 'starts_at', e.starts_at, 'ends_at', e.ends_at,
            'time_undecided', e.time_undecided, 'location', e.location, 'address', e.address,
            'is_cancelled', e.status = 'cancelled', 'updated_at', e.updated_at
          ) order by e.starts_at, e.id
        )
        from public.events as e
        where e.deleted_at is null and e.ends_at > now() - interval '90 days'
          and case v_feed.scope
            when 'tickets' then private.is_public_event_status(e.status) and exists (
              select from public.tickets as t
              where t.event_id = e.id and t.holder_user_id = v_feed.user_id
                and t.status in ('valid', 'checked_in', 'transferring')
            )
            when 'organized' then e.organizer_id = v_feed.user_id and e.status <> 'draft'
            else private.is_public_event_status(e.status) and exists (
              select from public.saved_items as s
              where s.user_id = v_feed.user_id and s.entity_type = 'event' and s.entity_id = e.id
            )
          end
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.calendar_feed(text) from public;
grant execute on function public.calendar_feed(text) to anon, authenticated;
