-- Demo data: a site that looks alive on the day on which it is installed. Dates are relative to today
-- in Taipei, identifiers derive from names, and everything can run again without changing anything.
-- All people, groups and companies are invented.

------------------------------------------------------------------------------------------------
-- People: organizers, owners of venues, and 600 fans. None of them has a password.
------------------------------------------------------------------------------------------------

insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
select pg_temp.seed_id('user', slug), slug || '@partners.demo.test',
  jsonb_build_object('username', name, 'user_type', type),
  now() - interval '1 day' * days_ago, now() - interval '1 day' * days_ago
from (values
  ('sugar-moon', '糖月應援會', 'fan', 420),
  ('owl-works', '貓頭鷹製作', 'performer', 400),
  ('outer-isle', '離島策展工作室', 'performer', 390),
  ('blue-hour', '藍調時刻企劃', 'performer', 365),
  ('one-frame', '一格選物', 'performer', 330),
  ('light-sea', '燈海志工團', 'fan', 310),
  ('slow-film', '慢速底片社', 'fan', 280),
  ('good-night', '晚安旅宿企劃', 'venue', 250),
  ('harbor-sound', '港聲音樂', 'performer', 240),
  ('room-key', '鑰匙圈空間管理', 'venue', 230),
  ('north-block', '北街場地合作社', 'venue', 200)
) as partner (slug, name, type, days_ago)
on conflict do nothing;

insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
select pg_temp.seed_id('fan', n::text), 'fan-' || lpad(n::text, 3, '0') || '@fans.demo.test',
  jsonb_build_object(
    'username', surnames[1 + (n - 1) % 20] || given_names[1 + (n - 1) / 20], 'user_type', 'fan'
  ),
  joined_at, joined_at
from generate_series(1, 600) as n,
  (
    select
      string_to_array('陳,林,黃,張,李,王,吳,劉,蔡,楊,許,鄭,謝,郭,洪,曾,邱,廖,賴,徐', ',') as surnames,
      string_to_array(
        '怡安,品妤,宥辰,思妍,柏翰,詠晴,冠宇,雅筑,子涵,承恩,欣妤,語彤,家豪,佳穎,孟潔,睿恩,郁婷,禹安,映彤,采潔,立維,筱涵,宜庭,浩宇,若寧,靖雯,以柔,彥廷,昕妍,沛珊',
        ','
      ) as given_names
  ) as names,
  -- More people found the site lately than at its beginning.
  lateral (
    select now() - interval '1 day' * (1 + 300 * pg_temp.seed_chance('joined' || n) ^ 1.6)
      as joined_at
  ) as joined
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Venues
------------------------------------------------------------------------------------------------

insert into public.venues (
  id, owner_id, name, type, city, district, zipcode, location, address, lat, lng, capacity,
  price_per_hour, support_friendly, amenities, min_booking_hours, advance_booking_days,
  cleaning_fee, deposit_percent, cancellation_policy, open_days, opening_hours,
  special_closed_dates, phone, email, website, description, house_rules, status, created_at
)
select pg_temp.seed_id('venue', slug), pg_temp.seed_id('user', owner), name, type, city, district,
  zipcode, street, full_city || district || street, lat, lng, capacity, price, friendly,
  string_to_array(amenities, ','), min_hours, lead_days, cleaning, deposit, policy,
  days.open_days, days.hours,
  array[pg_temp.seed_day(3, 2), pg_temp.seed_day(6, 2)],
  '02-2700-' || lpad((1000 + number * 37)::text, 4, '0'), slug || '@venues.demo.test',
  'https://' || slug || '.demo.test', description, rules,
  case when number <= 19 then 'approved' else 'pending_approval' end,
  case when number <= 19 then now() - interval '1 day' * (20 + number * 13)
    else now() - interval '1 hour' * (number - 19) * 19 end
from (values
  (1, 'moon-oven', 'room-key', '月爐咖啡 赤峰店', '咖啡廳', 'taipei', '台北市', '大同區', '103', '赤峰街 88 巷 6 號', 25.0541, 121.5196, 46, 1500, true, 'wifi,ac,catering,投影牆', 3, 7, 800, 30, 'standard', 'day',
    '捷運站旁巷子裡的兩層樓咖啡店。一樓有整面留言牆與輸出展架，二樓窗邊適合擺主視覺和打卡區，常客從早上十點就開始排杯套。',
    '布置請使用無痕膠帶；杯套與小卡可由店員協助發放。'),
  (2, 'tide-cup', 'room-key', '潮杯咖啡', '咖啡廳', 'kaohsiung', '高雄市', '鹽埕區', '803', '大勇路 215 號', 22.6247, 120.2849, 60, 1300, true, 'wifi,ac,catering,accessibility', 3, 5, 600, 30, 'flexible', 'day',
    '老銀樓改成的海味咖啡館，挑高四公尺，吊燈和長桌都能移動。吧檯提供客製拉花與限定飲品命名。',
    '飲食請以店內供應為主，蛋糕可外帶並免收切盤費。'),
  (3, 'late-platform', 'room-key', '末班月台', '酒吧', 'taichung', '台中市', '西區', '403', '五權西三街 40 號 B1', 24.1421, 120.6637, 90, 2600, false, 'audio,ac,stage,catering', 4, 10, 1500, 40, 'standard', 'night',
    '藏在住宅區地下室的酒吧，舞池中央掛著一顆手工鏡球。音響為雙迴路設計，DJ 台可以推到任何一面牆前。',
    '未滿 18 歲不得入場；音量於 24:00 後降至 85 分貝以下。'),
  (4, 'salt-glass', 'north-block', '鹽窗小酒館', '酒吧', 'tainan', '台南市', '中西區', '700', '神農街 121 號', 22.9971, 120.1963, 38, 1800, false, 'wifi,ac,audio', 3, 7, 800, 30, 'flexible', 'night',
    '老屋天井改成的小酒館，二十人的聽歌會剛剛好。二樓有獨立洗手間與陽台。',
    '老屋結構請勿釘釘子，舞台燈光需使用 LED。'),
  (5, 'cloud-terrace', 'north-block', '雲階露台', '戶外場地', 'taipei', '台北市', '信義區', '110', '松高路 30 號 12 樓', 25.0390, 121.5668, 180, 5200, false, 'audio,stage,accessibility,catering', 4, 21, 3000, 50, 'strict', 'evening',
    '市中心高樓的階梯露台，面向整片夜景。雨備空間在同層室內，可於活動前一天決定是否啟用。',
    '露台禁止明火與彩帶砲；風速超過每秒 10 公尺時改用雨備空間。'),
  (6, 'river-lawn', 'north-block', '風河大草皮', '戶外場地', 'hualien', '花蓮縣', '花蓮市', '970', '河濱路 2 號', 23.9786, 121.6081, 1200, 6800, false, 'parking,stage,accessibility', 8, 30, 8000, 50, 'strict', 'day',
    '背山面海的草地舞台，可容納上千人席地而坐。提供大型車卸貨動線與 200 個停車位。',
    '草皮保護墊為必租項目；21:30 前需結束擴音。'),
  (7, 'pixel-corner', 'one-frame', '轉角像素 快閃空間', '快閃店', 'taipei', '台北市', '中山區', '104', '南京西路 25 巷 18 號', 25.0527, 121.5205, 50, 1900, true, 'wifi,ac,accessibility,櫥窗輸出', 6, 14, 1200, 30, 'standard', 'day',
    '三面落地玻璃的轉角店面，櫥窗可全版輸出。適合三到十天的限定店與小卡交換活動。',
    '輸出檔請於檔期七天前提供；排隊動線由場地協助規劃。'),
  (8, 'paper-box', 'one-frame', '紙箱選物 竹北店', '快閃店', 'hsinchu', '新竹縣', '竹北市', '302', '文信路 66 號', 24.8279, 121.0182, 40, 1200, true, 'wifi,ac,parking', 4, 10, 600, 30, 'flexible', 'day',
    '以可回收瓦楞紙打造陳列架的小店，展架可任意堆疊。店外騎樓可放兩台攤車。',
    '現場不提供刷卡機，請自備收款方式。'),
  (9, 'echo-forest', 'harbor-sound', '回聲林 Live House', 'Live House', 'taipei', '台北市', '大安區', '106', '羅斯福路三段 300 號 B1', 25.0181, 121.5305, 420, 6800, false, 'audio,stage,ac,accessibility,projector', 4, 21, 3500, 50, 'strict', 'night',
    '四百人站席的地下展演空間，主擴與監聽皆可由場地工程師操作。後台有兩間休息室與淋浴間。',
    '彩排時間含在租用時數內；加時每小時以原價 1.5 倍計。'),
  (10, 'iron-whale', 'harbor-sound', '鐵鯨音樂倉', 'Live House', 'kaohsiung', '高雄市', '前鎮區', '806', '成功二路 88 號', 22.6069, 120.3022, 800, 8800, false, 'audio,stage,ac,parking,accessibility', 6, 30, 6000, 50, 'strict', 'night',
    '港邊造船倉庫改建，挑高十一公尺，鋼樑可直接吊掛燈具。面海的一側能整面打開。',
    '吊掛作業需由合格技師簽證，卸貨時間為每日 9:00 至 15:00。'),
  (11, 'white-noise', 'north-block', '白噪展廳', '展廳', 'tainan', '台南市', '中西區', '700', '忠義路二段 158 號', 22.9899, 120.2041, 120, 2400, false, 'wifi,ac,projector,accessibility', 8, 21, 2000, 40, 'standard', 'day',
    '由織布廠改建的展廳，八公尺無柱空間與可調色溫軌道燈。牆面可上漆，撤展時恢復白色即可。',
    '展期七天以上另有月租方案。'),
  (12, 'north-light', 'north-block', '北光 展演廳', '展廳', 'keelung', '基隆市', '仁愛區', '200', '港西街 9 號 2 樓', 25.1312, 121.7405, 150, 2100, false, 'wifi,ac,projector,stage', 8, 14, 1800, 40, 'standard', 'day',
    '港口舊倉庫的二樓，北向大窗全天都是柔和的散射光。適合攝影展、手稿展與小型座談。',
    '靠窗展品請避免懸掛超過 15 公斤。'),
  (13, 'tiny-reel', 'blue-hour', '小片格放映室', '影廳', 'taipei', '台北市', '萬華區', '108', '漢中街 52 號 5 樓', 25.0446, 121.5070, 64, 3200, true, 'projector,audio,ac,accessibility', 2, 7, 800, 30, 'standard', 'evening',
    '六十四席的獨立影廳，4K 放映與 7.1 聲道。應援上映可開啟「合唱場」模式，座位間距加寬可以揮手燈。',
    '請提供合法放映授權文件。'),
  (14, 'hill-hotel', 'good-night', '山海旅店 礁溪館', '飯店', 'yilan', '宜蘭縣', '礁溪鄉', '262', '德陽路 77 號', 24.8301, 121.7726, 80, 4200, true, 'wifi,parking,ac,catering', 12, 14, 2500, 30, 'standard', 'always',
    '溫泉街上的五層樓旅店，三樓整層可包場布置。房型皆有大面白牆與掛勾，適合主題房與慶生聚會。',
    '房內請勿使用噴膠與亮片；退房時間為上午 11 點。'),
  (15, 'bay-hotel', 'good-night', '灣口飯店', '飯店', 'kaohsiung', '高雄市', '苓雅區', '802', '四維四路 6 號', 22.6121, 120.2997, 100, 4800, true, 'wifi,parking,ac,catering,accessibility', 12, 14, 2500, 30, 'standard', 'always',
    '離體育館步行十五分鐘的海景飯店，十樓以上為主題樓層。可協助門卡、早餐杯墊與浴袍的客製印刷。',
    '主題房布置於入住當日 15:00 前完成。'),
  (16, 'knot-studio', 'slow-film', '繩結工作室', '工作室', 'taoyuan', '桃園市', '中壢區', '320', '中正路 389 號 3 樓', 24.9580, 121.2250, 28, 900, true, 'wifi,ac,projector', 2, 3, 300, 20, 'flexible', 'day',
    '中壢車站旁的手作教室，六張兩米大桌與完整的裁切、熱壓設備。應援布條、手幅與卡套都能在這裡完成。',
    '使用熱壓機前請先完成五分鐘操作說明。'),
  (17, 'north-window', 'slow-film', '北窗攝影棚', '攝影棚', 'newtaipei', '新北市', '板橋區', '220', '文化路一段 270 號 7 樓', 25.0252, 121.4696, 30, 1600, false, 'wifi,ac,audio,parking', 2, 3, 500, 30, 'flexible', 'day',
    '四十坪自然光棚，含無縫白牆、三色背景紙與梳化區。另有可租借的拍貼機與底片相機。',
    '背景紙以公尺計價；請穿室內鞋進入無縫牆。'),
  (18, 'round-table', 'north-block', '圓桌多功能廳', '多功能場地', 'chiayi', '嘉義市', '西區', '600', '中山路 617 號 4 樓', 23.4801, 120.4491, 220, 2800, false, 'wifi,ac,projector,audio,stage,accessibility', 3, 10, 1500, 30, 'standard', 'day',
    '嘉義車站前的多功能場地，活動座椅十分鐘就能收成平面。附設小會議室、茶水間與貨梯。',
    '外燴廠商需事先登記，垃圾請自行帶離。'),
  (19, 'quiet-room', 'north-block', '靜音會議室', '會議室', 'taichung', '台中市', '西屯區', '407', '市政路 402 號 9 樓', 24.1622, 120.6420, 24, 1100, false, 'wifi,ac,projector', 1, 1, 0, 20, 'flexible', 'day',
    '採訪、直播與粉絲後援會開會用的隔音會議室，附雙機位直播設備。',
    '直播網路為專線，請勿下載大型檔案。'),
  (20, 'moon-oven-2', 'room-key', '月爐咖啡 台南店', '咖啡廳', 'tainan', '台南市', '東區', '701', '東寧路 300 號', 22.9876, 120.2213, 40, 1200, true, 'wifi,ac', 3, 7, 600, 30, 'standard', 'day',
    '月爐咖啡的第二間店，外牆可投影，騎樓能排三十人的隊伍，二樓可以整層包場布置。',
    '布置請使用無痕膠帶。')
) as v (
  number, slug, owner, name, type, city, full_city, district, zipcode, street, lat, lng, capacity,
  price, friendly, amenities, min_hours, lead_days, cleaning, deposit, policy, week, description,
  rules
)
join lateral (
  select
    jsonb_object_agg(day, is_open) as open_days,
    jsonb_object_agg(day, jsonb_build_object('start', opens, 'end', closes)) as hours
  from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
    with ordinality as weekday (day, n),
  lateral (
    select
      -- Cafés and galleries rest on Tuesdays, bars on Mondays.
      case v.week when 'day' then n <> 2 when 'night' then n <> 1 else true end as is_open,
      case v.week when 'day' then '10:00' when 'night' then '18:00' when 'evening' then '14:00'
        else '00:00' end as opens,
      case v.week when 'day' then case when n >= 5 then '22:00' else '20:00' end
        when 'night' then '02:00' when 'evening' then '23:00' else '00:00' end as closes
  ) as opening
) as days on true
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Performers. Birthdays stand on the day of the celebration where there is one, the others in a
-- month counted from this one, so that every month has some and this month has several.
------------------------------------------------------------------------------------------------

