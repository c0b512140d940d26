-- More venues and performers, when they can be booked and for how much, and bookings in every state.
-- All people, groups and companies are invented. Bookings lie on days that follow from a number: four
-- days apart in each calendar, moved on by at most two where a day is closed, so that none overlap.

------------------------------------------------------------------------------------------------
-- People who own venues and act for performers
------------------------------------------------------------------------------------------------

insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
select pg_temp.seed_id('user', slug), slug || '@partners.demo.test',
  jsonb_build_object('username', name, 'user_type', type),
  now() - interval '1 day' * age, now() - interval '1 day' * age
from (values
  ('nine-lanes', '九巷空間', 'venue', 310),
  ('tin-roof', '鐵皮屋文化', 'venue', 290),
  ('east-wind', '東風場地', 'venue', 260),
  ('south-port', '南港口製作', 'venue', 180),
  ('paper-moon', '紙月亮經紀', 'performer', 300),
  ('slow-train', '慢車音樂', 'performer', 270),
  ('echo-lab', '迴聲實驗室', 'performer', 220),
  ('side-stage', '側台經紀', 'performer', 150)
) as partner (slug, name, type, age)
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Twenty more venues
------------------------------------------------------------------------------------------------

insert into public.venues (
  id, owner_id, name, type, city, district, zipcode, location, address, lat, lng, capacity,
  price_per_hour, support_friendly, amenities, min_booking_hours, advance_booking_days, cleaning_fee,
  deposit_percent, cancellation_policy, booking_mode, buffer_after_minutes, open_days, opening_hours,
  phone, email, description, house_rules, status, created_at
)
select pg_temp.seed_id('venue', slug), pg_temp.seed_id('user', owner), name, type, city, district,
  zipcode, street, full_city || district || street, lat, lng, capacity, price, friendly,
  string_to_array(amenities, ','), min_hours, lead, cleaning, 30, policy, mode, 30, week.days, week.hours,
  '02-2711-' || lpad((1000 + number * 41)::text, 4, '0'), slug || '@venues.demo.test', description,
  '場地恢復原狀後離場，垃圾請自行帶離；布置請使用無痕膠帶。', status,
  now() - interval '1 day' * (12 + number * 11)
