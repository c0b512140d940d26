-- Who performs, and who follows whom.

create table public.performer_profiles (
  id uuid primary key default gen_random_uuid(),
  -- Null: a page that administrators run until the performer claims it.
  owner_id uuid references public.profiles (id),
  performer_name text not null check (length(private.trimmed(performer_name)) between 1 and 100),
  bio text check (length(bio) <= 5000),
  -- The category of the lists: dj, artist, band, …
  performance_type text not null check (private.is_performer_category(performance_type)),
  -- Whether one person, several or an agency stands behind the page.
  performer_type text check (performer_type in ('solo', 'group', 'agency')),
  genre text,
  location text,
  city text check (city is null or private.city_label(city) is not null),
  -- MM/DD; 02/29 exists.
  birthday text check (
    birthday ~ '^(0[1-9]|1[0-2])/(0[1-9]|[12]\d|3[01])$'
    and birthday not in ('02/30', '02/31', '04/31', '06/31', '09/31', '11/31')
  ),
  birthday_month int generated always as (split_part(birthday, '/', 1)::int) stored,
  birthday_day int generated always as (split_part(birthday, '/', 2)::int) stored,
  profile_image_url text check (private.is_picture_url(profile_image_url)),
  instagram_url text check (private.is_https_url(instagram_url)),
  facebook_url text check (private.is_https_url(facebook_url)),
  youtube_url text check (private.is_https_url(youtube_url)),
  spotify_url text check (private.is_https_url(spotify_url)),
  website_url text check (private.is_https_url(website_url)),
  -- [{"title", "url"}]
  portfolio jsonb not null default '[]' check (jsonb_typeof(portfolio) = 'array'),
  performance_minutes int check (performance_minutes between 1 and 1440),
  experience_years int check (experience_years between 0 and 80),
  tech_rider text check (length(tech_rider) <= 5000),
  -- How to reach the performer: guests see it with a confirmed booking.
  contact_name text check (length(contact_name) <= 50),
  contact_phone text check (contact_phone = private.phone_number(contact_phone)),
  contact_email text check (private.is_email(contact_email)),
  -- Set by administrators as a weight for recommendations; rankings use real counts.
  popularity int not null default 50 check (popularity between 1 and 100),
  -- NT$ for one appearance
  fee_min int check (fee_min >= 0),
  fee_max int check (fee_max >= 0),
  -- Written by trigger from artist_follows.
  follower_count int not null default 0 check (follower_count >= 0),
  verified_at timestamptz,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  is_deleted boolean not null default false,
  -- A sample of an import, for administrators only.
  is_demo boolean not null default false,
  version int not null default 1,
  search_text text not null generated always as (
    private.search_form(performer_name, genre, location, city, private.city_label(city))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint performer_fee_range check (fee_min <= fee_max)
);
create index performer_profiles_owner_id_idx on public.performer_profiles (owner_id);
create index performer_profiles_birthday_idx
  on public.performer_profiles (birthday_month, birthday_day);
create index performer_profiles_created_at_idx on public.performer_profiles (created_at, id);
create index performer_profiles_search_idx
  on public.performer_profiles using gin (search_text extensions.gin_trgm_ops);
create index performer_profiles_is_demo_idx on public.performer_profiles (id) where is_demo;
create trigger keep_demo_hidden before insert or update of status, is_demo on public.performer_profiles
  for each row when (new.is_demo) execute function private.keep_demo_hidden();
create trigger guard_client_writes before insert or update or delete on public.performer_profiles
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.performer_profiles
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of profile_image_url on public.performer_profiles
  for each row execute function private.check_pictures('profile_image_url');
create index performer_profiles_profile_image_url_names_idx
  on public.performer_profiles using gin (private.picture_names(profile_image_url));
create trigger audit after update or delete on public.performer_profiles
  for each row execute function private.write_audit('owner_id', 'status', 'is_deleted', 'popularity');

alter table public.performer_profiles enable row level security;
create policy performer_profiles_read_public on public.performer_profiles for select to anon
  using (status = 'approved' and not is_deleted);
create policy performer_profiles_read on public.performer_profiles for select to authenticated
  using (
    (status = 'approved' and not is_deleted)
    or (owner_id = (select auth.uid()) and (select private.is_active()))
    or (select private.has_flag('can_manage_performers'))
  );
revoke all on public.performer_profiles from anon, authenticated;
grant select (
  id, owner_id, performer_name, bio, performance_type, performer_type, genre, location, city, birthday,
  birthday_month, birthday_day, profile_image_url, instagram_url, facebook_url, youtube_url,
  spotify_url, website_url, portfolio, performance_minutes, experience_years, tech_rider, fee_min,
  fee_max, follower_count, verified_at, status, version, created_at, updated_at
) on public.performer_profiles to anon, authenticated;

create table public.artist_follows (
  user_id uuid not null references public.profiles (id) on delete cascade,
  performer_id uuid not null references public.performer_profiles (id) on delete cascade,
  notify boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (user_id, performer_id)
);
create index artist_follows_performer_id_idx on public.artist_follows (performer_id, user_id);
create trigger guard_client_writes before insert or update or delete on public.artist_follows
  for each row execute function private.guard_client_writes();

alter table public.artist_follows enable row level security;
create policy artist_follows_read_own on public.artist_follows for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.artist_follows from anon, authenticated;
grant select on public.artist_follows to authenticated;

-- Statement-level: following many performers at once counts each of them once.
create function private.count_followers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.performer_profiles as p
  set follower_count = p.follower_count + change.delta
  from (
    select performer_id, count(*) * (case tg_op when 'INSERT' then 1 else -1 end) as delta
    from changed_rows
    group by performer_id
    order by performer_id
  ) as change
  where p.id = change.performer_id;
  return null;
end;
$$;
create trigger count_new_followers after insert on public.artist_follows
  referencing new table as changed_rows
  for each statement execute function private.count_followers();
create trigger count_lost_followers after delete on public.artist_follows
  referencing old table as changed_rows
  for each statement execute function private.count_followers();

revoke execute on all functions in schema private from public;
