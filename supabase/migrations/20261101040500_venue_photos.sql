-- What a venue looks like. The first photo is its cover, which `venues.image_url` repeats for lists.

create table public.venue_photos (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  -- From 1 on.
  position int not null check (position >= 1),
  image_url text not null check (private.is_picture_url(image_url)),
  -- What can be seen, for those who cannot.
  alt text check (length(alt) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (venue_id, position)
);
create trigger guard_client_writes before insert or update or delete on public.venue_photos
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.venue_photos
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of image_url on public.venue_photos
  for each row execute function private.check_pictures('image_url');
create index venue_photos_image_url_names_idx
  on public.venue_photos using gin (private.picture_names(image_url));

-- Whoever may read the venue.
alter table public.venue_photos enable row level security;
create policy venue_photos_read on public.venue_photos for select to anon, authenticated
  using (exists (select from public.venues as v where v.id = venue_id));
revoke all on public.venue_photos from anon, authenticated;
grant select on public.venue_photos to anon, authenticated;

create function private.venue_photos_view(p_venue_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('image_url', image_url, 'alt', alt) order by position), '[]'
  )
  from public.venue_photos where venue_id = p_venue_id
$$;

-- Replaces all photos of a venue and returns its cover.
create function private.write_venue_photos(p_venue_id uuid, p_photos jsonb)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_cover text;
begin
  perform private.require(
    jsonb_typeof(p_photos) = 'array' and jsonb_array_length(p_photos) <= 20
      and not exists (
        select from jsonb_array_elements(p_photos) as photo
        where jsonb_typeof(photo) <> 'object' or coalesce(photo ->> 'image_url', '') = ''
      ),
    'photos', 'at most twenty photos'
  );
  delete from public.venue_photos where venue_id = p_venue_id;
  insert into public.venue_photos (venue_id, position, image_url, alt)
  select p_venue_id, n, private.json_url(photo, 'image_url'), private.json_text(photo, 'alt', 1, 200)
  from jsonb_array_elements(p_photos) with ordinality as each (photo, n);
  select image_url into v_cover
  from public.venue_photos where venue_id = p_venue_id and position = 1;
  return v_cover;
end;
$$;

-- A cover that comes alone takes the place of the first photo; a gallery is not left without one.
create function private.put_venue_cover(p_venue_id uuid, p_image_url text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_cover text;
begin
  update public.venue_photos
  set image_url = coalesce(p_image_url, image_url),
    alt = case when coalesce(p_image_url, image_url) = image_url then alt end
  where venue_id = p_venue_id and position = 1
  returning image_url into v_cover;
  return coalesce(v_cover, p_image_url);
end;
$$;

revoke execute on all functions in schema private from public;
