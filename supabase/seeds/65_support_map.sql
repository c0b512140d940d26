-- The support map from Keelung to Pingtung and the islands, and the birthday zone. Shops are invented;
-- streets and stations exist, so that the map looks like Taiwan.

------------------------------------------------------------------------------------------------
-- Places: what stands there decides the kind. Every place has a spot now or soon, every second one had
-- one before.
------------------------------------------------------------------------------------------------

create temp table seed_place on commit drop as
select (row_number() over ())::int as n, place.*
from (values
  ('生咖', '月爐咖啡 赤峰店', 'taipei', '台北市', '大同區', '赤峰街 88 巷 6 號', 25.0541, 121.5196),
  ('生咖', '橘貓小室', 'taipei', '台北市', '大安區', '永康街 37 巷 11 號', 25.0316, 121.5292),
  ('生咖', '半糖午後', 'taipei', '台北市', '中山區', '南京西路 12 巷 15 號', 25.0529, 121.5222),
  ('生咖', '六樓半', 'taipei', '台北市', '萬華區', '昆明街 96 巷 8 號', 25.0436, 121.5046),
  ('生咖', '奶泡研究室', 'newtaipei', '新北市', '板橋區', '府中路 29 號', 25.0090, 121.4594),
  ('生咖', '淡水河邊的杯子', 'newtaipei', '新北市', '淡水區', '中正路 170 號', 25.1719, 121.4392),
  ('生咖', '轉乘咖啡', 'taoyuan', '桃園市', '中壢區', '中平路 105 號', 24.9560, 121.2245),
  ('生咖', '風城烘豆', 'hsinchu', '新竹市', '東區', '民族路 33 號', 24.8029, 120.9712),
  ('生咖', '小樹枝', 'taichung', '台中市', '西區', '美村路一段 117 巷 2 號', 24.1496, 120.6622),
  ('生咖', '一中後門', 'taichung', '台中市', '北區', '太平路 75 巷 9 號', 24.1497, 120.6851),
  ('生咖', '火雞肉飯隔壁', 'chiayi', '嘉義市', '東區', '民權路 102 號', 23.4818, 120.4528),
  ('生咖', '神農街 88', 'tainan', '台南市', '中西區', '神農街 88 號', 22.9974, 120.1975),
  ('生咖', '冰鄉二樓', 'tainan', '台南市', '中西區', '民生路一段 160 號', 22.9932, 120.2000),
  ('生咖', '潮杯咖啡', 'kaohsiung', '高雄市', '鹽埕區', '大勇路 215 號', 22.6247, 120.2849),
  ('生咖', '左營月台', 'kaohsiung', '高雄市', '左營區', '自由二路 388 號', 22.6781, 120.3066),
  ('生咖', '海口咖啡', 'pingtung', '屏東縣', '屏東市', '中山路 60 號', 22.6714, 120.4862),
  ('生咖', '雨都書房', 'keelung', '基隆市', '仁愛區', '愛三路 21 號', 25.1283, 121.7419),
  ('生咖', '礁溪湯杯', 'yilan', '宜蘭縣', '礁溪鄉', '德陽路 40 號', 24.8292, 121.7708),
  ('生咖', '縱谷早安', 'hualien', '花蓮縣', '花蓮市', '中華路 144 號', 23.9762, 121.6044),
  ('生咖', '鐵道村的杯子', 'taitung', '台東縣', '台東市', '鐵花路 369 巷 5 號', 22.7512, 121.1489),
  ('燈箱', '台北車站 地下街燈箱', 'taipei', '台北市', '中正區', '北平西路 3 號 B1', 25.0478, 121.5170),
  ('燈箱', '忠孝復興站 轉乘層燈箱', 'taipei', '台北市', '大安區', '忠孝東路四段 47 號', 25.0416, 121.5438),
  ('燈箱', '西門站 六號出口燈箱', 'taipei', '台北市', '中正區', '寶慶路 32 號之 1 B1', 25.0421, 121.5083),
  ('燈箱', '市政府站 二號出口燈箱', 'taipei', '台北市', '信義區', '忠孝東路五段 2 號', 25.0408, 121.5653),
  ('燈箱', '府中站 燈箱', 'newtaipei', '新北市', '板橋區', '縣民大道一段 193 號', 25.0086, 121.4592),
  ('燈箱', '機場捷運 A1 月台燈箱', 'taipei', '台北市', '中正區', '鄭州路 8 號 B2', 25.0486, 121.5145),
  ('燈箱', '桃園高鐵站 燈箱', 'taoyuan', '桃園市', '中壢區', '高鐵北路一段 6 號', 25.0130, 121.2150),
  ('燈箱', '台中車站 二樓燈箱', 'taichung', '台中市', '中區', '台灣大道一段 1 號', 24.1369, 120.6855),
  ('燈箱', '台南車站 前站燈箱', 'tainan', '台南市', '東區', '北門路二段 4 號', 22.9971, 120.2126),
  ('燈箱', '美麗島站 穿堂層燈箱', 'kaohsiung', '高雄市', '新興區', '中山一路 115 號', 22.6314, 120.3020),
  ('燈箱', '巨蛋站 燈箱', 'kaohsiung', '高雄市', '左營區', '博愛二路 485 號', 22.6662, 120.3030),
  ('公車', '信義幹線 應援公車', 'taipei', '台北市', '信義區', '市府路 45 號前站牌', 25.0336, 121.5645),
  ('公車', '台灣大道 應援公車', 'taichung', '台中市', '西屯區', '台灣大道三段 251 號前站牌', 24.1649, 120.6431),
  ('公車', '三多商圈 應援公車', 'kaohsiung', '高雄市', '苓雅區', '三多四路 21 號前站牌', 22.6137, 120.3046),
  ('LED', '西門町 行人徒步區電視牆', 'taipei', '台北市', '萬華區', '漢中街 52 號', 25.0444, 121.5068),
  ('LED', '信義轉角電視牆', 'taipei', '台北市', '信義區', '松壽路 12 號', 25.0356, 121.5660),
  ('LED', '一中商圈電視牆', 'taichung', '台中市', '北區', '三民路三段 100 號', 24.1487, 120.6844),
  ('LED', '巨蛋站前電視牆', 'kaohsiung', '高雄市', '左營區', '裕誠路 1091 號', 22.6671, 120.3018),
  ('快閃', '轉角像素 快閃空間', 'taipei', '台北市', '中山區', '南京西路 25 巷 18 號', 25.0527, 121.5205),
  ('快閃', '紙箱選物 竹北店', 'hsinchu', '新竹縣', '竹北市', '文信路 66 號', 24.8279, 121.0182),
  ('快閃', '審計新村 市集攤位', 'taichung', '台中市', '西區', '民生路 368 巷 2 號', 24.1444, 120.6617),
  ('快閃', '駁二 B4 倉庫', 'kaohsiung', '高雄市', '鹽埕區', '大勇路 1 號', 22.6201, 120.2818),
  ('快閃', '藍晒圖 7 號店', 'tainan', '台南市', '南區', '西門路一段 689 巷 7 號', 22.9869, 120.1983),
  ('聖地巡禮', '象山六巨石', 'taipei', '台北市', '信義區', '信義路五段 150 巷步道口', 25.0274, 121.5766),
  ('聖地巡禮', '大稻埕碼頭', 'taipei', '台北市', '大同區', '民生西路底', 25.0569, 121.5080),
  ('聖地巡禮', '九份老街 階梯', 'newtaipei', '新北市', '瑞芳區', '豎崎路', 25.1090, 121.8443),
  ('聖地巡禮', '十分鐵道', 'newtaipei', '新北市', '平溪區', '十分街 51 號', 25.0413, 121.7753),
  ('聖地巡禮', '正濱漁港 彩色屋', 'keelung', '基隆市', '中正區', '正濱路 72 號', 25.1526, 121.7688),
  ('聖地巡禮', '外澳海岸', 'yilan', '宜蘭縣', '頭城鎮', '濱海路二段 8 號', 24.8745, 121.8400),
  ('聖地巡禮', '高美濕地 木棧道', 'taichung', '台中市', '清水區', '高美路', 24.3117, 120.5497),
  ('聖地巡禮', '虎尾糖廠鐵橋', 'yunlin', '雲林縣', '虎尾鎮', '中山路 2 號', 23.7046, 120.4382),
  ('聖地巡禮', '彰化扇形車庫', 'changhua', '彰化縣', '彰化市', '彰美路一段 1 號', 24.0864, 120.5400),
  ('聖地巡禮', '日月潭 水社碼頭', 'nantou', '南投縣', '魚池鄉', '中山路 599 號', 23.8646, 120.9117),
  ('聖地巡禮', '苗栗 龍騰斷橋', 'miaoli', '苗栗縣', '三義鄉', '外庄 3 鄰', 24.3587, 120.7730),
  ('聖地巡禮', '安平樹屋旁的巷子', 'tainan', '台南市', '安平區', '古堡街 108 號', 23.0036, 120.1600),
  ('聖地巡禮', '旗津燈塔', 'kaohsiung', '高雄市', '旗津區', '旗下巷 34 號', 22.6165, 120.2656),
  ('聖地巡禮', '多良車站 觀景台', 'taitung', '台東縣', '太麻里鄉', '瀧溪 8-1 號', 22.5068, 120.9586),
  ('聖地巡禮', '七星潭', 'hualien', '花蓮縣', '新城鄉', '海岸路', 24.0300, 121.6330),
  ('聖地巡禮', '二崁古厝', 'penghu', '澎湖縣', '西嶼鄉', '二崁村', 23.6042, 119.5189),
  ('聖地巡禮', '得月樓', 'kinmen', '金門縣', '金城鎮', '水頭 44 號', 24.4119, 118.2875),
  ('聖地巡禮', '芹壁聚落', 'lienchiang', '連江縣', '北竿鄉', '芹壁村', 26.2226, 119.9826),
  ('應援房', '山海旅店 礁溪館 三樓', 'yilan', '宜蘭縣', '礁溪鄉', '德陽路 77 號', 24.8301, 121.7726),
  ('應援房', '灣口飯店 十樓', 'kaohsiung', '高雄市', '苓雅區', '四維四路 6 號', 22.6121, 120.2997),
  ('應援房', '小巨蛋旁旅店 707', 'taipei', '台北市', '松山區', '南京東路四段 10 號', 25.0519, 121.5500)
) as place (kind, name, city, full_city, district, street, lat, lng);

