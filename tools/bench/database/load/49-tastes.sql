-- What the first fifty thousand like: one to five performers that they follow, what they saved and told.
insert into public.artist_follows (user_id, performer_id)
select distinct pg_temp.id('user', n),
  pg_temp.id('performer', pg_temp.pick(n * 10 + i, 61, pg_temp.many(1000)))
from generate_series(0, pg_temp.many(50000) - 1) as n, generate_series(0, 4) as i
where i <= n % 5;

insert into public.saved_items (user_id, entity_type, entity_id)
select distinct pg_temp.id('user', n), 'event',
  pg_temp.id('event', pg_temp.pick(n * 10 + i, 62, pg_temp.many(100000)))
from generate_series(0, pg_temp.many(50000) - 1) as n, generate_series(0, 3) as i
where i <= n % 4;

insert into public.user_preferences (user_id, categories, cities, price_max)
select pg_temp.id('user', n), categories[1 + n % 5:2 + n % 5], cities[1 + n % 9:1 + n % 9],
  case n % 3 when 0 then 800 end
from generate_series(0, pg_temp.many(50000) - 1, 2) as n, pg_temp.words;
