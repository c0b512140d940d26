-- Banners: five fixed places and any number of others, in one order without ties.

-- The places that the pages themselves have, with what belongs there.
create function private.banner_slots()
returns table (banner_key text, page text, link text)
language sql
immutable
set search_path = ''
as $$
  values
    ('home-main', 'home', null), ('support-map', 'maps', '/support-map'),
    ('birthday-performer', 'home', '/birthday'), ('global-support', 'home', '/support-ad-service'),
    ('events-banner', 'events', null)
$$;

-- One writer of banners at a time, so that two administrators who move at once move after each
-- other.
create function private.lock_banners()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.wait_turn('banners');
end;
$$;

-- GET /rpc/admin_list_banners. All of them in their order. p_query: title, key or page.
create function public.admin_list_banners(p_query text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_patterns constant text[] := private.search_patterns(p_query);
begin
  perform private.require_admin();
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          to_jsonb(b) || jsonb_build_object(
            'is_live', private.is_live(b.is_active, b.starts_at, b.ends_at),
            'is_slot', b.banner_key in (select s.banner_key from private.banner_slots() as s)
          ) order by b.display_order, b.id
        )
        from public.website_banners as b
        where private.search_form(b.title, b.banner_key, b.page) like all (v_patterns)
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.admin_list_banners(text) from public;
grant execute on function public.admin_list_banners(text) to anon, authenticated;

