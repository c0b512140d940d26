-- The birthday zone: a page for each performer, wishes, and the calendar of who is next.

create table public.birthday_pages (
  artist_id uuid primary key references public.performer_profiles (id) on delete cascade,
  headline text not null check (length(btrim(headline)) between 1 and 80),
  cover_url text check (private.is_picture_url(cover_url)),
  theme text not null default 'violet' check (theme in ('violet', 'rose', 'amber', 'mint', 'sky')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger guard_client_writes before insert or update or delete on public.birthday_pages
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.birthday_pages
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.birthday_pages
  for each row execute function private.write_audit('headline', 'cover_url', 'theme', 'is_active');
create trigger check_pictures before insert or update of cover_url on public.birthday_pages
  for each row execute function private.check_pictures('cover_url');
create index birthday_pages_cover_url_names_idx
  on public.birthday_pages using gin (private.picture_names(cover_url));

alter table public.birthday_pages enable row level security;
create policy birthday_pages_read on public.birthday_pages for select to anon, authenticated
  using (is_active);
revoke all on public.birthday_pages from anon, authenticated;
grant select on public.birthday_pages to anon, authenticated;

create table public.birthday_wishes (
  id uuid primary key default gen_random_uuid(),
  artist_id uuid not null references public.performer_profiles (id) on delete cascade,
  -- The year of the calendar in Taipei.
  year int not null check (year between 2020 and 2200),
  user_id uuid not null references public.profiles (id) on delete cascade,
  body text not null check (length(btrim(body)) between 1 and 200),
  -- Reported ones stay visible until three people said so or somebody looked.
  status text not null default 'visible' check (status in ('visible', 'hidden', 'reported')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (artist_id, year, user_id)
);
create index birthday_wishes_artist_idx on public.birthday_wishes (artist_id, year, created_at desc);
create index birthday_wishes_user_id_idx on public.birthday_wishes (user_id);
-- For those who look after them, of a state or all.
create index birthday_wishes_status_idx on public.birthday_wishes (status, created_at desc, id);
create index birthday_wishes_latest_idx on public.birthday_wishes (created_at desc, id);
create trigger guard_client_writes before insert or update or delete on public.birthday_wishes
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.birthday_wishes
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.birthday_wishes
  for each row execute function private.write_audit('status');

alter table public.birthday_wishes enable row level security;
create policy birthday_wishes_read on public.birthday_wishes for select to anon, authenticated
  using (status <> 'hidden');
revoke all on public.birthday_wishes from anon, authenticated;
-- Who wrote it is shown by name, in list_birthday_wishes().
grant select (id, artist_id, year, body, created_at) on public.birthday_wishes to anon, authenticated;

create table public.birthday_wish_reports (
  wish_id uuid not null references public.birthday_wishes (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (wish_id, user_id)
);
create index birthday_wish_reports_user_id_idx on public.birthday_wish_reports (user_id);
create trigger guard_client_writes before insert or update or delete on public.birthday_wish_reports
  for each row execute function private.guard_client_writes();

-- No policy: who reported stays inside.
alter table public.birthday_wish_reports enable row level security;
revoke all on public.birthday_wish_reports from anon, authenticated;

-- {artistName} becomes a name, as text: whoever shows it shows text.
create function private.fill_artist_name(p_text text, p_name text)
returns text
language sql
immutable
set search_path = ''
as $$
  select replace(p_text, '{artistName}', p_name)
$$;

-- GET /rpc/get_birthday_page. Null when there is no such performer, or no birthday. A performer without
-- a page of their own gets the plain one.
create function public.get_birthday_page(p_artist_id uuid default null)
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
    'updated_at', v_page.updated_at,
    'theme', coalesce(v_page.theme, 'violet'),
    'next_date', v_next,
    'days_left', v_next - private.today(),
    'texts', (
      select coalesce(
        jsonb_object_agg(
          content_key, private.fill_artist_name(content_value, v_artist.performer_name)
        ),
        '{}'
      )
      from public.website_content
      where content_key in ('birthday_prepare_activity', 'birthday_gift_ad')
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
revoke execute on function public.get_birthday_page(uuid) from public;
grant execute on function public.get_birthday_page(uuid) to anon, authenticated;

-- GET /rpc/upcoming_birthdays. From today on, today included; 02/29 is celebrated on 02/28 in other
-- years.
create function public.upcoming_birthdays(p_days int default 30, p_limit int default 24)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      private.performer_card(p) || jsonb_build_object(
        'next_date', next_date, 'days_left', next_date - private.today(),
        'spot_count', (
          select count(*) from public.support_spots
          where artist_id = p.id and status = 'approved' and ends_on >= private.today()
        )
      ) order by next_date, p.follower_count desc, p.id
    ),
    '[]'
  )
  from (
    select p.*, next_date
    from public.performer_profiles as p
    cross join lateral private.next_birthday(p.birthday_month, p.birthday_day) as next_date
    where p.status = 'approved' and not p.is_deleted and p.birthday is not null
      and next_date <= private.today() + least(greatest(coalesce(p_days, 30), 0), 366)
    order by next_date, p.follower_count desc, p.id
    limit least(greatest(coalesce(p_limit, 24), 1), 100)
  ) as found
  join public.performer_profiles as p on p.id = found.id
$$;
revoke execute on function public.upcoming_birthdays(int, int) from public;
grant execute on function public.upcoming_birthdays(int, int) to anon, authenticated;

-- POST /rpc/admin_save_birthday_page. {artistName} in the headline becomes the name. p_updated_at: as it
-- was read; somebody else was faster is STALE_VERSION.
create function public.admin_save_birthday_page(
  p_artist_id uuid default null,
  p_headline text default null,
  p_cover_url text default null,
  p_theme text default 'violet',
  p_is_active boolean default true,
  p_updated_at text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_flag('can_manage_performers');
  perform private.require(
    exists (select from public.performer_profiles where id = p_artist_id and not is_deleted),
    'artist_id', 'there is no such performer'
  );
  perform private.require(length(private.trimmed(p_headline)) between 1 and 80, 'headline', '1 to 80 characters');
  perform private.require(
    coalesce(private.is_picture_url(p_cover_url), true), 'cover_url', 'a picture of ours'
  );
  perform private.require(
    p_theme in ('violet', 'rose', 'amber', 'mint', 'sky'), 'theme', 'no such theme'
  );
  perform private.check_read(
    (select updated_at from public.birthday_pages where artist_id = p_artist_id for no key update), p_updated_at
  );
  insert into public.birthday_pages (artist_id, headline, cover_url, theme, is_active)
  values (p_artist_id, private.trimmed(p_headline), p_cover_url, p_theme, coalesce(p_is_active, true))
  on conflict (artist_id) do update
  set headline = excluded.headline, cover_url = excluded.cover_url, theme = excluded.theme,
    is_active = excluded.is_active;
  return jsonb_build_object('artist_id', p_artist_id);
end;
$$;
revoke execute on function
  public.admin_save_birthday_page(uuid, text, text, text, boolean, text)
  from public;
grant execute on function
  public.admin_save_birthday_page(uuid, text, text, text, boolean, text)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
