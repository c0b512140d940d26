-- Closed lists of the trade, and what is a valid e-mail, phone number or address.

create function private.cities()
returns table (id text, label text)
language sql
immutable
set search_path = ''
as $$
  values
    ('taipei', '台北'), ('newtaipei', '新北'), ('taoyuan', '桃園'), ('hsinchu', '新竹'),
    ('taichung', '台中'), ('chiayi', '嘉義'), ('tainan', '台南'), ('kaohsiung', '高雄'),
    ('keelung', '基隆'), ('yilan', '宜蘭'), ('hualien', '花蓮'), ('taitung', '台東'),
    ('miaoli', '苗栗'), ('changhua', '彰化'), ('nantou', '南投'), ('yunlin', '雲林'),
    ('pingtung', '屏東'), ('penghu', '澎湖'), ('kinmen', '金門'), ('lienchiang', '連江')
$$;
grant execute on function private.cities() to anon, authenticated;

create function private.city_label(p_city text)
returns text
language sql
immutable
set search_path = ''
as $$
  select label from private.cities() where id = p_city
$$;
grant execute on function private.city_label(text) to anon, authenticated;

-- Finds the id for whatever people call a city: taipei, Taipei City, 台北, 臺北市.
create function private.city_id(p_name text)
returns text
language sql
immutable
set search_path = ''
as $$
  select c.id
  from private.cities() as c,
    regexp_replace(translate(lower(p_name), '臺', '台'), '(\s|-|city|county|市|縣)', '', 'g') as name
  where name in (c.id, c.label)
$$;

create function private.is_event_category(p_category text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_category in (
    '生咖活動', '主題派對', '大型派對', '主題展', '應援專場活動', '限定快閃活動',
    '偶像應援活動', '飯店主題應援房', '拍攝聖地巡禮'
  )
$$;

create function private.is_venue_type(p_type text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_type in (
    '咖啡廳', '酒吧', '戶外場地', '快閃店', 'Live House', '展廳', '影廳', '飯店', '工作室',
    '攝影棚', '會議室', '多功能場地'
  )
$$;

create function private.is_performer_category(p_category text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_category in (
    'dj', 'artist', 'band', 'musician', 'dance', 'host', 'youtube', 'podcaster'
  )
$$;

create function private.is_identity_type(p_type text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_type in ('fan', 'performer', 'venue')
$$;
grant execute on function private.is_identity_type(text) to anon, authenticated;

-- Links shown to others: https only, so that no javascript: or data: address ever becomes a link.
create function private.is_https_url(p_url text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select length(p_url) <= 2000 and p_url ~ '^https://[^\s"<>]+$'
$$;
grant execute on function private.is_https_url(text) to anon, authenticated;

-- Pictures lie in our own public buckets: what lies elsewhere could be exchanged after it was looked
-- at. A path, because the site has no address of its own, or the address of the hosted project. That
-- the file is there: private.check_pictures().
create function private.is_picture_url(p_url text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select length(p_url) <= 2000 and p_url !~ '/\.{1,2}(/|$)|public/.*//'
    and p_url ~ '^(https://[a-z0-9-]+\.supabase\.co)?/storage/v1/object/public/(ads|media|website|website-banners)/[^\s"<>\\?#%]+$'
$$;
grant execute on function private.is_picture_url(text) to anon, authenticated;

-- A list of so many at most.
create function private.are_picture_urls(p_urls jsonb, p_most int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(p_urls) = 'array' then jsonb_array_length(p_urls) <= p_most and not exists (
      select from jsonb_array_elements(p_urls) as url
      where jsonb_typeof(url) <> 'string' or private.is_picture_url(url #>> '{}') is not true
    )
    else false
  end
$$;

-- YouTube, Vimeo, or a film that the browser plays itself. Nothing else is ever put into a frame.
create function private.is_video_url(p_url text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select (
    private.is_https_url(p_url)
    and (
      p_url ~ '^https://(www\.|m\.)?youtube\.com/(watch\?v=|embed/|shorts/)[\w-]+'
      or p_url ~ '^https://youtu\.be/[\w-]+'
      or p_url ~ '^https://(www\.|player\.)?vimeo\.com/(video/)?\d+'
      or p_url ~ '^https://[^?#@]+\.(mp4|webm)([?#]|$)'
    )
  ) or (private.is_picture_url(p_url) and p_url ~ '^/storage/.+\.(mp4|webm)$')
$$;
grant execute on function private.is_video_url(text) to anon, authenticated;

-- Where a page starts and how long it is, whatever was asked for. A page beyond the end becomes the
-- last one, so that an old link still shows something. No page has more than p_most rows.
create function private.page_bounds(
  p_page int, p_page_size int, p_total bigint, p_most int default 50,
  out page int, out page_size int, out skip int
)
language sql
immutable
set search_path = ''
as $$
  select page, size, (page - 1) * size
  from (select least(greatest(coalesce(p_page_size, 12), 1), p_most) as size) as sizes,
    lateral (
      select least(
        greatest(coalesce(p_page, 1), 1), greatest(ceil(p_total::numeric / size), 1)
      )::int as page
    ) as pages
$$;

revoke execute on all functions in schema private from public;