insert into public.support_spots (
  id, kind, artist_id, event_id, venue_id, title, description, address, city, district, lat, lng,
  starts_on, ends_on, opens, closes, gift_status, gift_note, gift_updated_at, host_name, host_url,
  source, status, created_by, is_demo, created_at
)
select pg_temp.seed_id('spot', s.key), s.kind, a.id, e.id, v.id,
  left(
    case s.kind
      when '生咖' then a.performer_name || '生日應援咖啡｜' || s.name
      when '燈箱' then a.performer_name || '生日燈箱｜' || s.name
      when '公車' then a.performer_name || '｜' || s.name
      when 'LED' then a.performer_name || '應援影片｜' || s.name
      when '快閃' then a.performer_name || '三日限定店｜' || s.name
      when '聖地巡禮' then a.performer_name || ' MV 取景地｜' || s.name
      else a.performer_name || '主題應援房｜' || s.name
    end, 80
  ),
  case s.kind
    when '生咖' then '點任一杯飲品送限定杯套與封口貼紙，留言牆整日開放。人多時採號碼牌入場，請先詢問店員。'
    when '燈箱' then '請靠右側拍照，勿阻擋通行動線；站內請勿使用腳架與閃光燈。'
    when '公車' then '每日路線不同，追車請注意安全，勿在車道停留。'
    when 'LED' then '每小時播放六次，整點與半點後各有一次。請站在人行道上觀看。'
    when '快閃' then '入場送透明卡套一枚，交換小卡請當面確認。'
    when '聖地巡禮' then '自由參觀，請保持安靜並帶走垃圾，尊重當地居民。'
    else '門卡套、杯墊與夜燈手燈皆可帶回，入住當日 15:00 後可進房。'
  end,
  s.full_city || s.district || s.street, s.city, s.district, s.lat, s.lng,
  private.today() + s.from_day, private.today() + s.from_day + s.length - 1,
  case s.kind when '生咖' then time '11:00' when '快閃' then time '12:00' when '應援房' then time '15:00'
    when '燈箱' then time '06:00' when 'LED' then time '10:00' end,
  case s.kind when '生咖' then time '20:00' when '快閃' then time '21:00' when '應援房' then time '11:00'
    when '燈箱' then time '23:59' when 'LED' then time '22:00' end,
  case
    when s.kind not in ('生咖', '快閃', '應援房') then null
    when s.from_day > 0 then '尚有'
    else (array['尚有', '尚有', '少量', '已發完'])[1 + floor(4 * pg_temp.seed_chance('gift' || s.key))::int]
  end,
  case when s.kind = '生咖' then '杯套每日 100 份，發完為止' end,
  case when s.kind in ('生咖', '快閃', '應援房') then now() - interval '3 hours' end,
  host.username, case when s.n % 3 = 0 then 'https://sugar-moon.demo.test/spots/' || s.n end,
  case when e.id is not null then 'organizer' when s.n % 7 = 0 then 'admin' else 'user' end,
  s.status, host.id, true, now() - interval '1 day' * (10 + s.n % 25)
