-- Everything that is decided on, in one list: the queue by kind and the workflow by its three tabs.

-- What the tables call the three tabs. What is in none (drafts, archives, what ended) is not in the
-- list.
create function private.approval_tab_statuses(p_tab text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case p_tab
    when 'pending_approval' then array['pending_approval', 'pending']
    when 'approved' then array['approved', 'active', 'sold_out']
    else array['rejected']
  end
$$;

create function private.approval_items(p_tab text)
returns table (
  type text, entity_type text, id uuid, title text, submitter text, submitted_at timestamptz,
  details jsonb
)
language plpgsql
stable
set search_path = ''
as $$
declare
  v_statuses constant text[] := private.approval_tab_statuses(p_tab);
begin
  return query
  select 'event', 'events', e.id, e.title, e.organizer_name, e.submitted_at,
    jsonb_build_object(
      'description', e.description, 'date', e.date, 'location', e.location,
      'image_url', e.image_url, 'remarks', e.comments
    )
  from public.events as e
  where e.status = any (v_statuses) and e.deleted_at is null;

  return query
  select 'venue', 'venues', v.id, v.name, p.username, v.created_at,
    jsonb_build_object(
      'description', v.description, 'location', v.location, 'image_url', v.image_url
    )
  from public.venues as v
  left join public.profiles as p on p.id = v.owner_id
  where v.status = any (v_statuses) and v.deleted_at is null;

  return query
  select 'performer', 'performer_profiles', a.id, a.performer_name, p.username, a.created_at,
    jsonb_build_object(
      'description', a.bio, 'location', a.location, 'image_url', a.profile_image_url
    )
  from public.performer_profiles as a
  left join public.profiles as p on p.id = a.owner_id
  where a.status = any (v_statuses) and not a.is_deleted;

  return query
  select 'ad', 'advertisements', ad.id, ad.title, ad.client_name, ad.created_at,
    jsonb_build_object(
      'description', ad.description, 'start_date', ad.start_date, 'end_date', ad.end_date,
      'image_url', ad.image_url
    )
  from public.advertisements as ad
  where ad.status = any (v_statuses);

  return query
  select 'product', 'products', g.id, g.name, a.performer_name, g.created_at,
    jsonb_build_object('description', g.description, 'price', g.price, 'image_url', g.image_url)
  from public.products as g
  join public.performer_profiles as a on a.id = g.performer_id
  where g.status = any (v_statuses) and g.deleted_at is null;

  return query
  select 'spot', 'support_spots', s.id, s.title, p.username, s.created_at,
    jsonb_build_object(
      'description', s.description, 'location', s.address, 'image_url', s.image_url,
      'start_date', s.starts_on, 'end_date', s.ends_on
    )
  from public.support_spots as s
  left join public.profiles as p on p.id = s.created_by
  where s.status = any (v_statuses);
end;
$$;

-- GET /rpc/approval_queue. p_type: all, event, venue, performer, ad, product or spot. Waiting ones
-- oldest first, decided ones latest first. `pending` counts what waits, by type.
create function public.approval_queue(
  p_type text default null,
  p_status text default 'pending_approval',
  p_query text default null,
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
  v_user_id constant uuid := private.require_user();
  v_type constant text := nullif(nullif(p_type, ''), 'all');
  v_patterns constant text[] := private.search_patterns(p_query);
  v_total bigint;
  v_pending jsonb;
  v_page record;
begin
  perform private.require_admin();
  perform private.require(
    p_status in ('pending_approval', 'approved', 'rejected'), 'status',
    'pending_approval, approved or rejected'
  );
  select count(*) into v_total
  from private.approval_items(p_status)
  where (v_type is null or type = v_type)
    and private.search_form(title, submitter) like all (v_patterns);
  select coalesce(jsonb_object_agg(type, waiting), '{}') into v_pending
  from (
    select type, count(*) as waiting
    from private.approval_items('pending_approval') group by type
  ) as counted;
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', i.id, 'type', i.type, 'entity_type', i.entity_type, 'title', i.title,
            'status', p_status, 'submitter', i.submitter, 'submitted_at', i.submitted_at,
            'details', i.details,
            'remarks', (
              select d.reason from public.approval_decisions as d
              where d.entity_type = i.entity_type and d.entity_id = i.id
              order by d.id desc limit 1
            )
          ) order by i.place
        )
        from (
          select *, row_number() over (
            order by
              case when p_status = 'pending_approval' then submitted_at end,
              submitted_at desc, id
          ) as place
          from private.approval_items(p_status)
          where (v_type is null or type = v_type)
            and private.search_form(title, submitter) like all (v_patterns)
          order by place
          limit v_page.page_size offset v_page.skip
        ) as i
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size,
    'pending', v_pending
  );
end;
$$;
revoke execute on function public.approval_queue(text, text, text, int, int) from public;
grant execute on function public.approval_queue(text, text, text, int, int) to anon, authenticated;

revoke execute on all functions in schema private from public;
