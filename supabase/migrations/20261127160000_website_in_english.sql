-- The texts of the site in English as well: each key once more, ending in _en, and never required. A page has words of its
-- own in each language for what was not said in it.

create view private.website_words with (security_invoker = true) as
select
  regexp_replace(content_key, '_en$', '') as key, content_key like '%\_en' as is_english,
  content_value as words, page
from public.website_content
where content_value <> '';

-- POST /rpc/save_website_content. {"homepage_title": "…", "homepage_title_en": "…", …}: all of them or none. Those of the
-- pages themselves may not be empty in Chinese. p_seen as before.
create or replace function public.save_website_content(
  p_texts jsonb default null, p_seen jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_manage_events');
  v_key text;
  v_value text;
  v_stored text;
begin
  perform private.require(
    jsonb_typeof(p_texts) = 'object' and p_texts <> '{}', 'texts', 'an object of texts by key'
  );
  for v_key, v_value in select key, value from jsonb_each_text(p_texts) order by key loop
    perform private.require(
      regexp_replace(v_key, '_en$', '') in (
        'homepage_title', 'homepage_subtitle', 'homepage_description', 'about_description',
        'footer_contact_info', 'footer_copyright', 'birthday_prepare_activity', 'birthday_gift_ad'
      ), v_key, 'there is no such text'
    );
    perform private.require(
      length(v_value) <= 5000 and (
        private.trimmed(v_value) <> '' or v_key in ('footer_contact_info', 'footer_copyright')
        or v_key like '%\_en'
      ), v_key, 'the text is empty or longer than 5000 characters'
    );
    select content_value into v_stored
    from public.website_content where content_key = v_key for update;
    if v_stored <> private.trimmed(v_value) and v_stored <> p_seen ->> v_key then
      perform private.raise_error('STALE_VERSION', 'somebody else changed the text', v_key);
    end if;
    insert into public.website_content (content_key, content_value, page, section)
    values (
      v_key, private.trimmed(v_value),
      case when v_key like 'footer_%' then 'all' when v_key like 'about_%' then 'about'
        when v_key like 'birthday_%' then 'birthday' else 'home' end,
      case when v_key like 'footer_%' then 'footer' else 'main' end
    )
    on conflict (content_key) do update set content_value = excluded.content_value;
  end loop;
  return (
    select jsonb_object_agg(content_key, content_value) from public.website_content
  );
end;
$$;

-- GET /rpc/website_page. Texts by key in both languages and live banners in order of one page.
create or replace function public.website_page(p_page text default 'home')
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'texts', coalesce(
      (
        select jsonb_object_agg(key, words)
        from private.website_words where page = p_page and not is_english
      ),
      '{}'
    ),
    'texts_en', coalesce(
      (
        select jsonb_object_agg(key, words)
        from private.website_words where page = p_page and is_english
      ),
      '{}'
    ),
    'banners', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', id, 'banner_key', banner_key, 'media_type', media_type,
            'banner_url', banner_url, 'video_url', video_url, 'title', title,
            'subtitle', subtitle, 'link', link
          ) order by display_order, id
        )
        from public.website_banners
        where page = p_page and private.is_live(is_active, starts_at, ends_at)
      ),
      '[]'
    )
  )
$$;

-- GET /rpc/get_birthday_page. As before, with the words of the site in both languages.
create or replace function public.get_birthday_page(p_artist_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := case when private.is_active() then auth.uid() end;
  v_artist public.performer_profiles;
  v_page public.birthday_pages;
  v_next date;
  v_year constant int := extract(year from private.today());
begin
  select * into v_artist
  from public.performer_profiles
  where id = p_artist_id and status = 'approved' and not is_deleted and birthday is not null;
  if not found then
    return null;
  end if;
  select * into v_page from public.birthday_pages where artist_id = p_artist_id and is_active;
  v_next := private.next_birthday(v_artist.birthday_month, v_artist.birthday_day);
  return jsonb_build_object(
    'artist', private.performer_card(v_artist),
    'headline', private.fill_artist_name(
      coalesce(v_page.headline, '{artistName} 生日快樂'), v_artist.performer_name
    ),
    'cover_url', v_page.cover_url,
    'theme', coalesce(v_page.theme, 'violet'),
    'next_date', v_next,
    'days_left', v_next - private.today(),
    'texts', (
      select coalesce(
        jsonb_object_agg(key, private.fill_artist_name(words, v_artist.performer_name)), '{}'
      )
      from private.website_words
      where key in ('birthday_prepare_activity', 'birthday_gift_ad') and not is_english
    ),
    'texts_en', (
      select coalesce(
        jsonb_object_agg(key, private.fill_artist_name(words, v_artist.performer_name)), '{}'
      )
      from private.website_words
      where key in ('birthday_prepare_activity', 'birthday_gift_ad') and is_english
    ),
    'wish_year', v_year,
    'wish_count', (
      select count(*) from public.birthday_wishes
      where artist_id = p_artist_id and year = v_year and status <> 'hidden'
    ),
    'my_wish', (
      select jsonb_build_object('id', id, 'body', body, 'status', status)
      from public.birthday_wishes
      where artist_id = p_artist_id and year = v_year and user_id = v_user_id
    ),
    'spot_count', (
      select count(*) from public.support_spots
      where artist_id = p_artist_id and status = 'approved' and ends_on >= private.today()
    ),
    'campaigns', coalesce(
      (
        select jsonb_agg(private.campaign_card(c) order by c.ends_at, c.id)
        from (
          select * from public.support_campaigns
          where artist_id = p_artist_id and status = 'open' and ends_at > now()
          order by ends_at, id
          limit 6
        ) as c
      ),
      '[]'
    )
  );
end;
$$;
