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

-- GET /rpc/approval_queue. p_type: all, or a kind of private.approval_rows. Waiting ones oldest first,
-- decided ones latest first. `pending` counts what waits, by type; `oldest_at` is when the first of
-- them was handed in.
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
  v_all constant boolean := v_patterns = array['%'];
  v_statuses constant text[] := private.approval_tab_statuses(p_status);
  v_total bigint;
  v_waiting record;
  v_page record;
begin
  perform private.require_admin();
  perform private.require(
    p_status in ('pending_approval', 'approved', 'rejected'), 'status',
    'pending_approval, approved or rejected'
  );
  select count(*) into v_total
  from private.approval_rows
  where status = any (v_statuses) and (v_type is null or type = v_type)
    and (v_all or private.search_form(title, submitter) like all (v_patterns));
  select coalesce(jsonb_object_agg(type, waiting), '{}') as by_type, min(oldest_at) as oldest_at
  into v_waiting
  from (
    select type, count(*) as waiting, min(submitted_at) as oldest_at
    from private.approval_rows
    where status = any (private.approval_tab_statuses('pending_approval'))
    group by type
  ) as counted;
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.approval_item(chosen.r, p_status) order by chosen.place)
        from (
          select r, row_number() over (
            order by
              case when p_status = 'pending_approval' then r.submitted_at end,
              r.submitted_at desc, r.id
          ) as place
          from private.approval_rows as r
          where r.status = any (v_statuses) and (v_type is null or r.type = v_type)
            and (v_all or private.search_form(r.title, r.submitter) like all (v_patterns))
          order by place
          limit v_page.page_size offset v_page.skip
        ) as chosen
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size,
    'pending', v_waiting.by_type, 'oldest_at', v_waiting.oldest_at
  );
end;
$$;
revoke execute on function public.approval_queue(text, text, text, int, int) from public;
grant execute on function public.approval_queue(text, text, text, int, int) to anon, authenticated;

revoke execute on all functions in schema private from public;
