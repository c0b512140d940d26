-- The back office of plans: what can be bought. What was bought keeps its price, its features and its
-- limits, renewals included; a plan that is retired is sold no more and runs on where it runs.

-- GET /rpc/admin_plan_catalogue. All plans, also retired ones; `running` of them are in use.
create function public.admin_plan_catalogue()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require_admin();
  return jsonb_build_object(
    'may_manage',
    private.has_flag(private.order_flag('subscription')) or private.is_superadmin(),
    'items', coalesce(
      (
        select jsonb_agg(
          to_jsonb(c) - '{created_at}'::text[] || jsonb_build_object(
            'running', (
              select count(*) from public.subscription_plans
              where catalog_id = c.id and status in ('active', 'expiring')
            )
          ) order by c.audience, c.sort, c.name, c.id
        )
        from public.plan_catalog as c
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.admin_plan_catalogue() from public;
grant execute on function public.admin_plan_catalogue() to anon, authenticated;

-- The limits of a plan as they are stored: whole numbers, null for none.
create function private.checked_limits(p_limits jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  perform private.require(jsonb_typeof(p_limits) = 'object', 'limits', 'an object of numbers');
  perform private.require(
    not exists (
      select from jsonb_each(p_limits) as l
      where l.key not in ('listings', 'ads', 'boosts')
        or jsonb_typeof(l.value) not in ('number', 'null')
        or l.value #>> '{}' !~ '^\d{1,5}$'
    ),
    'limits', 'listings, ads and boosts: 0 to 99999, or null'
  );
  return p_limits;
end;
$$;

-- POST /rpc/admin_save_plan. Without an id a new plan; its code and whom it is for stay for good.
-- p_updated_at: as it was read; somebody else was faster is STALE_VERSION.
create function public.admin_save_plan(
  p_id uuid default null,
  p_updated_at text default null,
  p_code text default null,
  p_audience text default null,
  p_name text default null,
  p_description text default '',
  p_price_month int default null,
  p_price_year int default null,
  p_features jsonb default '[]',
  p_limits jsonb default '{}',
  p_sort int default 0,
  p_is_active boolean default true
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag(private.order_flag('subscription'));
  v_features constant jsonb := coalesce(p_features, '[]');
  v_plan public.plan_catalog;
begin
  perform private.require(length(private.trimmed(p_name)) between 1 and 60, 'name', '1 to 60 characters');
  perform private.require(
    length(coalesce(p_description, '')) <= 500, 'description', 'at most 500 characters'
  );
  perform private.require(p_price_month between 0 and 1000000, 'price_month', 'NT$ 0 to 1,000,000');
  perform private.require(p_price_year between 0 and 10000000, 'price_year', 'NT$ 0 to 10,000,000');
  perform private.require(
    jsonb_typeof(v_features) = 'array' and jsonb_array_length(v_features) <= 20 and not exists (
      select from jsonb_array_elements(v_features) as f
      where jsonb_typeof(f) <> 'string' or length(private.trimmed(f #>> '{}')) not between 1 and 100
    ),
    'features', 'up to twenty sentences'
  );
  perform private.require(p_sort between 0 and 100000, 'sort', '0 to 100000');

  if p_id is null then
    perform private.require(p_code ~ '^[a-z][a-z0-9-]{1,39}$', 'code', 'a code is lower case words');
    perform private.require(p_audience in ('performer', 'venue'), 'audience', 'performer or venue');
    insert into public.plan_catalog (
      code, audience, name, description, price_month, price_year, features, limits, sort, is_active
    )
    values (
      p_code, p_audience, private.trimmed(p_name), coalesce(private.trimmed(p_description), ''), p_price_month,
      p_price_year, v_features, private.checked_limits(coalesce(p_limits, '{}')), p_sort,
      coalesce(p_is_active, true)
    )
    on conflict (code) do nothing
    returning * into v_plan;
    perform private.require(v_plan.id is not null, 'code', 'the code is taken');
    perform private.log_act(
      'create', 'plan_catalog', v_plan.id::text, jsonb_build_object('code', v_plan.code)
    );
  else
    select * into v_plan from public.plan_catalog where id = p_id for no key update;
    if not found then
      perform private.raise_error('NOT_FOUND', 'there is no such plan');
    end if;
    if p_updated_at is distinct from to_jsonb(v_plan.updated_at) #>> '{}' then
      perform private.raise_error('STALE_VERSION', 'somebody saved it meanwhile');
    end if;
    perform private.require(
      coalesce(p_code, v_plan.code) = v_plan.code, 'code', 'the code stays for good'
    );
    perform private.require(
      coalesce(p_audience, v_plan.audience) = v_plan.audience, 'audience', 'it stays for good'
    );
    update public.plan_catalog
    set name = private.trimmed(p_name), description = coalesce(private.trimmed(p_description), ''),
      price_month = p_price_month, price_year = p_price_year, features = v_features,
      limits = private.checked_limits(coalesce(p_limits, '{}')), sort = p_sort,
      is_active = coalesce(p_is_active, true)
    where id = p_id
    returning * into v_plan;
  end if;
  return jsonb_build_object('id', v_plan.id, 'updated_at', v_plan.updated_at);
end;
$$;
revoke execute on function
  public.admin_save_plan(
    uuid, text, text, text, text, text, int, int, jsonb, jsonb, int, boolean
  ) from public;
grant execute on function
  public.admin_save_plan(
    uuid, text, text, text, text, text, int, int, jsonb, jsonb, int, boolean
  )
  to anon, authenticated;

revoke execute on all functions in schema private from public;