from (
  select place.*, round.turn, place.n || '-' || round.turn as key,
    slugs.slug as artist,
    case
      when round.turn = 2 then -30 - (place.n * 3) % 40
      when place.kind = '聖地巡禮' then -60
      when place.n % 3 = 0 then 2 + (place.n * 5) % 26
      else -((place.n * 2) % 5)
    end as from_day,
    case
      when place.kind = '聖地巡禮' then 400
      when place.kind in ('燈箱', '公車') then 14 + place.n % 15
      when place.kind = 'LED' then 5
      when place.kind = '生咖' then 6 + place.n % 4
      else 7
    end as length,
    case
      when round.turn = 3 then (array['pending', 'pending', 'rejected', 'closed'])[1 + (place.n / 8)::int % 4]
      else 'approved'
    end as status
  from seed_place as place
  cross join generate_series(1, 3) as round (turn)
  cross join lateral (
    select (array[
      'shen-yien', 'luo-xia', 'lin-cheng', 'byakuya', 'sea-fog', 'xiaoman', 'third-sugar', 'bookstore',
      'mistlamp', 'photosynth', 'stop-go', 'midnight-bento', 'anan', 'tapehead', 'point-seven', 'yu-sheng'
    ])[1 + ((place.n * 7 + round.turn * 5) % 16)::int] as slug
  ) as slugs
  where round.turn = 1
    or (round.turn = 2 and place.n % 2 = 0 and place.kind <> '聖地巡禮')
    or (round.turn = 3 and place.n % 8 = 0)
) as s
join public.performer_profiles as a on a.id = pg_temp.seed_id('performer', s.artist)
join public.profiles as host on host.id = pg_temp.seed_id(
  'user', (array['sugar-moon', 'light-sea', 'slow-film', 'one-frame', 'good-night'])[1 + (s.n % 5)::int]
)
-- The first café belongs to an event and stands in a venue of the site.
left join public.events as e
  on s.key = '1-1' and e.id = pg_temp.seed_id('event', 'milk-candy')
