-- 智慧配對: performers for a venue, venues for a performer. Without common free time there is no match;
-- the score says how well the rest fits: common time up to 35, city 25, genre 20, size 15, trend up
-- to 5.

-- What was on stage until now, kept by the clock: adding up all events anew took a second for one answer.

-- How many people come to a performer's events; nobody without any.
create table private.usual_audiences (
  performer_id uuid primary key references public.performer_profiles (id) on delete cascade,
  people int not null
);
alter table private.usual_audiences enable row level security;

-- Which kinds of performers have been on stage in a venue.
create table private.hosted_kinds (
  venue_id uuid not null references public.venues (id) on delete cascade,
  performance_type text not null,
  primary key (venue_id, performance_type)
);
create index hosted_kinds_performance_type_idx on private.hosted_kinds (performance_type, venue_id);
alter table private.hosted_kinds enable row level security;

-- Job, each hour.
create function private.refresh_stage_history()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.wait_turn('stage-history');
  delete from private.usual_audiences;
  insert into private.usual_audiences (performer_id, people)
  select ep.performer_id, round(avg(e.current_attendees))
  from public.event_performers as ep
  join public.events as e on e.id = ep.event_id
  where e.deleted_at is null and e.status in ('approved', 'ended') and e.starts_at < now()
    and e.current_attendees > 0
  group by ep.performer_id;
  delete from private.hosted_kinds;
  insert into private.hosted_kinds (venue_id, performance_type)
  select distinct e.venue_id, a.performance_type
  from public.events as e
  join public.event_performers as ep on ep.event_id = e.id
  join public.performer_profiles as a on a.id = ep.performer_id
  where e.venue_id is not null and a.performance_type is not null
    and e.deleted_at is null and e.status in ('approved', 'ended');
end;
$$;
insert into private.jobs (name, run_every) values ('refresh_stage_history', '1 hour');

-- What speaks for one of the other side apart from time, and with `hours` in common.
create type private.match_fit as (
  id uuid,
  city text,
  genre text,
  audience int,
  rank int,
  points numeric,
  hours numeric,
  score numeric
);

-- Who may be matched with a venue or a performer, best first, as far as is known without a look into calendars.
create function private.match_fits(
  p_venue_id uuid, p_performer_id uuid, p_user_id uuid, p_skip int, p_limit int
)
returns setof private.match_fit
language plpgsql
stable
set search_path = ''
as $$
declare
  v_city text;
  v_kind text;
  v_people int;
  v_capacity int;
begin
  if p_venue_id is null then
    select a.city, a.performance_type, u.people into v_city, v_kind, v_people
    from public.performer_profiles as a
    left join private.usual_audiences as u on u.performer_id = a.id
    where a.id = p_performer_id;
  else
    select v.city, v.capacity into v_city, v_capacity from public.venues as v where v.id = p_venue_id;
  end if;
  return query
    select pair.id, case when pair.city then v_city end, case when pair.genre then pair.kind end,
      case when pair.size then pair.people end, case when trend.rank <= 50 then trend.rank end,
      case when pair.city then 25 else 0 end + case when pair.genre then 20 else 0 end
        + case when pair.size then 15 else 0 end
        + case when trend.rank <= 50 then (51 - trend.rank) / 10.0 else 0 end as points,
      null::numeric, null::numeric
    from (
      select v.id, v_kind as kind, v_people as people, v.city = v_city as city,
        hosted.venue_id is not null as genre, v.capacity between v_people and v_people * 3 as size
      from public.venues as v
      left join private.hosted_kinds as hosted
        on hosted.venue_id = v.id and hosted.performance_type = v_kind
      where p_venue_id is null and v.status = 'approved' and v.deleted_at is null
        and v.owner_id is distinct from p_user_id
      union all
      select a.id, a.performance_type, usual.people, a.city = v_city,
        hosted.venue_id is not null, v_capacity between usual.people and usual.people * 3
      from public.performer_profiles as a
      left join private.usual_audiences as usual on usual.performer_id = a.id
      left join private.hosted_kinds as hosted
        on hosted.venue_id = p_venue_id and hosted.performance_type = a.performance_type
      where p_venue_id is not null and a.status = 'approved' and not a.is_deleted
        and a.owner_id is distinct from p_user_id
    ) as pair
    left join public.trend_scores as trend
      on trend.entity_type = case when p_venue_id is null then 'venue' else 'performer' end
      and trend.entity_id = pair.id and trend.period = '30d'
    order by points desc, pair.id
    limit p_limit offset p_skip;