from (values
  (1, 'lantern-hall', 'nine-lanes', '燈籠巷展演間', '展廳', 'taipei', '台北市', '大同區', '103', '迪化街一段 210 號', 25.0602, 121.5099, 90, 2200, true, 'wifi,ac,projector', 4, 7, 1200, 'standard', 'request', 'day', 'approved', '迪化街老洋房一樓的展演間，磨石子地、挑高四公尺，沿街整面木窗可做主視覺，後方天井適合拍照。'),
  (2, 'nine-cups', 'nine-lanes', '九杯咖啡', '咖啡廳', 'taipei', '台北市', '中正區', '100', '南昌路二段 41 號', 25.0270, 121.5212, 38, 1200, true, 'wifi,ac,catering', 3, 5, 500, 'flexible', 'instant', 'day', 'approved', '附近大學生最愛的兩層咖啡店，二樓整層可包場，牆面可投影，店員熟悉生日應援的杯套與小卡發放流程。'),
  (3, 'rooftop-xinyi', 'nine-lanes', '信義屋頂花園', '戶外場地', 'taipei', '台北市', '信義區', '110', '忠孝東路五段 68 號頂樓', 25.0411, 121.5651, 120, 4200, false, 'audio,accessibility', 4, 14, 2500, 'strict', 'request', 'evening', 'approved', '可以看見整排高樓的屋頂花園，木棧平台可搭小舞台，附遮雨棚與戶外音響，日落前後最受歡迎。'),
  (4, 'sound-box', 'tin-roof', '音箱 Live', 'Live House', 'taichung', '台中市', '中區', '400', '綠川西街 135 號', 24.1396, 120.6836, 260, 5200, false, 'audio,stage,ac', 4, 14, 3000, 'strict', 'request', 'night', 'approved', '舊戲院改建的 Live House，站席兩百六十人，主擴、監聽與燈控由駐場工程師操作，後台有休息室。'),
  (5, 'tin-roof-yard', 'tin-roof', '鐵皮屋大院', '戶外場地', 'changhua', '彰化縣', '彰化市', '500', '中山路二段 501 號', 24.0817, 120.5390, 500, 3200, false, 'parking,stage', 6, 14, 3000, 'standard', 'request', 'day', 'approved', '舊工廠的前院與鐵皮棚，雨天也能辦市集，提供六十個停車位與貨車卸貨動線，適合一日快閃與野餐派對。'),
  (6, 'cinema-nine', 'tin-roof', '九號放映室', '影廳', 'taichung', '台中市', '北區', '404', '三民路三段 161 號', 24.1552, 120.6855, 48, 2600, true, 'projector,audio,ac', 2, 5, 600, 'flexible', 'instant', 'evening', 'approved', '四十八席沙發影廳，可播放自備的應援影片，開放合唱場與手燈，櫃台可代售爆米花與限定飲品。'),
  (7, 'harbor-lounge', 'south-port', '港邊酒吧 13 號', '酒吧', 'kaohsiung', '高雄市', '鼓山區', '804', '蓬萊路 13 號', 22.6201, 120.2691, 80, 2400, false, 'audio,ac,catering', 3, 7, 1200, 'standard', 'request', 'night', 'approved', '碼頭倉庫旁的酒吧，吧檯長十二公尺，DJ 台面海，週末深夜營業到凌晨兩點，可調製主題調酒。'),
  (8, 'pier-hall', 'south-port', '碼頭多功能廳', '多功能場地', 'kaohsiung', '高雄市', '鹽埕區', '803', '大勇路 1 號', 22.6203, 120.2816, 300, 4500, false, 'wifi,ac,projector,audio,stage', 4, 14, 2500, 'standard', 'request', 'day', 'approved', '面海的多功能廳，活動座椅三百席，附固定舞台與貨梯，見面會、講座與小型演唱都合適。'),
  (9, 'salt-studio', 'south-port', '鹽埕攝影棚', '攝影棚', 'kaohsiung', '高雄市', '鹽埕區', '803', '五福四路 233 號 3 樓', 22.6241, 120.2838, 25, 1300, false, 'wifi,ac', 2, 2, 400, 'flexible', 'instant', 'day', 'approved', '自然光攝影棚，附白色無縫牆、三色背景紙與兩組持續燈，適合形象照、開箱影片與小型直播。'),
  (10, 'east-tea', 'east-wind', '東風茶屋', '咖啡廳', 'hualien', '花蓮縣', '花蓮市', '970', '節約街 22 號', 23.9757, 121.6053, 42, 1000, true, 'wifi,catering', 3, 5, 400, 'flexible', 'request', 'day', 'approved', '日式老屋改建的茶屋，榻榻米包廂可拆成一整間，庭院能擺展示架，適合安靜的生日茶會。'),
  (11, 'rift-stage', 'east-wind', '縱谷小舞台', '戶外場地', 'taitung', '台東縣', '池上鄉', '958', '中西三路 8 號', 23.1180, 121.2180, 350, 2600, false, 'parking,stage', 6, 21, 2000, 'standard', 'request', 'day', 'approved', '稻田邊的木造舞台，背景就是中央山脈，提供發電機與臨時停車場，適合音樂會與大型合影。'),
  (12, 'whale-inn', 'east-wind', '鯨背旅店', '飯店', 'hualien', '花蓮縣', '壽豐鄉', '974', '鹽寮 120 號', 23.8902, 121.6080, 60, 3600, true, 'wifi,parking,ac,catering', 12, 10, 2000, 'standard', 'request', 'always', 'approved', '面海的小旅店，可包下整層做主題應援房，床頭大白牆可貼輸出，早餐可客製拉花與杯墊。'),
  (13, 'bamboo-lab', 'tin-roof', '竹科共作空間', '工作室', 'hsinchu', '新竹市', '東區', '300', '光復路二段 295 號', 24.7966, 120.9967, 36, 1100, true, 'wifi,ac,projector', 2, 3, 300, 'flexible', 'instant', 'day', 'approved', '六張大桌的共作空間，備有雷切與熱壓機，手幅、布條與壓克力立牌都能當天完成，附投影與白板。'),
  (14, 'old-mill', 'tin-roof', '碾米廠展間', '展廳', 'miaoli', '苗栗縣', '苑裡鎮', '358', '世界路二段 6 號', 24.4421, 120.6530, 110, 1600, false, 'wifi,ac,accessibility', 6, 10, 1200, 'standard', 'request', 'day', 'approved', '碾米廠的倉庫與機具原樣保留，展間有八公尺無柱空間與軌道燈，適合手稿展與攝影展。'),
  (15, 'tower-room', 'nine-lanes', '塔樓會議室', '會議室', 'newtaipei', '新北市', '板橋區', '220', '新站路 28 號 18 樓', 25.0132, 121.4661, 30, 1400, false, 'wifi,ac,projector,accessibility', 1, 1, 0, 'flexible', 'instant', 'day', 'approved', '車站共構的高樓會議室，附視訊設備與雙螢幕，後援會會議、記者會與小型座談都能使用。'),
  (16, 'salt-field', 'south-port', '鹽田快閃屋', '快閃店', 'tainan', '台南市', '安平區', '708', '安平路 420 號', 22.9998, 120.1655, 45, 1500, true, 'wifi,ac', 4, 7, 800, 'standard', 'request', 'day', 'approved', '安平老街口的白色小屋，三面櫥窗可全版輸出，騎樓可排隊，適合三到十天的限定店。'),
  (17, 'lake-pavilion', 'tin-roof', '湖畔玻璃屋', '多功能場地', 'nantou', '南投縣', '魚池鄉', '555', '中山路 599 號', 23.8650, 120.9110, 150, 3800, false, 'parking,ac,projector', 4, 14, 2000, 'standard', 'request', 'day', 'approved', '面湖的玻璃屋與草坪，日間自然光充足，夜間可點亮外牆燈條，提供接駁車停靠與外燴動線。'),
  (18, 'stone-bar', 'south-port', '石牆小酒館', '酒吧', 'pingtung', '屏東縣', '恆春鎮', '946', '中山路 88 號', 22.0022, 120.7447, 55, 1500, false, 'audio,catering', 3, 5, 600, 'flexible', 'request', 'night', 'approved', '恆春老街上的石牆小酒館，院子可辦不插電演出，附簡易音響與燈串，結束後可接宵夜場。'),
  (19, 'rain-arcade', 'nine-lanes', '雨港騎樓市集', '快閃店', 'keelung', '基隆市', '仁愛區', '200', '愛三路 49 號', 25.1280, 121.7420, 70, 1300, true, 'wifi', 4, 7, 600, 'standard', 'request', 'day', 'pending_approval', '基隆車站旁三間連通的騎樓店面，下雨也不怕的市集動線，可一次租一間或三間打通使用。'),
  (20, 'garden-draft', 'east-wind', '後花園（籌備中）', '戶外場地', 'yilan', '宜蘭縣', '員山鄉', '264', '永同路 15 號', 24.7460, 121.7200, 200, 2000, false, 'parking', 4, 14, 1500, 'standard', 'request', 'day', 'draft', '宜蘭鄉間的草地與樹屋，正在整理水電與停車場，預計下一季開放預訂，歡迎先來看場地。')
) as v (
  number, slug, owner, name, type, city, full_city, district, zipcode, street, lat, lng, capacity,
  price, friendly, amenities, min_hours, lead, cleaning, policy, mode, rhythm, status, description
)
join lateral (
  select jsonb_object_agg(day, is_open) as days,
    jsonb_object_agg(day, jsonb_build_object('start', opens, 'end', closes)) as hours
  from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
    with ordinality as weekday (day, n),
  lateral (
    select
      case v.rhythm when 'day' then n <> 2 when 'night' then n <> 1 else true end as is_open,
      case v.rhythm when 'day' then '10:00' when 'night' then '17:00' when 'evening' then '13:00'
        else '00:00' end as opens,
      case v.rhythm when 'day' then '22:00' when 'night' then '02:00' when 'evening' then '23:00'
        else '00:00' end as closes
  ) as opening
) as week on true
on conflict do nothing;

