-- What the site's pages show of texts, banners and featured content, and which pages are drawn anew
-- when somebody changes them.

-- GET /rpc/website_page. Texts by key and live banners in order of one page; p_page as in
-- website_content and website_banners.
create function public.website_page(p_page text default 'home')
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'texts', coalesce(
      (
        select jsonb_object_agg(content_key, content_value)
        from public.website_content where page = p_page and content_value <> ''
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
revoke execute on function public.website_page(text) from public;
grant execute on function public.website_page(text) to anon, authenticated;

-- GET /rpc/featured_cards. What is featured and public, in its order, as the lists show it.
create function public.featured_cards(p_content_type text default 'event', p_limit int default 6)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with chosen as (
    select f.reference_id as id, f.display_order
    from public.featured_content as f
    cross join lateral private.featured_reference(f.content_type, f.reference_id) as r
    where f.content_type = p_content_type
      and private.is_live(f.is_active, f.starts_at, f.ends_at)
      and r.is_public
    order by f.display_order
    limit least(greatest(coalesce(p_limit, 6), 1), 12)
  )
  select jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(card order by display_order)
        from (
          select c.display_order, private.event_card(e) as card
          from chosen as c join public.events as e on e.id = c.id
          where p_content_type = 'event'
          union all
          select c.display_order, private.venue_card(v) || jsonb_build_object('rating', private.rating_of('venue', v.id))
          from chosen as c join public.venues as v on v.id = c.id
          where p_content_type = 'venue'
          union all
          select c.display_order, private.performer_card(p) || jsonb_build_object(
            'fee_min', p.fee_min, 'rating', private.rating_of('performer', p.id)
          )
          from chosen as c join public.performer_profiles as p on p.id = c.id
          where p_content_type = 'artist'
        ) as cards
      ),
      '[]'
    )
  )
$$;
revoke execute on function public.featured_cards(text, int) from public;
grant execute on function public.featured_cards(text, int) to anon, authenticated;

-- The addresses on which a page of texts or banners is seen.
create function private.website_addresses(p_page text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case p_page
    when 'home' then array['/']
    when 'maps' then array['/support-map']
    when 'all' then array['/', '/about']
    else array['/' || p_page]
  end
$$;

create function private.tell_pages(p_addresses text[])
returns void
language sql
set search_path = ''
as $$
  insert into private.page_changes (path, is_public)
  select distinct address, true from unnest(p_addresses) as address
  on conflict (path) do update set changed_at = clock_timestamp(), is_public = true
$$;

create function private.website_page_changed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_new constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  perform private.tell_pages(
    private.website_addresses(coalesce(v_new, v_old) ->> 'page')
      || private.website_addresses(coalesce(v_old, v_new) ->> 'page')
  );
  -- The texts about birthdays stand on the page of each of them.
  if coalesce(v_new, v_old) ->> 'content_key' like 'birthday%' then
    update private.page_changes set changed_at = clock_timestamp()
    where path like '/birthday/artist/%' and is_public;
  end if;
  return null;
end;
$$;
create trigger pages_change after insert or update or delete on public.website_content
  for each row execute function private.website_page_changed();
create trigger pages_change after insert or update or delete on public.website_banners
  for each row execute function private.website_page_changed();

create function private.featured_page_changed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_pages(array['/', '/events']);
  return null;
end;
$$;
create trigger pages_change after insert or update or delete on public.featured_content
  for each statement execute function private.featured_page_changed();

revoke execute on all functions in schema private from public;
