-- Plans that somebody keeps, and shows to a group by a secret address.

create table public.birthday_plans (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  artist_id uuid not null references public.performer_profiles (id),
  day date not null,
  city text not null check (private.city_label(city) is not null),
  -- NT$
  budget int not null check (budget between 1000 and 10000000),
  -- As it was proposed: prices and free slots are those of the day on which it was saved.
  plan jsonb not null check (jsonb_typeof(plan) = 'object'),
  -- SHA-256 of what the address for the group carries; null while nobody else sees it.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index birthday_plans_owner_id_idx on public.birthday_plans (owner_id, created_at desc);
create index birthday_plans_artist_id_idx on public.birthday_plans (artist_id);
create trigger guard_client_writes before insert or update or delete on public.birthday_plans
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.birthday_plans
  for each row execute function private.set_updated_at();

alter table public.birthday_plans enable row level security;
create policy birthday_plans_read_own on public.birthday_plans for select to authenticated
  using (owner_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.birthday_plans from anon, authenticated;
grant select (id, owner_id, artist_id, day, city, budget, plan, created_at)
  on public.birthday_plans to authenticated;

create function private.birthday_plan_view(p public.birthday_plans)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id, 'artist', jsonb_build_object('id', a.id, 'performer_name', a.performer_name),
    'day', p.day, 'city', p.city, 'budget', p.budget, 'plan', p.plan,
    'is_shared', p.token_hash is not null, 'saved_at', p.created_at
  )
  from public.performer_profiles as a
  where a.id = p.artist_id
$$;

create function private.lock_own_birthday_plan(p_id uuid)
returns public.birthday_plans
language plpgsql
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_plan public.birthday_plans;
begin
  select * into v_plan from public.birthday_plans where id = p_id and owner_id = v_user_id for update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such plan');
  end if;
  return v_plan;
end;
$$;

-- POST /rpc/save_birthday_plan. Keeps one of the plans that plan_birthday() proposes now: what is in it
-- and what it costs is never the client's word. p_code: warm, city or night.
create function public.save_birthday_plan(
  p_artist_id uuid default null,
  p_day date default null,
  p_city text default null,
  p_budget int default null,
  p_code text default null,
  p_expected_total int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_offer constant jsonb := public.plan_birthday(p_artist_id, p_day, p_city, p_budget);
  v_plan jsonb;
  v_saved public.birthday_plans;
begin
  select plan into v_plan
  from jsonb_array_elements(v_offer -> 'plans') as plan where plan ->> 'code' = p_code;
  if v_plan is null then
    perform private.raise_error('NOT_FOUND', 'there is no such plan any more');
  end if;
  if (v_plan ->> 'total')::int is distinct from coalesce(p_expected_total, (v_plan ->> 'total')::int) then
    perform private.raise_error('PRICE_CHANGED', format('the plan costs %s now', v_plan ->> 'total'));
  end if;
  perform private.wait_turn('birthday-plans:' || v_user_id);
  if (select count(*) >= 50 from public.birthday_plans where owner_id = v_user_id) then
    perform private.raise_error('LIMIT_EXCEEDED', 'fifty plans are kept already');
  end if;
  insert into public.birthday_plans (owner_id, artist_id, day, city, budget, plan)
  values (v_user_id, p_artist_id, p_day, v_offer ->> 'city', p_budget, v_plan)
  returning * into v_saved;
  return private.birthday_plan_view(v_saved);
end;
$$;
revoke execute on function public.save_birthday_plan(uuid, date, text, int, text, int) from public;
grant execute on function
  public.save_birthday_plan(uuid, date, text, int, text, int)
  to anon, authenticated;

-- GET /rpc/my_birthday_plans. All at once, latest first: there are fifty at most.
create function public.my_birthday_plans()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(private.birthday_plan_view(p) order by p.created_at desc, p.id), '[]')
    from public.birthday_plans as p where p.owner_id = v_user_id
  );
end;
$$;
revoke execute on function public.my_birthday_plans() from public;
grant execute on function public.my_birthday_plans() to anon, authenticated;

-- POST /rpc/share_birthday_plan. A new secret address; the former one dies. It is told once.
create function public.share_birthday_plan(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan constant public.birthday_plans := private.lock_own_birthday_plan(p_id);
  v_token constant text := private.new_token();
begin
  update public.birthday_plans set token_hash = private.hash_token(v_token) where id = v_plan.id;
  return jsonb_build_object('id', v_plan.id, 'token', v_token);
end;
$$;
revoke execute on function public.share_birthday_plan(uuid) from public;
grant execute on function public.share_birthday_plan(uuid) to anon, authenticated;

-- POST /rpc/revoke_birthday_plan. Whoever has the address sees nothing from now on.
create function public.revoke_birthday_plan(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan constant public.birthday_plans := private.lock_own_birthday_plan(p_id);
begin
  update public.birthday_plans set token_hash = null where id = v_plan.id;
  return jsonb_build_object('id', v_plan.id, 'is_shared', false);
end;
$$;
revoke execute on function public.revoke_birthday_plan(uuid) from public;
grant execute on function public.revoke_birthday_plan(uuid) to anon, authenticated;

-- POST /rpc/delete_birthday_plan. With its address.
create function public.delete_birthday_plan(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan constant public.birthday_plans := private.lock_own_birthday_plan(p_id);
begin
  delete from public.birthday_plans where id = v_plan.id;
  return jsonb_build_object('id', v_plan.id);
end;
$$;
revoke execute on function public.delete_birthday_plan(uuid) from public;
grant execute on function public.delete_birthday_plan(uuid) to anon, authenticated;

-- GET /rpc/shared_birthday_plan. By whoever has the address; null once it was taken back. Neither whose it
-- is nor its id.
create function public.shared_birthday_plan(p_token text default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.birthday_plan_view(p) - '{id,is_shared}'::text[]
  from public.birthday_plans as p
  join public.profiles as owner on owner.id = p.owner_id
  where p.token_hash = private.hash_token(p_token) and owner.active and not owner.deleted
$$;
revoke execute on function public.shared_birthday_plan(text) from public;
grant execute on function public.shared_birthday_plan(text) to anon, authenticated;

revoke execute on all functions in schema private from public;
