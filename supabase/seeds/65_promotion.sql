-- Ads, support ads, campaigns, the support map and the birthday zone, in every state. Prices lie within
-- what such places cost in Taiwan; shops, orders and campaigns are invented and say 示範 where money or a
-- company could be taken for real.

------------------------------------------------------------------------------------------------
-- Places and what they cost
------------------------------------------------------------------------------------------------

insert into public.ad_placements (
  id, code, name, ad_type, display_location, slots, image_w, image_h, max_seconds
)
select pg_temp.seed_id('placement', code), code, name, type, location, slots, w, h, seconds
from (values
  ('home_banner', '首頁主視覺', 'home_banner', 'home', 4, 1920, 800, null),
  ('home_featured', '首頁精選卡片', 'featured', 'home', 6, 1200, 900, null),
  ('popup', '進站彈窗', 'popup', 'home', 2, 800, 1000, null),
  ('events_banner', '活動頁橫幅', 'banner', 'events', 4, 1600, 400, null),
  ('venues_banner', '場地頁橫幅', 'banner', 'venues', 3, 1600, 400, null),
  ('artists_banner', '表演者頁橫幅', 'banner', 'performers', 3, 1600, 400, null),
  ('support_map', '應援地圖橫幅', 'banner', 'maps', 3, 1600, 400, null),
  ('birthday_top', '生日專區主視覺', 'banner', 'birthday', 4, 1600, 600, null),
  ('mrt_taipei_main', '台北車站 地下街燈箱', 'banner', 'city', 8, 1200, 1800, null),
  ('mrt_zhongxiao_fuxing', '忠孝復興站 轉乘層燈箱', 'banner', 'city', 6, 1200, 1800, null),
  ('mrt_ximen', '西門站 六號出口燈箱', 'banner', 'city', 6, 1200, 1800, null),
  ('mrt_airport', '桃園機場捷運 A1 燈箱', 'banner', 'city', 4, 1200, 1800, null),
  ('mrt_formosa', '美麗島站 穿堂層燈箱', 'banner', 'city', 6, 1200, 1800, null),
  ('bus_taipei', '台北公車 車側', 'banner', 'city', 40, 3600, 900, null),
  ('bus_taichung', '台中公車 車側', 'banner', 'city', 20, 3600, 900, null),
  ('bus_kaohsiung', '高雄公車 車側', 'banner', 'city', 20, 3600, 900, null),
  ('led_ximending', '西門町 行人徒步區電視牆', 'banner', 'city', 10, 1920, 1080, 20),
  ('led_xinyi', '信義商圈 轉角電視牆', 'banner', 'city', 10, 1080, 1920, 20),
  ('led_yizhong', '台中 一中商圈電視牆', 'banner', 'city', 8, 1920, 1080, 15),
  ('led_dome', '高雄 巨蛋站前電視牆', 'banner', 'city', 8, 1920, 1080, 15)
) as place (code, name, type, location, slots, w, h, seconds)
on conflict do nothing;

insert into public.ad_products (
  id, placement_id, name, description, category, city, unit, unit_price, design_fee, min_units,
  max_units, lead_days, needs_media_review, spec, is_demo, sort
)
select pg_temp.seed_id('ad-product', slug), pg_temp.seed_id('placement', place), name, description,
  category, city, unit, price, design, least_units, most_units, lead, category <> 'online',
  jsonb_strip_nulls(jsonb_build_object('format', format, 'exposure', exposure)), true,
  row_number() over () * 10