left join public.venues as v
  on s.turn = 1 and v.status = 'approved' and v.id = case s.name
    when '月爐咖啡 赤峰店' then pg_temp.seed_id('venue', 'moon-oven')
    when '潮杯咖啡' then pg_temp.seed_id('venue', 'tide-cup')
    when '轉角像素 快閃空間' then pg_temp.seed_id('venue', 'pixel-corner')
    when '紙箱選物 竹北店' then pg_temp.seed_id('venue', 'paper-box')
  end
on conflict do nothing;

insert into public.approval_decisions (
  entity_type, entity_id, owner_id, from_status, to_status, reason, decided_at
)
select 'support_spots', s.id, s.created_by, 'pending', 'rejected', '地址與地圖上的位置不一致，請確認後重新送出。',
  now() - interval '2 days'
from public.support_spots as s
where s.status = 'rejected' and s.is_demo and not exists (
  select from public.approval_decisions where entity_type = 'support_spots' and entity_id = s.id
);

insert into public.spot_visits (spot_id, user_id, day)
select s.id, pg_temp.seed_id('fan', fan::text), day
from public.support_spots as s
cross join generate_series(1, 600) as fan
cross join lateral (
  select greatest(s.starts_on, private.today() - 20)
    + floor(least(s.ends_on - s.starts_on + 1, 20) * pg_temp.seed_chance('visit-day' || s.id || fan))::int as day
) as visit
where s.is_demo and s.status = 'approved'
  and s.created_by in (
    select pg_temp.seed_id('user', slug)
    from unnest(array['sugar-moon', 'light-sea', 'slow-film', 'one-frame', 'good-night']) as slug
  )
  and pg_temp.seed_chance('visit' || s.id || fan) < 0.03
  and day between s.starts_on and least(s.ends_on, private.today())
on conflict do nothing;

insert into public.spot_reports (id, spot_id, user_id, kind, note, created_at)
select pg_temp.seed_id('spot-report', key || fan), pg_temp.seed_id('spot', key),
  pg_temp.seed_id('fan', fan::text), kind, note, now() - interval '1 hour' * hours_ago
