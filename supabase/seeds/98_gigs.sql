-- What the demo accounts look for, and who applied. Does nothing for an account that is not there.

insert into public.gigs (
  id, poster_id, venue_id, title, description, performance_type, city, location, start_at, end_at,
  budget, slots, status, created_at
)
select pg_temp.seed_id('gig', 'demo-' || g.account), pg_temp.demo_user(g.account),
  case g.account when 'venue' then pg_temp.seed_id('venue', 'moon-oven') end, g.title, g.description,
  g.type, g.city, g.location,
  (private.today() + g.days + time '14:00') at time zone 'Asia/Taipei',
  (private.today() + g.days + time '17:00') at time zone 'Asia/Taipei', g.budget, 2, g.status,
  now() - interval '1 day' * g.days_ago
from (values
  ('venue', '生咖午後徵彈唱（示範）', '生日應援期間的週六下午，店內約三十個座位，演出四十分鐘兩場，請附近期演出片段。', 'musician', 'taipei', null, 34, 8000, 'shortlisting', 6),
  ('fan', '應援聚會徵主持人（示範）', '三十人的生日聚會，帶兩個小遊戲與抽獎，場地有麥克風與音響。', 'host', 'taipei', '台北市中山區', 41, 6000, 'open', 3),
  ('performer', '週年專場徵暖場樂團（示範）', '海霧樂團週年專場的開場，演出三十分鐘，器材共用，提供排練室一次。', null, 'keelung', '基隆市中正區', 58, 12000, 'open', 4)
) as g (account, title, description, type, city, location, days, budget, status, days_ago)
where pg_temp.demo_user(g.account) is not null
on conflict do nothing;

-- Three for each, one of which is on the short list where the gig is that far.
insert into public.gig_applications (id, gig_id, performer_id, message, ask, status, created_at)
select pg_temp.seed_id('application', g.id::text || p.id), g.id, p.id,
  '我們近期有類似場次的經驗，可配合彩排時間，器材自備。', g.budget - 500 * p.place::int,
  case when g.status = 'shortlisting' and p.place = 1 then 'shortlisted' else 'applied' end,
  g.created_at + interval '9 hours' * p.place
from public.gigs as g
cross join lateral (
  select p.id, row_number() over (order by p.performance_type is distinct from g.performance_type, p.id) as place
  from public.performer_profiles as p
  where p.owner_id is not null and p.status = 'approved' and not p.is_deleted
    and p.owner_id <> g.poster_id
) as p
where p.place <= 3
  and g.id in (
    select pg_temp.seed_id('gig', 'demo-' || account) from unnest(array['venue', 'fan', 'performer']) as account
  )
on conflict do nothing;