from (values
  ('home-banner-week', 'home_banner', '首頁主視覺 一週', '打開網站第一眼看到的位置，與其他三則輪播。', 'online', null, 'week', 12000, 2000, 1, 4, 3, 'JPG、PNG、WebP，5 MB 以內', '每週約 4 萬次曝光'),
  ('home-featured-week', 'home_featured', '首頁精選卡片 一週', '首頁活動列表中的精選卡片，附「廣告」標示。', 'online', null, 'week', 6000, 1500, 1, 8, 3, 'JPG、PNG、WebP，5 MB 以內', '每週約 2.5 萬次曝光'),
  ('popup-day', 'popup', '進站彈窗 一天', '每位訪客每天最多看到一次，可立即關閉。', 'online', null, 'day', 3500, 1500, 1, 7, 5, 'JPG、PNG、WebP，5 MB 以內', '每天約 6 千人'),
  ('events-banner-week', 'events_banner', '活動頁橫幅 一週', '活動列表頁的橫幅。', 'online', null, 'week', 4500, 1200, 1, 8, 3, 'JPG、PNG、WebP，5 MB 以內', '每週約 1.8 萬次曝光'),
  ('venues-banner-week', 'venues_banner', '場地頁橫幅 一週', '場地租借列表頁的橫幅，適合空間業者。', 'online', null, 'week', 3600, 1200, 1, 8, 3, 'JPG、PNG、WebP，5 MB 以內', '每週約 9 千次曝光'),
  ('artists-banner-week', 'artists_banner', '表演者頁橫幅 一週', '表演者列表頁的橫幅。', 'online', null, 'week', 3600, 1200, 1, 8, 3, 'JPG、PNG、WebP，5 MB 以內', '每週約 1.1 萬次曝光'),
  ('support-map-week', 'support_map', '應援地圖橫幅 一週', '應援地圖頁的橫幅，適合生咖與快閃店。', 'online', null, 'week', 3000, 1200, 1, 8, 3, 'JPG、PNG、WebP，5 MB 以內', '每週約 1.3 萬次曝光'),
  ('birthday-top-week', 'birthday_top', '生日專區主視覺 一週', '生日專區月曆頁的主視覺。', 'online', null, 'week', 5000, 1500, 1, 4, 3, 'JPG、PNG、WebP，5 MB 以內', '每週約 1.6 萬次曝光'),
  ('birthday-page-month', 'birthday_top', '生日應援專頁 一個月', '專頁主視覺、留言牆置頂與分享卡，由平台設計。', 'birthday', null, 'month', 8800, 2000, 1, 2, 7, '照片 3 張以上，需附授權', '專頁與分享卡'),
  ('mrt-taipei-main-week', 'mrt_taipei_main', '台北車站燈箱 一週', '轉乘通道的單面燈箱，人潮最多的應援位置。', 'mrt', 'taipei', 'week', 18000, 3000, 2, 4, 21, '120 × 180 公分，300 dpi', '每日約 50 萬人次經過車站'),
  ('mrt-zhongxiao-week', 'mrt_zhongxiao_fuxing', '忠孝復興站燈箱 一週', '板南線與文湖線轉乘層的單面燈箱。', 'mrt', 'taipei', 'week', 15000, 3000, 2, 4, 21, '120 × 180 公分，300 dpi', '每日約 12 萬人次進出'),
  ('mrt-ximen-week', 'mrt_ximen', '西門站燈箱 一週', '六號出口往徒步區的動線上，追星族最熟的一面牆。', 'mrt', 'taipei', 'week', 16000, 3000, 2, 4, 21, '120 × 180 公分，300 dpi', '每日約 13 萬人次進出'),
  ('mrt-airport-week', 'mrt_airport', '機場捷運台北車站燈箱 一週', '接送機的人都會經過的月台層燈箱。', 'mrt', 'taoyuan', 'week', 12000, 3000, 2, 4, 21, '120 × 180 公分，300 dpi', '每日約 3 萬人次進出'),
  ('mrt-formosa-week', 'mrt_formosa', '美麗島站燈箱 一週', '紅橘線轉乘穿堂層的單面燈箱。', 'mrt', 'kaohsiung', 'week', 9000, 3000, 2, 8, 21, '120 × 180 公分，300 dpi', '每日約 4 萬人次進出'),
  ('bus-taipei-month', 'bus_taipei', '台北公車車側 一台一個月', '行經東區與信義區的公車車側，含輸出與張貼。', 'bus', 'taipei', 'month', 15000, 3500, 1, 3, 28, '360 × 90 公分，含輸出', '每日行駛約 16 小時'),
  ('bus-taipei-rear-month', 'bus_taipei', '台北公車車尾 一台一個月', '車尾半版，機車族看得最久的一面。', 'bus', 'taipei', 'month', 8500, 2500, 1, 3, 28, '120 × 80 公分，含輸出', '每日行駛約 16 小時'),
  ('bus-taichung-month', 'bus_taichung', '台中公車車側 一台一個月', '行駛台灣大道的公車車側，含輸出與張貼。', 'bus', 'taichung', 'month', 11000, 3500, 1, 3, 28, '360 × 90 公分，含輸出', '每日行駛約 15 小時'),
  ('bus-kaohsiung-month', 'bus_kaohsiung', '高雄公車車側 一台一個月', '行經巨蛋與三多商圈的公車車側，含輸出與張貼。', 'bus', 'kaohsiung', 'month', 10000, 3500, 1, 3, 28, '360 × 90 公分，含輸出', '每日行駛約 15 小時'),
  ('led-ximending-day', 'led_ximending', '西門町電視牆 一天', '二十秒影片，每小時播放六次。', 'led', 'taipei', 'day', 9000, 4000, 1, 14, 14, 'MP4，20 秒，1920 × 1080', '每天播放 72 次'),
  ('led-xinyi-day', 'led_xinyi', '信義轉角電視牆 一天', '直式轉角螢幕，適合打卡合照。', 'led', 'taipei', 'day', 12000, 4000, 1, 14, 14, 'MP4，20 秒，1080 × 1920', '每天播放 72 次'),
  ('led-yizhong-day', 'led_yizhong', '一中商圈電視牆 一天', '十五秒影片，每小時播放六次。', 'led', 'taichung', 'day', 4500, 3500, 1, 14, 14, 'MP4，15 秒，1920 × 1080', '每天播放 66 次'),
  ('led-dome-day', 'led_dome', '巨蛋站前電視牆 一天', '演唱會散場人潮正前方的電視牆。', 'led', 'kaohsiung', 'day', 5500, 3500, 1, 14, 14, 'MP4，15 秒，1920 × 1080', '每天播放 66 次')
) as product (
  slug, place, name, description, category, city, unit, price, design, least_units, most_units,
  lead, format, exposure
)
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- What was ordered: advertisements, support ads, pledges. One row each, with its order where there is
-- one. `order_status` null: nothing was ordered.
------------------------------------------------------------------------------------------------

