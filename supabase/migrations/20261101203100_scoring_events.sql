-- What speaks for an event: performers followed (19) or known (15), category (up to 21), city (21), what is
-- popular (21), price (up to -12) and nearness (1.5). Weights were chosen by `npm run bench:recommend` on
-- populations other than those that its published figures are of.

-- What a person did with events: a ticket says more than a heart, a heart more than a look.
create function private.event_signals(p_user_id uuid)
returns table (event_id uuid, weight numeric)
language sql
stable
rows 50
set search_path = ''
as $$
  select event_id, sum(weight)
  from (
    (
      select r.event_id, 5 as weight from public.event_registrations as r
      where r.user_id = p_user_id and r.status <> 'cancelled'
      order by r.registered_at desc
      limit 200
    )
    union all
    select s.entity_id, 3 from public.saved_items as s
    where s.user_id = p_user_id and s.entity_type = 'event'
    union all
    select f.entity_id, 4 from public.recommendation_feedback as f
    where f.user_id = p_user_id and f.kind = 'like'
    union all
    -- Of those who do not want to be counted there are none.
    select v.entity_id, case v.action when 'view' then 1 else 2 end
    from public.engagement_events as v
    where v.visitor = p_user_id::text and v.entity_type = 'event'
  ) as done
  group by event_id
$$;

-- What a person likes, as weights of things by their kind: `category`, `city`, `followed`, `known`. What they told
-- the site counts like two tickets.
create function private.taste_of(p_user_id uuid)
returns table (kind text, key text, weight numeric)
language sql
stable
rows 50
set search_path = ''
as $$
  with known as materialized (
    select s.weight, e.id, e.category, e.city
    from private.event_signals(p_user_id) as s
    join public.events as e on e.id = s.event_id
  ),
  told as (select * from public.user_preferences where user_id = p_user_id)
  select kind, key, sum(weight)
  from (
    select 'category' as kind, category as key, weight from known
    union all
    select 'category', unnest(categories), 10 from told
    union all
    select 'city', city, weight from known where city is not null
    union all
    select 'city', unnest(cities), 10 from told
    union all
    select 'known', ep.performer_id::text, k.weight
    from known as k
    join public.event_performers as ep on ep.event_id = k.id
    union all
    select 'followed', f.performer_id::text, 1 from public.artist_follows as f
    where f.user_id = p_user_id
  ) as likes
  group by kind, key
$$;

-- What is looked at more closely: all of the performers that somebody knows, what is popular, and what comes next, in
-- the best-liked categories and anywhere. A large site has too many events to weigh each. p_taste: weights by kind and
-- key.
create function private.event_candidates(p_taste jsonb)
returns setof uuid
language sql
stable
rows 1500
set search_path = ''
as $$
  (
    select e.id
    from (
      select key::uuid as id
      from (
        select 'followed' as kind, * from jsonb_each_text(p_taste -> 'followed')
        union all
        select 'known', * from jsonb_each_text(p_taste -> 'known')
      ) as heard_of (kind, key, weight)
      order by kind, weight::numeric desc, key
      limit 200
    ) as artist
    join public.event_performers as ep on ep.performer_id = artist.id
    join public.events as e on e.id = ep.event_id and e.ahead_until > now() and e.status = 'approved'
    limit 500
  )
  union
  (
    select t.entity_id from public.trend_scores as t
    where t.entity_type = 'event' and t.period = '30d' and t.rank <= 300
  )
  union
  (
    select soon.id
    from (
      select key from jsonb_each_text(p_taste -> 'category') as t (key, weight)
      order by weight::numeric desc, key
      limit 3
    ) as liked
    cross join lateral (
      select e.id from public.events as e
      where e.category = liked.key and e.ahead_until > now() and e.deleted_at is null
        and e.status = 'approved'
      order by e.ahead_until
      limit 150
    ) as soon
  )
  union
  (
    select e.id from public.events as e
    where e.ahead_until > now() and e.deleted_at is null and e.status = 'approved'
    order by e.ahead_until
    limit 300
  )
$$;

-- An event that may be recommended to a person, and what speaks for it: `artist_id` is who of its performers the
-- person knows best, `rank` the place among what is popular.
create type private.scored_event as (
  event_id uuid,
  artist_id uuid,
  starts_at timestamptz,
  score numeric,
  is_followed boolean,
  is_known boolean,
  likes_category boolean,
  likes_city boolean,
  is_soon boolean,
  is_affordable boolean,
  rank int
);