-- Weekends cost more, the nights of bars and stages too, and the turn of the year most.
insert into public.venue_rate_rules (
  id, venue_id, name, weekdays, start_time, end_time, date_from, date_to, hourly_rate, priority
)
select pg_temp.seed_id('rate', v.id || rule.name), v.id, rule.name, rule.weekdays, rule.opens::time,
  rule.closes::time, rule.date_from, rule.date_to, round(v.price_per_hour * rule.factor, -2)::int,
  rule.priority
from public.venues as v
cross join (values
  ('週末', array[6, 7], '00:00', '00:00', null::date, null::date, 1.25, 10),
  ('週五週六夜間', array[5, 6], '20:00', '02:00', null, null, 1.4, 20),
  ('跨年檔期', array[1, 2, 3, 4, 5, 6, 7], '00:00', '00:00',
    make_date(extract(year from private.today())::int, 12, 31),
    make_date(extract(year from private.today())::int + 1, 1, 1), 1.8, 30)
) as rule (name, weekdays, opens, closes, date_from, date_to, factor, priority)
where rule.name <> '週五週六夜間' or v.type in ('酒吧', 'Live House', '戶外場地')
on conflict do nothing;

-- What the venues have, in the order in which they name it, and what costs extra.
insert into public.venue_facilities (
  id, venue_id, name, quantity, fee, fee_unit, included, note, created_at
)
select pg_temp.seed_id('facility', v.id || item.name), v.id, item.name, item.quantity, item.fee,
  item.unit, item.fee = 0, item.note, v.created_at + interval '1 second' * item.place
from public.venues as v
cross join lateral (
  select name, 1 as quantity, 0 as fee, 'once' as unit, null as note, n as place
  from unnest(v.amenities) with ordinality as amenity (name, n)
  union all
  select '燈光師', 2, 800, 'hour', '四小時起，請於七天前預約', 100
  where v.type in ('Live House', '多功能場地', '戶外場地')
  union all
  select '無線麥克風', 4, 300, 'once', null, 101 where v.capacity >= 60
  union all
  select '摺疊桌', 10, 100, 'once', null, 102 where v.type in ('快閃店', '展廳', '戶外場地', '工作室')
) as item
where v.status = 'approved'
  and not exists (select from public.venue_facilities as f where f.venue_id = v.id)
on conflict do nothing;

insert into public.availability_exceptions (id, venue_id, day, start_time, end_time, note)
select pg_temp.seed_id('exception', v.id::text), v.id, pg_temp.seed_day(8, 4), '12:00', '18:00',
  '器材保養，縮短營業'
from public.venues as v
where v.status = 'approved'
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Thirty-five more performers, and when performers can be booked
------------------------------------------------------------------------------------------------

insert into public.performer_profiles (
  id, owner_id, performer_name, performance_type, genre, city, location, birthday, popularity, fee_min,
  fee_max, bio, performance_minutes, experience_years, contact_name, contact_phone, contact_email,
  portfolio, status, verified_at, created_at
)
select pg_temp.seed_id('performer', slug),
  pg_temp.seed_id('user', case
    when number % 7 = 0 then null
    else (array['paper-moon', 'slow-train', 'echo-lab', 'side-stage'])[1 + number % 4]
  end),
  name, type, genre, city, private.city_label(city),
  to_char(
    date_trunc('month', private.today()) + interval '1 month' * (2 + number % 9)
      + interval '1 day' * (number * 3 % 28),
    'MM/DD'
  ),
  40 + number % 35, fee, fee * 2,
  bio || '演出曲目與流程可依活動調整，生日應援、品牌活動與小型音樂會都歡迎來信討論。',
  (array[30, 45, 60, 90])[1 + number % 4], 1 + number % 12, '示範經紀',
  '0900000' || lpad(number::text, 3, '0'), slug || '@artists.demo.test',
  -- Every second one can be played: the open films of the Blender Foundation stand in for recordings.
  jsonb_build_array(jsonb_build_object('title', name || ' 現場片段', 'url', case
    when number % 2 = 0 then 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
    else 'https://' || slug || '.demo.test/live'
  end)),
  case when number <= 32 then 'approved' when number <= 34 then 'pending' else 'rejected' end,
  case when number % 3 <> 0 and number <= 32 then now() - interval '30 days' end,
  now() - interval '1 day' * (6 + number * 7)