create temp table seed_ad on commit drop as
select ad.*, pg_temp.seed_id('ad', slug) as id, pg_temp.seed_id('user', client) as client_id,
  p.id as product_id, p.placement_id, private.ad_period(p, private.today() + from_day, units) as period,
  p.unit_price * units as total
from (values
  ('demo-whale-anniversary', 'harbor-sound', 'home-banner-week', '鯨歌週年專輯上架（示範）', '六組樂團的現場實錄，限量黑膠同步開賣。', '/events', '去聽聽', -4, 2, 1, 'active', 'paid', null),
  ('demo-tide-cup', 'room-key', 'support-map-week', '潮杯咖啡 生咖檔期開放（示範）', '港邊四公尺挑高的生咖場地，下一季檔期開放預訂。', '/book-venue', '看檔期', -9, 3, 1, 'active', 'completed', null),
  ('demo-light-drill', 'light-sea', 'events-banner-week', '手燈排練日 志工招募（示範）', '八百支手燈、八個分區，需要三十位分區志工。', '/events', '報名志工', -2, 1, 1, 'active', 'paid', null),
  ('demo-card-house', 'one-frame', 'home-featured-week', '卡片屋三日店 最終回（示範）', '最後三天，替重複的小卡找新主人。', '/events', '前往報名', -3, 1, 1, 'active', 'paid', null),
  ('demo-birthday-cup', 'sugar-moon', 'birthday-top-week', '本月壽星限定杯套（示範）', '點飲品送封口貼紙，五間合作生咖同步發放。', '/birthday', '找生咖', -1, 1, 1, 'active', 'paid', null),
  ('demo-five-years', 'harbor-sound', 'home-banner-week', '五年份的謝謝 預售（示範）', '海霧樂團週年應援專場，早鳥票兩週。', '/events', '搶先購票', 6, 2, 2, 'active', 'paid', null),
  ('demo-stage-wardrobe', 'outer-isle', 'home-featured-week', '造型檔案室特展（示範）', '四十張手稿與八套戲服，第一次公開。', '/events', '看展覽', 12, 2, 2, 'active', 'paid', null),
  ('demo-hotel-week', 'good-night', 'venues-banner-week', '主題應援房 平日方案（示範）', '週日到週四入住，布置免加價。', '/book-venue', '看房型', 9, 1, 1, 'active', 'paid', null),
  ('demo-map-walk', 'slow-film', 'support-map-week', '老街 MV 散步 加開場（示範）', '七個取景點、兩公里，週日早上加開一場。', '/events', '看路線', 5, 1, 2, 'pending', 'paid', null),
  ('demo-popup-night', 'owl-works', 'popup-day', '睡衣電台派對 彈窗（示範）', '穿睡衣入場送熱可可，三天限定。', '/events', '我要去', 8, 3, 1, 'pending', 'payment_review', null),
  ('demo-artist-class', 'blue-hour', 'artists-banner-week', '編曲工作坊 招生（示範）', '十二堂課，從哼唱到完整編曲。', '/artists', '看課程', 10, 2, 1, 'pending', 'pending_payment', null),
  ('demo-too-bright', 'owl-works', 'events-banner-week', '霓虹輪鞋場 二次宣傳（示範）', '倉庫迪斯可的第二波票券。', '/events', '買票', 7, 1, 2, 'rejected', 'paid', '主視覺閃爍頻率過高，可能引發不適，請改為靜態畫面。'),
  ('demo-no-licence', 'one-frame', 'home-featured-week', '限定貼紙包（示範）', '九座城市的貼紙一次收集。', '/events', '看貼紙', 9, 1, 3, 'rejected', 'paid', '畫面使用了他人攝影作品，請附上授權或更換照片。'),
  ('demo-mirror-night', 'owl-works', 'events-banner-week', '半顆鏡球 放克整晚（示範）', '六小時長盤的回顧頁。', '/events', '看回顧', -35, 2, 1, 'active', 'completed', null),
  ('demo-poster-show', 'outer-isle', 'home-banner-week', '巡演海報考古展（示範）', '十七層海報，一層一層撕開來看。', '/events', '看展覽', -60, 3, 1, 'active', 'completed', null),
  ('demo-button-shop', 'one-frame', 'home-featured-week', '徽章行 三日店（示範）', '現場壓製的三千枚徽章。', '/events', '看回顧', -45, 2, 1, 'inactive', 'completed', null),
  ('demo-late-payment', 'slow-film', 'events-banner-week', '海線取景地 火車之旅（示範）', '三個小站、一張一日票。', '/events', '看行程', 4, 1, 3, 'inactive', 'expired', null)
) as ad (
  slug, client, product, title, description, link, button, from_day, units, slot, status,
  order_status, reason
)
join public.ad_products as p on p.id = pg_temp.seed_id('ad-product', product);

