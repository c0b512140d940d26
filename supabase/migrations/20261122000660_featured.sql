-- What the front page puts forward: chosen events, places and artists in an order of their own.

create table public.featured_content (
  id uuid primary key default gen_random_uuid(),
  content_type text not null check (content_type in ('event', 'venue', 'artist')),
  -- A row of events, venues or performer_profiles.
  reference_id uuid not null,
  is_active boolean not null default true,
  display_order int not null check (display_order >= 1),
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint featured_content_once unique (content_type, reference_id),
  constraint featured_content_window check (ends_at > starts_at),
  -- Checked at commit: a new order of the whole list passes through ties.
  constraint featured_content_order unique (content_type, display_order)
    deferrable initially deferred
);
create trigger guard_client_writes before insert or update or delete on public.featured_content
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.featured_content
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.featured_content
  for each row execute function private.write_audit(
    'content_type', 'reference_id', 'is_active', 'display_order'
  );

-- Title and picture of what is referred to, and whether visitors may see it.
create function private.featured_reference(
  p_content_type text, p_id uuid, out title text, out image text, out is_public boolean
)
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_content_type = 'event' then
    select e.title, e.image_url, e.status = 'approved' and e.ends_at > now()
    into title, image, is_public
    from public.events as e where e.id = p_id and e.deleted_at is null;
  elsif p_content_type = 'venue' then
    select v.name, v.image_url, v.status = 'approved' into title, image, is_public
    from public.venues as v where v.id = p_id and v.deleted_at is null;
  else
    select a.performer_name, a.profile_image_url, a.status = 'approved' into title, image, is_public
    from public.performer_profiles as a where a.id = p_id and not a.is_deleted;
  end if;
end;
$$;

create function private.check_content_type(p_content_type text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require(
    p_content_type in ('event', 'venue', 'artist'), 'content_type', 'event, venue or artist'
  );
end;
$$;

-- GET /rpc/featured. What visitors see, in order; past events and what was taken down fall out by
-- themselves.
create function public.featured(p_content_type text default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', f.id, 'content_type', f.content_type, 'reference_id', f.reference_id,
        'reference_title', r.title, 'reference_image', r.image
      ) order by f.content_type, f.display_order
    ),
    '[]'
  )
  from public.featured_content as f
  cross join lateral private.featured_reference(f.content_type, f.reference_id) as r
  where (p_content_type is null or f.content_type = p_content_type)
    and private.is_live(f.is_active, f.starts_at, f.ends_at)
    and r.is_public
$$;

-- GET /rpc/admin_list_featured. One tab: all rows in order, also inactive ones.
create function public.admin_list_featured(p_content_type text default 'event')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require_admin();
  perform private.check_content_type(p_content_type);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', f.id, 'content_type', f.content_type, 'reference_id', f.reference_id,
            'reference_title', r.title, 'reference_image', r.image,
            'is_active', f.is_active, 'display_order', f.display_order,
            'starts_at', f.starts_at, 'ends_at', f.ends_at,
            'is_shown', coalesce(r.is_public, false)
              and private.is_live(f.is_active, f.starts_at, f.ends_at)
          ) order by f.display_order
        )
        from public.featured_content as f
        cross join lateral private.featured_reference(f.content_type, f.reference_id) as r
        where f.content_type = p_content_type
      ),
      '[]'
    )
  );
end;
$$;

-- GET /rpc/featured_candidates. What can be added: public and not in the list yet. Fifty at most.
create function public.featured_candidates(
  p_content_type text default 'event', p_query text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_patterns constant text[] := private.search_patterns(p_query);
begin
  perform private.require_admin();
  perform private.check_content_type(p_content_type);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, 'image', c.image) order by c.title, c.id)
        from (
          select id, title, image
          from (
            select e.id, e.title, e.image_url as image
            from public.events as e
            where p_content_type = 'event' and e.status = 'approved' and e.deleted_at is null
              and e.ends_at > now() and e.search_text like all (v_patterns)
            union all
            select v.id, v.name, v.image_url
            from public.venues as v
            where p_content_type = 'venue' and v.status = 'approved' and v.deleted_at is null
              and v.search_text like all (v_patterns)
            union all
            select a.id, a.performer_name, a.profile_image_url
            from public.performer_profiles as a
            where p_content_type = 'artist' and a.status = 'approved' and not a.is_deleted
              and a.search_text like all (v_patterns)
          ) as found
          where not exists (
            select from public.featured_content as f
            where f.content_type = p_content_type and f.reference_id = found.id
          )
          order by title, id
          limit 50
        ) as c
      ),
      '[]'
    )
  );
end;
$$;

-- One administrator at a time in one list.
create function private.lock_featured(p_content_type text)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('spotlight.featured.' || p_content_type))
$$;