from (values
  (1, 'night-train', '夜行列車', 'band', '獨立搖滾', 'taipei', 25000, '四個人的獨立樂團，歌詞寫的是末班車、雨衣與還沒寄出的信。'),
  (2, 'plum-rain', '梅雨季', 'band', '夢幻流行', 'newtaipei', 22000, '用合成器鋪出一整片潮濕的空氣，適合黃昏後的戶外舞台。'),
  (3, 'small-gear', '小齒輪', 'band', '數學搖滾', 'hsinchu', 20000, '工程師組成的樂團，拍子很難數，副歌很好唱。'),
  (4, 'tide-table', '潮汐表', 'band', '民謠搖滾', 'kaohsiung', 24000, '把港口的汽笛寫進前奏，現場總有人一起吹口哨。'),
  (5, 'green-bean', '綠豆湯', 'band', '台語流行', 'tainan', 18000, '台語歌詞配上放克節奏，廟口與咖啡館都能演。'),
  (6, 'dj-mango', 'DJ 芒果冰', 'dj', 'Disco', 'tainan', 12000, '夏天限定的選歌，冬天聽也會流汗。'),
  (7, 'dj-seven', 'DJ 七分熟', 'dj', 'House', 'taipei', 16000, '剛剛好的溫度與節奏，從暖場放到收場。'),
  (8, 'dj-cloud', 'DJ 積雨雲', 'dj', 'Techno', 'taichung', 18000, '低頻很重，但轉場很溫柔。'),
  (9, 'dj-arcade', 'DJ 街機', 'dj', '8-bit・動畫歌', 'taoyuan', 10000, '只放動畫歌與遊戲配樂，生日派對的合唱率最高。'),
  (10, 'moon-rabbit', '月兔', 'artist', '抒情流行', 'taipei', 38000, '嗓音乾淨的創作歌手，擅長把祝福唱成一封信。'),
  (11, 'ke-yu', '柯嶼', 'artist', 'R&B', 'taichung', 32000, '一把電鋼琴與一支麥克風就能完成整場演出。'),
  (12, 'lin-xia', '林夏末', 'artist', '城市流行', 'kaohsiung', 30000, '以霓虹燈色調聞名的舞台，附伴舞編制。'),
  (13, 'a-chuan', '阿川', 'artist', '民謠', 'hualien', 15000, '在海邊長大的歌者，一半是歌，一半是故事。'),
  (14, 'white-crow', '白鴉', 'artist', '另類流行', 'taipei', 35000, '每場演出只穿一種顏色，由觀眾投票決定。'),
  (15, 'cello-duo', '雙低音', 'musician', '大提琴二重奏', 'taipei', 16000, '把偶像主打歌改編成二重奏，婚禮與茶會都合適。'),
  (16, 'sax-lin', '林薩克斯', 'musician', '爵士', 'taichung', 12000, '迎賓時段的爵士標準曲，可搭配鋼琴三重奏。'),
  (17, 'harp-yun', '芸的豎琴', 'musician', '豎琴獨奏', 'tainan', 18000, '豎琴與環境音，適合展覽開幕與慶生茶會。'),
  (18, 'marimba', '木琴小隊', 'musician', '打擊樂', 'chiayi', 14000, '三台木琴，現場可教觀眾打一段副歌。'),
  (19, 'guqin-he', '何不彈琴', 'musician', '古琴', 'keelung', 11000, '古琴演奏流行歌，安靜但不冷場。'),
  (20, 'beat-kids', '節拍小孩', 'dance', '街舞', 'taipei', 22000, '八人街舞團，可編排偶像串燒與快閃舞碼。'),
  (21, 'blue-step', '藍步舞團', 'dance', 'K-pop Cover', 'taoyuan', 20000, '專跳 K-pop 串燒，附隨機播放舞蹈帶跳服務。'),
  (22, 'wave-crew', '浪 Crew', 'dance', 'Popping', 'kaohsiung', 18000, '慢動作一樣的 Popping 表演，互動橋段老少皆宜。'),
  (23, 'silk-road', '綢緞', 'dance', '空中綢緞', 'taichung', 36000, '空中綢緞表演，需四公尺以上挑高與吊點。'),
  (24, 'host-mian', '棉棉', 'host', '應援活動主持', 'taipei', 9000, '生咖與應援活動主持，會帶遊戲也會控時間。'),
  (25, 'host-bear', '熊先生', 'host', '晚會主持', 'newtaipei', 12000, '尾牙與品牌晚會主持，國台英三語。'),
  (26, 'host-lulu', '露露', 'host', '見面會主持', 'kaohsiung', 14000, '見面會與簽名會主持，熟悉藝人流程與應援規則。'),
  (27, 'tube-map', '地圖走走', 'youtube', '聖地巡禮', 'tainan', 20000, '拍攝聖地巡禮的頻道，可拍攝活動紀錄與路線介紹。'),
  (28, 'tube-snack', '點心時間', 'youtube', '生咖開箱', 'taipei', 24000, '每週開箱三間生日應援咖啡，附觀眾投票。'),
  (29, 'tube-stage', '舞台背面', 'youtube', '幕後紀錄', 'taichung', 26000, '專拍幕後的紀錄頻道，可製作活動精華影片。'),
  (30, 'pod-fan', '粉絲下午茶', 'podcaster', '追星文化', 'taipei', 10000, '兩位主持人的現場錄音，觀眾可投稿提問。'),
  (31, 'pod-night', '夜貓電台', 'podcaster', '音樂', 'yilan', 9000, '深夜音樂節目，可在活動現場開錄。'),
  (32, 'pod-desk', '企劃的書桌', 'podcaster', '活動企劃', 'hsinchu', 9000, '談活動怎麼從一張便條紙變成一場演出。'),
  (33, 'new-leaf', '新葉', 'band', '校園搖滾', 'taichung', 9000, '大學生組成的五人樂團，剛發行第一張單曲。'),
  (34, 'dj-first', 'DJ 第一次', 'dj', '流行混音', 'chiayi', 8000, '剛開始接案的 DJ，準備了三套不同氣氛的歌單。'),
  (35, 'copy-cat', '複製貓', 'dance', '翻跳', 'taipei', 12000, '專門翻跳的四人組合，舞台服裝自行製作。')
) as p (number, slug, name, type, genre, city, fee, bio)
on conflict do nothing;

