create table public.advertisements (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.profiles (id),
  client_name text,
  title text not null check (length(btrim(title)) between 1 and 120),
  description text,
  type text not null default 'banner'
    check (type in ('banner', 'featured', 'popup', 'home_banner')),
  status text not null default 'pending'
    check (status in ('pending', 'active', 'inactive', 'rejected')),
  display_location text not null default 'home',
  image_url text check (private.is_https_url(image_url)),
  link_url text check (link_url ~ '^/[^/]' or private.is_https_url(link_url)),
  button_text text,
  start_date date not null,
  end_date date not null,
  -- NT$
  budget int not null default 0 check (budget >= 0),
  -- Counted by the server.
  impressions int not null default 0 check (impressions >= 0),
  clicks int not null default 0 check (clicks >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint advertisements_end_after_start check (end_date >= start_date)
);
create index advertisements_client_id_idx on public.advertisements (client_id);

create trigger guard_client_writes before insert or update or delete on public.advertisements
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.advertisements
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.advertisements
  for each row execute function private.write_audit('status', 'budget', 'start_date', 'end_date');

-- No policy: the overview counts them, nothing else reads them yet.
alter table public.advertisements enable row level security;
revoke all on public.advertisements from anon, authenticated;