-- Every event that may be recommended to a person. Weights are floating numbers: the logarithm of an exact one takes as
-- long as all the rest.
create function private.score_events(p_user_id uuid)
returns setof private.scored_event
language sql
stable
rows 1500
set search_path = ''
-- A thousand keys are looked up sooner than a hundred thousand rows are read.
set random_page_cost = 1.1
as $$
  with liked as materialized (select * from private.taste_of(p_user_id)),
  taste as materialized (
    select weights, weights -> 'category' as categories, weights -> 'city' as cities,
      weights -> 'followed' as followed, weights -> 'known' as known
    from (
      select coalesce(jsonb_object_agg(kind, weights), '{}') as weights
      from (select kind, jsonb_object_agg(key, weight) as weights from liked group by kind) as kinds
    ) as tastes
  ),
  sums as materialized (
    select
      (select coalesce(sum(weight), 0)::float8 from liked where kind = 'category') as category,
      (select coalesce(sum(weight), 0)::float8 from liked where kind = 'city') as city,
      (select price_max from public.user_preferences where user_id = p_user_id) as price_max
  ),
  spend as materialized (
    -- What a ticket may cost, by the logarithm: somebody who pays 1,000 is nearer to 2,000 than to 0.
    select sum(s.weight * ln(1 + e.offer_from)) / sum(s.weight) as usual, sum(s.weight)::float8 as weight
    from private.event_signals(p_user_id) as s
    join public.events as e on e.id = s.event_id
  ),
  -- What is further down is worth nothing.
  popular as materialized (
    select entity_id, rank from public.trend_scores
    where entity_type = 'event' and period = '30d' and rank < 1000
  ),
  candidate as materialized (
    select id from private.event_candidates((select weights from taste)) as id
  ),
  lead as materialized (
    select distinct on (ep.event_id) ep.event_id, ep.performer_id as id, known.is_followed, known.weight
    from candidate
    join public.event_performers as ep on ep.event_id = candidate.id
    cross join taste
    cross join lateral (
      select coalesce(taste.followed ? ep.performer_id::text, false) as is_followed,
        coalesce((taste.known ->> ep.performer_id::text)::float8, 0) as weight
    ) as known
    order by ep.event_id, known.is_followed desc, known.weight desc, ep.performer_id
  )
  select e.id, lead.id, e.starts_at, least(100, greatest(0, parts.sum))::numeric(5, 1), lead.is_followed,
    not lead.is_followed and lead.weight >= 3, weight.category > 0 and parts.category > 0,
    weight.city > 0 and weight.city >= 0.2 * sums.city, parts.soon > 0, e.offer_from <= sums.price_max, t.rank
  from candidate
  join public.events as e on e.id = candidate.id
  cross join taste
  cross join sums
  cross join spend
  left join lead on lead.event_id = e.id
  left join popular as t on t.entity_id = e.id
  cross join lateral (
    select coalesce((taste.categories ->> e.category)::float8, 0) as category,
      coalesce((taste.cities ->> e.city)::float8, 0) as city
  ) as weight
  cross join lateral (
    select
      -- Against a ninth, the share of a category that nothing is known of.
      9.6 * ln(9 * (weight.category + 2) / (sums.category + 18)) as category,
      case when e.starts_at <= now() + interval '30 days' then 1.5 else 0 end as soon
  ) as first
  cross join lateral (
    select first.category, first.soon,
      first.category + first.soon
      + case when lead.is_followed then 19 else 0 end
      + coalesce(15 * lead.weight / (lead.weight + 5), 0)
      + 21 * (weight.city + 0.5) / (sums.city + 3)
      + 21 * greatest(0, 1 - coalesce(ln(t.rank) / ln(1000::float8), 1))
      - 6 * case
        when sums.price_max is not null then case when e.offer_from > sums.price_max then 1 else 0 end
        else least(
          2,
          greatest(0, ln(1 + coalesce(e.offer_from, 0)) - coalesce(spend.usual, 6))
            * least(1, coalesce(spend.weight, 0) / 20) / 3
        )
      end as sum
  ) as parts
  where e.status = 'approved' and e.deleted_at is null and e.ahead_until > now()
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

-- What is said for an event: codes and what their words mention.
create function private.recommendation_reasons(p_scored private.scored_event)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', code, 'text', text) order by place), '[]')
  from public.events as e
  left join public.performer_profiles as a on a.id = p_scored.artist_id
  cross join lateral (values
    (1, 'followed_artist', a.performer_name, p_scored.is_followed),
    (2, 'known_artist', a.performer_name, p_scored.is_known),
    (3, 'category', e.category, p_scored.likes_category),
    (4, 'city', e.city, p_scored.likes_city),
    (5, 'soon', e.date::text, p_scored.is_soon),
    (6, 'price', e.offer_label, p_scored.is_affordable),
    (7, 'trending', p_scored.rank::text, p_scored.rank <= 50)
  ) as reason (place, code, text, holds)
  where e.id = p_scored.event_id and holds
$$;

revoke execute on all functions in schema private from public;