insert into public.performer_profiles (
  id, owner_id, performer_name, performance_type, genre, city, location, birthday, popularity,
  fee_min, fee_max, instagram_url, youtube_url, spotify_url, website_url, bio, status, verified_at,
  created_at
)
select pg_temp.seed_id('performer', slug), pg_temp.seed_id('user', owner), name, type, genre, city,
  private.city_label(city),
  to_char(
    coalesce(
      born_on, (date_trunc('month', private.today()) + interval '1 month' * months_ahead)::date + day - 1
    ), 'MM/DD'
  ),
  popularity, fee_min, fee_max,
  'https://instagram.example/' || slug,
  case when number % 2 = 0 then 'https://youtube.example/@' || slug end,
  case when type in ('dj', 'artist', 'band', 'musician') then 'https://spotify.example/' || slug end,
  case when number % 3 = 0 then 'https://' || slug || '.demo.test' end,
  bio, case when number <= 24 then 'approved' else 'pending' end,
  case when number % 4 <> 3 and number <= 24 then now() - interval '40 days' end,
  case when number <= 24 then now() - interval '1 day' * (8 + number * 11)
    else now() - interval '31 hours' end
from (values
  (1, 'shen-yien', null, '沈以恩', 'artist', '抒情流行', 'taipei', pg_temp.seed_day(1, 6), null, null, 92, 60000, 120000, '聲音像剛拆封的信紙。從街頭翻唱影片走到兩千人場館，歌詞裡總有一條回家的路。每次演出最後一首都會把麥克風交給台下。'),
  (2, 'lin-cheng', null, '林澄', 'artist', '城市民謠', 'tainan', pg_temp.seed_day(3, 6), null, null, 88, 45000, 90000, '在台南長大，習慣把冰果室、機車聲與午後雷陣雨寫進旋律。首張專輯全部在自家客廳錄製，收錄了一隻真的會唱和聲的貓。'),
  (3, 'luo-xia', null, '洛夏', 'artist', '電氣流行', 'taipei', pg_temp.seed_day(5, 6), null, null, 95, 90000, 180000, '唱跳與編曲都自己來的創作歌手，舞台上有七套燈光語言。粉絲名「行星」，應援色是日落後二十分鐘的藍紫色。'),
  (4, 'mistlamp', null, 'DJ 霧燈', 'dj', 'Deep House', 'taichung', null, 0, 9, 78, 18000, 40000, '擅長把合成器鋪成一整片霧，再用一束鼓點照亮它。每個月在台中地下室酒吧放一場六小時長盤。'),
  (5, 'solstice-line', null, 'DJ 夏至線', 'dj', 'Disco・Funk', 'taipei', null, 2, 21, 74, 15000, 36000, '相信沒有人討厭銅管的 DJ。收藏四千張七吋單曲，放歌前會先跟唱片說聲早安。'),
  (6, 'tapehead', null, '磁帶客', 'dj', 'City Pop', 'kaohsiung', null, 5, 3, 66, 12000, 28000, '只用卡帶放歌，倒帶的聲音就是轉場。巡迴全台二手唱片行，替每座城市錄一捲專屬的帶子。'),
  (7, 'sea-fog', 'harbor-sound', '海霧樂團', 'band', '後搖・夢幻流行', 'keelung', null, 0, 27, 90, 80000, 150000, '四個在基隆港邊長大的朋友，鼓手白天是領港員。歌曲長、前奏更長，但每一次爆發都值得等。'),
  (8, 'bookstore', null, '晚安書店', 'band', '獨立流行', 'taipei', null, 3, 12, 81, 50000, 95000, '團員在一間即將歇業的書店認識，第一首歌寫在借書卡背面。現場會朗讀觀眾投遞的紙條。'),
  (9, 'point-seven', null, '零點七秒', 'band', '龐克搖滾', 'hsinchu', null, 7, 28, 69, 40000, 80000, '團名是人從聽見到起跳的反應時間。三十分鐘演十二首歌，安可只有一首，但會演兩次。'),
  (10, 'hsu-zhiyao', null, '許知遙', 'musician', '大提琴・配樂', 'taipei', null, 1, 8, 64, 20000, 45000, '替紀錄片與遊戲寫音樂的大提琴手，喜歡在非典型的空間演奏：水塔、隧道、打烊後的百貨公司。'),
  (11, 'yu-sheng', null, '余聲', 'musician', '現代鋼琴', 'taichung', null, 4, 19, 58, 18000, 40000, '在琴弦上放紙張、鈕扣與樹葉的鋼琴家。每場演出的曲目由當天收集到的環境聲決定。'),
  (12, 'anan', null, '阿楠', 'musician', '指彈吉他', 'hualien', null, 8, 24, 61, 12000, 30000, '背著一把吉他走完花東縱谷的指彈手，路上遇見的人都變成曲名。'),
  (13, 'photosynth', null, '光合舞團', 'dance', '當代・互動裝置', 'taipei', null, 6, 6, 72, 60000, 140000, '把植物生長的節奏編成舞步，舞台上的燈會跟著呼吸變亮。曾於溫室、屋頂與停車場演出。'),
  (14, 'byakuya', null, '白夜', 'dance', 'Waacking', 'kaohsiung', pg_temp.seed_day(2, 7), null, null, 84, 25000, 60000, '用手臂畫線的 Waacking 舞者，亞洲盃四強。教學影片從來不剪掉失誤，因為那是練習最真實的樣子。'),
  (15, 'three-beat', null, '三拍子 Crew', 'dance', 'House・編舞', 'taoyuan', null, 9, 15, 67, 30000, 70000, '九個人、三拍子，專門把大家都會跳的副歌改成大家都想學的版本。'),
  (16, 'xiaoman', null, '小滿', 'host', '典禮・見面會主持', 'taipei', pg_temp.seed_day(4, 6), null, null, 77, 20000, 50000, '見面會裡最會接話的人。能在三秒內記住一百位粉絲的暱稱，也能讓害羞的藝人講滿四十分鐘。'),
  (17, 'sunny-chen', null, '陳旭', 'host', '音樂節主持', 'kaohsiung', null, 10, 10, 63, 15000, 38000, '從校園晚會主持到海邊音樂節，國台語雙聲道，下雨天反而更有精神。'),
  (18, 'pi-host', null, '圓周率', 'host', '知識型主持', 'hsinchu', null, 11, 14, 55, 12000, 30000, '理工背景的主持人，擅長把票房數字、應援經濟與演算法講成故事。'),
  (19, 'stop-go', null, '走走停停頻道', 'youtube', '旅行・取景地', 'tainan', null, 0, 18, 83, 30000, 70000, '替三百支 MV 找到取景地的旅行頻道。每集附上完整路線與最近的冰店。'),
  (20, 'third-sugar', null, '甜度三分', 'youtube', '甜點・生咖開箱', 'taipei', pg_temp.seed_day(6, 6), null, null, 86, 28000, 66000, '專拍生日應援咖啡的甜點頻道，吃過一百二十間生咖還沒膩。正在研發能拿著手燈吃的蛋糕。'),
  (21, 'midnight-bento', null, '深夜便當', 'youtube', '演唱會生活', 'newtaipei', null, 0, 23, 70, 20000, 48000, '記錄演唱會散場之後：末班車、便當、嗓子啞掉的朋友。看完會想打電話給一起追星的人。'),
  (22, 'island-radio', null, '島語電台', 'podcaster', '音樂・訪談', 'taitung', null, 1, 25, 76, 15000, 35000, '從台東寄出的週更節目，每集請一位音樂人帶一件後台的物品來說故事。'),
  (23, 'half-past-ten', null, '十點半的沙發', 'podcaster', '粉絲文化', 'taichung', null, 3, 28, 71, 12000, 30000, '兩位追星十五年的朋友，聊周邊、聊離開、聊為什麼還在。錄音室是真的一張沙發。'),
  (24, 'side-job', null, '不務正業研究所', 'podcaster', '產業・幕後', 'taipei', null, 4, 5, 65, 15000, 32000, '訪問舞監、字幕員、燈光師與搬運組，把一場演出拆開來聽。'),
  (25, 'paper-plane', 'blue-hour', '紙飛機電波', 'band', '另類搖滾', 'chiayi', null, 6, 16, 50, 20000, 45000, '嘉義出身的三人樂團，用玩具樂器做搖滾。剛完成第一次環島巡演，想在這裡遇見更多場地。')
) as performer (
  number, slug, owner, name, type, genre, city, born_on, months_ahead, day, popularity, fee_min,
  fee_max, bio
)
on conflict do nothing;

