-- Addresses of pictures: https elsewhere, or a path of our own public buckets, which have no address of
-- their own until the site has one.

create function private.is_picture_url(p_url text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select private.is_https_url(p_url)
    or (length(p_url) <= 2000 and p_url ~ '^/storage/v1/object/public/[^\s"<>\\]+$'
      and p_url !~ '/\.\.(/|$)')
$$;

alter table public.profiles
  drop constraint profiles_avatar_url_check,
  add constraint profiles_avatar_url_check check (private.is_picture_url(avatar_url));
alter table public.events
  drop constraint events_image_url_check,
  add constraint events_image_url_check check (private.is_picture_url(image_url));
alter table public.venues
  drop constraint venues_image_url_check,
  add constraint venues_image_url_check check (private.is_picture_url(image_url));
alter table public.performer_profiles
  drop constraint performer_profiles_profile_image_url_check,
  add constraint performer_profiles_profile_image_url_check
    check (private.is_picture_url(profile_image_url));
alter table public.advertisements
  drop constraint advertisements_image_url_check,
  add constraint advertisements_image_url_check check (private.is_picture_url(image_url));

revoke execute on all functions in schema private from public;