-- POST /rpc/add_featured. At the end of its list, switched on.
create function public.add_featured(
  p_content_type text default null,
  p_reference_id uuid default null,
  p_starts_at timestamptz default null,
  p_ends_at timestamptz default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_featured public.featured_content;
begin
  perform private.require_flag('can_manage_events');
  perform private.check_content_type(p_content_type);
  perform private.require(
    p_ends_at is null or p_ends_at > coalesce(p_starts_at, now()), 'ends_at', 'it ends before it begins'
  );
  if (select r.is_public from private.featured_reference(p_content_type, p_reference_id) as r)
    is not true
  then
    perform private.raise_error('NOT_FOUND', 'there is nothing public of that id');
  end if;
  perform private.lock_featured(p_content_type);
  insert into public.featured_content (
    content_type, reference_id, display_order, starts_at, ends_at
  )
  values (
    p_content_type, p_reference_id,
    (
      select coalesce(max(display_order), 0) + 1
      from public.featured_content where content_type = p_content_type
    ),
    p_starts_at, p_ends_at
  )
  on conflict (content_type, reference_id) do nothing
  returning * into v_featured;
  if v_featured.id is null then
    perform private.raise_error('INVALID_STATE', 'it is in the list already');
  end if;
  return to_jsonb(v_featured);
end;
$$;

-- POST /rpc/update_featured. Null leaves the switch as it is; the window is set as given.
create function public.update_featured(
  p_id uuid default null,
  p_is_active boolean default null,
  p_starts_at timestamptz default null,
  p_ends_at timestamptz default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_featured public.featured_content;
begin
  perform private.require_flag('can_manage_events');
  perform private.require(
    p_ends_at is null or p_starts_at is null or p_ends_at > p_starts_at, 'ends_at',
    'it ends before it begins'
  );
  update public.featured_content
  set is_active = coalesce(p_is_active, is_active), starts_at = p_starts_at, ends_at = p_ends_at
  where id = p_id
  returning * into v_featured;
  if v_featured.id is null then
    perform private.raise_error('NOT_FOUND', 'there is no such row');
  end if;
  return to_jsonb(v_featured);
end;
$$;

-- Numbers a list from 1 without gaps, in this order.
create function private.number_featured(p_ids uuid[])
returns void
language sql
set search_path = ''
as $$
  update public.featured_content as f
  set display_order = wanted.position
  from unnest(p_ids) with ordinality as wanted (id, position)
  where f.id = wanted.id and f.display_order <> wanted.position
$$;

-- POST /rpc/reorder_featured. The whole list: every id once. STALE_VERSION when somebody added or
-- removed meanwhile.
create function public.reorder_featured(
  p_content_type text default null, p_ids uuid[] default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_flag('can_manage_events');
  perform private.check_content_type(p_content_type);
  perform private.require(p_ids is not null, 'ids', 'the list is missing');
  perform private.lock_featured(p_content_type);
  if (select array_agg(id order by id) from unnest(p_ids) as id) is distinct from (
    select array_agg(id order by id) from public.featured_content where content_type = p_content_type
  ) then
    perform private.raise_error('STALE_VERSION', 'the list has other rows by now');
  end if;
  perform private.number_featured(p_ids);
  return jsonb_build_object('ids', to_jsonb(p_ids));
end;
$$;

-- POST /rpc/remove_featured. The rest closes up.
create function public.remove_featured(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_content_type text;
begin
  perform private.require_flag('can_manage_events');
  select content_type into v_content_type from public.featured_content where id = p_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such row');
  end if;
  perform private.lock_featured(v_content_type);
  delete from public.featured_content where id = p_id;
  perform private.number_featured(
    array(
      select id from public.featured_content
      where content_type = v_content_type order by display_order
    )
  );
  return jsonb_build_object('id', p_id);
end;
$$;

alter table public.featured_content enable row level security;
create policy featured_content_read_live on public.featured_content
  for select to anon, authenticated using (private.is_live(is_active, starts_at, ends_at));
revoke all on public.featured_content from anon, authenticated;
grant select (id, content_type, reference_id, is_active, display_order, starts_at, ends_at)
  on public.featured_content to anon, authenticated;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.featured(text), public.admin_list_featured(text), public.featured_candidates(text, text),
  public.add_featured(text, uuid, timestamptz, timestamptz),
  public.update_featured(uuid, boolean, timestamptz, timestamptz),
  public.reorder_featured(text, uuid[]), public.remove_featured(uuid) from public;
grant execute on function
  public.featured(text), public.admin_list_featured(text), public.featured_candidates(text, text),
  public.add_featured(text, uuid, timestamptz, timestamptz),
  public.update_featured(uuid, boolean, timestamptz, timestamptz),
  public.reorder_featured(text, uuid[]), public.remove_featured(uuid) to anon, authenticated;
