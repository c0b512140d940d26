-- What changed, and by whom: the log of one thing, and the log as a whole.

-- What happened to one thing is read by who manages things of its kind; the log as a whole, and that of everything
-- else, by superadmins.
create function private.check_log_reader(p_entity text, p_entity_id text)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_flag constant text := case
    when nullif(p_entity_id, '') is null then null
    when p_entity in ('events', 'event_registrations') then 'can_manage_events'
    when p_entity = 'venues' then 'can_manage_venues'
    when p_entity = 'performer_profiles' then 'can_manage_performers'
    when p_entity in ('advertisements', 'support_ad_orders') then 'can_manage_ads'
    when p_entity = 'profiles' then 'can_manage_users'
  end;
begin
  perform private.require_user();
  if not (coalesce(private.has_flag(v_flag), false) or private.is_superadmin()) then
    perform private.refuse_admin('this needs who manages it', 'superadmin', coalesce(v_flag, 'superadmin'));
  end if;
end;
$$;

-- What ids that were written down stand for, by id: people, pages and events, which every administrator finds in
-- the lists; the number of an order only for who manages its kind.
create function private.names_behind(p_before jsonb, p_after jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(ref.id, named.name), '{}')
  from (
    select distinct value::uuid as id
    from (select * from jsonb_each_text(p_before) union select * from jsonb_each_text(p_after)) as facts
    where pg_input_is_valid(value, 'uuid')
  ) as ref
  cross join lateral (
    select username as name from public.profiles where id = ref.id
    union all
    select performer_name from public.performer_profiles where id = ref.id
    union all
    select name from public.venues where id = ref.id
    union all
    select title from public.events where id = ref.id
    union all
    select order_no from public.orders
    where id = ref.id and (private.has_flag(private.order_flag(kind)) or private.is_superadmin())
  ) as named
$$;

-- GET /rpc/admin_audit_log. Latest first; every filter is optional. `names`: of the ids in `before` and `after`.
create function public.admin_audit_log(
  p_entity text default null,
  p_entity_id text default null,
  p_actor_id uuid default null,
  p_page int default 1,
  p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_limit constant bigint := private.count_limit(p_page, p_page_size);
  v_page record;
begin
  perform private.check_log_reader(p_entity, p_entity_id);
  select * into v_page
  from private.keys_page(
    private.listed_keys(
      'select l.id::text as key, %2$s as hit from %1$s as l
      where ($3[1] is null or l.entity = $3[1]) and ($3[2] is null or l.entity_id = $3[2])
        and ($3[3] is null or l.actor_id = $3[3]::uuid)
      order by l.id desc limit %3$s',
      'public.audit_log',
      array[nullif(nullif(p_entity, ''), 'all'), nullif(p_entity_id, ''), p_actor_id::text], v_limit
    ),
    v_limit, p_page, p_page_size
  );
  return v_page.facts || jsonb_build_object(
    'items', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', l.id, 'at', l.at, 'actor_id', l.actor_id, 'actor_name', p.username,
            'actor_role', l.actor_role, 'action', l.action, 'entity', l.entity,
            'entity_id', l.entity_id, 'before', l.before, 'after', l.after,
            'names', private.names_behind(l.before, l.after)
          ) order by l.id desc
        ),
        '[]'
      )
      from unnest(v_page.keys::bigint[]) as chosen (id)
      join public.audit_log as l on l.id = chosen.id
      left join public.profiles as p on p.id = l.actor_id
    )
  );
end;
$$;
revoke execute on function public.admin_audit_log(text, text, uuid, int, int) from public;
grant execute on function public.admin_audit_log(text, text, uuid, int, int) to anon, authenticated;

revoke execute on all functions in schema private from public;
