-- 智慧推薦: events for a person, each with its reasons. Score: followed performer 40, category 20, city
-- 15, within thirty days 10, price 10, trend up to 5. Not more than three of one performer. Whoever
-- told us nothing yet gets what is popular.

create table public.recommendations (
  user_id uuid not null references public.profiles (id) on delete cascade,
  entity_type text not null default 'event' check (entity_type = 'event'),
  entity_id uuid not null,
  score numeric(5, 1) not null check (score between 0 and 100),
  -- [{"code": "followed_artist", "text": "許知遙"}, …]: the text around it is the interface's.
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  position int not null check (position >= 1),
  model_version text not null default 'v1',
  computed_at timestamptz not null default now(),
  primary key (user_id, entity_type, entity_id)
);
create index recommendations_computed_at_idx on public.recommendations (computed_at);
create trigger guard_client_writes before insert or update or delete on public.recommendations
  for each row execute function private.guard_client_writes();

alter table public.recommendations enable row level security;
create policy recommendations_read_own on public.recommendations for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.recommendations from anon, authenticated;
grant select on public.recommendations to authenticated;

create table public.recommendation_feedback (
  user_id uuid not null references public.profiles (id) on delete cascade,
  entity_type text not null default 'event' check (entity_type = 'event'),
  entity_id uuid not null,
  kind text not null check (kind in ('like', 'hide', 'clicked', 'converted')),
  created_at timestamptz not null default now(),
  primary key (user_id, entity_type, entity_id, kind)
);
create trigger guard_client_writes before insert or update or delete on public.recommendation_feedback
  for each row execute function private.guard_client_writes();

alter table public.recommendation_feedback enable row level security;
create policy recommendation_feedback_read_own on public.recommendation_feedback
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.recommendation_feedback from anon, authenticated;
grant select on public.recommendation_feedback to authenticated;

-- Every event that may be recommended to a person, with what speaks for it.
create function private.score_events(p_user_id uuid)
returns table (event_id uuid, artist_id uuid, starts_at timestamptz, score numeric, reasons jsonb)
language sql
stable
set search_path = ''
as $$
  with taste as (
    select coalesce(p.cities, '{}') as cities, p.price_max,
      coalesce(nullif(p.categories, '{}'), (
        -- Nothing chosen: what was saved, liked or visited speaks for itself.
        select array_agg(distinct e.category)
        from public.events as e
        where e.id in (
          select entity_id from public.saved_items
          where user_id = p_user_id and entity_type = 'event'
          union
          select entity_id from public.recommendation_feedback
          where user_id = p_user_id and kind = 'like'
          union
          select event_id from public.event_registrations
          where user_id = p_user_id and status = 'confirmed'
        )
      ), '{}') as categories
    from (select p_user_id as id) as asked
    left join public.user_preferences as p on p.user_id = asked.id
  )
  select e.id, followed.id, e.starts_at,
    least(100, coalesce(parts.artist, 0) + parts.category + parts.city + parts.soon + parts.price
      + parts.trend)::numeric(5, 1),
    (
      select coalesce(jsonb_agg(jsonb_build_object('code', code, 'text', text) order by place), '[]')
      from (values
        (1, 'followed_artist', followed.name, parts.artist > 0),
        (2, 'category', e.category, parts.category > 0),
        (3, 'city', e.city, parts.city > 0),
        (4, 'soon', e.date::text, parts.soon > 0),
        (5, 'price', e.offer_label, parts.price > 0),
        (6, 'trending', t.rank::text, parts.trend > 0)
      ) as reason (place, code, text, holds)
      where holds
    )
  from public.events as e
  cross join taste
  left join lateral (
    select a.id, a.performer_name as name, f.user_id is not null as is_followed
    from public.event_performers as ep
    join public.performer_profiles as a on a.id = ep.performer_id
    left join public.artist_follows as f on f.performer_id = a.id and f.user_id = p_user_id
    where ep.event_id = e.id
    order by f.user_id is null, a.performer_name, a.id
    limit 1
  ) as followed on true
  left join public.trend_scores as t
    on t.entity_type = 'event' and t.entity_id = e.id and t.period = '7d'
  cross join lateral (
    select
      case when followed.is_followed then 40 else 0 end as artist,
      case when e.category = any (taste.categories) then 20 else 0 end as category,
      case when e.city = any (taste.cities) then 15 else 0 end as city,
      case when e.starts_at <= now() + interval '30 days' then 10 else 0 end as soon,
      case when e.offer_from <= taste.price_max then 10 else 0 end as price,
      case when t.rank <= 50 then 5 * (51 - t.rank) / 50.0 else 0 end as trend
  ) as parts
  where e.status = 'approved' and e.deleted_at is null and e.starts_at > now()
    and e.sale_state not in ('waitlist', 'sold_out', 'ended')
    and e.organizer_id is distinct from p_user_id
    and not exists (
      select from public.event_registrations as r
      where r.event_id = e.id and r.user_id = p_user_id and r.status in ('pending', 'confirmed')
    )
    and not exists (
      select from public.recommendation_feedback as hidden
      where hidden.user_id = p_user_id and hidden.entity_id = e.id and hidden.kind = 'hide'
    )