end;
$$;

-- The hours of parts that are long enough to do something in.
create function private.usable_hours(p_free tstzmultirange)
returns numeric
language sql
immutable
set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(part) - lower(part)) / 3600), 0)
  from unnest(p_free) as part
  where upper(part) - lower(part) >= interval '2 hours'
$$;

-- The best matches within a window. Calendars are what is dear, so they are read a dozen at a time, in the order of what
-- else speaks for them, until nobody who is left could be among the best.
create function private.best_matches(
  p_venue_id uuid, p_performer_id uuid, p_user_id uuid, p_window tstzmultirange, p_limit int
)
returns setof private.match_fit
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Of more than that all calendars of the site are read, which takes six times as long.
  v_at_once constant int := 12;
  v_fits_at_once constant int := 96;
  v_skip int := 0;
  v_own constant tstzmultirange := (
    select t.free
    from private.free_time(
      case when p_venue_id is null then 'performer' else 'venue' end,
      array[coalesce(p_venue_id, p_performer_id)], p_window
    ) as t
  );
  -- Nobody can have more in common than there is.
  v_most_for_time constant numeric := 35 * least(1, private.usable_hours(v_own) / 120);
  v_fits private.match_fit[];
  v_best private.match_fit[] := '{}';
begin
  if coalesce(v_most_for_time, 0) = 0 then
    return;
  end if;
  <<everybody>>
  loop
    v_fits := array(
      select f
      from private.match_fits(p_venue_id, p_performer_id, p_user_id, v_skip, v_fits_at_once) as f
    );
    for v_from in 1 .. cardinality(v_fits) by v_at_once loop
      exit everybody when v_best[p_limit].score >= round(v_fits[v_from].points + v_most_for_time, 1);
      v_best := array(
        select best
        from (
          select b as best from unnest(v_best) as b
          union all
          select (
              fit.id, fit.city, fit.genre, fit.audience, fit.rank, fit.points, common.hours,
              round(fit.points + 35 * least(1, common.hours / 120), 1)
            )::private.match_fit
          from unnest(v_fits[v_from : v_from + v_at_once - 1]) as fit
          join private.free_time(
              case when p_venue_id is null then 'venue' else 'performer' end,
              array(select f.id from unnest(v_fits[v_from : v_from + v_at_once - 1]) as f), p_window
            ) as t on t.calendar_id = fit.id
          -- "offset 0": counted once, not for each place where it stands.
          cross join lateral (select private.usable_hours(t.free * v_own) as hours offset 0) as common
          where common.hours > 0
        ) as known
        -- Of two that are as good, the one of whom more was known before.
        order by (best).score desc, (best).points desc, (best).id
        limit p_limit
      );
    end loop;
    exit when cardinality(v_fits) < v_fits_at_once;
    v_skip := v_skip + v_fits_at_once;
  end loop;
  return query select * from unnest(v_best);
end;
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
  v_other constant text := case when p_venue_id is null then 'venue' else 'performer' end;
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
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'entity_type', v_other, 'entity_id', best.id, 'score', best.score,
            'reasons', (
              select jsonb_agg(jsonb_build_object('code', code, 'text', text) order by place)
              from (values
                (1, 'free_time', floor(best.hours)::int::text),
                (2, 'city', best.city),
                (3, 'genre', best.genre),
                (4, 'audience', best.audience::text),
                (5, 'trending', best.rank::text)
              ) as reason (place, code, text)
              where text is not null
            ),
            'card', private.entity_card(v_other, best.id)
          ) order by best.score desc, best.points desc, best.id
        )
        from private.best_matches(
          p_venue_id, p_performer_id, v_user_id, tstzmultirange(v_window),
          least(greatest(coalesce(p_limit, 12), 1), 30)
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
