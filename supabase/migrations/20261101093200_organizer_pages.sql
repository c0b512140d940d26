-- The page of an organizer: who they are by their events, what comes and what was.

-- GET /rpc/get_organizer. Null for an account without an event that anybody may see. p_when: upcoming
-- or past. The name is that of the newest event; `performer` is the page that the account speaks for,
-- where one can follow them.
create function public.get_organizer(
  p_id uuid default null, p_when text default 'upcoming', p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_name text;
  v_is_past constant boolean := p_when is not distinct from 'past';
  v_ids uuid[];
  v_upcoming int;
  v_past int;
  v_page record;
begin
  select o.organizer_name into v_name
  from public.events as o
  join public.profiles as owner on owner.id = o.organizer_id and owner.active and not owner.deleted
  where o.organizer_id = p_id and o.deleted_at is null and o.status in ('approved', 'ended')
  order by o.starts_at desc, o.id
  limit 1;
  if not found then
    return null;
  end if;
  select count(*) filter (where not is_past), count(*) filter (where is_past),
    array_agg(
      id order by case when is_past then null else starts_at end, starts_at desc, id
    ) filter (where is_past = v_is_past)
  into v_upcoming, v_past, v_ids
  from (
    select o.id, o.starts_at, o.status = 'ended' or o.ends_at <= now() as is_past
    from public.events as o
    where o.organizer_id = p_id and o.deleted_at is null and o.status in ('approved', 'ended')
  ) as own;
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'id', p_id,
    'name', v_name,
    'upcoming', v_upcoming,
    'past', v_past,
    'performer', (
      select jsonb_build_object('id', p.id, 'name', p.performer_name)
      from public.performer_profiles as p
      where p.owner_id = p_id and p.status = 'approved' and not p.is_deleted
      order by p.created_at, p.id
      limit 1
    ),
    'items', coalesce(
      (
        select jsonb_agg(private.event_card(e) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.events as e on e.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  ) || private.organizer_rating(p_id);
end;
$$;
revoke execute on function public.get_organizer(uuid, text, int, int) from public;
grant execute on function public.get_organizer(uuid, text, int, int) to anon, authenticated;
