-- How a canary and the active version of a remote do beside one another: how many visitors opened the remote, and how many of
-- them saw it fail. Numbers alone, of nobody. Each device says each once, as far as honest ones go.

-- One row for each canary. Only those have one of whom the site's keeper (`npm run canary`) knows that they run, so that nobody
-- fills the table with versions that there are not.
create table private.canaries (
  module text not null check (module ~ '^mf-[a-z0-9-]{1,40}$'),
  version text not null check (version ~ '^[A-Za-z0-9.+-]{1,64}$'),
  created_at timestamptz not null default now()
    check (isfinite(created_at) and created_at <= now() + interval '3 years'),
  opened int not null default 0,
  broken int not null default 0 check (broken <= opened),
  -- Of the visitors whom it is compared with, who have the active version.
  active_opened int not null default 0,
  active_broken int not null default 0 check (active_broken <= active_opened),
  -- The minute that was counted in last, and how often.
  minute timestamptz not null default now() check (isfinite(minute) and minute <= now() + interval '3 years'),
  counted int not null default 0,
  primary key (module, version)
);
alter table private.canaries enable row level security;

-- POST /rpc/count_canary, by anybody. {counted}. Six hundred a minute are counted, of both versions together, so that a
-- flood does not favour one of them; whoever has failed has opened it before. What a browser says cannot be checked: see
-- decision 50 for what a forger gets.
create function public.count_canary(
  p_module text default null, p_version text default null, p_on_canary boolean default null,
  p_broken boolean default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require(p_module is not null, 'module', 'name the module');
  perform private.require(p_version is not null, 'version', 'name the version of the canary');
  perform private.require(
    p_on_canary is not null and p_broken is not null, 'broken', 'say which version it was, and whether it failed'
  );
  update private.canaries as c
  set
    opened = opened + (p_on_canary and not p_broken)::int,
    broken = least(broken + (p_on_canary and p_broken)::int, opened),
    active_opened = active_opened + (not p_on_canary and not p_broken)::int,
    active_broken = least(active_broken + (not p_on_canary and p_broken)::int, active_opened),
    counted = case when minute = date_trunc('minute', now()) then counted else 0 end + 1,
    minute = date_trunc('minute', now())
  where c.module = p_module and c.version = p_version
    and (minute <> date_trunc('minute', now()) or counted < 600);
  return jsonb_build_object('counted', found);
end;
$$;
revoke execute on function public.count_canary(text, text, boolean, boolean) from public;
grant execute on function public.count_canary(text, text, boolean, boolean) to anon, authenticated;

-- For the keeper: the figures of a canary, which is counted from the first time on that somebody asks for it. Those that began
-- two months ago are forgotten.
create function private.canary_figures(p_module text, p_version text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_figures jsonb;
begin
  delete from private.canaries where created_at < now() - interval '60 days';
  insert into private.canaries (module, version) values (p_module, p_version) on conflict do nothing;
  select jsonb_build_object(
    'canary', jsonb_build_object('opened', c.opened, 'broken', c.broken),
    'active', jsonb_build_object('opened', c.active_opened, 'broken', c.active_broken)
  )
  into v_figures
  from private.canaries as c
  where c.module = p_module and c.version = p_version;
  return v_figures;
end;
$$;

revoke execute on all functions in schema private from public;