-- Evenings on weekdays, most of the day at weekends; hosts and DJs stay longer.
insert into public.performer_availability (
  performer_id, open_days, opening_hours, advance_booking_days, cancellation_policy
)
select p.id, week.days, week.hours, 5 + p.popularity % 3 * 5,
  (array['flexible', 'standard', 'strict'])[1 + p.popularity % 3]
from public.performer_profiles as p
cross join lateral (
  select jsonb_object_agg(day, n <> 1 + p.popularity % 4) as days,
    jsonb_object_agg(day, jsonb_build_object(
      'start', case when n >= 6 then '11:00' else '16:00' end,
      'end', case when p.performance_type in ('dj', 'host') then '01:00' else '23:00' end
    )) as hours
  from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
    with ordinality as weekday (day, n)
) as week
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Bookings. In each calendar thirteen days, five to past ones and eight to come, each with its state.
------------------------------------------------------------------------------------------------

create temp table seed_booking on commit drop as
with calendar as (
  select 'venue' as kind, v.id as resource_id, row_number() over (order by v.id) as number, v.owner_id, v.name,
    v.capacity, v.min_booking_hours as least_hours, v.cancellation_policy, v.deposit_percent,
    0 as fee
  from public.venues as v
  where v.status = 'approved' and v.owner_id is not null
  union all
  select 'performance', p.id, row_number() over (order by p.id), p.owner_id, p.performer_name, null, 2,
    a.cancellation_policy, a.deposit_percent, coalesce((p.fee_min + p.fee_max) / 2, 15000)
  from public.performer_profiles as p
  join public.performer_availability as a on a.performer_id = p.id
  where p.status = 'approved' and p.owner_id is not null
)
select pg_temp.seed_id('booking', c.resource_id || ':' || slot.n) as id, c.*, slot.n, slot.status,
  pg_temp.seed_id('order', c.resource_id || ':' || slot.n) as order_id, day.starts as start_at,
  day.starts + interval '1 hour' * least(greatest(c.least_hours, 2 + slot.n % 3), day.room) as end_at,
  guest.id as requester_id, guest.username as guest_name, guest.email as guest_email,
  '09' || lpad(floor(100000000 * pg_temp.seed_chance('phone' || c.resource_id || slot.n))::text, 8, '0') as phone
from calendar as c
cross join (values
  (1, -45, 'completed'), (2, -33, 'completed'), (3, -25, 'completed'), (4, -13, 'completed'),
  (5, -5, 'ended'), (6, 5, 'confirmed'), (7, 9, 'confirmed'), (8, 17, 'awaiting_payment'),
  (9, 21, 'confirmed'), (10, 25, 'requested'), (11, 33, 'quoted'), (12, 37, 'turned'), (13, 41, 'cancelled')
) as plan (n, days, state)
cross join lateral (
  select plan.n, case
    when plan.state = 'ended' then case when c.number % 6 = 0 then 'no_show' else 'completed' end
    when plan.state = 'turned' then (array['declined', 'withdrawn', 'expired'])[1 + c.number % 3]
    else plan.state
  end as status
) as slot
-- The next open day, an hour after opening.
cross join lateral (
  select (days.day::date + interval '1 minute' * (w.opens + 60)) at time zone 'Asia/Taipei' as starts,
    (w.closes - w.opens) / 60 - 1 as room
  from generate_series(private.today() + plan.days, private.today() + plan.days + 2, interval '1 day') as days (day)
  join private.weekly_openings as w
    on w.resource_id = c.resource_id and w.weekday = extract(isodow from days.day)::int
  where not exists (
    select from public.availability_exceptions as e where e.resource_id = c.resource_id and e.day = days.day
  )
  order by days.day
  limit 1
) as day
join public.profiles as guest
  on guest.id = pg_temp.seed_id('fan', (1 + (c.number * 37 + slot.n * 53) % 600)::text)
-- Not every calendar is as busy; every state stays. Only once, because later files give more
-- performers an owner and thereby a number.
where (slot.n in (2, 6, 10) or pg_temp.seed_chance('busy' || c.resource_id || slot.n) < 0.62)
  and not exists (select from public.bookings);

create temp table seed_price on commit drop as
select b.id, 10 + b.number * 7 % greatest(coalesce(b.capacity, 60) - 10, 1) as attendees, price.bill,
  (price.bill ->> 'total')::int as total, (price.bill ->> 'deposit')::int as deposit
from seed_booking as b
cross join lateral (
  select case
    when b.kind = 'venue' then private.venue_price(b.resource_id, b.start_at, b.end_at, 10)
    else jsonb_build_object(
      'lines', jsonb_build_array(jsonb_build_object(
        'kind', 'custom', 'label', '演出費', 'quantity', 1, 'unit', 'booking', 'unit_price', b.fee,
        'amount', b.fee
      )),
      'total', b.fee, 'deposit', round(b.fee * b.deposit_percent / 100.0)::int
    )
  end as bill
) as price;

