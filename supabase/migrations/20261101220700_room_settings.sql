-- What somebody keeps about a list of the back office: columns that are left out, and views by name
-- (filters and order, as the address says them). One's own, read and written through functions only.

create table public.room_settings (
  user_id uuid not null references public.profiles (id),
  room text not null check (room ~ '^[a-z][a-z-]{1,39}$'),
  hidden text[] not null default '{}',
  -- [{"name", "search", "is_default"}]
  views jsonb not null default '[]' check (jsonb_typeof(views) = 'array'),
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, room)
);
create trigger guard_client_writes before insert or update or delete on public.room_settings
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.room_settings
  for each row execute function private.set_updated_at();

alter table public.room_settings enable row level security;
revoke all on public.room_settings from anon, authenticated;

create function private.room_settings_of(p_user_id uuid, p_room text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object('version', version, 'hidden', hidden, 'views', views)
      from public.room_settings where user_id = p_user_id and room = p_room
    ),
    jsonb_build_object('version', 0, 'hidden', '{}'::text[], 'views', '[]'::jsonb)
  )
$$;

-- GET /rpc/room_settings
create function public.room_settings(p_room text default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.room_settings_of(private.require_user(), p_room)
$$;
revoke execute on function public.room_settings(text) from public;
grant execute on function public.room_settings(text) to anon, authenticated;

-- POST /rpc/save_room_settings. All of them, on the version that was read: what another tab kept
-- meanwhile is STALE_VERSION, not lost.
create function public.save_room_settings(
  p_room text default null, p_version int default null, p_hidden text[] default null,
  p_views jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_hidden constant text[] := coalesce(p_hidden, '{}');
begin
  perform private.require(p_room ~ '^[a-z][a-z-]{1,39}$', 'room', 'the name of a list');
  perform private.require(
    cardinality(v_hidden) <= 40
    and not exists (select from unnest(v_hidden) as id where id is null or id !~ '^[A-Za-z0-9_]{1,40}$'),
    'hidden', 'up to forty names of columns'
  );
  perform private.require(
    case when jsonb_typeof(p_views) = 'array' then jsonb_array_length(p_views) <= 20 and not exists (
      select from jsonb_array_elements(p_views) as v
      where coalesce(length(private.trimmed(v ->> 'name')), 0) not between 1 and 30
        or v ->> 'search' is null or v ->> 'search' !~ '^(\?[^#\s]+)?$' or length(v ->> 'search') > 1000
        or jsonb_typeof(v -> 'is_default') is distinct from 'boolean'
    ) and (
      select count(distinct private.trimmed(v ->> 'name')) = count(*)
        and count(*) filter (where v ->> 'is_default' = 'true') <= 1
      from jsonb_array_elements(p_views) as v
    ) else false end,
    'views', 'up to twenty, each with its own name of 30 characters and its address; one is the default'
  );
  perform private.require(
    exists (select from public.room_settings where user_id = v_user_id and room = p_room)
    or (select count(*) < 60 from public.room_settings where user_id = v_user_id),
    'room', 'there are no more lists than that'
  );
  insert into public.room_settings as kept (user_id, room, hidden, views)
  values (
    v_user_id, p_room, v_hidden,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', private.trimmed(v ->> 'name'), 'search', v ->> 'search', 'is_default', v -> 'is_default'
      ) order by place), '[]')
      from jsonb_array_elements(p_views) with ordinality as listed (v, place)
    )
  )
  on conflict (user_id, room) do update
  set hidden = excluded.hidden, views = excluded.views, version = kept.version + 1
  where kept.version = p_version;
  if not found then
    perform private.raise_error('STALE_VERSION', 'kept in another tab since it was read');
  end if;
  return private.room_settings_of(v_user_id, p_room);
end;
$$;
revoke execute on function public.save_room_settings(text, int, text[], jsonb) from public;
grant execute on function public.save_room_settings(text, int, text[], jsonb) to anon, authenticated;

revoke execute on all functions in schema private from public;