create temp table seed_support on commit drop as
select s.*, pg_temp.seed_id('support-ad', n::text) as id, pg_temp.seed_id('fan', fan::text) as buyer_id,
  p.id as product_id, p.placement_id, private.ad_period(p, private.today() + from_day, units) as period,
  p.unit_price * units + case design when 'platform' then p.design_fee else 0 end as total
from (values
  (1, 11, 'shen-yien', 'mrt-taipei-main-week', '以恩的第一面燈箱', '謝謝你一直把麥克風交給我們。', 45, 2, '台北車站', 'self', 'draft', 1, null, 1),
  (2, 24, 'luo-xia', 'led-xinyi-day', '藍紫色的二十秒', '日落後二十分鐘見。', 38, 2, '信義商圈', 'platform', 'submitted', 2, null, 1),
  (3, 37, 'byakuya', 'led-dome-day', '黑白之間 生日快樂', '從地板到螢幕，都是你的走位。', 40, 3, '巨蛋站', 'self', 'submitted', 3, null, 1),
  (4, 52, 'lin-cheng', 'mrt-zhongxiao-week', '把夏天留在忠孝復興', '冰果室、機車聲與午後雷陣雨。', 42, 2, '忠孝復興站', 'self', 'reviewing', 6, null, 1),
  (5, 63, 'sea-fog', 'bus-kaohsiung-month', '開往港口的公車', '前奏很長，但我們等得起。', 50, 1, '三多商圈', 'platform', 'reviewing', 8, null, 1),
  (6, 75, 'xiaoman', 'mrt-ximen-week', '換我們拿麥克風', '兩百場見面會，謝謝你。', 41, 2, '西門站', 'self', 'needs_fix', 9, null, 1),
  (7, 88, 'third-sugar', 'led-ximending-day', '三分糖的廣告', '甜度剛剛好。', 36, 1, '西門町', 'self', 'rejected', 14, null, 1),
  (8, 96, 'shen-yien', 'mrt-ximen-week', '牛奶糖的包裝紙', '出道夜那顆糖，我們還留著。', 30, 2, '西門站', 'platform', 'approved', 12, 'pending_payment', 2),
  (9, 107, 'luo-xia', 'mrt-taipei-main-week', '第七顆行星', '七張專輯、七條軌道。', 28, 2, '台北車站', 'self', 'approved', 13, 'payment_review', 2),
  (10, 118, 'bookstore', 'bus-taipei-month', '晚安公車', '借書卡背面的第一首歌。', 24, 1, '信義區', 'self', 'paid', 20, 'paid', 1),
  (11, 129, 'mistlamp', 'led-yizhong-day', '霧裡的十五秒', '一束鼓點照亮它。', 20, 3, '一中商圈', 'platform', 'producing', 24, 'paid', 1),
  (12, 140, 'photosynth', 'bus-taichung-month', '會呼吸的公車', '跟著綠葉的節奏。', 10, 1, '台灣大道', 'self', 'producing', 30, 'paid', 1),
  (13, 151, 'luo-xia', 'mrt-formosa-week', '美麗島站的藍紫色', '行星們集合。', -4, 2, '美麗島站', 'self', 'live', 34, 'paid', 1),
  (14, 162, 'sea-fog', 'mrt-airport-week', '出發前的海霧', '送機的時候也想聽。', -2, 2, '機場捷運台北車站', 'platform', 'live', 33, 'paid', 1),
  (15, 173, 'shen-yien', 'led-ximending-day', '倒數七天', '每天二十秒，倒數到生日。', -1, 4, '西門町', 'self', 'live', 28, 'paid', 2),
  (16, 184, 'lin-cheng', 'mrt-zhongxiao-week', '去年夏天的燈箱', '芒果冰吃完了，燈還亮著。', -60, 2, '忠孝復興站', 'self', 'completed', 95, 'completed', 2),
  (17, 195, 'anan', 'bus-kaohsiung-month', '縱谷到港口', '一把吉他走完的路。', -80, 1, '巨蛋站', 'platform', 'completed', 120, 'completed', 2),
  (18, 206, 'midnight-bento', 'mrt-airport-week', '深夜的便當', '散場後的第一餐。', 44, 2, '機場捷運台北車站', 'self', 'cancelled', 10, null, 2),
  (19, 217, 'stop-go', 'led-xinyi-day', '走走停停的轉角', '取景地就在這裡。', 15, 2, '信義商圈', 'self', 'cancelled', 16, 'expired', 2)
) as s (
  n, fan, artist, product, title, message, from_day, units, station, design, status, days_ago,
  order_status, slot
)
join public.ad_products as p on p.id = pg_temp.seed_id('ad-product', product);

