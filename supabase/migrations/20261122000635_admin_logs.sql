-- Reading the records: what changed, and what went wrong.

create index audit_log_at_idx on public.audit_log (at);
create index audit_log_actor_id_idx on public.audit_log (actor_id);

create function private.check_superadmin()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_user();
  if not private.is_superadmin() then
    perform private.raise_error('FORBIDDEN', 'this needs a superadmin');
  end if;
end;
$$;

-- GET /rpc/admin_audit_log. Latest first; every filter is optional.
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
  v_entity constant text := nullif(nullif(p_entity, ''), 'all');
  v_entity_id constant text := nullif(p_entity_id, '');
  v_total bigint;
  v_page record;
begin
  perform private.check_superadmin();
  select count(*) into v_total
  from public.audit_log
  where (v_entity is null or entity = v_entity)
    and (v_entity_id is null or entity_id = v_entity_id)
    and (p_actor_id is null or actor_id = p_actor_id);
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', l.id, 'at', l.at, 'actor_id', l.actor_id, 'actor_name', p.username,
            'actor_role', l.actor_role, 'action', l.action, 'entity', l.entity,
            'entity_id', l.entity_id, 'before', l.before, 'after', l.after
          ) order by l.id desc
        )
        from (
          select * from public.audit_log
          where (v_entity is null or entity = v_entity)
            and (v_entity_id is null or entity_id = v_entity_id)
            and (p_actor_id is null or actor_id = p_actor_id)
          order by id desc
          limit v_page.page_size offset v_page.skip
        ) as l
        left join public.profiles as p on p.id = l.actor_id
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;

-- GET /rpc/admin_security_events. Latest first.
create function public.admin_security_events(
  p_query text default null,
  p_success boolean default null,
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
  v_patterns constant text[] := private.search_patterns(p_query);
  v_total bigint;
  v_page record;
begin
  perform private.check_superadmin();
  select count(*) into v_total
  from public.security_events as s
  where (p_success is null or s.success = p_success)
    and private.search_form(s.action, s.resource_type, s.resource_id, s.error_message)
      like all (v_patterns);
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', s.id, 'at', s.at, 'actor_id', s.actor_id, 'actor_name', p.username,
            'action', s.action, 'resource_type', s.resource_type, 'resource_id', s.resource_id,
            'success', s.success, 'error_message', s.error_message, 'metadata', s.metadata
          ) order by s.id desc
        )
        from (
          select * from public.security_events as s
          where (p_success is null or s.success = p_success)
            and private.search_form(s.action, s.resource_type, s.resource_id, s.error_message)
              like all (v_patterns)
          order by s.id desc
          limit v_page.page_size offset v_page.skip
        ) as s
        left join public.profiles as p on p.id = s.actor_id
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.admin_audit_log(text, text, uuid, int, int),
  public.admin_security_events(text, boolean, int, int) from public;
grant execute on function
  public.admin_audit_log(text, text, uuid, int, int),
  public.admin_security_events(text, boolean, int, int) to anon, authenticated;
