-- The back office of the map.

-- GET /rpc/admin_list_support_spots. With the reports that nobody answered.
create function public.admin_list_support_spots(
  p_query text default null,
  p_status text default null,
  p_kind text default null,
  p_only_reported boolean default false,
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
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_kind constant text := nullif(nullif(p_kind, ''), 'all');
  v_ids uuid[];
  v_page record;
begin
  perform private.require_admin();
  select array_agg(s.id order by s.status <> 'pending', s.created_at desc, s.id)
  into v_ids
  from public.support_spots as s
  where (v_status is null or s.status = v_status)
    and (v_kind is null or s.kind = v_kind)
    and s.search_text like v_patterns[1]
    and s.search_text like all (v_patterns)
    and (
      p_only_reported is not true or exists (
        select from public.spot_reports where spot_id = s.id and resolved_at is null
      )
    );
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.spot_card(s) || jsonb_build_object(
            'source', s.source,
            'created_at', s.created_at,
            'created_by_name', author.username,
            'reports', coalesce(
              (
                select jsonb_agg(
                  jsonb_build_object(
                    'id', r.id, 'kind', r.kind, 'note', r.note, 'created_at', r.created_at
                  ) order by r.created_at
                )
                from public.spot_reports as r
                where r.spot_id = s.id and r.resolved_at is null
              ),
              '[]'
            )
          ) order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.support_spots as s on s.id = chosen.id
        left join public.profiles as author on author.id = s.created_by
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function
  public.admin_list_support_spots(text, text, text, boolean, int, int)
  from public;
grant execute on function
  public.admin_list_support_spots(text, text, text, boolean, int, int)
  to anon, authenticated;

-- POST /rpc/admin_dismiss_spot_reports. The spot is right as it is.
create function public.admin_dismiss_spot_reports(p_spot_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_manage_ads');
  v_count int;
begin
  perform from public.support_spots where id = p_spot_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such spot');
  end if;
  update public.spot_reports
  set resolved_at = now(), resolved_by = v_admin_id
  where spot_id = p_spot_id and resolved_at is null;
  get diagnostics v_count = row_count;
  perform private.log_act(
    'dismiss_reports', 'support_spots', p_spot_id::text, jsonb_build_object('count', v_count)
  );
  return jsonb_build_object('dismissed', v_count);
end;
$$;
revoke execute on function public.admin_dismiss_spot_reports(uuid) from public;
grant execute on function public.admin_dismiss_spot_reports(uuid) to anon, authenticated;