create temp table seed_campaign on commit drop as
select c.*, pg_temp.seed_id('campaign', slug) as id
from (values
  ('shen-lightbox', 'sugar-moon', 'shen-yien', '以恩生日燈箱：台北車站兩週（示範）', 42000, 12, 'open', 26, 0.032),
  ('luo-bus', 'sugar-moon', 'luo-xia', '行星公車：三台一個月（示範）', 60000, 20, 'open', 34, 0.045),
  ('byakuya-led', 'light-sea', 'byakuya', '白夜電視牆：巨蛋站前三天（示範）', 24000, 6, 'open', 18, 0.02),
  ('xiaoman-cups', 'light-sea', 'xiaoman', '小滿生咖杯套：一千個（示範）', 15000, 15, 'open', 9, 0.013),
  ('sea-fog-five', 'light-sea', 'sea-fog', '海霧五週年：基隆港邊大布條（示範）', 18000, 3, 'succeeded', 40, 0.045),
  ('lin-ice', 'sugar-moon', 'lin-cheng', '林澄的冰果室：台南三日快閃（示範）', 25000, -8, 'succeeded', 52, 0.055),
  ('tapehead-reel', 'owl-works', 'tapehead', '磁帶客巡迴卡帶復刻（示範）', 80000, -15, 'failed', 30, 0.01),
  ('anan-bench', 'slow-film', 'anan', '替阿楠留一張長椅（示範）', 30000, 25, 'pending', 0, 0),
  ('pi-lab', 'light-sea', 'pi-host', '圓周率的實驗教室（示範）', 20000, 40, 'draft', 0, 0),
  ('point-seven-amp', 'harbor-sound', 'point-seven', '零點七秒的音箱（示範）', 35000, 10, 'cancelled', 22, 0.01)
) as c (slug, owner, artist, title, goal, ends_in, status, days, share);

-- Fans who pledged: the same ones for the same campaign every time. Those of campaigns that met their
-- goal have orders, most of them paid.
create temp table seed_pledge on commit drop as
select c.slug, c.id as campaign_id, c.title, c.status as campaign_status, fan.n as fan,
  pg_temp.seed_id('fan', fan.n::text) as user_id,
  pg_temp.seed_id('pledge', c.slug || fan.n) as id,
  (array[100, 200, 300, 300, 500, 500, 500, 800, 1000, 1500, 2000])[
    1 + floor(11 * pg_temp.seed_chance('amount' || c.slug || fan.n))::int
  ] as amount,
  case when c.status = 'succeeded' then
    case
      when pg_temp.seed_chance('paying' || c.slug || fan.n) < 0.8 then 'paid'
      when c.ends_in < 0 then 'expired'
      when pg_temp.seed_chance('paying' || c.slug || fan.n) < 0.88 then 'payment_review'
      else 'pending_payment'
    end
  end as order_status,
  now() - interval '1 day' * (greatest(0, -c.ends_in) + 2 + c.days * pg_temp.seed_chance('pledged' || c.slug || fan.n)) as created_at
from seed_campaign as c
join generate_series(1, 600) as fan (n)
  on pg_temp.seed_chance('pledge' || c.slug || fan.n) < c.share * 1.6
where c.status in ('open', 'succeeded', 'failed', 'cancelled');

create temp table seed_promo_order on commit drop as
select (row_number() over (order by kind, key))::int as n, pg_temp.seed_id('promo-order', kind || key) as id,
  o.*,
  case when order_status in ('paid', 'completed') then created_at + interval '5 hours' end as paid_at
