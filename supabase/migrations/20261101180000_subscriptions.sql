-- Plans of performers and venues: what can be bought, and what was.

create table public.plan_catalog (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  audience text not null check (audience in ('performer', 'venue')),
  name text not null check (length(btrim(name)) between 1 and 60),
  description text not null default '' check (length(description) <= 500),
  -- NT$
  price_month int not null check (price_month >= 0),
  price_year int not null check (price_year >= 0),
  -- Sentences for the buyer.
  features jsonb not null default '[]' check (jsonb_typeof(features) = 'array'),
  -- What functions ask for; a missing or null limit is none.
  limits jsonb not null default '{}' check (jsonb_typeof(limits) = 'object'),
  sort int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger guard_client_writes before insert or update or delete on public.plan_catalog
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.plan_catalog
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.plan_catalog
  for each row execute function private.write_audit(
    'name', 'description', 'price_month', 'price_year', 'features', 'limits', 'is_active'
  );

alter table public.plan_catalog enable row level security;
create policy plan_catalog_read on public.plan_catalog for select to anon, authenticated
  using (is_active);
revoke all on public.plan_catalog from anon, authenticated;
grant select on public.plan_catalog to anon, authenticated;

-- GET /rpc/list_plans. What can be bought for a performer or a venue.
create function public.list_plans(p_audience text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require(
    p_audience in ('performer', 'venue') and p_audience is not null, 'audience', 'performer or venue'
  );
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'name', p.name, 'description', p.description, 'price_month', p.price_month,
          'price_year', p.price_year, 'features', p.features, 'limits', p.limits
        ) order by p.sort, p.price_month, p.id
      ),
      '[]'
    )
    from public.plan_catalog as p where p.audience = p_audience and p.is_active
  );
end;
$$;
revoke execute on function public.list_plans(text) from public;
grant execute on function public.list_plans(text) to anon, authenticated;

create table public.subscription_plans (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id),
  catalog_id uuid not null references public.plan_catalog (id),
  performer_id uuid references public.performer_profiles (id),
  venue_id uuid references public.venues (id),
  -- As bought: a later change of the catalogue changes no plan that runs.
  plan_name text not null,
  price int not null check (price >= 0),
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  features jsonb not null default '[]',
  limits jsonb not null default '{}',
  -- Both null until it is paid.
  start_date date,
  -- The first day that is not paid for.
  renewal_date date,
  status text not null default 'pending_payment'
    check (status in ('pending_payment', 'active', 'expiring', 'expired', 'cancelled')),
  auto_renew boolean not null default true,
  -- Set: runs out on that day.
  cancel_at date,
  -- The plan that this one takes the place of when it is paid.
  replaces_id uuid references public.subscription_plans (id),
  -- The latest order: the first one, then that of a renewal.
  order_id uuid references public.orders (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscription_of_one check ((performer_id is null) <> (venue_id is null)),
  constraint subscription_running_has_dates check (
    status not in ('active', 'expiring', 'expired')
    or (start_date is not null and renewal_date > start_date)
  )
);
create unique index subscription_plans_one_of_performer on public.subscription_plans (performer_id)
  where status in ('active', 'expiring');
create unique index subscription_plans_one_of_venue on public.subscription_plans (venue_id)
  where status in ('active', 'expiring');
create unique index subscription_plans_one_pending
  on public.subscription_plans (coalesce(performer_id, venue_id)) where status = 'pending_payment';
create index subscription_plans_owner_id_idx on public.subscription_plans (owner_id);
create index subscription_plans_catalog_id_idx on public.subscription_plans (catalog_id);
create index subscription_plans_performer_id_idx on public.subscription_plans (performer_id);
create index subscription_plans_venue_id_idx on public.subscription_plans (venue_id);
create index subscription_plans_replaces_id_idx on public.subscription_plans (replaces_id);
create index subscription_plans_order_id_idx on public.subscription_plans (order_id);
create index subscription_plans_due_idx on public.subscription_plans (renewal_date)
  where status in ('active', 'expiring');
create trigger guard_client_writes before insert or update or delete on public.subscription_plans
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.subscription_plans
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.subscription_plans
  for each row execute function private.write_audit(
    'status', 'owner_id', 'price', 'renewal_date', 'auto_renew', 'cancel_at'
  );

