-- What the site tells a person. Written by the functions that make it happen.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- A key of the locale files, such as order.paid; the words are the interface's.
  kind text not null check (kind ~ '^[a-z]+(\.[a-z_]+)+$'),
  -- What the words of that kind mention: {"event": "…", "amount": 300}.
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  -- A path of the site.
  link text check (link ~ '^/[^/\\]' and length(link) <= 300),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user_id_idx on public.notifications (user_id, created_at desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;

create function private.notify(p_user_id uuid, p_kind text, p_params jsonb default '{}', p_link text default null)
returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, kind, params, link)
  select p_user_id, p_kind, jsonb_strip_nulls(coalesce(p_params, '{}')), p_link
  where p_user_id is not null
$$;

-- GET /rpc/my_notifications. Latest first; p_before continues after the last one shown.
create function public.my_notifications(p_before timestamptz default null, p_limit int default 20)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', n.id, 'kind', n.kind, 'params', n.params, 'link', n.link,
            'created_at', n.created_at, 'read_at', n.read_at
          )
          order by n.created_at desc, n.id
        )
        from (
          select *
          from public.notifications
          where user_id = v_user_id and (p_before is null or created_at < p_before)
          order by created_at desc, id
          limit least(greatest(coalesce(p_limit, 20), 1), 50)
        ) as n
      ),
      '[]'
    ),
    'unread', (
      select count(*) from public.notifications where user_id = v_user_id and read_at is null
    )
  );
end;
$$;

-- POST /rpc/mark_notifications_read. Without ids: all of them. Returns how many are left unread.
create function public.mark_notifications_read(p_ids uuid[] default null)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  update public.notifications
  set read_at = now()
  where user_id = v_user_id and read_at is null and (p_ids is null or id = any (p_ids));
  return (select count(*) from public.notifications where user_id = v_user_id and read_at is null);
end;
$$;

create trigger guard_client_writes before insert or update or delete on public.notifications
  for each row execute function private.guard_client_writes();

alter table public.notifications enable row level security;
create policy notifications_read_own on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.notifications from anon, authenticated;
grant select on public.notifications to authenticated;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.my_notifications(timestamptz, int), public.mark_notifications_read(uuid[]) from public;
grant execute on function
  public.my_notifications(timestamptz, int), public.mark_notifications_read(uuid[])
  to anon, authenticated;