from (
  select 'ad' as kind, slug as key, client_id as buyer_id, 'ad_product' as item_type, product_id as ref_id,
    pg_temp.seed_id('ad-booking', slug)::text as sub_ref, product || '：' || title as name,
    total / units as unit_price, units as quantity, total, order_status,
    case
      when order_status in ('pending_payment', 'payment_review') then now() - interval '4 hours'
      else now() - interval '1 day' * greatest(6, 6 - from_day)
    end as created_at
  from seed_ad
  union all
  select 'support_ad', n::text, buyer_id, 'support_ad', id, 'SA-DEMO-' || n, title, total, 1, total,
    order_status,
    case
      when order_status = 'expired' then now() - interval '9 days'
      when order_status in ('pending_payment', 'payment_review') then now() - interval '2 days'
      else now() - interval '1 day' * (days_ago - 8)
    end
  from seed_support where order_status is not null
  union all
  select 'campaign', slug || fan, user_id, 'campaign', campaign_id, id::text, title, amount, 1, amount,
    order_status,
    case
      when order_status in ('pending_payment', 'payment_review') then now() - interval '1 day'
      else now() - interval '12 days'
    end
  from seed_pledge where order_status is not null
) as o;

insert into public.orders (
  id, order_no, buyer_id, seller_type, kind, subtotal, total, status, hold_expires_at, buyer_name,
  buyer_email, paid_at, completed_at, cancelled_at, cancel_reason, created_at
)
select o.id, 'EO' || to_char(o.created_at at time zone 'Asia/Taipei', 'YYYYMMDD') || (950000 + o.n),
  o.buyer_id, 'platform', o.kind, o.total, o.total, o.order_status,
  o.created_at + case o.kind when 'ad' then interval '24 hours' else interval '7 days' end,
  p.username, p.email, o.paid_at,
  case when o.order_status = 'completed' then o.created_at + interval '6 days' end,
  case when o.order_status = 'expired' then o.created_at + interval '7 days' end,
  case when o.order_status = 'expired' then '示範：逾期未付' end,
  o.created_at
from seed_promo_order as o
join public.profiles as p on p.id = o.buyer_id
on conflict do nothing;

insert into public.order_items (
  id, order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount, created_at
)
select pg_temp.seed_id('promo-item', o.id::text), o.id, o.item_type, o.ref_id, o.sub_ref, o.name,
  o.unit_price, o.quantity, o.total, o.created_at
from seed_promo_order as o
on conflict do nothing;

insert into public.payments (
  id, order_id, provider, amount, status, transfer_last5, transfer_at, reported_at, confirmed_at,
  created_at
)
select pg_temp.seed_id('promo-payment', o.id::text), o.id, 'bank_transfer', o.total,
  case o.order_status when 'payment_review' then 'reported' else 'succeeded' end,
  lpad(floor(100000 * pg_temp.seed_chance('last5' || o.id))::text, 5, '0'),
  o.created_at + interval '2 hours', o.created_at + interval '3 hours', o.paid_at,
  o.created_at + interval '2 hours'
from seed_promo_order as o
where o.order_status in ('payment_review', 'paid', 'completed')
on conflict do nothing;

insert into public.order_events (order_id, from_status, to_status, actor_id, at)
select o.id, step.from_status, step.to_status, step.actor_id, step.at
from seed_promo_order as o
cross join lateral (values
  (1, true, null, 'pending_payment', o.buyer_id, o.created_at),
  (2, o.order_status in ('payment_review', 'paid', 'completed'), 'pending_payment', 'payment_review', o.buyer_id, o.created_at + interval '3 hours'),
  (3, o.order_status in ('paid', 'completed'), 'payment_review', 'paid', null, o.paid_at),
  (4, o.order_status = 'completed', 'paid', 'completed', null, o.created_at + interval '6 days'),
  (5, o.order_status = 'expired', 'pending_payment', 'expired', null, o.created_at + interval '7 days')
) as step (n, happened, from_status, to_status, actor_id, at)
where step.happened
  and not exists (select from public.order_events as e where e.order_id = o.id)
order by o.n, step.n;

------------------------------------------------------------------------------------------------
-- Advertisements, their slots, artwork and counters
------------------------------------------------------------------------------------------------

insert into public.advertisements (
  id, client_id, client_name, title, description, type, status, display_location, link_url,
  button_text, start_date, end_date, budget, created_at
)
select ad.id, ad.client_id, p.username, ad.title, ad.description, place.ad_type, ad.status,
  place.display_location, ad.link, ad.button, lower(ad.period), upper(ad.period) - 1, ad.total,
  o.created_at
from seed_ad as ad
join public.profiles as p on p.id = ad.client_id
join public.ad_placements as place on place.id = ad.placement_id
join seed_promo_order as o on o.kind = 'ad' and o.key = ad.slug
on conflict do nothing;

insert into public.ad_bookings (
  id, ad_product_id, placement_id, advertisement_id, order_id, buyer_id, slot_no, period, units,
  amount, status, created_at
)
select pg_temp.seed_id('ad-booking', ad.slug), ad.product_id, ad.placement_id, ad.id, o.id,
  ad.client_id, ad.slot, ad.period, ad.units, ad.total,
  case
    when ad.order_status = 'expired' then 'expired'
    when ad.order_status in ('paid', 'completed') then 'confirmed'
    else 'held'
  end,
  o.created_at
