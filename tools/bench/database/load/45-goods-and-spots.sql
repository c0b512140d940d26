-- 100 000 products of the 1 000 performers: a third stand alone, the others are two kinds of one thing.
-- 100 000 spots of the support map, of which a third is on or to come.
insert into public.products (
  id, performer_id, name, variant, family_id, description, category, price, stock, sold, status,
  created_at, updated_at
)
select pg_temp.id('goods', n), pg_temp.id('performer', family % pg_temp.many(1000)),
  pg_temp.artist(family % 641) || ' ' || themes[1 + pg_temp.pick(family, 1, 20)] || ' '
    || (array['專輯', 'T 恤', '小卡', '海報', '手燈', '鑰匙圈', '筆記本', '紙膠帶'])[1 + family % 8],
  case n % 3 when 0 then '' when 1 then 'S' else 'L' end,
  case when n % 3 = 2 then pg_temp.id('goods', family) end,
  sentences[1 + pg_temp.pick(family, 2, 12)],
  (array[
    'album', 'apparel', 'photo_card', 'poster', 'light_stick', 'accessory', 'stationery', 'other'
  ])[1 + family % 8],
  100 + pg_temp.pick(n, 3, 190) * 10, 50 + pg_temp.pick(n, 4, 450),
  least(pg_temp.pick(n, 5, 600), 50 + pg_temp.pick(n, 4, 450)),
  case when pg_temp.pick(family, 6, 10) < 8 then 'active' else 'inactive' end,
  now() - interval '1 minute' * (family * 7 % 900000) + interval '1 second' * (n % 3),
  now() - interval '1 minute' * (family * 7 % 900000)
from generate_series(0, pg_temp.many(100000) - 1) as n, pg_temp.words,
  lateral (select case when n % 3 = 2 then n - 1 else n end as family) as thing;

insert into public.support_spots (
  id, kind, artist_id, title, description, address, city, district, lat, lng, starts_on, ends_on,
  opens, closes, gift_status, status, created_by, visit_count, created_at
)
select pg_temp.id('spot', n), kind, pg_temp.id('performer', artist),
  case when n % 2 = 0 then pg_temp.artist(artist % 641) || ' ' else '' end
    || themes[1 + pg_temp.pick(n, 1, 20)] || ' ' || kind,
  sentences[1 + pg_temp.pick(n, 2, 12)],
  city_names[1 + city] || districts[1 + pg_temp.pick(n, 3, 10)]
    || places[1 + pg_temp.pick(n, 4, 20)] || ' ' || n % 400 || ' 號',
  cities[1 + city], districts[1 + pg_temp.pick(n, 3, 10)],
  -- Around the middle of its city.
  22 + city / 8.0 + pg_temp.pick(n, 5, 1000) / 8000.0,
  120.1 + city % 8 / 5.0 + pg_temp.pick(n, 6, 1000) / 8000.0,
  first_day, first_day + pg_temp.pick(n, 7, 30), '11:00', '20:00',
  (array['尚有', '少量', '已發完', null])[1 + n % 4],
  case when n % 50 = 0 then 'pending' else 'approved' end,
  pg_temp.id('user', pg_temp.pick(n, 8, pg_temp.many(50000))), pg_temp.pick(n, 9, 300),
  now() - interval '1 minute' * n
from generate_series(0, pg_temp.many(100000) - 1) as n, pg_temp.words,
  lateral (
    select
      (array['生咖', '燈箱', '公車', 'LED', '快閃', '聖地巡禮', '應援房'])[1 + pg_temp.pick(n, 10, 7)] as kind,
      -- Few have most of them.
      pg_temp.pick(n, 11, pg_temp.many(1000)) * pg_temp.pick(n, 12, 100) / 100 as artist,
      pg_temp.pick(n, 13, 20) as city,
      private.today() - 660 + pg_temp.pick(n, 14, 960) as first_day
  ) as place;

-- No trigger has written them.
update public.support_spots as s set search_text = private.spot_words(s), is_over = ends_on < private.today();
