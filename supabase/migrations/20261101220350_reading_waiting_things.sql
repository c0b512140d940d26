-- What administrators need to know of each thing that waits before they decide on it.

-- What the tables call the three tabs. What is in none (drafts, archives, what ended) is not in the
-- list.
create function private.approval_tab_statuses(p_tab text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case p_tab
    when 'pending_approval' then
      array['pending_approval', 'pending', 'checking', 'submitted', 'reviewing', 'open']
    when 'approved' then
      array['approved', 'active', 'sold_out', 'paid', 'producing', 'live', 'completed', 'upheld']
    else array['rejected', 'needs_fix', 'dismissed']
  end
$$;

-- The flag that deciding on a kind needs.
create function private.approval_flag(p_type text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_type
    when 'campaign' then 'can_manage_ads'
    when 'claim' then 'can_manage_performers'
    when 'identity' then 'can_manage_users'
    else 'can_approve_posts'
  end
$$;

-- Two working days after it was handed in: what 送出審核 promises. Saturdays and Sundays do not count.
create function private.two_working_days_after(p_at timestamptz)
returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select (
    p_at at time zone 'Asia/Taipei'
    + case extract(isodow from p_at at time zone 'Asia/Taipei')::int
        when 4 then interval '4 days' when 5 then interval '4 days' when 6 then interval '3 days'
        else interval '2 days'
      end
  ) at time zone 'Asia/Taipei'
$$;

-- What somebody has to read of a thing before deciding on it; the parts of it that visitors will see.
create function private.approval_details(p_type text, p_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return case p_type
    when 'event' then (
      select jsonb_build_object(
        'description', e.description, 'body', e.body, 'date', e.date, 'time', e.time,
        'location', e.location, 'address', e.address, 'city', e.city, 'category', e.category,
        'image_url', e.image_url, 'poster_line', e.poster_line, 'remarks', e.comments,
        'price', e.price, 'ticket_types', e.ticket_types, 'capacity', e.max_attendees,
        'refund_terms', r.summary
      )
      from public.events as e
      join public.refund_policies as r on r.code = e.refund_policy_code
      where e.id = p_id
    )
    when 'venue' then (
      select jsonb_build_object(
        'description', v.description, 'location', v.location, 'address', v.address, 'city', v.city,
        'category', v.type, 'capacity', v.capacity, 'price', v.price_per_hour,
        'image_url', v.image_url, 'photos', private.venue_photos_view(v.id), 'body', v.house_rules
      )
      from public.venues as v where v.id = p_id
    )
    when 'performer' then (
      select jsonb_build_object(
        'description', a.bio, 'location', a.location, 'city', a.city,
        'category', a.performance_type, 'genre', a.genre, 'image_url', a.profile_image_url,
        'links', to_jsonb(array_remove(array[
          a.instagram_url, a.facebook_url, a.youtube_url, a.spotify_url, a.website_url
        ], null))
      )
      from public.performer_profiles as a where a.id = p_id
    )
    when 'ad' then (
      select jsonb_build_object(
        'description', ad.description, 'start_date', ad.start_date, 'end_date', ad.end_date,
        'image_url', ad.image_url, 'link_url', ad.link_url, 'button_text', ad.button_text,
        'category', ad.display_location, 'price', ad.budget,
        'artwork', private.waiting_artwork(ad.id)
      )
      from public.advertisements as ad where ad.id = p_id
    )
    when 'artwork' then (
      select jsonb_build_object(
        'description', ad.description, 'start_date', ad.start_date, 'end_date', ad.end_date,
        'image_url', coalesce(c.image_url, ad.image_url), 'link_url', ad.link_url,
        'category', ad.display_location, 'artwork', private.waiting_artwork(ad.id)
      )
      from public.ad_creatives as c
      join public.advertisements as ad on ad.id = c.advertisement_id
      where c.id = p_id
    )
    when 'product' then (
      select jsonb_build_object(
        'description', g.description, 'category', g.category, 'price', g.price,
        'capacity', g.stock, 'image_url', g.image_url
      )
      from public.products as g where g.id = p_id
    )
    when 'support_ad' then (
      select jsonb_build_object(
        'description', s.message, 'artist', a.performer_name, 'product', g.name,
        'start_date', s.starts_on, 'units', s.units, 'city', s.city, 'location', s.station,
        'price', s.total, 'status', s.status, 'files', s.artwork_paths
      )
      from public.support_ad_orders as s
      join public.performer_profiles as a on a.id = s.artist_id
      join public.ad_products as g on g.id = s.product_id
      where s.id = p_id
    )
    when 'campaign' then (
      select jsonb_build_object(
        'description', c.description, 'artist', a.performer_name, 'price', c.goal,
        'end_date', c.ends_at::date, 'image_url', c.image_url
      )
      from public.support_campaigns as c
      join public.performer_profiles as a on a.id = c.artist_id
      where c.id = p_id
    )
    when 'spot' then (
      select jsonb_build_object(
        'description', s.description, 'location', s.address, 'city', s.city, 'category', s.kind,
        'artist', a.performer_name, 'start_date', s.starts_on, 'end_date', s.ends_on,
        'image_url', s.image_url
      )
      from public.support_spots as s
      join public.performer_profiles as a on a.id = s.artist_id
      where s.id = p_id
    )
    when 'claim' then (
      select jsonb_build_object(
        'description', c.message, 'artist', a.performer_name, 'artist_id', a.id,
        'image_url', a.profile_image_url
      )
      from public.performer_claims as c
      join public.performer_profiles as a on a.id = c.performer_id
      where c.id = p_id
    )
    when 'report' then (
      select jsonb_build_object(
        'description', r.body, 'category', r.kind, 'about', r.entity_type, 'about_id', r.entity_id
      )
      from public.reports as r where r.id = p_id
    )
    else '{}'
  end;
end;
$$;

-- The version of an advertisement's artwork that waits; null when none does.
create function private.waiting_artwork(p_ad_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', c.id, 'version', c.version, 'file_path', c.file_path, 'mime_type', c.mime_type,
    'width', c.width, 'height', c.height, 'image_url', c.image_url
  )
  from public.ad_creatives as c
  where c.advertisement_id = p_ad_id and c.status = 'checking'
$$;

revoke execute on all functions in schema private from public;
