-- Everything that is decided on, in one list: the queue by kind and the workflow by its three tabs.

-- One row of the list, with all that is needed to decide on it.
create function private.approval_item(r private.approval_rows, p_tab text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', r.id, 'type', r.type, 'entity_type', r.entity_type, 'title', r.title, 'status', p_tab,
    'submitter', r.submitter, 'submitted_at', r.submitted_at,
    'due_at', private.two_working_days_after(r.submitted_at),
    'owner_id', r.owner_id,
    'is_own', r.owner_id is not distinct from auth.uid(),
    'may_decide', private.has_flag(private.approval_flag(r.type)),
    'details', private.approval_details(r.type, r.id),
    'marks', case when p_tab = 'pending_approval'
      then private.approval_marks(r.type, r.entity_type, r.id) else '[]' end,
    'remarks', (
      select d.reason from public.approval_decisions as d
      where d.entity_type = r.entity_type and d.entity_id = r.id
      order by d.id desc limit 1
    )
  )
$$;

-- Where the rows of a kind come from, or of all, each kind no further than the list goes; for
-- private.listed_keys(). p_condition is %s where the kind stands.
create function private.approval_sources(
  p_type text, p_order text, p_behind text, p_words text[] default null
)
returns text
language sql
immutable
set search_path = ''
as $$
  select '(' || string_agg(
    '(
      select * from ' || case when p_words is not null and source = 'event' then '(
        select * from private.approval_of_event
        where private.search_grams(search_text) @> private.word_grams($4) offset 0
      ) as named' else 'private.approval_of_' || source end || '
      where status = any ($3) and ' || p_behind || case
        when p_words is null or source = 'event' then ''
        when type = 'identity' then '
          and id = any (array(
            select id from public.profiles where ' || private.named_by_index(p_words) || '
          ))'
        when source = 'product' then '
          and id in (
            select id from public.products
            where deleted_at is null and ' || private.named_by_index(p_words) || '
            union all
            select p.id
            from public.performer_profiles as a
            join public.products as p on p.performer_id = a.id
            where a.search_text like $1[1]
          )'
        when source = 'report' then '
          and id in (
            select r.id
            from (
              select id from public.events
              where private.search_grams(private.search_form(title)) @> $2
              offset 0
            ) as e
            join public.reports as r on r.entity_type = ''event'' and r.entity_id = e.id
            union all
            select id from public.reports where entity_type <> ''event''
          )'
        when source = 'spot' then '
          and id in (
            select id from public.support_spots
            where status = ''approved'' and private.search_grams(search_text) @> $2
            union all
            select id from public.support_spots where status in (''pending'', ''rejected'', ''closed'')
            union all
            select s.id
            from (select id from public.profiles where ' || private.named_by_index(p_words) || ' offset 0) as p
            join public.support_spots as s on s.created_by = p.id
          )'
        else ' and search_text like $1[1]'
      end || '
      order by ' || p_order || ' limit %3$s
    )', ' union all '
  ) || ')'
  from unnest(array[
    'event', 'venue', 'performer', 'ad', 'artwork', 'product', 'support_ad', 'campaign', 'spot',
    'claim', 'identity', 'suspended', 'report'
  ]) as source,
    lateral (select case source when 'suspended' then 'identity' else source end as type) as kind
  where p_type is null or type = p_type
$$;

-- One row of the queue by its key.
create function private.approval_row(p_entity_type text, p_id uuid)
returns setof private.approval_rows
language sql
stable
rows 1
set search_path = ''
as $$
  select * from private.approval_rows where entity_type = p_entity_type and id = p_id
$$;

-- What waits of each type, and since when the first of it does.
create function private.waiting_by_type()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'pending', coalesce(jsonb_object_agg(type, waiting), '{}'), 'oldest_at', min(oldest_at)
  )
  from (
    select type, count(*) as waiting, min(submitted_at) as oldest_at
    from private.approval_rows
    where status = any (private.approval_tab_statuses('pending_approval'))
    group by type
  ) as counted
$$;

-- GET /rpc/approval_queue. p_type: all, or a kind of private.approval_rows. Waiting ones oldest first,
-- decided ones latest first. p_after: a file goes on there, oldest first, since what is handed in again moves to
-- the end of that order and is met again instead of missed; `next` is where it goes on.
-- `pending` counts what waits, by type; `oldest_at` is when the first of
-- them was handed in.
create function public.approval_queue(
  p_type text default null,
  p_status text default 'pending_approval',
  p_query text default null,
  p_page int default 1,
  p_page_size int default 20,
  p_after text default null
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
  v_words constant text[] := private.search_words(p_query);
  v_limit constant bigint := private.count_limit(p_page, p_page_size, v_words <> '{}', p_after);
  v_behind constant text := private.rows_behind(p_after, 'submitted_at', 'asc');
  v_order constant text := case
    when p_status = 'pending_approval' or p_after is not null then 'submitted_at, id'
    else 'submitted_at desc, id' end;
  v_page record;
begin
  perform private.require_admin();
  perform private.require(
    p_status in ('pending_approval', 'approved', 'rejected'), 'status',
    'pending_approval, approved or rejected'
  );
  select * into v_page
  from private.keys_page(
    private.listed_keys(
      -- Texts are compared above the limit, not of everything that is put in order.
      'select key, %2$s as hit
      from (
        select entity_type || '' '' || id as key, search_text, submitted_at, id
        from %1$s as r
        order by ' || v_order || ', key limit %3$s
      ) as r
      order by ' || v_order || ', key',
      private.approval_sources(v_type, v_order, v_behind),
      private.approval_tab_statuses(p_status), v_limit, v_words,
      'r.search_text like all ($1)',
      private.approval_sources(v_type, v_order, v_behind, v_words),
      -- What waits is looked through whole, if anybody is ever to decide on it.
      p_first => case p_status when 'pending_approval' then 10000 else 300 end
    ),
    v_limit, p_page, p_page_size
  );

  return v_page.facts || jsonb_build_object(
    'next', (
      select private.place_of(r.submitted_at, r.id)
      from private.approval_row(
        split_part(v_page.keys[v_limit], ' ', 1), split_part(v_page.keys[v_limit], ' ', 2)::uuid
      ) as r
      where p_after is not null
    ),
    'items', (
      select coalesce(jsonb_agg(private.approval_item(r, p_status) order by chosen.place), '[]')
      from unnest(v_page.keys) with ordinality as chosen (key, place)
      join private.approval_rows as r on r.entity_type || ' ' || r.id = chosen.key
      where r.id = any (array(select split_part(key, ' ', 2)::uuid from unnest(v_page.keys) as key))
    )
  ) || private.waiting_by_type();
end;
$$;
revoke execute on function public.approval_queue(text, text, text, int, int, text) from public;
grant execute on function public.approval_queue(text, text, text, int, int, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
