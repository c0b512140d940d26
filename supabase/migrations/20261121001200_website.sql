-- Texts, pictures and banners of the site that administrators exchange without a release.

create table public.website_images (
  id uuid primary key default gen_random_uuid(),
  -- `logo` and `icon` are special: the header shows the text brand while there is no logo.
  image_key text not null unique,
  image_url text not null check (private.is_https_url(image_url)),
  alt_text text,
  page text not null default 'all'
    check (page in ('home', 'about', 'events', 'performers', 'venues', 'all')),
  section text not null default 'main'
    check (section in ('header', 'hero', 'main', 'sidebar', 'footer')),
  updated_at timestamptz not null default now()
);

create table public.website_content (
  content_key text primary key,
  content_value text not null,
  content_type text not null default 'text',
  page text not null default 'home',
  section text not null default 'main',
  updated_at timestamptz not null default now()
);

create table public.website_banners (
  id uuid primary key default gen_random_uuid(),
  banner_key text not null unique,
  media_type text not null default 'image' check (media_type in ('image', 'video')),
  banner_url text check (private.is_https_url(banner_url)),
  video_url text check (private.is_https_url(video_url)),
  title text not null,
  subtitle text,
  link text check (link ~ '^/([^/]|$)' or private.is_https_url(link)),
  page text not null
    check (page in ('home', 'events', 'performers', 'venues', 'maps', 'other')),
  is_active boolean not null default true,
  display_order int not null default 0 check (display_order >= 0),
  updated_at timestamptz not null default now()
);

create trigger guard_client_writes before insert or update or delete on public.website_images
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.website_images
  for each row execute function private.set_updated_at();
create trigger guard_client_writes before insert or update or delete on public.website_content
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.website_content
  for each row execute function private.set_updated_at();
create trigger guard_client_writes before insert or update or delete on public.website_banners
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.website_banners
  for each row execute function private.set_updated_at();

alter table public.website_images enable row level security;
create policy website_images_read on public.website_images for select to anon, authenticated
  using (true);
revoke all on public.website_images from anon, authenticated;
grant select on public.website_images to anon, authenticated;

alter table public.website_content enable row level security;
create policy website_content_read on public.website_content for select to anon, authenticated
  using (true);
revoke all on public.website_content from anon, authenticated;
grant select on public.website_content to anon, authenticated;

alter table public.website_banners enable row level security;
create policy website_banners_read_active on public.website_banners
  for select to anon, authenticated using (is_active);
revoke all on public.website_banners from anon, authenticated;
grant select on public.website_banners to anon, authenticated;