-- The orders of deposits: unpaid, reported, paid, and those that came to nothing.
insert into public.orders (
  id, order_no, buyer_id, seller_type, seller_id, kind, subtotal, total, status, refund_status,
  refunded_amount, hold_expires_at, buyer_name, buyer_phone, buyer_email, paid_at, completed_at,
  cancelled_at, cancel_reason, created_at
)
select b.order_id,
  'EO' || to_char(at.made at time zone 'Asia/Taipei', 'YYYYMMDD')
    || (case b.kind when 'venue' then 700000 else 750000 end + b.number * 20 + b.n),
  b.requester_id, case b.kind when 'venue' then 'venue' else 'performer' end, b.resource_id,
  case b.kind when 'venue' then 'venue_booking' else 'performance' end, p.deposit, p.deposit,
  case
    when b.status = 'awaiting_payment' and b.number % 3 = 0 then 'payment_review'
    when b.status = 'awaiting_payment' then 'pending_payment'
    when b.status in ('completed', 'no_show') then 'completed'
    when b.status = 'cancelled' and b.number % 2 = 0 then 'cancelled'
    else 'paid'
  end,
  case when b.status = 'cancelled' and b.number % 2 = 1 then 'full' else 'none' end,
  case when b.status = 'cancelled' and b.number % 2 = 1 then p.deposit else 0 end,
  now() + interval '20 hours', b.guest_name, b.phone, b.guest_email,
  case
    when b.status in ('confirmed', 'completed', 'no_show')
      or (b.status = 'cancelled' and b.number % 2 = 1) then at.made + interval '6 hours'
  end,
  case when b.status in ('completed', 'no_show') then b.end_at + interval '1 day' end,
  case when b.status = 'cancelled' and b.number % 2 = 0 then at.made + interval '5 hours' end,
  case when b.status = 'cancelled' and b.number % 2 = 0 then '活動改期' end, at.made
from seed_booking as b
join seed_price as p on p.id = b.id
cross join lateral (
  select case
    when b.status = 'awaiting_payment' then now() - interval '4 hours'
    else least(b.start_at - interval '12 days', now() - interval '2 days')
  end as made
) as at
where b.status in ('awaiting_payment', 'confirmed', 'completed', 'no_show', 'cancelled')
on conflict do nothing;

insert into public.order_items (
  id, order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount, created_at
)
select pg_temp.seed_id('booking-item', b.id::text), b.order_id,
  case b.kind when 'venue' then 'venue_booking' else 'performance' end, b.id, 'deposit', b.name || ' 訂金',
  p.deposit, 1, p.deposit, o.created_at
from seed_booking as b
join seed_price as p on p.id = b.id
join public.orders as o on o.id = b.order_id
on conflict do nothing;

insert into public.payments (
  id, order_id, provider, amount, status, transfer_last5, transfer_at, reported_at, confirmed_by,
  confirmed_at, created_at
)
select pg_temp.seed_id('booking-payment', b.id::text), o.id, 'bank_transfer', o.total,
  case when o.paid_at is null then 'reported' else 'succeeded' end,
  lpad((b.number * 1237 + b.n * 91)::text, 5, '0'), o.created_at + interval '2 hours',
  o.created_at + interval '3 hours', case when o.paid_at is not null then b.owner_id end, o.paid_at,
  o.created_at
from seed_booking as b
join public.orders as o on o.id = b.order_id
where o.paid_at is not null or o.status = 'payment_review'
on conflict do nothing;

insert into public.order_events (order_id, from_status, to_status, actor_id, at)
select o.id, step.was, step.becomes, step.actor, step.at
from seed_booking as b
join public.orders as o on o.id = b.order_id
cross join lateral (values
  (1, null, 'pending_payment', b.requester_id, o.created_at, true),
  (2, 'pending_payment', 'payment_review', b.requester_id, o.created_at + interval '3 hours',
    o.paid_at is not null or o.status = 'payment_review'),
  (3, 'payment_review', 'paid', b.owner_id, o.paid_at, o.paid_at is not null),
  (4, 'paid', 'completed', null, o.completed_at, o.completed_at is not null),
  (5, 'pending_payment', 'cancelled', b.requester_id, o.cancelled_at, o.cancelled_at is not null)
) as step (place, was, becomes, actor, at, happened)
where step.happened and not exists (select from public.order_events as e where e.order_id = o.id)
order by o.id, step.place;

insert into public.refund_requests (
  id, order_id, reason, amount, fee, status, decided_by, decided_at, refunded_at, created_at
)
select pg_temp.seed_id('booking-refund', b.id::text), o.id, 'booking cancelled', o.total, 0, 'refunded',
  b.owner_id, o.created_at + interval '1 day', o.created_at + interval '40 hours',
  o.created_at + interval '1 day'
from seed_booking as b
join public.orders as o on o.id = b.order_id
where b.status = 'cancelled' and o.status = 'paid'
on conflict do nothing;

insert into public.bookings (
  id, booking_no, kind, venue_id, performer_id, requester_id, purpose, performance_type, attendees,
  start_at, end_at, location, requirements, contact_name, contact_phone, contact_email, message, status,
  cancellation_policy, price_lines, total, deposit, order_id, respond_by, pay_by, confirmed_at,
  completed_at, cancelled_at, cancelled_by, cancel_reason, refund_amount, created_at
)
select b.id,
  case b.kind when 'venue' then 'VB-' else 'PB-' end || to_char(least(b.start_at - interval '14 days', now()), 'YYMMDD')
    || '-' || upper(left(md5('booking' || b.id), 6)),
  b.kind, case b.kind when 'venue' then b.resource_id end,
  case b.kind when 'performance' then b.resource_id end, b.requester_id,
  case b.kind when 'venue' then (array[
    '生日應援咖啡', '粉絲見面會', '應援手作工作坊', '小型展覽', '慶生派對', '應援上映會'
  ])[1 + (b.number + b.n) % 6] end,
  case b.kind when 'performance' then (array['專場演出', '開幕演出', '慶生活動', '見面會主持', '暖場'])[1 + (b.number + b.n) % 5] end,
  p.attendees, b.start_at, b.end_at,
  case b.kind when 'performance' then (array['台北市信義區示範路 1 號', '台中市西區示範街 20 號', '高雄市鹽埕區示範路 88 號'])[1 + b.n % 3] end,
  case b.kind when 'performance' then '現場有基本音響與兩支麥克風，請確認是否需要加租監聽。' end,
  b.guest_name, b.phone, b.guest_email,
  (array['想先確認能否提前一小時進場布置。', '預計會有杯套與小卡發放，排隊動線希望在騎樓。', '第一次辦活動，有需要注意的地方請告訴我們。', null])[1 + (b.number + b.n) % 4],
  b.status, b.cancellation_policy,
  case when b.kind = 'venue' or b.status <> 'requested' then p.bill -> 'lines' end,
  case when b.kind = 'venue' or b.status <> 'requested' then p.total end,
  case when b.kind = 'venue' or b.status <> 'requested' then p.deposit end,
  o.id,
  case
    when b.status in ('requested', 'quoted') then now() + interval '1 hour' * (6 + b.number * 5 % 40)
    else coalesce(o.created_at, least(b.start_at - interval '12 days', now() - interval '3 days'))
  end,
  o.hold_expires_at,
  case when b.status in ('confirmed', 'completed', 'no_show') then o.paid_at end,
  case when b.status = 'completed' then b.end_at + interval '1 day' end,
  case when b.status in ('declined', 'withdrawn', 'cancelled') then now() - interval '30 hours' end,
  case b.status when 'declined' then 'host' when 'withdrawn' then 'guest' when 'cancelled' then 'guest' end,
  case b.status when 'declined' then '當天已有場地整修，抱歉無法出租。' when 'withdrawn' then '已找到其他場地' when 'cancelled' then '活動改期' end,
  case when b.status = 'cancelled' and o.status = 'paid' then o.total end,
  coalesce(o.created_at, least(b.start_at - interval '14 days', now() - interval '9 hours'))
    - interval '5 hours'
