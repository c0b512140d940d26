-- Texts, pictures and banners of the site that administrators exchange without a release.

create table public.website_images (
  id uuid primary key default gen_random_uuid(),
  -- `logo` and `icon` are special: the header shows the text brand while there is no logo.
  image_key text not null unique,
  -- May lie in our own buckets.
  image_url text not null check (private.is_picture_url(image_url)),
  alt_text text,
  page text not null default 'all'
    check (page in ('home', 'about', 'events', 'performers', 'venues', 'all')),
  section text not null default 'main'
    check (section in ('header', 'hero', 'main', 'sidebar', 'footer')),
  updated_at timestamptz not null default now(),
  constraint website_images_key_check check (image_key ~ '^[a-z0-9][a-z0-9_-]{0,59}$')
);
create trigger guard_client_writes before insert or update or delete on public.website_images
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.website_images
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of image_url on public.website_images
  for each row execute function private.check_pictures('image_url');
create index website_images_image_url_names_idx
  on public.website_images using gin (private.picture_names(image_url));
create trigger audit after insert or update or delete on public.website_images
  for each row execute function private.write_audit('image_key', 'image_url', 'alt_text', 'page', 'section');

alter table public.website_images enable row level security;
create policy website_images_read on public.website_images for select to anon, authenticated
  using (true);
revoke all on public.website_images from anon, authenticated;
grant select on public.website_images to anon, authenticated;

create table public.website_content (
  content_key text primary key,
  content_value text not null,
  content_type text not null default 'text',
  page text not null default 'home',
  section text not null default 'main',
  updated_at timestamptz not null default now()
);
create trigger guard_client_writes before insert or update or delete on public.website_content
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.website_content
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.website_content
  for each row execute function private.write_audit('content_value');

alter table public.website_content enable row level security;
create policy website_content_read on public.website_content for select to anon, authenticated
  using (true);
revoke all on public.website_content from anon, authenticated;
grant select on public.website_content to anon, authenticated;

create table public.website_banners (
  id uuid primary key default gen_random_uuid(),
  banner_key text not null unique,
  media_type text not null default 'image' check (media_type in ('image', 'video')),
  banner_url text check (private.is_picture_url(banner_url)),
  video_url text check (private.is_video_url(video_url)),
  title text not null,
  subtitle text,
  link text check (link ~ '^/([^/]|$)' or private.is_https_url(link)),
  page text not null
    check (page in ('home', 'events', 'performers', 'venues', 'maps', 'other')),
  is_active boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  display_order int not null default 0 check (display_order >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint website_banners_key_check check (banner_key ~ '^[a-z0-9][a-z0-9_-]{0,59}$'),
  constraint website_banners_window check (ends_at > starts_at)
);
create trigger guard_client_writes before insert or update or delete on public.website_banners
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.website_banners
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of banner_url on public.website_banners
  for each row execute function private.check_pictures('banner_url');
create index website_banners_banner_url_names_idx
  on public.website_banners using gin (private.picture_names(banner_url));
create trigger audit after insert or update or delete on public.website_banners
  for each row execute function private.write_audit(
    'banner_key', 'media_type', 'banner_url', 'video_url', 'title', 'subtitle', 'link', 'page', 'is_active',
    'display_order', 'starts_at', 'ends_at'
  );

alter table public.website_banners enable row level security;
create policy website_banners_read_active on public.website_banners
  for select to anon, authenticated using (private.is_live(is_active, starts_at, ends_at));
revoke all on public.website_banners from anon, authenticated;
grant select on public.website_banners to anon, authenticated;

-- POST /rpc/save_website_content. {"homepage_title": "…", …}: all of them or none. The four texts
-- of the pages themselves may not be empty. p_seen: what the editor began with, by key; where somebody
-- else has saved another one since, STALE_VERSION, with the key as its hint.
create function public.save_website_content(
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
      v_key in (
        'homepage_title', 'homepage_subtitle', 'homepage_description', 'about_description',
        'footer_contact_info', 'footer_copyright', 'birthday_prepare_activity', 'birthday_gift_ad'
      ), v_key, 'there is no such text'
    );
    perform private.require(
      length(v_value) <= 5000 and (
        private.trimmed(v_value) <> '' or v_key in ('footer_contact_info', 'footer_copyright')
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
revoke execute on function public.save_website_content(jsonb, jsonb) from public;
grant execute on function public.save_website_content(jsonb, jsonb) to anon, authenticated;

-- POST /rpc/save_website_image. By its key: a new one, or another picture for a known one.
create function public.save_website_image(
  p_image_key text default null,
  p_image_url text default null,
  p_alt_text text default null,
  p_page text default 'all',
  p_section text default 'main'
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_manage_events');
  v_image public.website_images;
begin
  perform private.require(
    p_image_key ~ '^[a-z0-9][a-z0-9_-]{0,59}$', 'image_key', 'a key of small letters and digits'
  );
  perform private.require(private.is_picture_url(p_image_url), 'image_url', 'a picture of ours');
  perform private.require(
    p_page in ('home', 'about', 'events', 'performers', 'venues', 'all'), 'page', 'no such page'
  );
  perform private.require(
    p_section in ('header', 'hero', 'main', 'sidebar', 'footer'), 'section', 'no such section'
  );
  insert into public.website_images (image_key, image_url, alt_text, page, section)
  values (p_image_key, p_image_url, nullif(private.trimmed(p_alt_text), ''), p_page, p_section)
  on conflict (image_key) do update set
    image_url = excluded.image_url, alt_text = excluded.alt_text, page = excluded.page,
    section = excluded.section
  returning * into v_image;
  return to_jsonb(v_image);
end;
$$;
revoke execute on function public.save_website_image(text, text, text, text, text) from public;
grant execute on function
  public.save_website_image(text, text, text, text, text)
  to anon, authenticated;

-- POST /rpc/delete_website_image
create function public.delete_website_image(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_flag('can_manage_events');
  delete from public.website_images where id = p_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such picture');
  end if;
  return jsonb_build_object('id', p_id);
end;
$$;
revoke execute on function public.delete_website_image(uuid) from public;
grant execute on function public.delete_website_image(uuid) to anon, authenticated;