from (values
  ('3-1', 41, 'gift_out', '下午兩點到的時候杯套已經發完了', 5),
  ('3-1', 42, 'gift_out', null, 3),
  ('10-1', 77, 'wrong_place', '入口在巷子另一側，定位差了一點', 20),
  ('34-1', 90, 'gone', '今天經過沒有看到這台公車', 9)
) as report (key, fan, kind, note, hours_ago)
where exists (select from public.support_spots where id = pg_temp.seed_id('spot', key))
on conflict do nothing;

update public.support_spots as s
set visit_count = truth.visits
from (select spot_id, count(*)::int as visits from public.spot_visits group by spot_id) as truth
where s.id = truth.spot_id and s.visit_count <> truth.visits;

------------------------------------------------------------------------------------------------
-- Birthday zone
------------------------------------------------------------------------------------------------

insert into public.birthday_pages (artist_id, headline, theme, is_active)
select p.id, page.headline, page.theme, page.is_active
from (values
  ('shen-yien', '把那顆牛奶糖，還給 {artistName}', 'rose', true),
  ('luo-xia', '{artistName} 的第七顆行星', 'violet', true),
  ('lin-cheng', '替 {artistName} 把夏天留下來', 'amber', true),
  ('byakuya', '黑白之間，是 {artistName} 的生日', 'sky', true),
  ('sea-fog', '海霧散開的那一天', 'sky', true),
  ('xiaoman', '{artistName}，滿滿的一杯', 'amber', true),
  ('third-sugar', '{artistName}，今天全糖', 'mint', true),
  ('mistlamp', '霧裡有燈，{artistName} 生日快樂', 'violet', true),
  ('stop-go', '走到 {artistName} 生日這一站', 'mint', true),
  ('midnight-bento', '{artistName} 的深夜蛋糕', 'rose', true),
  ('bookstore', '{artistName} 今晚不打烊', 'amber', true),
  ('tapehead', '倒帶到 {artistName} 出生那年', 'violet', false)
) as page (slug, headline, theme, is_active)
join public.performer_profiles as p on p.id = pg_temp.seed_id('performer', page.slug)
on conflict do nothing;

insert into public.birthday_wishes (id, artist_id, year, user_id, body, status, created_at)
select pg_temp.seed_id('wish', page.artist_id::text || fan), page.artist_id,
  extract(year from private.today())::int, pg_temp.seed_id('fan', fan::text),
  (array[
    '生日快樂！謝謝你的歌陪我走完最難的一年。', '今年也要好好吃飯、好好睡覺。', '第一次去現場就是你的場，從此回不去了。',
    '希望你永遠有想唱的歌。', '在高雄的我們也替你點了蠟燭。', '把這一年的手燈都存起來，等你下次開場。',
    '謝謝你每次都把最後一首留給我們。', '願你的每一天都像安可那樣閃閃發光。', '生咖的杯套我收了七個，一個都捨不得用。',
    '媽媽也變成你的粉絲了，全家一起祝你生日快樂！', '不用趕，我們會一直在。', '新的一歲，繼續做自己就好。',
    '今天的城市是你的顏色。', '從國中聽到上班，生日快樂。', '希望你收到的愛，比你給我們的還多。', '燈箱前面排了好久，可是大家都在笑。'
  ])[1 + floor(16 * pg_temp.seed_chance('wish-body' || page.artist_id || fan))::int],
  case
    when pg_temp.seed_chance('wish-state' || page.artist_id || fan) < 0.015 then 'hidden'
    else 'visible'
  end,
  greatest(
    now() - interval '1 hour' * floor(500 * pg_temp.seed_chance('wish-at' || page.artist_id || fan)),
    timezone('Asia/Taipei', date_trunc('year', private.today()::timestamp))
  )
from public.birthday_pages as page
cross join generate_series(1, 600) as fan
where pg_temp.seed_chance('wish' || page.artist_id || fan) < 0.035
on conflict do nothing;

-- Two are reported, and wait for somebody to look.
insert into public.birthday_wish_reports (wish_id, user_id)
select wish.id, pg_temp.seed_id('fan', '599')
from (
  select id from public.birthday_wishes
  where artist_id = pg_temp.seed_id('performer', 'luo-xia') and status <> 'hidden'
  order by id limit 2
) as wish
on conflict do nothing;

update public.birthday_wishes as w
set status = 'reported'
where w.status = 'visible'
  and exists (select from public.birthday_wish_reports as r where r.wish_id = w.id);
