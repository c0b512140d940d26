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
-- the best-liked categories and anywhere. A large site has too many events to weigh each.
create function private.event_candidates(p_taste jsonb)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  with taste as materialized (
    select * from jsonb_to_recordset(p_taste) as t (kind text, key text, weight numeric)
  )
  (
    select e.id
    from (
      select key::uuid as id from taste where kind in ('followed', 'known')
      order by kind, weight desc
      limit 200
    ) as artist
    join public.event_performers as ep on ep.performer_id = artist.id
    join public.events as e on e.id = ep.event_id and e.starts_at > now() and e.status = 'approved'
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
      select key from taste where kind = 'category' order by weight desc, key limit 3
    ) as liked
    cross join lateral (
      select e.id from public.events as e
      where e.category = liked.key and e.starts_at > now() and e.deleted_at is null
        and e.status = 'approved'
      order by e.starts_at
      limit 150
    ) as soon
  )
  union
  (
    select e.id from public.events as e
    where e.starts_at > now() and e.deleted_at is null and e.status = 'approved'
    order by e.starts_at
    limit 300
  )
$$;

-- Every event that may be recommended to a person, with what speaks for it.
create function private.score_events(p_user_id uuid)
returns table (event_id uuid, artist_id uuid, starts_at timestamptz, score numeric, reasons jsonb)
language sql
stable
set search_path = ''
as $$
  with taste as materialized (select * from private.taste_of(p_user_id)),
  sums as materialized (
    select
      (select coalesce(sum(weight), 0) from taste where kind = 'category') as category,
      (select coalesce(sum(weight), 0) from taste where kind = 'city') as city,
      (select price_max from public.user_preferences where user_id = p_user_id) as price_max
  ),
  spend as materialized (
    -- What a ticket may cost, by the logarithm: somebody who pays 1,000 is nearer to 2,000 than to 0.
    select sum(s.weight * ln(1 + e.offer_from)) / sum(s.weight) as usual, sum(s.weight) as weight
    from private.event_signals(p_user_id) as s
    join public.events as e on e.id = s.event_id
  )
  select e.id, lead.id, e.starts_at, least(100, greatest(0, parts.sum))::numeric(5, 1),
    (
      select coalesce(jsonb_agg(jsonb_build_object('code', code, 'text', text) order by place), '[]')
      from (values
        (1, 'followed_artist', lead.name, lead.is_followed),
        (2, 'known_artist', lead.name, not lead.is_followed and lead.weight >= 3),
        (3, 'category', e.category, liked.weight > 0 and parts.category > 0),
        (4, 'city', e.city, town.weight >= 0.2 * sums.city),
        (5, 'soon', e.date::text, parts.soon > 0),
        (6, 'price', e.offer_label, e.offer_from <= sums.price_max),
        (7, 'trending', t.rank::text, t.rank <= 50)
      ) as reason (place, code, text, holds)
      where holds
    )
  from (
    select private.event_candidates((select jsonb_agg(taste) from taste)) as id
  ) as candidate
  join public.events as e on e.id = candidate.id
  cross join sums
  cross join spend
  left join lateral (
    select a.id, a.performer_name as name, followed.key is not null as is_followed,
      coalesce(known.weight, 0) as weight
    from public.event_performers as ep
    join public.performer_profiles as a on a.id = ep.performer_id
    left join taste as followed on followed.kind = 'followed' and followed.key = a.id::text
    left join taste as known on known.kind = 'known' and known.key = a.id::text
    where ep.event_id = e.id
    order by followed.key is null, known.weight desc nulls last, a.performer_name, a.id
    limit 1
  ) as lead on true
  left join taste as liked on liked.kind = 'category' and liked.key = e.category
  left join taste as town on town.kind = 'city' and town.key = e.city
  left join public.trend_scores as t
    on t.entity_type = 'event' and t.entity_id = e.id and t.period = '30d'
  cross join lateral (
    select
      -- Against a ninth, the share of a category that nothing is known of.
      9.6 * ln(9 * (coalesce(liked.weight, 0) + 2) / (sums.category + 18)) as category,
      case when e.starts_at <= now() + interval '30 days' then 1.5 else 0 end as soon
  ) as first
  cross join lateral (
    select first.category, first.soon,
      first.category + first.soon
      + case when lead.is_followed then 19 else 0 end
      + coalesce(15 * lead.weight / (lead.weight + 5), 0)
      + 21 * (coalesce(town.weight, 0) + 0.5) / (sums.city + 3)
      + 21 * greatest(0, 1 - coalesce(ln(t.rank) / ln(1000), 1))::numeric
      - 6 * case
        when sums.price_max is not null then case when e.offer_from > sums.price_max then 1 else 0 end
        else least(
          2,
          greatest(0, ln(1 + coalesce(e.offer_from, 0)) - coalesce(spend.usual, 6))
            * least(1, coalesce(spend.weight, 0) / 20) / 3
        )
      end as sum
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

revoke execute on all functions in schema private from public;