$$;

-- Writes the thirty best, at most three of one performer. Two at once for one person follow each
-- other.
create function private.recommend_to(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.wait_turn('recommend:' || p_user_id);
  delete from public.recommendations where user_id = p_user_id;
  insert into public.recommendations (user_id, entity_id, score, reasons, position)
  select p_user_id, event_id, score, reasons, row_number() over (order by score desc, starts_at, event_id)
  from (
    select scored.*,
      row_number() over (
        -- Events without a performer stand for themselves.
        partition by coalesce(artist_id, event_id) order by score desc, starts_at, event_id
      ) as of_artist
    from private.score_events(p_user_id) as scored
  ) as ranked
  where of_artist <= 3
  order by score desc, starts_at, event_id
  limit 30;
end;
$$;

-- POST /rpc/my_recommendations. Made when asked for and older than a day, or when p_refresh says
-- so.
create function public.my_recommendations(p_limit int default 12, p_refresh boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if p_refresh is true or not exists (
    select from public.recommendations
    where user_id = v_user_id and computed_at > now() - interval '1 day'
  ) then
    perform private.recommend_to(v_user_id);
  end if;
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'entity_type', r.entity_type, 'entity_id', r.entity_id, 'score', r.score,
            'reasons', r.reasons, 'card', private.event_card(e)
          ) order by r.position
        )
        from (
          select * from public.recommendations as r
          where user_id = v_user_id
            and exists (
              select from public.events as e
              where e.id = r.entity_id and e.status = 'approved' and e.deleted_at is null
                and e.starts_at > now()
            )
          order by position
          limit least(greatest(coalesce(p_limit, 12), 1), 30)
        ) as r
        join public.events as e on e.id = r.entity_id
      ),
      '[]'
    ),
    'computed_at', (
      select max(computed_at) from public.recommendations where user_id = v_user_id
    )
  );
end;
$$;
revoke execute on function public.my_recommendations(int, boolean) from public;
grant execute on function public.my_recommendations(int, boolean) to anon, authenticated;

-- POST /rpc/give_recommendation_feedback. `hide` takes the event out of the list at once.
create function public.give_recommendation_feedback(
  p_entity_id uuid default null, p_kind text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require(
    p_kind in ('like', 'hide', 'clicked', 'converted'), 'kind', 'like, hide, clicked or converted'
  );
  perform private.check_public_entity('event', p_entity_id);
  insert into public.recommendation_feedback (user_id, entity_id, kind)
  values (v_user_id, p_entity_id, p_kind)
  on conflict do nothing;
  if p_kind = 'hide' then
    delete from public.recommendations where user_id = v_user_id and entity_id = p_entity_id;
  end if;
  return jsonb_build_object('entity_id', p_entity_id, 'kind', p_kind);
end;
$$;
revoke execute on function public.give_recommendation_feedback(uuid, text) from public;
grant execute on function public.give_recommendation_feedback(uuid, text) to anon, authenticated;

-- Job: lists that somebody has looked at and that are older than a day, two hundred an hour.
create function private.refresh_recommendations()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_user_id uuid;
begin
  delete from public.recommendations where user_id in (
    select p.id from public.profiles as p where not p.active or p.deleted
  );
  for v_user_id in
    select user_id
    from public.recommendations
    group by user_id
    having max(computed_at) <= now() - interval '1 day'
    order by user_id
    limit 200
  loop
    perform private.recommend_to(v_user_id);
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('refresh_recommendations', '1 hour');

revoke execute on all functions in schema private from public;
