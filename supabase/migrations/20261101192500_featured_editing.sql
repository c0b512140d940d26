-- What the back office does with the front page.

-- GET /rpc/featured_candidates. What can be added: public and not in the list yet. Fifty at most, events the soonest
-- first, all else by name.
create function public.featured_candidates(
  p_content_type text default 'event', p_query text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- The planner has to see whether there are words.
set plan_cache_mode = force_custom_plan
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_words constant text[] := private.search_words(p_query);
  v_patterns constant text[] := private.word_patterns(v_words);
begin
  perform private.require_admin();
  perform private.check_content_type(p_content_type);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('id', c.id, 'title', c.title, 'image', c.image)
          order by c.starts_at, c.title, c.id
        )
        from (
          select id, title, image, starts_at
          from (
            select e.id, e.title, e.image_url as image, e.starts_at
            from (
              select event_id
              from private.event_listing
              where p_content_type = 'event' and not is_over and ends_at > now()
                and (v_words = '{}' or private.search_grams(search_text) @> private.word_grams(v_words))
                and search_text like all (v_patterns)
                and event_id not in (
                  select reference_id from public.featured_content where content_type = 'event'
                )
              order by starts_at, event_id
              limit 50
            ) as soonest
            join public.events as e on e.id = soonest.event_id
            union all
            select v.id, v.name, v.image_url, null
            from public.venues as v
            where p_content_type = 'venue' and v.status = 'approved' and v.deleted_at is null
              and v.search_text like all (v_patterns)
            union all
            select a.id, a.performer_name, a.profile_image_url, null
            from public.performer_profiles as a
            where p_content_type = 'artist' and a.status = 'approved' and not a.is_deleted
              and a.search_text like all (v_patterns)
          ) as found
          where not exists (
            select from public.featured_content as f
            where f.content_type = p_content_type and f.reference_id = found.id
          )
          order by starts_at, title, id
          limit 50
        ) as c
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.featured_candidates(text, text) from public;
grant execute on function public.featured_candidates(text, text) to anon, authenticated;

-- One administrator at a time in one list.
create function private.lock_featured(p_content_type text)
returns void
language sql
set search_path = ''
as $$
  select private.wait_turn('featured.' || p_content_type)
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
    (p_ends_at is null or p_ends_at > coalesce(p_starts_at, now()))
      and private.is_near(p_starts_at) and private.is_near(p_ends_at),
    'ends_at', 'it ends after it begins, at most three years ahead'
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
revoke execute on function public.add_featured(text, uuid, timestamptz, timestamptz) from public;
grant execute on function
  public.add_featured(text, uuid, timestamptz, timestamptz)
  to anon, authenticated;

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
    (p_ends_at is null or p_starts_at is null or p_ends_at > p_starts_at)
      and private.is_near(p_starts_at) and private.is_near(p_ends_at),
    'ends_at', 'it ends after it begins, at most three years ahead'
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
revoke execute on function
  public.update_featured(uuid, boolean, timestamptz, timestamptz)
  from public;
grant execute on function
  public.update_featured(uuid, boolean, timestamptz, timestamptz)
  to anon, authenticated;

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
revoke execute on function public.reorder_featured(text, uuid[]) from public;
grant execute on function public.reorder_featured(text, uuid[]) to anon, authenticated;

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
revoke execute on function public.remove_featured(uuid) from public;
grant execute on function public.remove_featured(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