from seed_ad as ad
join seed_promo_order as o on o.kind = 'ad' and o.key = ad.slug
on conflict do nothing;

insert into public.ad_creatives (
  id, advertisement_id, version, file_path, mime_type, bytes, width, height, checksum, status, reason,
  created_at
)
select pg_temp.seed_id('creative', ad.slug), ad.id, 1, ad.client_id || '/' || ad.slug || '.webp',
  'image/webp', 180000 + length(ad.title) * 4000, place.image_w, place.image_h,
  encode(extensions.digest(ad.slug, 'sha256'), 'hex'),
  case ad.status when 'pending' then 'checking' when 'rejected' then 'rejected' else 'approved' end,
  ad.reason, o.created_at + interval '20 minutes'
from seed_ad as ad
join public.ad_placements as place on place.id = ad.placement_id
join seed_promo_order as o on o.kind = 'ad' and o.key = ad.slug
on conflict do nothing;

insert into public.approval_decisions (
  entity_type, entity_id, owner_id, from_status, to_status, reason, decided_at
)
select 'advertisements', ad.id, ad.client_id, 'pending', case ad.status when 'rejected' then 'rejected' else 'active' end,
  ad.reason, o.created_at + interval '9 hours'
from seed_ad as ad
join seed_promo_order as o on o.kind = 'ad' and o.key = ad.slug
where ad.status in ('active', 'rejected') and not exists (
  select from public.approval_decisions where entity_type = 'advertisements' and entity_id = ad.id
);

insert into public.ad_daily_stats (ad_id, day, impressions, clicks)
select ad.id, day, seen, floor(seen * (0.008 + 0.03 * pg_temp.seed_chance('click' || ad.slug || day)))
from seed_ad as ad
cross join lateral (
  select lower(ad.period) + n as day
  from generate_series(0, least(upper(ad.period) - 1, private.today()) - lower(ad.period)) as n
) as days
cross join lateral (
  select (
    (case ad.product when 'home-banner-week' then 4200 when 'home-featured-week' then 2600 else 1300 end)
    * (0.7 + 0.6 * pg_temp.seed_chance('seen' || ad.slug || day))
  )::int as seen
) as counted
where ad.status in ('active', 'inactive') and ad.order_status <> 'expired'
on conflict do nothing;

update public.advertisements as ad
set impressions = totals.impressions, clicks = totals.clicks
from (
  select ad_id, sum(impressions)::int as impressions, sum(clicks)::int as clicks
  from public.ad_daily_stats group by ad_id
) as totals
where ad.id = totals.ad_id
  and (ad.impressions, ad.clicks) is distinct from (totals.impressions, totals.clicks);

------------------------------------------------------------------------------------------------
-- Support ads
------------------------------------------------------------------------------------------------

insert into public.support_ad_orders (
  id, order_no, buyer_id, artist_id, product_id, title, message, starts_on, units, city, station,
  design_by, artwork_paths, versions, contact_name, contact_phone, total, status, deadline_at, order_id,
  proof_urls, ip_declared_at, portrait_declared_at, review_note, cancel_reason, created_at
)
select s.id,
  'SA-' || to_char(now() - interval '1 day' * s.days_ago, 'YYMMDD') || '-' || upper(left(md5('support' || s.n), 6)),
  s.buyer_id, pg_temp.seed_id('performer', s.artist), s.product_id, s.title, s.message,
  lower(s.period), s.units, p.city, s.station, s.design,
  case s.design when 'self' then jsonb_build_array(s.buyer_id || '/support-' || s.n || '.png') else '[]' end,
  pg_temp.support_ad_versions(s.status, now() - interval '1 day' * s.days_ago),
  buyer.username, '09' || lpad((12000000 + s.n * 7919)::text, 8, '0'), s.total, s.status,
  case s.status
    when 'approved' then o.created_at + interval '7 days'
    when 'needs_fix' then now() + interval '5 days'
  end,
  o.id,
  case when s.status = 'completed' then
    jsonb_build_array(
      '/storage/v1/object/public/media/' || s.buyer_id || '/proof-' || s.n || '-1.jpg',
      '/storage/v1/object/public/media/' || s.buyer_id || '/proof-' || s.n || '-2.jpg'
    )
  else '[]' end,
  case when s.status <> 'draft' then now() - interval '1 day' * (s.days_ago - 0.5) end,
  case when s.status <> 'draft' then now() - interval '1 day' * (s.days_ago - 0.5) end,
  case s.status
    when 'needs_fix' then '人像邊緣解析度不足，請提供 300 dpi 以上的原檔。'
    when 'rejected' then '影片含有其他品牌的商標，媒體端無法刊登。'
  end,
  case when s.status = 'cancelled' then case when s.order_status is null then '改辦生咖' else 'expired' end end,
  now() - interval '1 day' * s.days_ago
