-- Gigs as performers find them.

-- With what only the caller knows of it: the own application, and as its poster how many wait.
create function private.gig_view(g public.gigs)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(g) - '{poster_id,reopened_at,created_at}'::text[] || jsonb_build_object(
    'poster_name', (select p.username from public.profiles as p where p.id = g.poster_id),
    'venue_name', venue.name,
    'is_venue_public', coalesce(venue.status = 'approved' and venue.deleted_at is null, false),
    'is_mine', coalesce(g.poster_id = caller.id, false),
    'is_open', g.status in ('open', 'shortlisting') and private.last_yes(g.start_at) > now(),
    'waiting_count', case when g.poster_id = caller.id then (
      select count(*) from public.gig_applications as a
      where a.gig_id = g.id and a.status in ('applied', 'shortlisted')
    ) end,
    'own_status', (
      select a.status
      from public.gig_applications as a
      join public.performer_profiles as p on p.id = a.performer_id
      where a.gig_id = g.id and p.owner_id = caller.id
      order by a.updated_at desc, a.id
      limit 1
    )
  )
  from (select case when private.is_active() then auth.uid() end) as caller (id)
  left join public.venues as venue on venue.id = g.venue_id
$$;

-- GET /rpc/search_gigs. Everybody's open ones, next first; p_scope `mine`: what the caller has posted,
-- what waits for an answer first; `applied`: what the caller's performers have applied for, newest first.
create function public.search_gigs(
  p_query text default null,
  p_city text default null,
  p_category text default null,
  p_min_budget int default null,
  p_scope text default 'public',
  p_sort text default 'soon',
  p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
  v_any_city constant boolean := coalesce(p_city, '') in ('', 'all');
  v_city constant text := private.city_id(p_city);
  v_category constant text := nullif(nullif(p_category, ''), 'all');
  v_user_id uuid;
  v_ids uuid[];
  v_page record;
begin
  perform private.require(p_scope in ('public', 'mine', 'applied'), 'scope', 'no such scope');
  perform private.require(p_sort in ('soon', 'newest', 'budget'), 'sort', 'no such order');
  if p_scope <> 'public' then
    v_user_id := private.require_user();
  end if;
  select array_agg(found.id order by
    case when p_scope = 'mine' then found.waiting end desc nulls last,
    case when p_scope = 'applied' then found.applied_at end desc nulls last,
    case when p_sort = 'newest' then found.created_at end desc nulls last,
    case when p_sort = 'budget' then found.budget end desc nulls last,
    found.start_at, found.id
  ) into v_ids
  from (
    select g.id, g.created_at, g.budget, g.start_at, own.applied_at,
      g.status in ('open', 'shortlisting') and exists (
        select from public.gig_applications as a
        where a.gig_id = g.id and a.status in ('applied', 'shortlisted')
      ) as waiting
    from public.gigs as g
    left join public.venues as v on v.id = g.venue_id
    left join lateral (
      select max(a.created_at) as applied_at
      from public.gig_applications as a
      join public.performer_profiles as p on p.id = a.performer_id
      where p_scope = 'applied' and a.gig_id = g.id and p.owner_id = v_user_id
    ) as own on true
    where case p_scope
        when 'mine' then g.poster_id = v_user_id
        when 'applied' then own.applied_at is not null
        else g.status in ('open', 'shortlisting') and private.last_yes(g.start_at) > now()
      end
      and (v_any_city or g.city = v_city)
      and (v_category is null or g.performance_type = v_category or g.performance_type is null)
      and (p_min_budget is null or g.budget >= p_min_budget)
      and private.search_form(g.title, g.description, g.genre, g.location, v.name) like all (v_patterns)
  ) as found;
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.gig_view(g) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.gigs as g on g.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.search_gigs(text, text, text, int, text, text, int, int) from public;
grant execute on function
  public.search_gigs(text, text, text, int, text, text, int, int)
  to anon, authenticated;

-- GET /rpc/get_gig. Null when there is none that the caller may see: who applied still sees one that was
-- called off. The poster sees all applications, a performer the own one.
create function public.get_gig(p_gig_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := case when private.is_active() then auth.uid() end;
  v_gig public.gigs;
begin
  select * into v_gig from public.gigs as g
  where g.id = p_gig_id and (
    g.status not in ('draft', 'cancelled') or g.poster_id = v_user_id
    or (
      g.status = 'cancelled' and exists (
        select from public.gig_applications as a
        join public.performer_profiles as p on p.id = a.performer_id
        where a.gig_id = g.id and p.owner_id = v_user_id
      )
    )
  );
  if not found then
    return null;
  end if;
  return private.gig_view(v_gig) || jsonb_build_object('applications', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'performer', private.performer_card(p), 'message', a.message, 'ask', a.ask,
      'status', a.status, 'booking_id', a.booking_id, 'is_mine', coalesce(p.owner_id = v_user_id, false),
      'can_reapply', a.status in ('declined', 'withdrawn')
        and coalesce(a.updated_at <= v_gig.reopened_at, false)
        and v_gig.status in ('open', 'shortlisting') and private.last_yes(v_gig.start_at) > now(),
      'created_at', a.created_at
    ) order by a.created_at, a.id), '[]')
    from public.gig_applications as a
    join public.performer_profiles as p on p.id = a.performer_id
    where a.gig_id = p_gig_id and (v_gig.poster_id = v_user_id or p.owner_id = v_user_id)
  ));
end;
$$;
revoke execute on function public.get_gig(uuid) from public;
grant execute on function public.get_gig(uuid) to anon, authenticated;
