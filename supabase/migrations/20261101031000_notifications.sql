-- What the site tells a person, on the site, by mail and by push. Written by the functions that make it
-- happen, in their transaction.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- A key of the locale files, such as order.paid; the texts are the interface's.
  kind text not null references private.notification_kinds (kind)
    check (kind ~ '^[a-z]+(\.[a-z_]+)+$'),
  -- What the texts of that kind mention: {"event": "…", "amount": 300}.
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  -- A path of the site.
  link text check (link ~ '^/[^/\\]' and length(link) <= 300),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user_id_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_kind_idx on public.notifications (kind);
create trigger guard_client_writes before insert or update or delete on public.notifications
  for each row execute function private.guard_client_writes();

alter table public.notifications enable row level security;
create policy notifications_read_own on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.notifications from anon, authenticated;
grant select on public.notifications to authenticated;

-- Whether this person is to be told on a channel, 'site', 'mail' or 'push'. What is not said otherwise is
-- told. notify_prefs is {"<topic>": {"site": false, "mail": true}, …}. What is essential reaches everybody by
-- the first two; the third is an extra, and off is off.
create function private.is_notified(p_user_id uuid, p_kind text, p_channel text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select not p.deleted and coalesce(
    (
      select (k.is_essential and p_channel <> 'push')
        or coalesce((p.notify_prefs #>> array[k.topic, p_channel])::boolean, true)
      from private.notification_kinds as k
      where k.kind = p_kind
    ),
    -- A kind that is not known: the foreign key says so, instead of a silence.
    true
  )
  from public.profiles as p
  where p.id = p_user_id
$$;

-- Tells a person, on the channels that the person wants: a row for the site, a mail in the outbox, a push for each
-- of the person's browsers.
create function private.notify(
  p_user_id uuid, p_kind text, p_params jsonb default '{}', p_link text default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id constant uuid := gen_random_uuid();
  v_link text;
  v_params jsonb;
  v_kind private.notification_kinds;
begin
  if p_user_id is null then
    return;
  end if;
  v_link := private.notification_link(p_user_id, p_kind, p_params, p_link);
  v_params := jsonb_strip_nulls(
    coalesce(p_params, '{}') || coalesce(private.notification_facts(p_user_id, p_kind, v_link), '{}')
  );
  if private.is_notified(p_user_id, p_kind, 'site') then
    insert into public.notifications (id, user_id, kind, params, link)
    values (v_id, p_user_id, p_kind, v_params, v_link);
  end if;
  select * into v_kind from private.notification_kinds where kind = p_kind;
  if v_params @> v_kind.mail_said_elsewhere then
    return;
  end if;
  if private.is_notified(p_user_id, p_kind, 'push') then
    perform private.queue_pushes(v_id, p_user_id, p_kind, v_params, v_link);
  end if;
  if v_kind.is_mailed and private.is_notified(p_user_id, p_kind, 'mail') then
    perform private.queue_mail(
      'notification:' || v_id, p_user_id, null, p_kind, v_params, v_link,
      private.typed_address(p_user_id, p_kind, v_params, v_link)
    );
  end if;
end;
$$;

-- GET /rpc/my_notifications. Latest first; p_before, an id, continues after the last one shown.
-- Several things of one moment have the same time, so the id orders them.
create function public.my_notifications(p_before uuid default null, p_limit int default 20)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_limit constant int := least(greatest(coalesce(p_limit, 20), 1), 50);
  v_items jsonb;
begin
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', n.id, 'kind', n.kind, 'topic', k.topic, 'params', n.params, 'link', n.link,
        'created_at', n.created_at, 'read_at', n.read_at
      )
      order by n.created_at desc, n.id desc
    ),
    '[]'
  )
  into v_items
  from (
    select *
    from public.notifications
    where user_id = v_user_id and (
      p_before is null or (created_at, id) < (
        select created_at, id from public.notifications where id = p_before and user_id = v_user_id
      )
    )
    order by created_at desc, id desc
    limit v_limit + 1
  ) as n
  join private.notification_kinds as k on k.kind = n.kind;
  return jsonb_build_object(
    'items', case
      when jsonb_array_length(v_items) > v_limit then v_items - v_limit else v_items
    end,
    'has_more', jsonb_array_length(v_items) > v_limit,
    'unread', (
      select count(*) from public.notifications where user_id = v_user_id and read_at is null
    )
  );
end;
$$;
revoke execute on function public.my_notifications(uuid, int) from public;
grant execute on function public.my_notifications(uuid, int) to anon, authenticated;

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
revoke execute on function public.mark_notifications_read(uuid[]) from public;
grant execute on function public.mark_notifications_read(uuid[]) to anon, authenticated;

-- GET /rpc/my_notification_settings. By topic: the three channels, and whether some of it is told in any case.
create function public.my_notification_settings()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'topic', k.topic,
        'site', coalesce((p.notify_prefs #>> array[k.topic, 'site'])::boolean, true),
        'mail', coalesce((p.notify_prefs #>> array[k.topic, 'mail'])::boolean, true),
        'push', coalesce((p.notify_prefs #>> array[k.topic, 'push'])::boolean, true),
        'has_essentials', k.has_essentials
      )
      order by array_position(
        array[
          'orders', 'tickets', 'events', 'follows', 'selling', 'bookings', 'support', 'account'
        ], k.topic
      )
    )
    from public.profiles as p, (
      select topic, bool_or(is_essential) as has_essentials
      from private.notification_kinds
      group by topic
    ) as k
    where p.id = v_user_id
  );
end;
$$;
revoke execute on function public.my_notification_settings() from public;
grant execute on function public.my_notification_settings() to anon, authenticated;

create function private.switch_notification(
  p_user_id uuid, p_topic text, p_channel text, p_is_on boolean
)
returns void
language sql
set search_path = ''
as $$
  update public.profiles
  set notify_prefs = notify_prefs || jsonb_build_object(
    p_topic, coalesce(notify_prefs -> p_topic, '{}') || jsonb_build_object(p_channel, p_is_on)
  )
  where id = p_user_id
$$;

-- POST /rpc/set_notification_setting. One switch; answers all of them.
create function public.set_notification_setting(
  p_topic text default null, p_channel text default null, p_is_on boolean default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require(
    exists (select from private.notification_kinds where topic = p_topic), 'topic', 'no such topic'
  );
  perform private.require(p_channel in ('site', 'mail', 'push'), 'channel', 'site, mail or push');
  perform private.require(p_is_on is not null, 'is_on', 'on or off');
  perform private.switch_notification(v_user_id, p_topic, p_channel, p_is_on);
  return public.my_notification_settings();
end;
$$;
revoke execute on function public.set_notification_setting(text, text, boolean) from public;
grant execute on function
  public.set_notification_setting(text, text, boolean)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
