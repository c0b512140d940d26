-- Fans put money together for one gift. A pledge costs nothing until the goal is met; from then on
-- each pledge is an order to pay within seven days, and until the last day more can join. Pledges that
-- nobody pays are no promise: without them the goal may be open again.
--   draft → pending → open ⇄ succeeded; open → failed; draft, pending, open, succeeded → cancelled

create table public.support_campaigns (
  id uuid primary key default gen_random_uuid(),
  artist_id uuid not null references public.performer_profiles (id),
  owner_id uuid not null references public.profiles (id),
  title text not null check (length(btrim(title)) between 1 and 80),
  description text not null default '' check (length(description) <= 5000),
  image_url text check (private.is_picture_url(image_url)),
  -- NT$
  goal int not null check (goal between 1000 and 10000000),
  -- [{"amount": 50000, "unlocks": "…"}], ascending
  milestones jsonb not null default '[]' check (jsonb_typeof(milestones) = 'array'),
  ends_at timestamptz not null,
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'open', 'succeeded', 'failed', 'cancelled')),
  -- Sums of the pledges that stand, and of those that are paid.
  pledged_total int not null default 0 check (pledged_total >= 0),
  paid_total int not null default 0 check (paid_total >= 0),
  backers int not null default 0 check (backers >= 0),
  succeeded_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint paid_within_pledged check (paid_total <= pledged_total),
  constraint succeeded_met_its_goal check (status <> 'succeeded' or succeeded_at is not null),
  constraint nothing_pledged_outside check (
    status in ('open', 'succeeded', 'cancelled') or pledged_total = 0
  )
);
create index support_campaigns_artist_id_idx on public.support_campaigns (artist_id);
create index support_campaigns_owner_id_idx on public.support_campaigns (owner_id);
create index support_campaigns_ends_at_idx on public.support_campaigns (ends_at)
  where status in ('open', 'succeeded');
create trigger guard_client_writes before insert or update or delete on public.support_campaigns
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.support_campaigns
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of image_url on public.support_campaigns
  for each row execute function private.check_pictures('image_url');
create index support_campaigns_image_url_names_idx
  on public.support_campaigns using gin (private.picture_names(image_url));
create trigger audit after update or delete on public.support_campaigns
  for each row execute function private.write_audit('status', 'goal', 'owner_id', 'ends_at');

alter table public.support_campaigns enable row level security;
create policy support_campaigns_read_public on public.support_campaigns for select to anon
  using (status in ('open', 'succeeded', 'failed'));
create policy support_campaigns_read on public.support_campaigns for select to authenticated using (
  status in ('open', 'succeeded', 'failed')
  or (owner_id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_ads'))
);
revoke all on public.support_campaigns from anon, authenticated;
grant select on public.support_campaigns to anon, authenticated;

create table public.campaign_pledges (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references public.support_campaigns (id),
  user_id uuid not null references public.profiles (id),
  amount int not null check (amount between 100 and 200000),
  status text not null default 'pledged' check (status in ('pledged', 'paid', 'released')),
  order_id uuid references public.orders (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (campaign_id, user_id),
  constraint paid_by_order check (status <> 'paid' or order_id is not null)
);
create index campaign_pledges_user_id_idx on public.campaign_pledges (user_id);
create index campaign_pledges_order_id_idx on public.campaign_pledges (order_id);
create trigger guard_client_writes before insert or update or delete on public.campaign_pledges
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.campaign_pledges
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.campaign_pledges
  for each row execute function private.write_audit('status', 'amount', 'user_id', 'order_id');

alter table public.campaign_pledges enable row level security;
create policy campaign_pledges_read_own on public.campaign_pledges for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.campaign_pledges from anon, authenticated;
grant select on public.campaign_pledges to authenticated;

-- Where the money went, for everybody to see.
create table public.campaign_receipts (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references public.support_campaigns (id),
  title text not null check (length(btrim(title)) between 1 and 80),
  amount int not null check (amount >= 0),
  file_url text check (private.is_picture_url(file_url)),
  paid_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index campaign_receipts_campaign_id_idx on public.campaign_receipts (campaign_id);
create trigger guard_client_writes before insert or update or delete on public.campaign_receipts
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.campaign_receipts
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of file_url on public.campaign_receipts
  for each row execute function private.check_pictures('file_url');
create index campaign_receipts_file_url_names_idx
  on public.campaign_receipts using gin (private.picture_names(file_url));
create trigger audit after update or delete on public.campaign_receipts
  for each row execute function private.write_audit('title', 'amount', 'file_url', 'paid_on');

alter table public.campaign_receipts enable row level security;
create policy campaign_receipts_read on public.campaign_receipts for select to anon, authenticated
  using (campaign_id in (select id from public.support_campaigns));
revoke all on public.campaign_receipts from anon, authenticated;
grant select on public.campaign_receipts to anon, authenticated;

create function private.lock_campaign(p_id uuid)
returns public.support_campaigns
language plpgsql
set search_path = ''
as $$
declare
  v_campaign public.support_campaigns;
begin
  select * into v_campaign from public.support_campaigns where id = p_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such campaign');
  end if;
  return v_campaign;
end;
$$;

-- The counters say what the pledges say. The caller has locked the campaign.
create function private.count_pledges(p_campaign_id uuid)
returns void
language sql
set search_path = ''
as $$
  update public.support_campaigns as c
  set pledged_total = totals.pledged, paid_total = totals.paid, backers = totals.backers
  from (
    select coalesce(sum(amount) filter (where status <> 'released'), 0)::int as pledged,
      coalesce(sum(amount) filter (where status = 'paid'), 0)::int as paid,
      (count(*) filter (where status <> 'released'))::int as backers
    from public.campaign_pledges
    where campaign_id = p_campaign_id
  ) as totals
  where c.id = p_campaign_id
$$;

revoke execute on all functions in schema private from public;