alter table public.subscription_plans enable row level security;
create policy subscription_plans_read_own on public.subscription_plans for select to authenticated
  using (owner_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.subscription_plans from anon, authenticated;
grant select on public.subscription_plans to authenticated;

create function private.cycle_end(p_start date, p_cycle text)
returns date
language sql
immutable
set search_path = ''
as $$
  select (p_start + case p_cycle when 'yearly' then interval '1 year' else interval '1 month' end)::date
$$;

-- Locks who a plan is for: the subject of everything here.
create function private.lock_subscriber(p_performer_id uuid, p_venue_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public.performer_profiles where id = p_performer_id for no key update;
  perform from public.venues where id = p_venue_id for no key update;
end;
$$;

create function private.running_subscription(p_performer_id uuid, p_venue_id uuid)
returns public.subscription_plans
language sql
stable
set search_path = ''
as $$
  select * from public.subscription_plans
  where status in ('active', 'expiring')
    and (performer_id = p_performer_id or venue_id = p_venue_id)
$$;

-- The limits under which a performer or a venue works today, whether the clock has run or not.
-- Without a plan: three listings of a performer, the one page of a venue, nothing else.
create function private.plan_limits(p_performer_id uuid, p_venue_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select limits from public.subscription_plans
      where status in ('active', 'expiring') and renewal_date > private.today()
        and (performer_id = p_performer_id or venue_id = p_venue_id)
    ),
    case
      when p_venue_id is null then '{"listings": 3, "ads": 0, "boosts": 0}'::jsonb
      else '{"listings": 1, "ads": 0, "boosts": 0}'
    end
  )
$$;

-- For functions that create what a plan limits: PLAN_LIMIT when p_used is all there may be.
create function private.check_plan_limit(
  p_performer_id uuid, p_venue_id uuid, p_limit text, p_used bigint
)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_used >= (private.plan_limits(p_performer_id, p_venue_id) ->> p_limit)::int then
    perform private.raise_error('PLAN_LIMIT', format('the plan allows no more %s', p_limit), p_limit);
  end if;
end;
$$;

-- Pages of venues that an owner has listed, or wants to, beside one of them; and how many there may be: the
-- best plan among the venues counts. What is listed stays when a plan ends.
create function private.venue_listing_use(p_owner_id uuid, p_beside uuid default null)
returns table (used bigint, venue_id uuid, most int)
language sql
stable
set search_path = ''
as $$
  select
    (
      select count(*) from public.venues
      where owner_id = p_owner_id and deleted_at is null and id is distinct from p_beside
        and status in ('pending_approval', 'approved')
    ),
    v.id, (private.plan_limits(null, v.id) ->> 'listings')::int
  from public.venues as v
  where v.owner_id = p_owner_id and v.deleted_at is null
  order by (private.plan_limits(null, v.id) ->> 'listings')::int desc nulls first, v.id
  limit 1
$$;

-- PLAN_LIMIT when the owner of a venue has as many listed as the plan allows. Administrators list what
-- they like.
create function private.check_venue_limit(p_venue public.venues)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.has_flag('can_manage_venues') then
    return;
  end if;
  -- Not by the account's row: whoever disables the account holds that and waits for its venues.
  perform private.wait_turn('venue-listing:' || p_venue.owner_id);
  perform private.check_plan_limit(null, u.venue_id, 'listings', u.used)
  from private.venue_listing_use(p_venue.owner_id, p_venue.id) as u;
end;
$$;

create function private.subscription_card(s public.subscription_plans)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', s.id, 'catalog_id', s.catalog_id, 'plan_name', s.plan_name, 'price', s.price,
    'billing_cycle', s.billing_cycle, 'start_date', s.start_date, 'renewal_date', s.renewal_date,
    'status', s.status, 'features', s.features, 'limits', s.limits,
    'performer_id', s.performer_id, 'venue_id', s.venue_id,
    'subscriber_name', coalesce(
      (select performer_name from public.performer_profiles where id = s.performer_id),
      (select name from public.venues where id = s.venue_id)
    ),
    'auto_renew', s.auto_renew, 'cancel_at', s.cancel_at, 'order_id', s.order_id,
    'updated_at', s.updated_at
  )
$$;

revoke execute on all functions in schema private from public;