from seed_booking as b
join seed_price as p on p.id = b.id
left join public.orders as o on o.id = b.order_id
on conflict do nothing;

-- The hours that are taken, with the buffers of their calendars.
do $$
begin
  perform private.occupy(b)
  from public.bookings as b
  where b.id in (select id from seed_booking)
    and b.status in ('awaiting_payment', 'confirmed', 'completed', 'no_show')
    and not exists (select from public.calendar_occupancy as o where o.booking_id = b.id);
end;
$$;

insert into public.booking_quotes (
  id, booking_id, lines, total, deposit, valid_until, terms, status, created_by, created_at
)
select pg_temp.seed_id('quote', b.id::text), b.id, b.price_lines, b.total, b.deposit, b.respond_by,
  '報價含基本設備與清潔，逾時另計。', 'sent', s.owner_id, now() - interval '3 hours'
from public.bookings as b
join seed_booking as s on s.id = b.id
where b.status = 'quoted'
on conflict do nothing;

insert into public.booking_messages (id, booking_id, sender_id, body, read_at, created_at)
select pg_temp.seed_id('booking-message', b.id || ':' || line.n), b.id,
  case line.side when 'guest' then b.requester_id else s.owner_id end, line.body,
  case when line.n < 3 then b.created_at + interval '1 hour' * (line.n + 1) end,
  b.created_at + interval '1 hour' * line.n
from public.bookings as b
join seed_booking as s on s.id = b.id
cross join (values
  (1, 'guest', '您好，想請問當天可以提前進場布置嗎？大約需要一個小時。'),
  (2, 'host', '可以的，提前一小時進場不另計費，請在群組跟我們說人數。'),
  (3, 'guest', '太好了，謝謝！輸出檔下週會寄給你們。')
) as line (n, side, body)
where s.n in (6, 8, 10, 11) and s.number % 2 = 0
on conflict do nothing;

insert into public.booking_amendments (
  id, booking_id, proposed_by, old_start_at, old_end_at, new_start_at, new_end_at, new_lines, old_total,
  new_total, note, valid_until, created_at
)
select pg_temp.seed_id('amendment', b.id::text), b.id, 'guest', b.start_at, b.end_at,
  b.start_at + interval '1 hour', b.end_at + interval '1 hour', b.price_lines, b.total, b.total,
  '嘉賓班機延後，想往後移一小時。', now() + interval '30 hours', now() - interval '6 hours'
from public.bookings as b
join seed_booking as s on s.id = b.id
where b.status = 'confirmed' and s.n = 7 and s.number % 5 = 0
on conflict do nothing;

insert into public.reviews (
  id, booking_id, author_id, target_type, target_id, rating, body, reply, replied_at, visible_at,
  created_at
)
select pg_temp.seed_id('review', b.id || side), b.id,
  case side when 'guest' then b.requester_id else s.owner_id end,
  case when side = 'host' then 'guest' when b.kind = 'venue' then 'venue' else 'performer' end,
  case side when 'guest' then b.resource_id else b.requester_id end,
  case when pg_temp.seed_chance('stars' || b.id || side) < 0.6 then 5
    when pg_temp.seed_chance('stars' || b.id || side) < 0.9 then 4 else 3 end,
  case
    when side = 'host' then '溝通順暢，準時撤場，場地維持得很乾淨。'
    when b.kind = 'venue' then (array[
      '場地和照片一樣，店員很熟悉應援活動，排隊動線幫了大忙。', '音響比想像中好，唯一可惜是停車不太方便。',
      '光線很美，拍照的人都說讚，下次還會再租。', '空間好用，冷氣要早點開，其他都很好。'
    ])[1 + s.number % 4]
    else (array[
      '準時彩排、現場很會帶氣氛，大家都跟著唱。', '事前溝通很細，臨時加歌也願意配合。',
      '表演專業，流程掌握得很好。', '很親切，結束後還陪大家拍照。'
    ])[1 + s.number % 4]
  end,
  case when side = 'guest' and s.number % 3 = 0 then '謝謝你們，期待下次再見！' end,
  case when side = 'guest' and s.number % 3 = 0 then b.completed_at + interval '3 days' end,
  case when s.number % 2 = 0 then b.completed_at + interval '2 days'
    else b.completed_at + interval '14 days' end,
  b.completed_at + case side when 'guest' then interval '1 day' else interval '2 days' end
