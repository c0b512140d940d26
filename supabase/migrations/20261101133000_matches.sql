-- 智慧配對: performers for a venue, venues for a performer. Without common free time there is no match;
-- the score says how well the rest fits: common time up to 35, city 25, genre 20, size 15, trend up
-- to 5.

-- How many people come to a performer's events, or null when there were none.
create function private.usual_audience(p_performer_id uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select round(avg(e.current_attendees))::int
  from public.event_performers as ep
  join public.events as e on e.id = ep.event_id
  where ep.performer_id = p_performer_id and e.deleted_at is null
    and e.status in ('approved', 'ended') and e.starts_at < now() and e.current_attendees > 0
$$;

-- Whether performers of a kind have been on stage in a venue.
create function private.has_hosted(p_venue_id uuid, p_performance_type text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.events as e
    join public.event_performers as ep on ep.event_id = e.id
    join public.performer_profiles as a on a.id = ep.performer_id
    where e.venue_id = p_venue_id and e.deleted_at is null and e.status in ('approved', 'ended')
      and a.performance_type = p_performance_type
  )
$$;

-- GET /rpc/smart_matches. For a venue or a performer of the caller. `reasons` carry a code and what
-- its words mention: hours in common in the next thirty days, the city, the kind of performance,
-- the usual audience, the rank.
create function public.smart_matches(
  p_venue_id uuid default null, p_performer_id uuid default null, p_limit int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_window constant tstzrange := tstzrange(
    timezone('Asia/Taipei', (private.today() + 1)::timestamp),
    timezone('Asia/Taipei', (private.today() + 31)::timestamp)
  );
  v_for constant text := case when p_venue_id is null then 'performer' else 'venue' end;
  v_other constant text := case when p_venue_id is null then 'venue' else 'performer' end;
  v_own tstzmultirange;
  v_ids uuid[];
begin
  perform private.require(
    (p_venue_id is null) <> (p_performer_id is null), 'for', 'either a venue or a performer'
  );
  if not exists (
    select from public.venues
    where id = p_venue_id and owner_id = v_user_id and deleted_at is null
  ) and not exists (
    select from public.performer_profiles
    where id = p_performer_id and owner_id = v_user_id and not is_deleted
  ) then
    perform private.raise_error('NOT_FOUND', 'the caller has no such venue or performer');
  end if;
  select t.free into v_own
  from private.free_time(v_for, array[coalesce(p_venue_id, p_performer_id)], tstzmultirange(v_window)) as t;
  select array_agg(found.id) into v_ids
  from (
    select v.id from public.venues as v
    where v_other = 'venue' and v.status = 'approved' and v.deleted_at is null
      and v.owner_id is distinct from v_user_id
    union all
    select a.id from public.performer_profiles as a
    where v_other = 'performer' and a.status = 'approved' and not a.is_deleted
      and a.owner_id is distinct from v_user_id
  ) as found;

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'entity_type', v_other, 'entity_id', best.id, 'score', best.score,
            'reasons', best.reasons, 'card', private.entity_card(v_other, best.id)
          ) order by best.score desc, best.id
        )
        from (
          select t.calendar_id as id,
            (
              35 * least(1, common.hours / 120) + case when same.city then 25 else 0 end
              + case when same.genre then 20 else 0 end + case when same.size then 15 else 0 end
              + case when trend.rank <= 50 then (51 - trend.rank) / 10.0 else 0 end
            )::numeric(5, 1) as score,
            (
              select jsonb_agg(jsonb_build_object('code', code, 'text', text) order by place)
              from (values
                (1, 'free_time', floor(common.hours)::int::text, true),
                (2, 'city', v.city, same.city),
                (3, 'genre', a.performance_type, same.genre),
                (4, 'audience', audience.usual::text, same.size),
                (5, 'trending', trend.rank::text, trend.rank <= 50)
              ) as reason (place, code, text, holds)
              where holds
            ) as reasons
          from private.free_time(v_other, v_ids, tstzmultirange(v_window)) as t
          join public.venues as v on v.id = coalesce(p_venue_id, t.calendar_id)
          join public.performer_profiles as a on a.id = coalesce(p_performer_id, t.calendar_id)
          left join public.trend_scores as trend
            on trend.entity_type = v_other and trend.entity_id = t.calendar_id
            and trend.period = '30d'
          cross join lateral (
            select sum(extract(epoch from upper(part) - lower(part)) / 3600) as hours
            from unnest(t.free * v_own) as part
            where upper(part) - lower(part) >= interval '2 hours'
          ) as common
          cross join lateral (select private.usual_audience(a.id) as usual) as audience
          cross join lateral (
            select v.city = a.city as city, private.has_hosted(v.id, a.performance_type) as genre,
              v.capacity between audience.usual and audience.usual * 3 as size
          ) as same
          where common.hours > 0
          order by score desc, t.calendar_id
          limit least(greatest(coalesce(p_limit, 12), 1), 30)
        ) as best
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.smart_matches(uuid, uuid, int) from public;
grant execute on function public.smart_matches(uuid, uuid, int) to anon, authenticated;

revoke execute on all functions in schema private from public;