-- The open films of the Blender Foundation stand in for recordings.
update public.performer_profiles
set portfolio = jsonb_build_array(
  jsonb_build_object('title', '年度專場 現場全紀錄', 'url', 'https://www.youtube.com/watch?v=eRsGyueVLvQ'),
  jsonb_build_object('title', '排練室側拍', 'url', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
  jsonb_build_object('title', '新歌試聽', 'url', 'https://listen.demo.test/preview')
)
where portfolio = '[]' and status = 'approved' and performance_type in ('artist', 'band', 'dj', 'musician');

-- What a form asks for, so that the demo performer can save the own pages as they are.
update public.performer_profiles
set performer_type = case when performance_type in ('band', 'dance') then 'group' else 'solo' end,
  performance_minutes = 60, experience_years = 6, contact_name = '示範經紀',
  contact_phone = '0900000000', contact_email = 'hello@artists.demo.test'
where contact_name is null;

------------------------------------------------------------------------------------------------
-- Events. A row names its location (a venue above, or a street corner below), its day as week and
-- weekday (0,0 = today), and its tickets as [id, name, description, price, capacity, sold, options].
------------------------------------------------------------------------------------------------

insert into public.events (
  id, organizer_id, organizer_name, venue_id, title, description, body, category, poster_line, date,
  time, time_undecided, ends_at, location, address, city, district, lat, lng, transit, status,
  comments, refund_policy_code, max_attendees, submitted_at, created_at
)
select pg_temp.seed_id('event', e.slug), organizer.id, organizer.username, venue.id, e.title,
  e.description, e.body || E'\n\n' || rules.text, e.category, e.poster_line, on_day.date,
  e.starts::time, e.starts_undecided,
  timezone('Asia/Taipei', on_day.date + e.starts::time) + e.length::interval,
  coalesce(venue.name, place.name), coalesce(venue.address, place.address),
  coalesce(venue.city, place.city), coalesce(venue.district, place.district),
  coalesce(venue.lat, place.lat), coalesce(venue.lng, place.lng), place.transit, e.status,
  case e.status
    when 'rejected' then '活動頁尚未說明退費方式與未成年參加者的陪同規定，補上後即可重新送審。'
    when 'cancelled' then '場地臨時整修，主辦單位決定取消。'
  end,
  e.refund, e.max_attendees, created.at, created.at
from (values
  -- 生咖活動
  ('milk-candy', 'sugar-moon', 'moon-oven', '生咖活動', 'approved', 1, 6, '11:00', false, '8 hours', 'free', 360, 'MOONLIGHT MILK CANDY',
    '月光牛奶糖：沈以恩生日應援咖啡', '點任一杯飲品送限定杯套與封口貼紙，二樓留言牆整日開放。',
    '把出道夜那顆沒吃完的牛奶糖，做成一整間咖啡店。一樓是杯套與應援物發放區，二樓還原了第一支 MV 的臥室，書桌抽屜裡藏著二十四封可以帶走的信。

下午三點會一起點蠟燭、唱生日歌，並把大家寫的卡片裝箱，隔天由應援會送到公司。人潮較多時採號碼牌入場，手機收到通知再回來就好。'),
  ('summer-stays', 'sugar-moon', 'salt-glass', '生咖活動', 'approved', 3, 6, '13:00', false, '7 hours', 'free', 180, 'LET SUMMER STAY',
    '把夏天留下來：林澄生日生咖', '老屋裡的冰果室快閃，憑專輯可兌換芒果冰一碗。',
    '林澄說過，台南的夏天不會結束，只會換一家冰店。我們把歌詞裡的冰果室搬進神農街，菜單上每一碗冰都是一首歌。

現場提供歌詞書籤、拍立得背景與留言本；晚上六點有粉絲翻唱小舞台，想唱的人當天在櫃檯登記即可。'),
  ('seventh-planet', 'sugar-moon', 'tide-cup', '生咖活動', 'approved', 5, 6, '10:30', false, '9 hours', 'free', 420, 'THE SEVENTH PLANET',
    '第七顆行星：洛夏生日應援咖啡', '藍紫色拉花、軌道杯墊，還有一整面會發光的行星牆。',
    '七張專輯排成七條軌道，走完一圈可以在集章卡上點亮全部行星，換一枚金屬徽章。港口的落地窗會在日落後二十分鐘變成應援色，請記得帶相機。

飲品由潮杯咖啡特調，素食與無咖啡因皆有選項。'),
  ('black-white-wave', 'sugar-moon', 'tide-cup', '生咖活動', 'approved', 2, 7, '12:00', false, '7 hours', 'free', 150, 'BLACK & WHITE NIGHT',
    '黑白之間：白夜舞者生咖', '看得到舞步的生咖，地板貼滿白夜最經典的走位。',
    '這次的打卡點不是立牌，而是地板。跟著黑白膠帶的走位，三分鐘就能學會成名作裡的那段手臂線條。

下午四點有十五分鐘的共跳時間，完全不會跳舞也歡迎，因為白夜的影片從來不剪掉失誤。'),
  ('full-cup', 'sugar-moon', 'moon-oven', '生咖活動', 'approved', 4, 6, '11:00', false, '8 hours', 'free', 160, 'A FULL CUP OF JOY',
    '滿滿的一杯：主持人小滿生日派對', '主持人的生日由粉絲主持，歡迎上台抽一張題卡。',
    '小滿替別人主持了兩百場見面會，這一天換我們拿麥克風。題卡箱裡有一百個從來沒人問過的問題，答案會剪成一支影片送給本人。

杯套共三款，盲抽發放；想交換的朋友請到二樓靠窗的長桌。'),
  ('dessert-lab', 'sugar-moon', 'moon-oven', '生咖活動', 'approved', 6, 6, '11:00', false, '8 hours', 'free', 200, 'DESSERT LABORATORY',
    '甜點實驗室：甜度三分頻道主生咖', '四種蛋糕、三分糖，投票選出下一支影片的主題。',
    '頻道開台以來吃過的一百二十間生咖，整理成一張巨大的甜點元素週期表。每位入場者可以投兩票，得票最高的組合會成為下一支影片。

蛋糕數量有限，現場依號碼牌順序供應。'),

  -- 主題派對
  ('insert-coin', 'owl-works', 'late-platform', '主題派對', 'approved', 0, 0, '20:30', false, '5 hours', 'ten_days', 90, 'INSERT COIN',
    '投幣開始：八位元遊戲音樂之夜', '霧燈與磁帶客輪流放歌，十台街機整晚免費。',
    '把小時候沒打過的最後一關，交給低音喇叭。兩位 DJ 用遊戲配樂接成一條長長的下水道，舞池中央的鏡球會隨著分數變色。

現場十台街機免投幣，最高分的名字會留在螢幕上直到天亮。'),
  ('pajama-radio', 'owl-works', 'late-platform', '主題派對', 'approved', 1, 5, '21:00', false, '5 hours', 'ten_days', null, 'PAJAMA RADIO',
    '今晚不打烊：睡衣電台派對', '穿睡衣入場送一杯熱可可，地板鋪滿抱枕。',
    '一個不用化妝、不用擠前排的派對。DJ 夏至線坐在床上放歌，所有人坐在地上聽，想跳的時候再站起來就好。

睡衣、浴袍、拖鞋都算。凌晨一點有一段十分鐘的集體晚安，關燈、只留鏡球。'),
  ('rewind-ball', 'owl-works', 'salt-glass', '主題派對', 'approved', 2, 6, '19:30', false, '4 hours', 'ten_days', 60, 'REWIND TO 1996',
    '倒帶到那一年：卡帶舞會', '帶一捲卡帶來換一杯調酒，所有歌都從 A 面開始。',
    '全場只用卡帶放歌，選歌的人是你。把想聽的那一面轉到開頭交給磁帶客，他會排進當晚的播放單。

二樓設有錄音間，可以錄三分鐘的話給十年後的自己，卡帶當場帶走。'),
  ('roller-disco', 'harbor-sound', 'iron-whale', '主題派對', 'approved', 4, 5, '19:00', false, '5 hours', 'ten_days', 300, 'NEON ROLLER DISCO',
    '霓虹輪鞋場：倉庫迪斯可', '整座倉庫鋪成溜冰場，輪鞋與護具現場借用。',
    '十一公尺高的鋼樑下，三百雙輪鞋繞著同一個圓圈。不會溜的人有新手區和志工，會溜的人有花式賽道和一座香檳塔。

入場含輪鞋與護具租借，建議穿長褲。'),
  ('taigi-rock', 'harbor-sound', 'echo-forest', '主題派對', 'approved', 7, 6, '19:00', false, '4 hours', 'tiered', 400, 'LAST TRAIN ROCK',
    '末班車：台語搖滾聚會', '六組樂團、一條長凳，唱到趕不上末班車為止。',
    '六組樂團輪流上台，每組只唱台語，中間由主持人陳旭用長輩的口氣點歌。唱完之後，地下室會變成一間臨時的熱炒店。

本場以站席為主，後方留有二十席友善座位，需要的朋友請在備註告訴我們。'),

  -- 大型派對
  ('tide-line', 'harbor-sound', 'iron-whale', '大型派對', 'approved', 3, 6, '17:00', false, '9 hours', 'tiered', 800, 'TIDE LINE FESTIVAL',
    '浪潮線：港口電子音樂節', '兩座舞台、十二組表演者，面海那一側全部打開。',
    '從日落前一小時開始，聲音沿著海岸線一格一格推高。主舞台在倉庫裡，副舞台在碼頭邊，兩邊用同一條光軌連在一起。

現場有飲用水站、聽力保護耳塞與靜音休息區。全場使用可重複借用的杯子，歸還即退押金。'),
  ('before-wind', 'blue-hour', 'river-lawn', '大型派對', 'approved', 5, 6, '14:00', false, '8 hours', 'twenty_days', 1200, 'BEFORE THE WIND',
    '風起之前：縱谷日落派對', '背山面海的草地舞台，海霧樂團壓軸演出九十分鐘。',
    '把野餐墊鋪在離舞台最遠的地方，也聽得見每一個泛音。下午是阿楠與在地樂手的不插電時段，太陽碰到中央山脈的那一刻，海霧樂團開始演奏。

當天加開花蓮車站接駁車，末班 22:40 發車，趕得上回台北的夜車。'),
  ('twelve-hours', 'owl-works', 'cloud-terrace', '大型派對', 'approved', 6, 6, '15:00', false, '8 hours', 'tiered', 180, 'TWELVE FLOORS UP',
    '十二樓之上：露台長盤派對', '三位 DJ、八小時不間斷，看城市從白天變成燈海。',
    '從下午三點的陽光開始，到所有大樓的燈都亮起來。三位 DJ 接成一首沒有縫隙的長歌，節奏跟著天色走。

如遇強風會移到同層室內，票券照常使用。'),
  ('thousand-photo', 'blue-hour', 'round-table', '大型派對', 'approved', 9, 6, '18:30', false, '4 hours', 'ten_days', 220, 'ONE BIG PICTURE',
    '大合照之夜：嘉義追星人尾牙', '把一整年的手燈、手幅與票根帶來，拍一張最大的合照。',
    '一年一次，把散在各個粉絲團的人聚在同一張照片裡。現場依團別分桌，也有「還在找團」桌，主持人圓周率會替你介紹新朋友。

活動含熱食與飲料，照片隔天以連結寄送，不公開張貼。'),

  -- 主題展
  ('ticket-stub', 'outer-isle', 'white-noise', '主題展', 'approved', -2, 5, '10:00', false, '44 days 8 hours', 'exhibition', null, 'THE TICKET STUB MUSEUM',
    '票根博物館：一千次入場的記憶', '一千張票根與它們的主人，從手撕票到手機裡的光。',
    '我們向全台徵集了一千張票根，每一張背後都有一段八十字以內的故事：一起去的人、下雨的夜、或沒有去成的那一場。

展場依座位圖排列，走到自己去過的那一排，可以把故事補寫在牆上。週末下午有票務設計師導覽。'),
  ('light-evolution', 'outer-isle', 'north-light', '主題展', 'approved', -1, 6, '10:00', false, '30 days 8 hours', 'exhibition', 1500, 'FROM GLOW TO SIGNAL',
    '手燈演化史：從螢光棒到同步訊號', '八十支手燈、六個世代，拆開來看它們怎麼知道現在是副歌。',
    '螢光棒只能亮六小時，但它教會我們什麼是一片海。展覽從化學光開始，走到藍牙、紅外線與座位編碼，最後停在一支被改造成小夜燈的手燈前。

互動區可以親手替一百支手燈編一段三十秒的燈海。'),
  ('tour-chairs', 'outer-isle', 'north-light', '主題展', 'approved', 0, 0, '10:00', false, '24 days 8 hours', 'free', null, 'BACKSTAGE CHAIRS',
    '後台的椅子：巡演側拍展', '沒有一張拍到舞台，卻每一張都聽得見聲音。',
    '攝影師跟著六組樂團巡迴兩年，只拍後台的椅子：堆滿外套的、等著人的、演出結束後空著的。

免費入場，可預約時段避開人潮。展出照片皆附錄音，掃描標籤即可聽見按下快門時的環境聲。'),
  ('shout-type', 'outer-isle', 'white-noise', '主題展', 'approved', 6, 5, '10:00', false, '21 days 8 hours', 'exhibition', 1200, 'TYPE OUT LOUD',
    '字會吶喊：應援字體設計展', '手幅上的字為什麼看得清楚？七位設計師一起回答。',
    '從看台第三十排也讀得到的字，需要多粗的筆畫、多寬的間距？展覽把應援手幅當成字體設計題目，請七位設計師各做一套。

週末工作坊可以印一張自己的手幅帶走，材料費已含在套票中。'),
  ('rainy-records', 'outer-isle', 'white-noise', '主題展', 'approved', 3, 4, '10:00', false, '18 days 8 hours', 'exhibition', 900, 'RAINY DAY RECORDS',
    '雨天唱片行：黑膠聆聽展', '十二個聆聽座位，每個座位只播一張唱片。',
    '展場裡有雨聲，但不會淋濕。十二個座位各自配一副耳機、一張唱片與一封選片人的信，聽完一面才換下一位。

建議預留九十分鐘，現場提供毛毯。'),
  ('stage-wardrobe', 'outer-isle', 'pixel-corner', '主題展', 'approved', 8, 5, '11:00', false, '10 days 8 hours', 'exhibition', 600, 'STAGE WARDROBE FILES',
    '造型檔案室：打歌服手稿特展', '四十張手稿與八套戲服，看一件衣服怎麼學會跳舞。',
    '布料要能在三分鐘內看起來像火，又要能洗、能修、能塞進行李箱。造型師首次公開手稿、打版與布樣，也公開失敗的那幾件。

櫥窗每天展示一套實品，閉館後仍可從街上觀看。'),

  -- 應援專場活動
  ('eve-chorus', 'light-sea', 'tiny-reel', '應援專場活動', 'approved', 1, 4, '19:00', false, '3 hours', 'free', 64, 'CHORUS EVE',
    '前夜合唱場：把副歌練到會為止', '演唱會前一晚的應援上映，全場站著看、坐著哭。',
    '六十四個座位，四首歌反覆三遍，直到每一句應援都落在對的拍子上。前排有手語應援志工，螢幕同步顯示應援字幕。

請自備手燈與保暖外套，散場後我們會一起走到捷運站。'),
  ('premiere-night', 'light-sea', 'tiny-reel', '應援專場活動', 'approved', 2, 3, '17:30', false, '4 hours', 'three_days_after_purchase', 64, 'COMEBACK PREMIERE',
    '回歸首播夜：一起看第一遍', '新歌公開的那一分鐘，跟懂的人坐在同一排。',
    '倒數、播放、安靜、尖叫，再看一遍。我們租下整間影廳，只為了和同樣等了八個月的人一起看第一遍。

場內提供應援色濾光片與喉糖，結束後有二十分鐘的心得快問快答。'),
  ('right-beat', 'light-sea', 'knot-studio', '應援專場活動', 'approved', 4, 7, '14:00', false, '3 hours', 'free', 28, 'THE RIGHT BEAT',
    '喊對的那一拍：應援口號工作坊', '從讀譜開始學應援，帶走一張自己的口號卡。',
    '應援口號其實是節奏記譜。鼓手老師會用拍手教大家聽出弱起與切分，最後兩兩一組替喜歡的歌設計四小節的口號。

名額不多，報名後由主辦審核，優先保留給第一次參加應援的朋友。'),
  ('five-years', 'light-sea', 'echo-forest', '應援專場活動', 'approved', 8, 6, '18:00', false, '4 hours', 'ten_days', 420, 'FIVE YEARS OF THANKS',
    '五年份的謝謝：海霧樂團週年應援專場', '粉絲翻唱、影像回顧，與一封集體寫成的長信。',
    '五年前的同一天，海霧樂團在同一個舞台演給十一個人看。這一晚由六組粉絲樂團輪流翻唱，中間穿插當年的影像與信。

壓軸的長信由每位報名者各寫一句，請在報名備註欄留下你的那一句。'),

  -- 限定快閃活動
  ('card-house', 'one-frame', 'pixel-corner', '限定快閃活動', 'approved', 1, 5, '12:00', false, '2 days 8 hours', 'free', 500, 'CARD HOUSE POP-UP',
    '卡片屋三日店：替小卡找一個家', '收納、交換、護貼一次完成，入場送透明卡套一枚。',
    '三天、三面玻璃、三千張卡套。帶著散落在抽屜裡的小卡來，我們有分類師陪你整理，也有交換牆替重複的卡找到新主人。

交換採面對面確認，請勿攜帶仿製品。店內音樂由入場者點播。'),
  ('sticky-wall', 'one-frame', 'paper-box', '限定快閃活動', 'approved', 2, 5, '11:00', false, '3 days 8 hours', 'free', null, 'DEAR STAGE',
    '寫給舞台的話：便利貼牆快閃', '把想說的話貼上去，最後一天裝箱寄給演出的人。',
    '十萬張便利貼、八種顏色，貼滿一間瓦楞紙店。不知道怎麼開頭也沒關係，牆邊有五十句開頭可以借。

活動結束後，內容依收件人分裝寄送；不希望公開的信可以投進紅色信箱。'),
  ('ice-truck', 'one-frame', 'station-plaza', '限定快閃活動', 'approved', 1, 7, '13:00', false, '6 hours', 'free', 400, 'SCOOP OF COLORS',
    '口味是你：應援色冰淇淋車', '說出喜歡的人的應援色，老闆現場調一球給你。',
    '沒有菜單的冰淇淋車。告訴我們一個顏色和一個形容詞，三分鐘後你會拿到一球從來沒賣過的口味。

憑報名票券兌換一球，下雨時移至車站大廳騎樓。'),
  ('holder-factory', 'one-frame', 'knot-studio', '限定快閃活動', 'approved', 3, 7, '10:30', false, '7 hours', 'three_days_after_purchase', 56, 'HOLDER FACTORY',
    '卡套改造所：貼紙無限供應', '熱壓、縫紉、鑲鑽，三小時做出世界上唯一的卡套。',
    '六張長桌對應六種改法，從最簡單的貼紙到熱轉印都有老師在旁。材料費已含在票價裡，作品當天帶走。

上、下午各一個時段，入場時選擇即可。'),
  ('four-frames', 'one-frame', 'north-window', '限定快閃活動', 'approved', 5, 7, '12:00', false, '6 hours', 'three_days_after_purchase', 240, 'FOUR FRAME STUDIO',
    '四格合照研究所：拍貼機快閃', '六款原創邊框、一面真的會動的背景。',
    '拍貼機只給你三秒，但我們給你六種走位。攝影棚裡的背景會慢慢轉動，四格連起來就是一小段動畫。

每組票券可拍兩次，印出兩份；檔案當天以連結提供下載。'),

  -- 偶像應援活動
  ('light-drill', 'light-sea', 'river-lawn', '偶像應援活動', 'approved', 2, 6, '15:00', false, '4 hours', 'free', 800, 'LIGHT STICK DRILL',
    '手燈排練日：跟著分區變色', '八百支手燈、八個分區，一起練一次完整的燈海。',
    '第一次去大型演唱會，最怕的就是燈換色的那一秒。志工團把整座草皮畫成看台，帶大家走一遍分區、換色與散場。

沒有手燈也能參加，現場備有兩百支可借用。天黑之後會完整跑一次，請把相機交給後排的記錄組。'),
  ('banner-day', 'light-sea', 'knot-studio', '偶像應援活動', 'approved', 1, 3, '18:30', false, '3 hours', 'free', 28, 'ONE METRE OF WISHES',
    '一公尺的心意：應援布條共筆日', '一條三十公尺的布條，由三十個人各寫一公尺。',
    '布條會在巡演首站掛上看台，從左到右就是三十個人的字跡。現場提供布用顏料、字型模板與一位很有耐心的書法老師。

完成後一起捲好裝箱，並拍下封箱的那一刻。'),
  ('bus-ride', 'sugar-moon', 'bus-depot', '偶像應援活動', 'approved', 3, 7, '09:30', false, '4 hours', 'free', 80, 'RIDE WITH THE AD',
    '跟車一日：應援公車出發式', '公車側面是我們的生日廣告，第一趟由我們坐滿。',
    '集資的公車廣告第一天上路，兩班車、八十個座位，沿途在六個路口停下來拍照。車上播放的歌由報名者票選。

早餐由應援會準備，請在備註欄填寫飲食需求。'),
  ('lightbox-walk', 'sugar-moon', 'metro-hall', '偶像應援活動', 'approved', 4, 4, '18:00', true, '4 hours', 'free', 120, 'LIGHTBOX CHECK-IN',
    '燈箱集合：捷運應援廣告打卡日', '八面燈箱同一天亮起，集滿印章換一張紀念車票。',
    '八個車站、八面燈箱，路線由你自己決定。每一站都有志工替你蓋章、拍照，走完全部可以換一張仿舊式紀念車票。

集合時間依最後刊登通知而定，確認後會寄信給所有報名者。'),
  ('hundred-letters', 'light-sea', 'round-table', '偶像應援活動', 'approved', 6, 7, '14:00', false, '3 hours', 'free', 100, 'LETTER NO. 100',
    '寄出第一百封：集體寫信日', '一百個人、一百封手寫信，當天一起封箱寄出。',
    '手寫信比訊息慢七天，但可以留三十年。我們準備了信紙、鋼筆與火漆，還有一張各語言的問候語小抄。

不會外語也沒關係，現場有三位志工協助翻譯。'),

  -- 飯店主題應援房
  ('sea-next-door', 'good-night', 'bay-hotel', '飯店主題應援房', 'approved', 3, 5, '15:00', false, '20 hours', 'ten_days', 40, 'NEXT DOOR TO THE SHOW',
    '演唱會隔壁：海景主題應援房', '離體育館走路十五分鐘，房裡有一整面看台。',
    '枕頭是應援色，浴袍背後是隊名，窗外就是散場的人潮與海。每間房附門卡套、早餐杯墊與一支可以帶回家的夜燈手燈。

入住當晚 22:30 於交誼廳有散場茶會，可以和其他房的朋友交換照片。'),
  ('dorm-door', 'good-night', 'hill-hotel', '飯店主題應援房', 'approved', 4, 6, '15:00', false, '20 hours', 'ten_days', 24, 'OPEN THE DORM DOOR',
    '打開門就是宿舍：七週年主題房', '還原出道前的練習生宿舍，冰箱裡有當年的泡麵。',
    '上下舖、手寫值日表、貼滿歌詞的冰箱門。這間房還原了七年前的練習生宿舍，連走廊的腳步聲都是當年錄下來的。

四人房，可獨自報名由主辦配房。隔天早上有一場露天溫泉晨聊。'),
  ('double-watch', 'good-night', 'bay-hotel', '飯店主題應援房', 'approved', 2, 6, '16:00', false, '19 hours', 'ten_days', 20, 'TWO BEDS ONE STREAM',
    '雙人守夜房：一起等直播', '兩張床、一面投影、滿桌宵夜，陪你等到倒數歸零。',
    '時差直播最怕一個人睡著。雙人房配有投影牆與雙聲道音響，宵夜在開播前三十分鐘送到，十樓大廳同時有公開應援場。

含早餐，退房延後至下午一點。'),
  ('hot-spring-rest', 'good-night', 'hill-hotel', '飯店主題應援房', 'approved', 7, 5, '15:00', false, '20 hours', 'ten_days', 30, 'REST DAY SUITE',
    '巡演後的休息日：溫泉主題房', '跑完整趟巡演的人，值得一池熱水和一本空白手帳。',
    '巡演結束後的那個週末最空。我們在溫泉街準備了安靜的房間、空白手帳與一整箱舊雜誌，晚上可以把票根貼成一頁。

房內不放音樂，只有窗外的水聲。'),

  -- 拍攝聖地巡禮
  ('old-street-mv', 'slow-film', 'old-street', '拍攝聖地巡禮', 'approved', 1, 7, '09:00', false, '4 hours', 'free', 30, 'FOLLOW THE CAMERA',
    '跟著鏡頭走：老街 MV 散步', '七個取景點、兩公里，拿著分鏡表比對角度。',
    '導演當年怎麼走，我們就怎麼走。每位參加者會拿到一份分鏡表，到了現場先看畫面、再看真實的巷子，最後拍下自己的版本。

路線平緩，推車與輪椅可全程通行；途中會在冰店休息二十分鐘。'),
  ('coast-train', 'slow-film', 'coast-station', '拍攝聖地巡禮', 'approved', 2, 7, '08:20', false, '7 hours', 'three_days_after_purchase', 36, 'A SONG BY THE SEA LINE',
    '坐火車找一首歌：海線取景地', '三個小站、一張一日票，在月台上聽當年的那首歌。',
    '海線的月台很短，火車很慢，剛好夠唱完一首歌。我們會在三個取景小站下車，每一站都有一個聲音任務。

票價含一日券與午餐便當，請自備耳機。'),
  ('rooftop-tank', 'slow-film', 'rooftop-lane', '拍攝聖地巡禮', 'approved', 3, 7, '15:30', false, '3 hours', 'three_days_after_purchase', 16, 'ROOFTOPS & WATER TANKS',
    '天台與水塔：台北屋頂巡禮', '四座可以合法上去的屋頂，看 MV 裡的同一片天空。',
    '老公寓的水塔、晾衣繩和夕陽，是這座城市最常出現的背景。我們和四位屋主說好了，每個屋頂可以待三十分鐘。

人數限制在十六人以內，請穿止滑鞋，途中有樓梯。'),
  ('river-bike', 'slow-film', 'river-dock', '拍攝聖地巡禮', 'approved', 5, 7, '07:30', false, '5 hours', 'free', 40, 'TWELVE KM OF FRAMES',
    '河堤十二公里：單車聖地線', '騎著單車穿過六支 MV，終點是一間早午餐店。',
    '河堤是最便宜的攝影棚。從碼頭出發，沿著水門一路往南，每兩公里停一個取景點，速度以能邊騎邊聊天為準。

可自備單車或租借公共自行車，現場提供安全帽。'),
  ('village-film', 'slow-film', 'village-gate', '拍攝聖地巡禮', 'approved', 9, 7, '14:00', false, '4 hours', 'three_days_after_purchase', 20, 'VILLAGE ON FILM',
    '一捲底片的眷村：三十六格散步', '每人一捲三十六格底片，拍完就結束，不能重來。',
    '沒有預覽、沒有刪除，只有三十六次機會。老師會在出發前講解測光，剩下的交給牆上的光和你。

含底片、沖洗與掃描，檔案於兩週內寄出。相機可借用，需押證件。'),

  -- 已經結束
  ('fog-lifts', 'sugar-moon', 'tide-cup', '生咖活動', 'approved', -3, 6, '12:00', false, '7 hours', 'free', 200, 'WHEN THE FOG LIFTS',
    '霧散時分：海霧主唱生日生咖', '港口咖啡店的一日霧景，杯墊背面是歌詞手稿。',
    '造霧機、海浪聲與一整面的手稿。謝謝兩百位朋友，把這一天過得像一首很長的前奏。'),
  ('first-snow-cafe', 'sugar-moon', 'moon-oven', '生咖活動', 'approved', -8, 7, '11:00', false, '8 hours', 'free', 220, 'PAPER SNOW CAFE',
    '紙雪咖啡：冬歌發行十週年生咖', '會下紙雪的咖啡店，十週年的十個場景。',
    '十年、十個場景、十種熱飲。謝謝大家把紙雪留在口袋裡帶回家。'),
  ('mirror-night', 'owl-works', 'late-platform', '主題派對', 'approved', -2, 6, '21:00', false, '5 hours', 'ten_days', 90, 'HALF A MIRROR BALL',
    '半顆鏡球：放克整晚', 'DJ 夏至線六小時長盤，唱到最後一班夜車。',
    '鏡球壞了一半，剛好照亮半個舞池。謝謝每一位跳到最後的人。'),
  ('campus-eve', 'owl-works', 'round-table', '主題派對', 'approved', -9, 5, '18:30', false, '4 hours', 'ten_days', 200, 'HALLWAY DANCE',
    '走廊舞會：畢業前最後一支舞', '把多功能廳變成學校走廊，置物櫃裡有彩蛋。',
    '一百個置物櫃、一百張紙條。謝謝大家把沒說的話放進去。'),
  ('whale-song', 'harbor-sound', 'iron-whale', '大型派對', 'approved', -4, 6, '18:00', false, '6 hours', 'tiered', 800, 'WHALE SONG',
    '鯨歌：鐵鯨音樂倉週年派對', '六組樂團接力，鋼樑下的六小時。',
    '從第一個音到最後一個擁抱，謝謝你們把倉庫唱成海。'),
  ('poster-paste', 'outer-isle', 'white-noise', '主題展', 'approved', -10, 5, '10:00', false, '20 days 8 hours', 'exhibition', 800, 'PASTED OVER',
    '貼過又貼：巡演海報考古展', '一面牆上十七層海報，一層一層撕開來看。',
    '從最外層的去年，到最裡層的二十年前。展期結束後，牆面已交給文獻館保存。'),
  ('encore-class', 'light-sea', 'tiny-reel', '應援專場活動', 'approved', -5, 4, '19:00', false, '3 hours', 'free', 64, 'ENCORE CLASS',
    '安可練習課：一起學會等待', '學會在燈亮之前，用對的節奏喊安可。',
    '四種安可喊法、三種等待的方式。謝謝六十四位把喉嚨留給隔天的朋友。'),
  ('button-shop', 'one-frame', 'pixel-corner', '限定快閃活動', 'approved', -6, 5, '12:00', false, '2 days 8 hours', 'free', 400, 'BUTTON SHOP',
    '徽章行：三日限定訂製店', '一台老機器、三千枚徽章，現場壓製。',
    '三天壓了兩千八百枚徽章，剩下的兩百枚由店員別在自己身上。'),
  ('cheer-camp', 'light-sea', 'river-lawn', '偶像應援活動', 'approved', -7, 6, '15:00', false, '5 hours', 'free', 500, 'CHEER CAMP',
    '應援露營日：星空下的大合唱', '四百人、一把吉他，唱到營火變成炭。',
    '謝謝阿楠帶著大家把每首歌都降了兩個調。'),
  ('tour-hotel', 'good-night', 'bay-hotel', '飯店主題應援房', 'approved', -4, 5, '15:00', false, '20 hours', 'ten_days', 40, 'ROOM 1207',
    '1207 號房：巡演最後一夜', '還原巡演終場那一晚的房間，連便條紙都在原位。',
    '四十位房客、四十張便條紙，已全部轉交給本人。'),
  ('lighthouse-walk', 'slow-film', 'coast-station', '拍攝聖地巡禮', 'approved', -3, 7, '09:00', false, '5 hours', 'free', 30, 'LIGHTHOUSE TAKE ONE',
    '燈塔第一鏡：海岬取景散步', '走到 MV 開場的那座燈塔，剛好趕上整點的光。',
    '風很大，照片都糊了，但每個人都說那就是最好的一張。'),
  ('vinyl-swap', 'owl-works', 'salt-glass', '主題派對', 'approved', -1, 3, '18:00', false, '4 hours', 'free', 60, 'SWAP SIDE B',
    '交換 B 面：黑膠以物易物夜', '帶一張走一張，唯一的規則是要說出為什麼。',
    '六十張唱片換了主人，也換了六十個故事。'),

  -- 等待審核、退回、取消
  ('rain-pool', 'harbor-sound', 'iron-whale', '大型派對', 'pending_approval', 7, 6, '16:00', false, '6 hours', 'tiered', 600, 'INDOOR RAIN',
    '室內下雨：倉庫濕身派對', '造雨機、雨衣與防水手燈，換洗區男女分開。',
    '在倉庫裡下一場溫的雨。主舞台、造雨區與乾燥區分開，入場發放雨衣與防水袋。'),
  ('sticker-tour', 'one-frame', 'paper-box', '限定快閃活動', 'pending_approval', 5, 5, '11:00', false, '3 days 8 hours', 'free', 300, 'STICKER ROAD TRIP',
    '貼紙環島：九座城市交換車', '一台小貨車、九座城市的限定貼紙。',
    '每到一座城市就印一款限定貼紙，只能用別的城市的貼紙來換。'),
  ('garden-cafe', 'sugar-moon', 'moon-oven', '生咖活動', 'pending_approval', 8, 6, '11:00', false, '8 hours', 'free', 160, 'GREENHOUSE BIRTHDAY',
    '溫室慶生：光合舞團編舞家生咖', '咖啡店裡長出一座溫室，杯子裡有真的花。',
    '一百盆植物認養卡，活動結束後可以帶走自己照顧的那一盆。'),
  ('midnight-fireworks', 'blue-hour', 'river-lawn', '大型派對', 'rejected', 6, 6, '20:00', false, '6 hours', 'tiered', 1500, 'MIDNIGHT SPARKS',
    '午夜火花：草原電音馬拉松', '整夜不睡的草原派對，凌晨有冷焰火演出。',
    '從晚上八點到隔天清晨兩點，三座舞台輪流放歌。'),
  ('greenhouse-live', 'blue-hour', 'cloud-terrace', '主題派對', 'cancelled', 2, 4, '19:00', false, '3 hours', 'free', 80, 'GREENHOUSE SESSION',
    '溫室現場：余聲露台鋼琴夜', '在植物之間聽一架被塞滿樹葉的鋼琴。',
    '余聲會收集當天露台上的聲音，現場寫成一首曲子。座位以坐墊為主，歡迎脫鞋。')
) as e (
  slug, organizer, place, category, status, week, weekday, starts, starts_undecided, length, refund,
  max_attendees, poster_line, title, description, body
)
join public.profiles as organizer on organizer.id = pg_temp.seed_id('user', e.organizer)
left join public.venues as venue on venue.id = pg_temp.seed_id('venue', e.place)
left join (values
  ('moon-oven', null, null, null, null, null, null, '捷運中山站 R7 出口步行 4 分鐘'),
  ('tide-cup', null, null, null, null, null, null, '捷運鹽埕埔站 2 號出口步行 3 分鐘'),
  ('late-platform', null, null, null, null, null, null, '公車「美術館」站步行 5 分鐘，夜間另有計程車排班'),
  ('salt-glass', null, null, null, null, null, null, '台南車站搭公車至「神農街」站，步行 2 分鐘'),
  ('cloud-terrace', null, null, null, null, null, null, '捷運市政府站 3 號出口步行 6 分鐘，搭電梯至 12 樓'),
  ('river-lawn', null, null, null, null, null, null, '花蓮車站前站接駁車 15 分鐘，每 20 分鐘一班'),
  ('pixel-corner', null, null, null, null, null, null, '捷運中山站 1 號出口步行 3 分鐘'),
  ('paper-box', null, null, null, null, null, null, '高鐵新竹站 4 號出口步行 12 分鐘，或搭公車至「文信路口」'),
  ('echo-forest', null, null, null, null, null, null, '捷運公館站 1 號出口步行 5 分鐘'),
  ('iron-whale', null, null, null, null, null, null, '輕軌軟體園區站步行 7 分鐘'),
  ('white-noise', null, null, null, null, null, null, '台南車站步行 14 分鐘，或搭公車至「忠義國小」站'),
  ('north-light', null, null, null, null, null, null, '基隆車站南口步行 6 分鐘'),
  ('tiny-reel', null, null, null, null, null, null, '捷運西門站 6 號出口步行 2 分鐘，5 樓'),
  ('hill-hotel', null, null, null, null, null, null, '礁溪車站步行 8 分鐘'),
  ('bay-hotel', null, null, null, null, null, null, '捷運三多商圈站 6 號出口步行 10 分鐘'),
  ('knot-studio', null, null, null, null, null, null, '中壢車站前站步行 6 分鐘，3 樓'),
  ('north-window', null, null, null, null, null, null, '捷運新埔站 1 號出口步行 5 分鐘，7 樓'),
  ('round-table', null, null, null, null, null, null, '嘉義車站前站步行 3 分鐘，4 樓'),
  ('station-plaza', '嘉義車站前廣場', 'chiayi', '西區', '嘉義市西區中山路 528 號', 23.4793, 120.4410, '嘉義車站前站出口即達'),
  ('bus-depot', '台中公車干城站', 'taichung', '東區', '台中市東區武德街 200 號', 24.1398, 120.6873, '台中車站步行 8 分鐘'),
  ('metro-hall', '台北車站大廳', 'taipei', '中正區', '台北市中正區北平西路 3 號', 25.0478, 121.5170, '台北車站 1 樓大廳西側集合'),
  ('old-street', '大溪老街入口', 'taoyuan', '大溪區', '桃園市大溪區和平路 13 號', 24.8852, 121.2872, '桃園客運 5096 至「大溪老街」站'),
  ('coast-station', '追分車站月台', 'taichung', '大肚區', '台中市大肚區王福街 13 號', 24.1205, 120.5701, '台鐵海線追分站下車，出站即集合點'),
  ('rooftop-lane', '萬華舊公寓屋頂', 'taipei', '萬華區', '台北市萬華區廣州街 145 號', 25.0367, 121.4998, '捷運龍山寺站 1 號出口步行 4 分鐘'),
  ('river-dock', '淡水河大稻埕碼頭', 'taipei', '大同區', '台北市大同區民生西路底', 25.0566, 121.5076, '捷運大橋頭站 2 號出口步行 12 分鐘'),
  ('village-gate', '左營眷村牌樓', 'kaohsiung', '左營區', '高雄市左營區海功路 65 號', 22.6907, 120.2810, '公車「建業新村」站步行 1 分鐘')
) as place (slug, name, city, district, address, lat, lng, transit) on place.slug = e.place
join (values
  ('生咖活動', '入場依號碼牌順序，票券一人一張。應援物數量有限，送完為止；請勿代領。店內請至少點一份飲品，謝謝配合。'),
  ('主題派對', '入場需核對票券 QR Code，出示後蓋章即可自由進出。現場提供置物區與無障礙洗手間，酒精飲料僅提供給年滿 18 歲的朋友。'),
  ('大型派對', '建議搭乘大眾運輸前往。未滿 12 歲的孩童請由家長陪同並配戴聽力保護耳罩；現場設有醫護站與失物招領處。'),
  ('主題展', '票券於展期內可擇一日入場，當天可重複進出。展場內歡迎拍照，請勿使用閃光燈與腳架。'),
  ('應援專場活動', '手燈、手幅請控制在不遮擋後排視線的大小。場內可合唱、可尖叫，請勿錄影與直播影片畫面。'),
  ('限定快閃活動', '現場採分流入場，約每 15 分鐘一批。報名成功後可在「票券管理」查看入場 QR Code，不需列印。'),
  ('偶像應援活動', '活動由粉絲自發舉辦，與經紀公司無關。請勿跟隨、守候或拍攝藝人的私人行程，互相提醒、互相照顧。'),
  ('飯店主題應援房', '入住需出示本人身分證件與票券。布置品多數可以帶走，請依房內清單辨識；房內全面禁菸。'),
  ('拍攝聖地巡禮', '請穿好走的鞋並自備飲水。途中會經過住家，拍照請降低音量，不拍攝住戶與門牌。雨天照常舉行，豪雨時改期。')
) as rules (category, text) on rules.category = e.category
cross join lateral (
  select case when e.week = 0 and e.weekday = 0 then private.today()
    else pg_temp.seed_day(e.week, e.weekday) end as date
) as on_day
cross join lateral (
  select case
    when e.status = 'pending_approval'
      then now() - interval '1 hour' * (3 + 40 * pg_temp.seed_chance('submitted' || e.slug))
    else least(
      timezone('Asia/Taipei', on_day.date + e.starts::time) - interval '45 days',
      now() - interval '9 days'
    ) - interval '1 day' * (30 * pg_temp.seed_chance('created' || e.slug))
  end as at
) as created
on conflict do nothing;

-- Two exhibitions have a day of rest, and longer weekends.
update public.events
set opening_hours = jsonb_build_object(
  'week', (
    select jsonb_object_agg(
      day, jsonb_build_object('start', '10:00', 'end', case when at > 5 then '20:00' else '18:00' end)
    )
    from unnest(
      array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    ) with ordinality as week (day, at)
    where day <> 'monday'
  ),
  'dates', jsonb_build_array(),
  'last_entry_minutes', 30
)
where id in (pg_temp.seed_id('event', 'ticket-stub'), pg_temp.seed_id('event', 'light-evolution'))
  and opening_hours is null;

------------------------------------------------------------------------------------------------
-- Series: the same house, the same evening, another subject each time. They fill the calendar before
-- and after the events above, which stay what the front of the site shows.
------------------------------------------------------------------------------------------------

create temporary table seed_series as
select series.*, edition.*, series || '-' || number as slug
from (values
  ('lyric-night', 'blue-hour', 'salt-glass', '主題派對', 3, '19:30', '2 hours 30 minutes', 'free', 36, 0, 'entry', '免費入場', '請點一杯飲品', 'LYRIC READING NIGHT',
    '夜讀歌詞', '把歌詞當成詩，一人讀一首，不放音樂。',
    '沒有伴奏的時候，一句歌詞聽起來會完全不一樣。每次選一個主題，現場有二十首可以抽，也歡迎帶自己的來。

讀完的人可以說一個跟這首歌有關的地方，或者什麼都不說。散場後老闆會放一整張專輯，想留下來的人就留下來。'),
  ('listening-room', 'outer-isle', 'echo-forest', '應援專場活動', 4, '20:00', '2 hours', 'three_days_after_purchase', 120, 280, 'seat', '聆聽席', '含一杯氣泡水', 'FULL ALBUM LISTENING',
    '整張聽完', '用 Live House 的音響，把一張專輯從頭聽到尾。',
    '中間不跳歌、不聊天、不滑手機。開場前由主持人用五分鐘講這張專輯怎麼錄的，聽完之後有三十分鐘可以說話。

座位以躺椅與坐墊為主，先到先選。現場提供耳塞，音量維持在舒服的範圍。'),
  ('cover-stage', 'harbor-sound', 'iron-whale', '應援專場活動', 6, '18:30', '3 hours 30 minutes', 'ten_days', 300, 450, 'standing', '站席', '不對號', 'FANS COVER STAGE',
    '翻唱舞台', '八組粉絲樂團輪流上台，只唱同一位歌手的歌。',
    '每組十五分鐘，可以改編、可以跨團合作，唯一的規則是副歌要留給台下唱。評審是坐在最後一排的陌生人，每人一張貼紙。

最高票的一組可以在下一次開場。門票收入扣除場地費後，由當晚全體表演者決定捐給誰。'),
  ('card-market', 'one-frame', 'round-table', '限定快閃活動', 7, '12:00', '6 hours', 'free', 220, 0, 'entry', '免費入場', '含交換名牌', 'PHOTOCARD MARKET',
    '小卡市集', '四十張桌子、一面交換牆，把重複的換成想要的。',
    '場內依團別與年份分區，名牌上寫「有」和「找」，比喊的快。每小時有一次全場對獎時間，志工會協助鑑定與裝袋。

現場只交換、不買賣；請自備卡冊與卡套，未成年的朋友請由家人陪同。'),
  ('film-walk', 'slow-film', 'north-window', '拍攝聖地巡禮', 7, '09:30', '4 hours', 'ten_days', 18, 980, 'film', '底片票', '含一捲底片與沖洗', 'ONE ROLL WALK',
    '一捲底片', '二十四張，走一條 MV 拍過的路。',
    '集合後先看一次要走的那支 MV，再拿著一捲底片出發。每一站只停十分鐘，不看回放，因為沒有回放。

下午回到攝影棚一起沖片，等待的時間有熱茶。照片在三天後以連結寄出，底片可以帶走。'),
  ('banner-class', 'light-sea', 'knot-studio', '偶像應援活動', 6, '14:00', '3 hours', 'ten_days', 24, 620, 'class', '課程名額', '含材料與裁切', 'BANNER MAKING CLASS',
    '手幅教室', '從排字、選紙到上膠，做一張演唱會用得到的手幅。',
    '老師會先講座位距離和字級的關係，再一起把設計稿轉成能印的檔案。現場有切割機與冷裱機，一人可以做兩張。

完成的手幅會在教室外的走廊展示一週，願意的人可以留下來當作品。'),
  ('midnight-screen', 'light-sea', 'tiny-reel', '應援專場活動', 5, '23:00', '2 hours 30 minutes', 'three_days_after_purchase', 64, 320, 'seat', '應援席', '含手燈電池', 'MIDNIGHT SCREENING',
    '午夜放映', '把經典演唱會放在電影院裡，站起來看。',
    '音量比電影大一格，燈光跟著現場走。前兩排是站席，後面的座位可以放包包。

散場時捷運已經停駛，門口有共乘名單，住得遠的朋友可以先在報名備註留下方向。'),
  ('theme-room', 'good-night', 'bay-hotel', '飯店主題應援房', 6, '15:00', '20 hours', 'tiered', 20, 3280, 'double', '雙人房', '含早餐，以人計價', 'THEME ROOM STAY',
    '海景應援房', '十樓整層布置成一張專輯，住進喜歡的歌裡。',
    '每個房間是一首歌，入住前抽房卡。走廊有整排的手寫歌詞，公共客廳整晚播放演唱會影像。

早餐杯墊與浴袍可以帶走，布置品則請留給下一位朋友。'),
  ('dj-school', 'owl-works', 'late-platform', '主題派對', 4, '20:00', '4 hours', 'ten_days', 80, 400, 'single', '單人票', '含一杯飲品', 'BEGINNERS ON DECKS',
    '第一次放歌', '十位新手 DJ，每人三首，放錯也算數。',
    '上台的人都只學了四堂課。老師站在旁邊，只有在沒有聲音的時候才會伸手。台下的任務是不管怎樣都要跳。

想上台的朋友可以在現場報名下一期；酒精飲料僅提供給年滿 18 歲的朋友。'),
  ('fan-letter', 'sugar-moon', 'moon-oven', '生咖活動', 7, '13:00', '5 hours', 'free', 90, 0, 'entry', '免費入場', '含信紙與封蠟', 'LETTERS WITH COFFEE',
    '寫信咖啡', '一杯咖啡、一張信紙，寫完的人幫你封蠟。',
    '每次替一位藝人寫信，不限字數，也可以只畫一張圖。寫完的信交給吧檯封蠟，活動結束後一起寄到公司。

不知道怎麼開頭的人，桌上有五十個開頭可以抽。店內請至少點一份飲品。')
) as series (
  series, organizer, place, category, weekday, starts, length, refund, capacity, price, type,
  type_name, type_text, poster, stem, description, body
)
join (values
  ('lyric-night', 1, -9, '海'), ('lyric-night', 2, -5, '房間'), ('lyric-night', 3, -1, '便利商店'), ('lyric-night', 4, 3, '雨'), ('lyric-night', 5, 7, '公車'), ('lyric-night', 6, 11, '名字'),
  ('listening-room', 1, -8, '第一張專輯'), ('listening-room', 2, -4, '只有鋼琴的'), ('listening-room', 3, 2, '錄在車庫裡的'), ('listening-room', 4, 4, '夏天的'), ('listening-room', 5, 8, '最後一張專輯'), ('listening-room', 6, 12, '沒有主打歌的'),
  ('cover-stage', 1, -10, '沈以恩之夜'), ('cover-stage', 2, -6, '晚安書店之夜'), ('cover-stage', 3, 1, '洛夏之夜'), ('cover-stage', 4, 5, '林澄之夜'), ('cover-stage', 5, 9, '海霧樂團之夜'), ('cover-stage', 6, 13, '零點七秒之夜'),
  ('card-market', 1, -9, '春季場'), ('card-market', 2, -4, '出道十年場'), ('card-market', 3, 2, '團體場'), ('card-market', 4, 5, '個人場'), ('card-market', 5, 8, '年末場'), ('card-market', 6, 12, '新年場'),
  ('film-walk', 1, -7, '大稻埕'), ('film-walk', 2, -3, '板橋巷弄'), ('film-walk', 3, 3, '淡水河左岸'), ('film-walk', 4, 6, '中和工廠區'), ('film-walk', 5, 9, '三峽老街'), ('film-walk', 6, 12, '八里渡船頭'),
  ('banner-class', 1, -8, '基礎班'), ('banner-class', 2, -2, '反光字'), ('banner-class', 3, 2, '雙面'), ('banner-class', 4, 5, '手寫字'), ('banner-class', 5, 8, '大字報'), ('banner-class', 6, 11, '螢光'),
  ('midnight-screen', 1, -6, '雪夜的現場'), ('midnight-screen', 2, -2, '體育場的雨'), ('midnight-screen', 3, 1, '最後的安可'), ('midnight-screen', 4, 4, '出道那一天'), ('midnight-screen', 5, 7, '海邊舞台'), ('midnight-screen', 6, 10, '跨年夜'),
  ('theme-room', 1, -7, '月光專輯'), ('theme-room', 2, -3, '行星專輯'), ('theme-room', 3, 4, '冰果室專輯'), ('theme-room', 4, 7, '霧燈專輯'), ('theme-room', 5, 10, '書店專輯'), ('theme-room', 6, 13, '鯨歌專輯'),
  ('dj-school', 1, -5, '第一期'), ('dj-school', 2, -1, '第二期'), ('dj-school', 3, 3, '第三期'), ('dj-school', 4, 6, '第四期'), ('dj-school', 5, 9, '第五期'), ('dj-school', 6, 12, '第六期'),
  ('fan-letter', 1, -6, '給沈以恩'), ('fan-letter', 2, -2, '給白夜'), ('fan-letter', 3, 2, '給余聲'), ('fan-letter', 4, 5, '給小滿'), ('fan-letter', 5, 8, '給光合舞團'), ('fan-letter', 6, 11, '給島語電台')
) as edition (of_series, number, week, subject) on edition.of_series = series.series;

insert into public.events (
  id, organizer_id, organizer_name, venue_id, title, description, body, category, poster_line, date,
  time, ends_at, location, address, city, district, lat, lng, transit, status, refund_policy_code,
  max_attendees, submitted_at, created_at
)
select pg_temp.seed_id('event', s.slug), organizer.id, organizer.username, venue.id,
  s.stem || '：' || s.subject, s.description, s.body, s.category, s.poster || ' ' || s.number,
  on_day.date, s.starts::time,
  timezone('Asia/Taipei', on_day.date + s.starts::time) + s.length::interval, venue.name,
  venue.address, venue.city, venue.district, venue.lat, venue.lng,
  (
    select transit from public.events where venue_id = venue.id and transit is not null
    order by id limit 1
  ),
  'approved', s.refund, s.capacity, created.at, created.at
from seed_series as s
join public.profiles as organizer on organizer.id = pg_temp.seed_id('user', s.organizer)
join public.venues as venue on venue.id = pg_temp.seed_id('venue', s.place)
cross join lateral (select pg_temp.seed_day(s.week, s.weekday) as date) as on_day
cross join lateral (
  select least(timezone('Asia/Taipei', on_day.date::timestamp) - interval '45 days', now() - interval '9 days')
    - interval '1 day' * (30 * pg_temp.seed_chance('created' || s.slug)) as at
) as created
on conflict do nothing;

insert into public.event_performers (event_id, performer_id)
select pg_temp.seed_id('event', event), pg_temp.seed_id('performer', performer)
from (values
  ('milk-candy', 'shen-yien'), ('summer-stays', 'lin-cheng'), ('seventh-planet', 'luo-xia'),
  ('black-white-wave', 'byakuya'), ('full-cup', 'xiaoman'), ('dessert-lab', 'third-sugar'),
  ('insert-coin', 'mistlamp'), ('insert-coin', 'tapehead'), ('pajama-radio', 'solstice-line'),
  ('rewind-ball', 'tapehead'), ('roller-disco', 'solstice-line'), ('taigi-rock', 'sunny-chen'),
  ('taigi-rock', 'point-seven'), ('tide-line', 'mistlamp'), ('tide-line', 'luo-xia'),
  ('before-wind', 'sea-fog'), ('before-wind', 'anan'), ('twelve-hours', 'mistlamp'),
  ('twelve-hours', 'solstice-line'), ('thousand-photo', 'pi-host'), ('rainy-records', 'island-radio'),
  ('ticket-stub', 'half-past-ten'), ('light-evolution', 'side-job'), ('five-years', 'sea-fog'),
  ('eve-chorus', 'shen-yien'), ('premiere-night', 'luo-xia'), ('light-drill', 'three-beat'),
  ('bus-ride', 'lin-cheng'), ('old-street-mv', 'stop-go'), ('coast-train', 'stop-go'),
  ('village-film', 'midnight-bento'), ('shout-type', 'bookstore'), ('greenhouse-live', 'yu-sheng'),
  ('garden-cafe', 'photosynth'), ('fog-lifts', 'sea-fog'), ('mirror-night', 'solstice-line'),
  ('whale-song', 'sea-fog'), ('whale-song', 'point-seven'), ('cheer-camp', 'anan'),
  ('tour-chairs', 'bookstore'), ('twelve-hours', 'photosynth'), ('roller-disco', 'byakuya'),
  ('thousand-photo', 'xiaoman'), ('hundred-letters', 'hsu-zhiyao')
) as lineup (event, performer)
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Tickets: what is offered, and how many of the fans have them.
------------------------------------------------------------------------------------------------

create temporary table seed_ticket_plan as
select pg_temp.seed_id('event', event) as event_id, row_number() over () as position, plan.*
from (values
  -- event, type, name, description, price, capacity, sold, waiting, most at once, on sale from / to
  ('milk-candy', 'entry', '免費入場', '含杯套與封口貼紙各一', 0, 360, 308, 0, 4, null::int, null::int),
  ('summer-stays', 'entry', '免費入場', '憑專輯另可兌換芒果冰', 0, 180, 96, 0, 4, null, null),
  ('seventh-planet', 'entry', '免費入場', '含集章卡一張', 0, 420, 355, 0, 4, null, null),
  ('black-white-wave', 'entry', '免費入場', '含限定杯墊', 0, 150, 88, 0, 4, null, null),
  ('full-cup', 'entry', '免費入場', '含盲抽杯套一款', 0, 160, 64, 0, 4, null, null),
  ('dessert-lab', 'entry', '免費入場', '含投票券兩張', 0, 200, 71, 0, 4, null, null),
  ('insert-coin', 'single', '單人票', '含一杯指定飲品', 650, 90, 78, 0, 4, null, null),
  ('pajama-radio', 'single', '單人票', '含熱可可一杯', 600, 60, 41, 0, 4, null, null),
  ('pajama-radio', 'pair', '雙人票', '兩人同行，同時入場', 1100, 20, 12, 0, 2, null, null),
  ('rewind-ball', 'single', '單人票', '含一捲空白卡帶', 550, 60, 33, 0, 4, null, null),
  ('roller-disco', 'skate', '輪鞋票', '含輪鞋與護具', 780, 240, 126, 0, 4, null, null),
  ('roller-disco', 'watch', '觀賽票', '不下場，含一杯飲品', 450, 60, 22, 0, 4, null, null),
  ('taigi-rock', 'early', '早鳥票', '限量 100 張', 700, 100, 100, 0, 4, null, null),
  ('taigi-rock', 'standing', '站席', '不對號', 900, 280, 83, 0, 4, null, null),
  ('taigi-rock', 'friendly', '友善座位', '後方對號座位', 900, 20, 6, 0, 2, null, null),
  ('tide-line', 'early', '早鳥單日票', '含環保杯', 1200, 300, 300, 0, 4, null, null),
  ('tide-line', 'day', '單日票', '含環保杯', 1500, 400, 287, 0, 4, null, null),
  ('tide-line', 'vip', '高台區', '專屬吧檯與置物櫃', 3200, 60, 25, 0, 4, null, null),
  ('before-wind', 'lawn', '草地票', '自備野餐墊', 1400, 900, 436, 0, 4, null, null),
  ('before-wind', 'shuttle', '草地票＋台北接駁', '含來回遊覽車', 2200, 160, 62, 0, 4, null, null),
  ('twelve-hours', 'terrace', '露台票', '含兩杯飲品', 1600, 180, 57, 0, 4, null, null),
  ('thousand-photo', 'seat', '座位票', '含熱食與飲料', 480, 220, 34, 0, 4, -3, null),
  ('ticket-stub', 'adult', '全票', '展期內擇一日入場', 250, null, 262, 0, 4, null, null),
  ('ticket-stub', 'student', '學生票', '入場時出示學生證', 180, null, 126, 0, 4, null, null),
  ('light-evolution', 'adult', '全票', '含燈海互動體驗', 320, 1000, 138, 0, 4, null, null),
  ('light-evolution', 'pair', '雙人票', '兩人同日入場', 580, 250, 52, 0, 2, null, null),
  ('tour-chairs', 'entry', '免費入場', '可於展期內擇一日入場', 0, null, 117, 0, 4, null, null),
  ('shout-type', 'adult', '全票', '展期內擇一日入場', 280, 900, 21, 0, 4, null, null),
  ('shout-type', 'kit', '手幅套票', '含工作坊與材料', 680, 120, 18, 0, 2, 14, null),
  ('rainy-records', 'seat', '聆聽座位', '每時段 12 席', 350, 900, 84, 0, 2, null, null),
  ('stage-wardrobe', 'adult', '全票', '展期內擇一日入場', 300, 500, 12, 0, 4, null, null),
  ('stage-wardrobe', 'guide', '導覽票', '造型師帶看 60 分鐘', 800, 60, 9, 0, 2, 21, null),
  ('eve-chorus', 'entry', '免費入場', '自由入座', 0, 64, 64, 0, 2, null, null),
  ('premiere-night', 'seat', '應援席', '含濾光片與喉糖', 280, 64, 37, 0, 4, null, null),
  ('right-beat', 'class', '工作坊名額', '報名後由主辦審核', 0, 28, 14, 5, 1, null, null),
  ('five-years', 'standing', '站席', '收入全數用於應援', 400, 420, 73, 0, 4, null, null),
  ('card-house', 'entry', '免費入場', '含透明卡套一枚', 0, 500, 271, 0, 4, null, null),
  ('sticky-wall', 'entry', '免費入場', '含便利貼一疊', 0, null, 102, 0, 4, null, null),
  ('ice-truck', 'scoop', '免費兌換券', '一張一球', 0, 400, 189, 0, 2, null, null),
  ('holder-factory', 'morning', '上午場', '10:30–13:30，含材料', 750, 28, 19, 0, 2, null, null),
  ('holder-factory', 'afternoon', '下午場', '14:30–17:30，含材料', 750, 28, 26, 0, 2, null, null),
  -- The organizer entered a price that is none; it must not show as free.
  ('four-frames', 'group', '拍攝券', '一組兩次，印兩份', null, 240, 0, 0, 4, null, null),
  ('light-drill', 'entry', '免費入場', '現場可借手燈', 0, 800, 468, 0, 4, null, null),
  ('banner-day', 'entry', '免費入場', '含顏料與工具', 0, 28, 26, 0, 2, null, null),
  ('bus-ride', 'first', '第一班 09:30', '含早餐', 0, 40, 31, 0, 2, null, null),
  ('bus-ride', 'second', '第二班 11:00', '含早餐', 0, 40, 18, 0, 2, null, null),
  ('lightbox-walk', 'entry', '免費入場', '含集章卡', 0, 120, 43, 0, 4, null, null),
  ('hundred-letters', 'entry', '免費入場', '含信紙與郵資', 0, 100, 29, 0, 2, null, null),
  ('sea-next-door', 'double', '雙人房', '一室兩人，以人計價', 3680, 40, 22, 0, 2, null, null),
  ('dorm-door', 'bed', '四人房床位', '由主辦配房', 2480, 24, 15, 0, 4, null, null),
  ('double-watch', 'double', '雙人房', '含宵夜與早餐，以人計價', 2980, 20, 20, 0, 2, null, null),
  ('hot-spring-rest', 'single', '單人房', '含溫泉券', 4200, 14, 3, 0, 1, null, null),
  ('hot-spring-rest', 'double', '雙人房', '含溫泉券，以人計價', 2800, 16, 6, 0, 2, null, null),
  ('old-street-mv', 'walk', '免費報名', '含分鏡表', 0, 30, 19, 0, 2, null, null),
  ('coast-train', 'day', '一日行程', '含一日券與便當', 880, 36, 24, 0, 4, null, null),
  ('rooftop-tank', 'walk', '散步票', '含保險', 480, 16, 14, 0, 2, null, null),
  ('river-bike', 'ride', '免費報名', '含安全帽借用', 0, 40, 12, 0, 2, null, null),
  ('village-film', 'film', '底片票', '含底片、沖洗與掃描', 1280, 20, 5, 0, 2, null, null),
  ('fog-lifts', 'entry', '免費入場', '含杯墊', 0, 200, 200, 0, 4, null, null),
  ('first-snow-cafe', 'entry', '免費入場', '含紙雪一包', 0, 220, 187, 0, 4, null, null),
  ('mirror-night', 'single', '單人票', '含一杯飲品', 600, 90, 86, 0, 4, null, null),
  ('campus-eve', 'single', '單人票', '含置物櫃鑰匙', 500, 200, 143, 0, 4, null, null),
  ('whale-song', 'standing', '站席', '不對號', 1200, 800, 534, 0, 4, null, null),
  ('poster-paste', 'adult', '全票', '展期內擇一日入場', 220, 800, 276, 0, 4, null, null),
  ('encore-class', 'entry', '免費入場', '自由入座', 0, 64, 61, 0, 2, null, null),
  ('button-shop', 'entry', '免費入場', '含徽章一枚', 0, 400, 352, 0, 4, null, null),
  ('cheer-camp', 'entry', '免費入場', '自備帳篷', 0, 500, 388, 0, 4, null, null),
  ('tour-hotel', 'double', '雙人房', '以人計價', 3480, 40, 40, 0, 2, null, null),
  ('lighthouse-walk', 'walk', '免費報名', '含路線圖', 0, 30, 24, 0, 2, null, null),
  ('vinyl-swap', 'entry', '免費入場', '請自備唱片一張', 0, 60, 45, 0, 2, null, null),
  ('rain-pool', 'standing', '站席', '含雨衣與防水袋', 980, 600, 0, 0, 4, null, null),
  ('sticker-tour', 'entry', '免費入場', '含貼紙一款', 0, 300, 0, 0, 4, null, null),
  ('garden-cafe', 'entry', '免費入場', '含杯套', 0, 160, 0, 0, 4, null, null),
  ('midnight-fireworks', 'standing', '站席', '不對號', 1800, 1500, 0, 0, 4, null, null),
  ('greenhouse-live', 'cushion', '坐墊席', '請脫鞋入座', 0, 80, 38, 0, 2, null, null)
) as plan (
  event, type, name, description, price, capacity, sold, waiting, most, from_days, to_days
);

-- What is over sold well; what is far away has hardly begun.
insert into seed_ticket_plan
select pg_temp.seed_id('event', slug), 1000, slug, type, type_name, type_text, price, capacity,
  floor(capacity * case
    when week < 0 then 0.7 + 0.3 * pg_temp.seed_chance('sold' || slug)
    else greatest(0.08, 0.75 - 0.05 * week) * (0.5 + 0.5 * pg_temp.seed_chance('sold' || slug))
  end)::int,
  0, least(4, greatest(2, capacity / 20)), null, null
from seed_series;
drop table seed_series;

insert into public.ticket_stock (
  event_id, ticket_type_id, name, description, price, capacity, max_per_order, sale_start_at,
  sale_end_at, requires_approval, sort_order
)
select event_id, type, name, description, price, capacity, most,
  timezone('Asia/Taipei', (private.today() + from_days)::timestamp + interval '12 hours'),
  timezone('Asia/Taipei', (private.today() + to_days)::timestamp + interval '12 hours'),
  waiting > 0, position
from seed_ticket_plan
on conflict do nothing;

-- Bookings of one to three tickets until a type has sold what the plan says. The fans of an event are
-- taken in steps that are coprime to 600, so nobody is registered for the same event twice.
insert into public.event_registrations (
  id, event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, status,
  registered_at, cancelled_at, cancel_reason
)
select pg_temp.seed_id('registration', key), booking.event_id, fan.id, type,
  'R-' || to_char(moment.at at time zone 'Asia/Taipei', 'YYMMDD') || '-' || upper(left(md5(key), 6)),
  fan.username, fan.email,
  '09' || lpad((fan_number * 104729 % 100000000)::text, 8, '0'),
  quantity, state,
  moment.at,
  case when state = 'cancelled' then now() - interval '2 days' end,
  case when state = 'cancelled' then '活動取消' end
from (
  select running.*, event || ':' || type || ':' || i as key, event.starts_at, event.created_at,
    least(wanted, sold + waiting - upto + wanted) as quantity,
    case
      when event.status = 'cancelled' then 'cancelled'
      when upto - wanted >= sold then 'pending'
      else 'confirmed'
    end as state,
    1 + (
      (pg_temp.seed_chance(event) * 600)::int
      + row_number() over (partition by running.event_id order by position, i)
        * (array[7, 11, 13, 17, 19, 23, 29, 31, 37, 41])[1 + (pg_temp.seed_chance('step' || event) * 10)::int % 10]
    ) % 600 as fan_number
  from (
    select plan.*, i, wanted, sum(wanted) over (partition by event_id, type order by i) as upto
    from seed_ticket_plan as plan,
      generate_series(1, plan.sold + plan.waiting) as i,
      lateral (select least((array[1, 2, 1, 2, 2, 1, 3, 1, 2, 1])[1 + i % 10], plan.most) as wanted) as w
  ) as running
  join public.events as event on event.id = running.event_id
  where upto - wanted < sold + waiting
) as booking
join public.profiles as fan on fan.id = pg_temp.seed_id('fan', fan_number::text)
cross join lateral (
  select least(now(), starts_at) as sales_end,
    greatest(booking.created_at + interval '3 days', least(now(), starts_at) - interval '60 days')
      as sales_start
) as sales
-- Denser towards the end of the sale, and Mondays give some of theirs to the weekend.
cross join lateral (
  select date_trunc(
    'day',
    (sales_end - (sales_end - sales_start) * pg_temp.seed_chance('when' || key) ^ 1.5)
      at time zone 'Asia/Taipei'
  ) as day
) as raw
cross join lateral (
  select case
    when state = 'pending' then now() - interval '60 hours' * pg_temp.seed_chance('waits' || key)
    else least(
      timezone(
        'Asia/Taipei',
        day
          - case when extract(isodow from day) in (1, 2) and pg_temp.seed_chance('shift' || key) < 0.4
              then interval '2 days' else interval '0' end
          + interval '1 hour' * (9 + 14 * pg_temp.seed_chance('hour' || key))
      ),
      sales_end - interval '1 minute' * (5 + 300 * pg_temp.seed_chance('late' || key))
    )
  end as at
) as moment
on conflict do nothing;

insert into public.tickets (
  id, registration_id, event_id, ticket_type_id, ticket_no, holder_user_id, holder_name,
  holder_phone, price_paid, status, issued_at, checked_in_at, cancelled_at
)
select pg_temp.seed_id('ticket', key), r.id, r.event_id, r.ticket_type_id,
  'T-' || upper(left(md5(key), 10)), r.user_id, r.name, r.phone, stock.price,
  case
    when r.status = 'cancelled' then 'cancelled'
    when has_come then 'checked_in'
    else 'valid'
  end,
  r.registered_at,
  case when has_come then e.starts_at + interval '90 minutes' * pg_temp.seed_chance('door' || key) end,
  r.cancelled_at
from public.event_registrations as r
join public.profiles as fan on fan.id = r.user_id and fan.email like '%@fans.demo.test'
join public.events as e on e.id = r.event_id
join public.ticket_stock as stock
  on stock.event_id = r.event_id and stock.ticket_type_id = r.ticket_type_id
cross join generate_series(1, r.quantity) as n
cross join lateral (select r.id || ':' || n as key) as k
cross join lateral (
  select e.status = 'approved' and e.ends_at < now() and pg_temp.seed_chance('come' || key) < 0.87
    as has_come
) as door
where r.status <> 'pending' and r.order_id is null
  and (r.status = 'confirmed' or e.status = 'cancelled')
  -- Whoever registered later has tickets already.
  and not exists (select from public.tickets as t where t.registration_id = r.id)
on conflict do nothing;

insert into public.ticket_secrets (ticket_id, secret)
select t.id, encode(extensions.gen_random_bytes(16), 'hex')
from public.tickets as t
where not exists (select from public.ticket_secrets as s where s.ticket_id = t.id);

-- The counters say what the rows say: first each event as a whole, then its types.
update public.ticket_stock as stock
set sold = truth.sold, held = truth.held
from (
  select s.event_id, s.ticket_type_id,
    (
      select count(*) from public.tickets as t
      where t.event_id = s.event_id and t.status in ('valid', 'checked_in', 'transferring')
    ) as sold,
    (
      select coalesce(sum(r.quantity), 0) from public.event_registrations as r
      where r.event_id = s.event_id and r.status = 'pending'
    ) + (
      select coalesce(sum(w.quantity), 0) from public.waitlist_entries as w
      where w.event_id = s.event_id and w.status = 'offered'
    ) as held
  from public.ticket_stock as s
  where s.ticket_type_id = '*'
) as truth
where stock.event_id = truth.event_id and stock.ticket_type_id = truth.ticket_type_id
  and (stock.sold, stock.held) is distinct from (truth.sold, truth.held);

update public.ticket_stock as stock
set sold = truth.sold, held = truth.held
from (
  select s.event_id, s.ticket_type_id,
    (
      select count(*) from public.tickets as t
      where t.event_id = s.event_id and t.ticket_type_id = s.ticket_type_id
        and t.status in ('valid', 'checked_in', 'transferring')
    ) as sold,
    (
      select coalesce(sum(r.quantity), 0) from public.event_registrations as r
      where r.event_id = s.event_id and r.ticket_type_id = s.ticket_type_id and r.status = 'pending'
    ) + (
      select coalesce(sum(w.quantity), 0) from public.waitlist_entries as w
      where w.event_id = s.event_id and w.ticket_type_id = s.ticket_type_id and w.status = 'offered'
    ) as held
  from public.ticket_stock as s
  where s.ticket_type_id <> '*'
) as truth
where stock.event_id = truth.event_id and stock.ticket_type_id = truth.ticket_type_id
  and (stock.sold, stock.held) is distinct from (truth.sold, truth.held);

-- Lists show what they say.
select private.write_due_totals(100000);

drop table seed_ticket_plan;

-- The more weight a performer has, the more of the fans follow.
insert into public.artist_follows (user_id, performer_id, created_at)
select pg_temp.seed_id('fan', n::text), p.id,
  now() - interval '1 day' * (1 + 200 * pg_temp.seed_chance('since' || n || p.id))
from public.performer_profiles as p, generate_series(1, 600) as n
where p.status = 'approved'
  and p.id in (select pg_temp.seed_id('performer', slug) from unnest(array[
    'shen-yien', 'lin-cheng', 'luo-xia', 'mistlamp', 'solstice-line', 'tapehead', 'sea-fog',
    'bookstore', 'point-seven', 'hsu-zhiyao', 'yu-sheng', 'anan', 'photosynth', 'byakuya',
    'three-beat', 'xiaoman', 'sunny-chen', 'pi-host', 'stop-go', 'third-sugar', 'midnight-bento',
    'island-radio', 'half-past-ten', 'side-job'
  ]) as slug)
  and pg_temp.seed_chance('follow' || n || p.id) < (p.popularity / 100.0) ^ 3 * 0.8
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Advertisements and the texts of the site
------------------------------------------------------------------------------------------------

insert into public.advertisements (
  id, client_id, client_name, title, description, type, status, display_location, link_url,
  button_text, start_date, end_date, budget, created_at
)
select pg_temp.seed_id('ad', slug), pg_temp.seed_id('user', client), name, title, description, type,
  status, location, link, button, private.today() + from_day, private.today() + to_day, budget,
  now() - interval '1 hour' * hours_ago
from (values
  ('tide-line-home', 'harbor-sound', '港聲音樂', '浪潮線：港口電子音樂節', '首頁主視覺兩週', 'home_banner', 'active', 'home', '/events', '看活動', -5, 9, 24000, 300),
  ('card-house-feature', 'one-frame', '一格選物', '卡片屋三日店', '活動頁精選', 'featured', 'active', 'events', '/events', '前往報名', -2, 12, 9000, 160),
  ('room-key-venues', 'room-key', '鑰匙圈空間管理', '生咖友善場地特輯', '場地頁橫幅', 'banner', 'active', 'venues', '/book-venue', '找場地', -20, 20, 12000, 700),
  ('whale-song-thanks', 'harbor-sound', '港聲音樂', '鯨歌週年派對', '已結束的檔期', 'banner', 'inactive', 'home', '/events', '看活動', -50, -30, 15000, 1300),
  ('luo-xia-lightbox', 'sugar-moon', '糖月應援會', '洛夏生日燈箱：台北車站', '應援燈箱三週', 'banner', 'pending', 'home', '/birthday', '一起應援', 14, 35, 36000, 22),
  ('shout-type-popup', 'outer-isle', '離島策展工作室', '字會吶喊：早鳥手幅套票', '進站彈窗一週', 'popup', 'pending', 'home', '/events', '搶早鳥', 7, 14, 8000, 3)
) as ad (
  slug, client, name, title, description, type, status, location, link, button, from_day, to_day,
  budget, hours_ago
)
on conflict do nothing;

insert into public.website_content (content_key, content_value, page, section) values
  ('homepage_title', '讓光，打在你喜歡的人身上', 'home', 'hero'),
  ('homepage_subtitle', '找活動、訂場地、邀表演者、辦應援，全台灣的舞台都在這裡', 'home', 'hero'),
  ('homepage_description', '聚光讓粉絲找到下一場值得出門的演出，讓表演者被看見，也讓空著的場地有人登台。從報名、取票到入場，每一步都清清楚楚。', 'home', 'main'),
  ('about_description', '聚光是一個為台灣現場文化打造的平台。我們相信一場好的活動，需要願意排練的人、願意開門的場地，以及願意提早到場的觀眾。我們替這三種人把路整理好：活動資訊透明、票券不超賣、場地檔期看得見，應援也有地方集合。', 'about', 'main'),
  ('footer_contact_info', '客服時間：週一至週五 10:00–18:00（國定假日休息）。請使用聯絡表單，我們會在兩個工作天內回覆。', 'all', 'footer'),
  ('footer_copyright', '© 聚光 Spotlight 版權所有', 'all', 'footer'),
  ('birthday_prepare_activity', '替 {artistName} 準備一場生日活動：選一間生咖友善的場地、開放報名，剩下的交給一起來的人。', 'birthday', 'main'),
  ('birthday_gift_ad', '讓整座城市都看見 {artistName} 的生日：燈箱、公車與螢幕，應援廣告從這裡開始。', 'birthday', 'main'),
  ('homepage_title_en', 'Put the light on those you love', 'home', 'hero'),
  ('homepage_subtitle_en', 'Find events, rent venues, invite performers, support idols: every stage in Taiwan is here', 'home', 'hero'),
  ('homepage_description_en', 'Spotlight leads fans to the next show worth going out for, performers to those who want to see them, and somebody onto stages that stand empty. From registration and ticket to the gate, every step is clear.', 'home', 'main'),
  ('about_description_en', 'Spotlight is a platform for live culture in Taiwan. A good event needs people who rehearse, a venue that opens its doors, and an audience that comes early. We clear the way for all three: events that say everything, tickets that are never oversold, venues whose free dates can be seen, and a place where supporters meet.', 'about', 'main'),
  ('footer_contact_info_en', 'Support hours: Monday to Friday 10:00–18:00, except on public holidays. Please use the contact form; we answer within two working days.', 'all', 'footer'),
  ('footer_copyright_en', '© Spotlight. All rights reserved.', 'all', 'footer'),
  ('birthday_prepare_activity_en', 'Prepare a birthday event for {artistName}: choose a fan-friendly venue, open registration, and leave the rest to those who come.', 'birthday', 'main'),
  ('birthday_gift_ad_en', 'Let the whole city see the birthday of {artistName}: light boxes, buses and screens, support ads begin here.', 'birthday', 'main')
on conflict do nothing;

insert into public.website_banners (
  banner_key, media_type, title, subtitle, link, page, is_active, display_order
) values
  ('home-main', 'image', '這個週末，去現場', '看看離你最近的活動', '/events', 'home', true, 10),
  ('birthday-performer', 'image', '本月壽星', '一起替他們準備驚喜', '/birthday', 'home', true, 20),
  ('global-support', 'image', '應援廣告服務', '燈箱、公車、螢幕一次規劃', '/support-ad-service', 'home', true, 30),
  ('events-banner', 'image', '想舉辦自己的活動？', '填好資料、設定票券、送出審核，約 2 個工作天就能開始報名。', '/register-event', 'events', true, 10),
  ('support-map', 'image', '應援地圖', '把生咖與燈箱串成一條路線', '/support-map', 'maps', true, 10)
on conflict do nothing;