from seed_support as s
join public.ad_products as p on p.id = s.product_id
join public.profiles as buyer on buyer.id = s.buyer_id
left join seed_promo_order as o on o.kind = 'support_ad' and o.key = s.n::text
on conflict do nothing;

insert into public.ad_bookings (
  id, ad_product_id, placement_id, support_ad_order_id, order_id, buyer_id, slot_no, period, units,
  amount, status, created_at
)
select pg_temp.seed_id('support-booking', s.n::text), s.product_id, s.placement_id, s.id, o.id,
  s.buyer_id, s.slot, s.period, s.units, s.total,
  case
    when s.order_status = 'expired' then 'expired'
    when s.order_status in ('paid', 'completed') then 'confirmed'
    else 'held'
  end,
  o.created_at
from seed_support as s
join seed_promo_order as o on o.kind = 'support_ad' and o.key = s.n::text
on conflict do nothing;

-- The steps of each, as far as it came.
insert into public.approval_decisions (
  entity_type, entity_id, owner_id, from_status, to_status, reason, decided_at
)
select 'support_ad_orders', s.id, s.buyer_id, step.from_status, step.to_status,
  case step.to_status
    when 'needs_fix' then '人像邊緣解析度不足，請提供 300 dpi 以上的原檔。'
    when 'rejected' then '影片含有其他品牌的商標，媒體端無法刊登。'
  end,
  now() - interval '1 day' * s.days_ago + interval '6 hours' * step.n
from seed_support as s
cross join lateral pg_temp.support_ad_steps(s.status) as step
where not exists (
  select from public.approval_decisions where entity_type = 'support_ad_orders' and entity_id = s.id
)
order by s.n, step.n;

------------------------------------------------------------------------------------------------
-- Campaigns and pledges
------------------------------------------------------------------------------------------------

insert into public.support_campaigns (
  id, artist_id, owner_id, title, description, goal, milestones, ends_at, status, succeeded_at,
  is_demo, created_at
)
select c.id, pg_temp.seed_id('performer', c.artist), pg_temp.seed_id('user', c.owner), c.title,
  '認捐不會立即扣款，達標後才需要在七天內付款；未達標則全數釋回。每一筆支出都會公開收據。',
  c.goal,
  jsonb_build_array(
    jsonb_build_object('amount', c.goal, 'unlocks', '完成主要應援項目'),
    jsonb_build_object('amount', c.goal * 3 / 2, 'unlocks', '加碼一週或加印一批')
  ),
  now() + interval '1 day' * c.ends_in, c.status,
  case when c.status = 'succeeded' then now() - interval '1 day' * (greatest(0, -c.ends_in) + 1) end,
  true, now() - interval '1 day' * (c.days + greatest(0, -c.ends_in) + 3)
from seed_campaign as c
on conflict do nothing;

insert into public.campaign_pledges (id, campaign_id, user_id, amount, status, order_id, created_at)
select p.id, p.campaign_id, p.user_id, p.amount,
  case
    when p.campaign_status in ('failed', 'cancelled') or p.order_status = 'expired' then 'released'
    when p.order_status = 'paid' then 'paid'
    else 'pledged'
  end,
  o.id, p.created_at
from seed_pledge as p
left join seed_promo_order as o on o.kind = 'campaign' and o.key = p.slug || p.fan
on conflict do nothing;

update public.support_campaigns as c
set pledged_total = totals.pledged, paid_total = totals.paid, backers = totals.backers
from (
  select campaign_id,
    coalesce(sum(amount) filter (where status <> 'released'), 0)::int as pledged,
    coalesce(sum(amount) filter (where status = 'paid'), 0)::int as paid,
    (count(*) filter (where status <> 'released'))::int as backers
  from public.campaign_pledges
  group by campaign_id
) as totals
where c.id = totals.campaign_id
  and (c.pledged_total, c.paid_total, c.backers) is distinct from (totals.pledged, totals.paid, totals.backers);

insert into public.campaign_receipts (id, campaign_id, title, amount, paid_on)
select pg_temp.seed_id('receipt', slug || n), pg_temp.seed_id('campaign', slug), title, amount,
  private.today() - days_ago
from (values
  ('lin-ice', 1, '場地訂金', 6000, 6), ('lin-ice', 2, '冰品材料', 7200, 4),
  ('lin-ice', 3, '輸出與布置', 4300, 3), ('sea-fog-five', 1, '布條輸出訂金', 5000, 1)
) as receipt (slug, n, title, amount, days_ago)
on conflict do nothing;