-- POST /rpc/save_website_banner. p_updated_at: as it was read; somebody else was faster is STALE_VERSION. Without an id the banner of that key, or a new one at the end: the
-- highest order + 10. Null leaves switch and order as they are.
create function public.save_website_banner(
  p_id uuid default null,
  p_banner_key text default null,
  p_media_type text default 'image',
  p_banner_url text default null,
  p_video_url text default null,
  p_title text default null,
  p_subtitle text default null,
  p_link text default null,
  p_page text default 'home',
  p_is_active boolean default null,
  p_display_order int default null,
  p_starts_at timestamptz default null,
  p_ends_at timestamptz default null,
  p_updated_at text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_manage_events');
  v_id uuid;
  v_banner public.website_banners;
begin
  perform private.require(
    p_banner_key ~ '^[a-z0-9][a-z0-9_-]{0,59}$', 'banner_key', 'a key of small letters and digits'
  );
  perform private.require(coalesce(private.trimmed(p_title), '') <> '', 'title', 'the title is missing');
  perform private.require(p_media_type in ('image', 'video'), 'media_type', 'image or video');
  perform private.require(
    p_page in ('home', 'events', 'performers', 'venues', 'maps', 'other'), 'page', 'no such page'
  );
  if p_media_type = 'image' then
    perform private.require(private.is_picture_url(p_banner_url), 'banner_url', 'a picture of ours');
  else
    perform private.require(
      private.is_video_url(p_video_url), 'video_url', 'YouTube, Vimeo, or an mp4 or webm by https'
    );
  end if;
  perform private.require(
    coalesce(p_link, '') = '' or p_link ~ '^/([^/\\]|$)' or private.is_https_url(p_link),
    'link', 'a path of the site or a https address'
  );
  perform private.require(coalesce(p_display_order, 0) >= 0, 'display_order', 'at least 0');
  perform private.require(p_ends_at is null or p_ends_at > coalesce(p_starts_at, now()), 'ends_at',
    'it ends before it begins');
  perform private.require(private.is_near(p_starts_at), 'starts_at', 'at most three years ahead');
  perform private.require(private.is_near(p_ends_at), 'ends_at', 'at most three years ahead');

  perform private.lock_banners();
  perform private.check_read(
    (select updated_at from public.website_banners where id = p_id), p_updated_at
  );
  v_id := coalesce(p_id, (select id from public.website_banners where banner_key = p_banner_key));
  if p_id is not null and exists (
    select from public.website_banners where banner_key = p_banner_key and id <> p_id
  ) then
    perform private.require(false, 'banner_key', 'another banner has this key');
  end if;
  if v_id is null then
    insert into public.website_banners (
      banner_key, media_type, banner_url, video_url, title, subtitle, link, page, is_active,
      display_order, starts_at, ends_at
    )
    values (
      p_banner_key, p_media_type, p_banner_url, p_video_url, private.trimmed(p_title),
      nullif(private.trimmed(p_subtitle), ''), nullif(p_link, ''), p_page, coalesce(p_is_active, true),
      coalesce(
        p_display_order, (select coalesce(max(display_order), 0) + 10 from public.website_banners)
      ),
      p_starts_at, p_ends_at
    )
    returning * into v_banner;
  else
    update public.website_banners
    set banner_key = p_banner_key, media_type = p_media_type, banner_url = p_banner_url,
      video_url = p_video_url, title = private.trimmed(p_title), subtitle = nullif(private.trimmed(p_subtitle), ''),
      link = nullif(p_link, ''), page = p_page, is_active = coalesce(p_is_active, is_active),
      display_order = coalesce(p_display_order, display_order), starts_at = p_starts_at,
      ends_at = p_ends_at
    where id = v_id
    returning * into v_banner;
    if not found then
      perform private.raise_error('NOT_FOUND', 'there is no such banner');
    end if;
  end if;
  return to_jsonb(v_banner);
end;
$$;
revoke execute on function
  public.save_website_banner(uuid, text, text, text, text, text, text, text, text, boolean, int,
  timestamptz, timestamptz, text)
  from public;
grant execute on function
  public.save_website_banner(uuid, text, text, text, text, text, text, text, text, boolean, int,
  timestamptz, timestamptz, text)
  to anon, authenticated;

-- POST /rpc/set_banner_active
create function public.set_banner_active(
  p_id uuid default null, p_is_active boolean default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_flag('can_manage_events');
  perform private.require(p_is_active is not null, 'is_active', 'true or false');
  update public.website_banners set is_active = p_is_active where id = p_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such banner');
  end if;
  return jsonb_build_object('id', p_id, 'is_active', p_is_active);
end;
$$;
revoke execute on function public.set_banner_active(uuid, boolean) from public;
grant execute on function public.set_banner_active(uuid, boolean) to anon, authenticated;

-- POST /rpc/move_banner. Changes places with the neighbour above or below. At either end
-- INVALID_STATE: it is the first, or the last, already.
create function public.move_banner(p_id uuid default null, p_direction text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ids uuid[];
  v_orders int[];
  v_at int;
  v_to int;
begin
  perform private.require_flag('can_manage_events');
  perform private.require(p_direction in ('up', 'down'), 'direction', 'up or down');
  perform private.lock_banners();
  select array_agg(id order by display_order, id), array_agg(display_order order by display_order, id)
  into v_ids, v_orders
  from public.website_banners;
  v_at := array_position(v_ids, p_id);
  if v_at is null then
    perform private.raise_error('NOT_FOUND', 'there is no such banner');
  end if;
  v_to := v_at + case p_direction when 'up' then -1 else 1 end;
  if v_to not between 1 and cardinality(v_ids) then
    perform private.raise_error(
      'INVALID_STATE', format('it is the %s already', case p_direction when 'up' then 'first' else 'last' end),
      p_direction
    );
  end if;
  v_ids[v_at] := v_ids[v_to];
  v_ids[v_to] := p_id;
  -- Whoever wrote ties or a zero gets a clean row of numbers; otherwise the two swap theirs.
  if (select count(distinct o) from unnest(v_orders) as o) < cardinality(v_orders)
    or v_orders[1] < 1
  then
    v_orders := array(select n * 10 from generate_series(1, cardinality(v_ids)) as n);
  end if;
  update public.website_banners as b
  set display_order = wanted.display_order
  from unnest(v_ids, v_orders) as wanted (id, display_order)
  where b.id = wanted.id and b.display_order <> wanted.display_order;
  return jsonb_build_object('ids', to_jsonb(v_ids));
end;
$$;
revoke execute on function public.move_banner(uuid, text) from public;
grant execute on function public.move_banner(uuid, text) to anon, authenticated;

-- POST /rpc/delete_website_banner
create function public.delete_website_banner(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_flag('can_manage_events');
  delete from public.website_banners where id = p_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such banner');
  end if;
  return jsonb_build_object('id', p_id);
end;
$$;
revoke execute on function public.delete_website_banner(uuid) from public;
grant execute on function public.delete_website_banner(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