from public.bookings as b
join seed_booking as s on s.id = b.id
cross join (values ('guest'), ('host')) as party (side)
where b.status = 'completed' and s.n in (1, 2, 3)
  and (side = 'guest' or s.number % 2 = 0)
on conflict do nothing;

-- Hours that owners keep for themselves, on days without bookings.
insert into public.calendar_blocks (id, venue_id, performer_id, start_at, end_at, reason)
select pg_temp.seed_id('block', c.resource_id || ':' || days),
  case c.kind when 'venue' then c.resource_id end, case c.kind when 'performance' then c.resource_id end,
  (private.today() + days + time '00:00') at time zone 'Asia/Taipei',
  (private.today() + days + time '00:00') at time zone 'Asia/Taipei' + interval '20 hours', reason
from (select distinct kind, resource_id from seed_booking) as c
cross join (values (13, '設備保養'), (29, '私人行程')) as block (days, reason)
where pg_temp.seed_chance('block' || c.resource_id || days) < 0.5
  and not exists (
    select from public.calendar_occupancy as o
    where o.resource_id = c.resource_id and o.during && tstzrange(
      (private.today() + days + time '00:00') at time zone 'Asia/Taipei',
      (private.today() + days + time '00:00') at time zone 'Asia/Taipei' + interval '20 hours'
    )
  )
on conflict do nothing;

insert into public.calendar_occupancy (resource_type, resource_id, during, block_id)
select case when k.venue_id is null then 'performer' else 'venue' end, k.resource_id,
  tstzrange(k.start_at, k.end_at), k.id
from public.calendar_blocks as k
where not exists (select from public.calendar_occupancy as o where o.block_id = k.id)
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Gigs
------------------------------------------------------------------------------------------------

insert into public.gigs (
  id, poster_id, venue_id, title, description, performance_type, city, start_at, end_at, budget, slots,
  status, created_at
)
select pg_temp.seed_id('gig', g.number::text), v.owner_id, v.id, g.title,
  g.title || '。場地提供基本音響與兩支麥克風，演出長度約四十分鐘，請附上近期演出片段。', g.type, v.city,
  (private.today() + g.days + time '19:00') at time zone 'Asia/Taipei',
  (private.today() + g.days + time '21:00') at time zone 'Asia/Taipei', g.budget, g.slots, g.status,
  now() - interval '1 day' * (3 + g.number)
from (values
  (1, 'nine-cups', '店慶徵開場樂團', 'band', 40, 12000, 1, 'open'),
  (2, 'sound-box', '週五拼盤徵樂團', 'band', 52, 15000, 3, 'open'),
  (3, 'harbor-lounge', '海風夜徵 DJ', 'dj', 36, 10000, 2, 'open'),
  (4, 'rooftop-xinyi', '屋頂日落音樂會', 'musician', 45, 14000, 2, 'shortlisting'),
  (5, 'pier-hall', '見面會徵主持人', 'host', 48, 16000, 1, 'shortlisting'),
  (6, 'lantern-hall', '開展茶會徵豎琴或大提琴', 'musician', 31, 12000, 1, 'open'),
  (7, 'rift-stage', '秋收音樂祭徵團', null, 60, 20000, 4, 'open'),
  (8, 'salt-field', '限定店徵街舞快閃', 'dance', 28, 18000, 1, 'closed'),
  (9, 'cinema-nine', '應援上映會暖場', 'host', 24, 9000, 1, 'cancelled'),
  (10, 'lake-pavilion', '湖畔婚禮樂手（草稿）', 'musician', 70, 22000, 2, 'draft'),
  (11, 'tin-roof-yard', '市集舞台徵民謠歌手', 'artist', 38, 11000, 2, 'open'),
  (12, 'old-mill', '碾米廠爵士夜', 'musician', 55, 13000, 1, 'open')
) as g (number, slug, title, type, days, budget, slots, status)
join public.venues as v on v.id = pg_temp.seed_id('venue', g.slug)
on conflict do nothing;

insert into public.gig_applications (id, gig_id, performer_id, message, ask, status, created_at)
select pg_temp.seed_id('application', g.id::text || p.id), g.id, p.id,
  '我們近期有類似場次的經驗，可配合彩排時間，器材自備。', round((g.budget * (0.8 + 0.3 * chance.draw))::numeric, -2)::int,
  case
    when g.status in ('closed', 'cancelled') then 'declined'
    when g.status = 'shortlisting' and chance.draw < 0.5 then 'shortlisted'
    when chance.draw > 0.9 then 'withdrawn'
    else 'applied'
  end,
  g.created_at + interval '10 hours' * (1 + chance.draw)
from public.gigs as g
join public.performer_profiles as p
  on p.owner_id is not null and p.status = 'approved' and p.owner_id <> g.poster_id
    and (g.performance_type is null or p.performance_type = g.performance_type)
cross join lateral (select pg_temp.seed_chance('gig' || g.id || p.id) as draw) as chance
where g.status <> 'draft' and pg_temp.seed_chance('apply' || g.id || p.id) < 0.5
  and not exists (select from public.gig_applications)
on conflict do nothing;

insert into public.performer_claims (id, performer_id, user_id, message, created_at)
select pg_temp.seed_id('claim', p.id::text), p.id, pg_temp.seed_id('fan', '77'),
  '我是本人，可由官方帳號私訊確認，也能提供演出合約。', now() - interval '20 hours'
from public.performer_profiles as p
where p.id in (pg_temp.seed_id('performer', 'dj-seven'), pg_temp.seed_id('performer', 'white-crow'))
  and p.owner_id is null
on conflict do nothing;
