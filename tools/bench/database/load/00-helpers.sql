-- What the other files use. Everything is made of numbers by a hash, so that each load is the same one
-- but for the day on which it is made.

-- How many of what the full number is; tests load a share of it.
create function pg_temp.many(p_full int)
returns int
language sql
stable
as $$
  select (p_full * coalesce(nullif(current_setting('bench.share', true), ''), '1')::numeric)::int
$$;

create function pg_temp.id(p_kind text, p_n bigint)
returns uuid
language sql
immutable
as $$
  select overlay(overlay(md5(p_kind || p_n) placing '4' from 13) placing '8' from 17)::uuid
$$;

-- A number from 0 to p_count - 1, always the same one for the same two numbers.
create function pg_temp.pick(p_n bigint, p_salt int, p_count int)
returns int
language sql
immutable
as $$
  select ((hashint8extended(p_n, p_salt) & 2147483647) % p_count)::int
$$;

create temporary table words as
select
  array(select id from private.cities()) as cities,
  array(select label from private.cities()) as city_names,
  array[
    '生咖活動', '主題派對', '大型派對', '主題展', '應援專場活動', '限定快閃活動', '偶像應援活動',
    '飯店主題應援房', '拍攝聖地巡禮'
  ] as categories,
  array[
    '咖啡廳', '酒吧', '戶外場地', '快閃店', 'Live House', '展廳', '影廳', '飯店', '工作室', '攝影棚',
    '會議室', '多功能場地'
  ] as venue_types,
  array['dj', 'artist', 'band', 'musician', 'dance', 'host', 'youtube', 'podcaster'] as kinds,
  array[
    '星', '月', '海', '森', '雨', '晴', '夏', '冬', '藍', '白', '青', '紅', '霧', '雪', '風', '雲',
    '光', '夜', '山', '川', '柚', '梅', '櫻', '楓', '沐'
  ] as first_parts,
  array[
    '野', '原', '川', '澤', '音', '語', '色', '羽', '奈', '真', '希', '心', '夢', '莉', '織', '涼',
    '映', '葵', '蘭', '靜', '悠', '遙', '岑', '寧', '晨'
  ] as second_parts,
  array[
    'NEON', 'Luna', 'Aurora', 'MIRAGE', 'Velvet', 'ORBIT', 'Paper Moon', 'Kite', 'HALO', 'Lychee',
    'Comet', 'JADE', 'Milk Tea', 'Polaris', 'RIOT', 'Hana'
  ] as latin_names,
  array[
    '陳', '林', '黃', '張', '李', '王', '吳', '劉', '蔡', '楊', '許', '鄭', '謝', '郭', '洪', '曾', '邱', '廖', '賴', '周'
  ] as surnames,
  array[
    '生日應援', '巡迴演唱會', '粉絲見面會', '電音之夜', '手作市集', '攝影展', '快閃店', '下午茶',
    '新歌發表', '跨年派對', '聽歌會', '主題特展', '校園專場', '不插電之夜', '應援杯套活動', '聖地巡禮',
    '復古舞會', '簽名會', '週年紀念', '畢業典禮'
  ] as themes,
  array[
    '華山文創園區', '駁二藝術特區', '西門紅樓', '河岸留言', '審計新村', '松山文創園區', '藍晒圖',
    '勤美術館', '海洋流行音樂中心', '信義廣場', '公館後台', '北門倉庫', '中央書局', '林百貨', '水湳洞',
    '鐵道部園區', '文化中心', '月琴廣場', '大稻埕戲苑', '花博爭艷館'
  ] as places,
  array['中山區', '信義區', '鹽埕區', '西區', '中西區', '東區', '北區', '大安區', '前鎮區', '板橋區'] as districts,
  array[
    '現場備有限量小卡與杯套，送完為止。', '憑票根可兌換飲品一杯。', '全程站立，請穿著舒適的鞋子。',
    '歡迎帶著手燈一起唱。', '入場時請出示電子票券。', '禁止攜帶外食與長鏡頭。',
    '活動收益部分捐給流浪動物協會。', '提供無障礙座位，請於備註說明。', '雨天照常舉行。',
    '適合第一次參加應援的朋友。', '開放現場拍照留念。', '結束後有簡短的合影時間。'
  ] as sentences;

-- The name of an artist by number: 625 in Chinese and 16 in Latin letters.
create function pg_temp.artist(p_n int)
returns text
language sql
stable
as $$
  select case
    when p_n < 625 then first_parts[1 + p_n / 25] || second_parts[1 + p_n % 25]
    else latin_names[1 + p_n % 16]
  end
  from pg_temp.words
$$;

-- The name of a person by number: a third are called 王小明, one in nine has two characters.
create function pg_temp.person(p_n bigint)
returns text
language sql
stable
as $$
  select case
    when p_n % 3 = 0 then '王小明'
    else surnames[1 + pg_temp.pick(p_n, 31, 20)]
      || case when p_n % 9 = 1 then '' else first_parts[1 + pg_temp.pick(p_n, 32, 25)] end
      || second_parts[1 + pg_temp.pick(p_n, 33, 25)]
  end
  from pg_temp.words
$$;
