-- Artwork of advertisements, version by version. An advertisement that runs keeps its old artwork
-- until the new one is approved.

-- Locks an advertisement of the caller for a change.
create function private.lock_my_ad(p_ad_id uuid)
returns public.advertisements
language plpgsql
set search_path = ''
as $$
declare
  v_ad public.advertisements;
begin
  select * into v_ad
  from public.advertisements
  where id = p_ad_id and client_id = auth.uid()
  for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such advertisement');
  end if;
  perform private.require_ad_not_asked_back(p_ad_id);
  return v_ad;
end;
$$;

-- An advertisement whose slot belongs to somebody else cannot come back.
create function private.ad_is_over(p_ad public.advertisements)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_ad.end_date < private.today() or exists (
    select from public.ad_bookings where advertisement_id = p_ad.id
    having bool_and(status not in ('held', 'confirmed'))
  )
$$;

-- POST /rpc/submit_ad_creative. The file lies in the private bucket artwork, in the caller's
-- folder; its name ends in its size, -1200x600.png, and the only way into the bucket refuses a name that
-- states another size than the picture has. A version that waited is replaced; a rejected advertisement waits for its decision again.
create function public.submit_ad_creative(
  p_advertisement_id uuid default null,
  p_file_path text default null,
  p_mime_type text default null,
  p_bytes int default null,
  p_checksum text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_ad public.advertisements;
  v_place public.ad_placements;
  v_creative public.ad_creatives;
  v_size constant text[] := regexp_match(p_file_path, '-([1-9]\d{0,4})x([1-9]\d{0,4})\.[a-z]+$');
  v_width constant int := v_size[1];
  v_height constant int := v_size[2];
begin
  v_ad := private.lock_my_ad(p_advertisement_id);
  if v_ad.status = 'inactive' or private.ad_is_over(v_ad) then
    perform private.raise_error('INVALID_STATE', 'the advertisement is over');
  end if;
  perform private.require(
    length(p_file_path) <= 300 and p_file_path like v_user_id || '/_%' and p_file_path not like '%..%',
    'file_path', 'a file in the own folder of the bucket artwork'
  );
  perform private.require(
    p_mime_type in ('image/jpeg', 'image/png', 'image/gif', 'image/webp'), 'mime_type',
    'JPEG, PNG, GIF or WebP'
  );
  perform private.require(p_bytes between 1 and 5242880, 'bytes', 'at most 5 MB');
  perform private.require(
    v_width <= 20000 and v_height <= 20000, 'size', 'the name of the file does not end in its size'
  );
  perform private.require(
    coalesce(p_checksum ~ '^[0-9a-f]{64}$', true), 'checksum', 'a SHA-256 in hexadecimal'
  );
  select place.* into v_place
  from public.ad_bookings as b
  join public.ad_placements as place on place.id = b.placement_id
  where b.advertisement_id = v_ad.id and place.image_w is not null and place.image_h is not null
  limit 1;
  -- As large as the placement at least, and of its shape within two per cent.
  perform private.require(
    v_place.id is null or (
      v_width >= v_place.image_w and v_height >= v_place.image_h
      and abs(v_width::numeric * v_place.image_h / (v_height::numeric * v_place.image_w) - 1) <= 0.02
    ),
    'size', format('the place is %s × %s', v_place.image_w, v_place.image_h)
  );
  if (
    select count(*) >= 20 from public.ad_creatives
    where advertisement_id = v_ad.id and created_at > now() - interval '1 day'
  ) then
    perform private.raise_error('RATE_LIMITED', 'twenty versions a day');
  end if;

  update public.ad_creatives
  set status = 'replaced'
  where advertisement_id = v_ad.id and status = 'checking';
  insert into public.ad_creatives (
    advertisement_id, version, file_path, checksum, mime_type, bytes, width, height
  )
  select v_ad.id, coalesce(max(version), 0) + 1, p_file_path, p_checksum, p_mime_type,
    p_bytes, v_width, v_height
  from public.ad_creatives
  where advertisement_id = v_ad.id
  returning * into v_creative;
  if v_ad.status = 'rejected' then
    update public.advertisements set status = 'pending' where id = v_ad.id;
  end if;
  return jsonb_build_object(
    'id', v_creative.id, 'version', v_creative.version, 'status', v_creative.status
  );
end;
$$;
revoke execute on function
  public.submit_ad_creative(uuid, text, text, int, text)
  from public;
grant execute on function
  public.submit_ad_creative(uuid, text, text, int, text)
  to anon, authenticated;

-- POST /rpc/publish_ad_creative. Whoever looks at a version puts the copy that was looked at into the
-- bucket `ads`, which no client writes, and says here where it lies. Only such a copy can be approved,
-- so what goes live is what was seen.
create function public.publish_ad_creative(
  p_creative_id uuid default null, p_image_url text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_creative public.ad_creatives;
begin
  perform private.require_user();
  if not private.decides_on_ads() then
    perform private.refuse_admin(
      'this is for who decides on advertisements', 'can_manage_ads', 'can_approve_posts'
    );
  end if;
  perform private.require(private.is_ad_copy(p_image_url), 'image_url', 'a file of the bucket ads');
  update public.ad_creatives
  set image_url = p_image_url
  where id = p_creative_id and status = 'checking'
  returning * into v_creative;
  if not found then
    perform private.raise_error('INVALID_STATE', 'no such version waits for a decision');
  end if;
  return jsonb_build_object('id', v_creative.id, 'image_url', v_creative.image_url);
end;
$$;
revoke execute on function public.publish_ad_creative(uuid, text) from public;
grant execute on function public.publish_ad_creative(uuid, text) to anon, authenticated;

create function private.decides_on_ads()
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.has_flag('can_manage_ads') or private.has_flag('can_approve_posts')
    or private.is_superadmin()
$$;

-- Whether an address is that of a file in the bucket `ads`.
create function private.is_ad_copy(p_url text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_stored_picture(p_url) and p_url like '%/object/public/ads/%'
$$;

-- POST /rpc/edit_my_ad. The texts; an advertisement that was approved is looked at again.
create function public.edit_my_ad(
  p_advertisement_id uuid default null,
  p_title text default null,
  p_description text default null,
  p_link_url text default null,
  p_button_text text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_ad public.advertisements;
  v_words record;
begin
  v_ad := private.lock_my_ad(p_advertisement_id);
  if v_ad.status = 'inactive' or private.ad_is_over(v_ad) then
    perform private.raise_error('INVALID_STATE', 'the advertisement is over');
  end if;
  select * into v_words
  from private.check_ad_words(p_title, p_description, p_link_url, p_button_text);
  update public.advertisements
  set title = v_words.p_title, description = v_words.p_description,
    link_url = v_words.p_link_url, button_text = v_words.p_button_text, status = 'pending'
  where id = v_ad.id
  returning * into v_ad;
  return jsonb_build_object('id', v_ad.id, 'status', v_ad.status);
end;
$$;
revoke execute on function public.edit_my_ad(uuid, text, text, text, text) from public;
grant execute on function public.edit_my_ad(uuid, text, text, text, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
