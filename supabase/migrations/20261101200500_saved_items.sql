-- What members saved, and what they like.

-- Goods and spots are kept as events are, but no ranking is made of them.
create function private.is_savable(p_type text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_type in ('event', 'venue', 'performer', 'product', 'spot')
$$;

create table public.saved_items (
  user_id uuid not null references public.profiles (id) on delete cascade,
  entity_type text not null check (private.is_savable(entity_type)),
  entity_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, entity_type, entity_id)
);
create trigger guard_client_writes before insert or update or delete on public.saved_items
  for each row execute function private.guard_client_writes();

alter table public.saved_items enable row level security;
create policy saved_items_read_own on public.saved_items for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.saved_items from anon, authenticated;
grant select on public.saved_items to authenticated;

create function private.has_saved(p_user_id uuid, p_entity_type text, p_entity_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.saved_items
    where user_id = p_user_id and entity_type = p_entity_type and entity_id = p_entity_id
  )
$$;

create table public.user_preferences (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  categories text[] not null default '{}' check (cardinality(categories) <= 20),
  cities text[] not null default '{}' check (cardinality(cities) <= 20),
  -- NT$; null: any price
  price_max int check (price_max >= 0),
  -- Whether what the person looks at and shares may be counted, and since when that was said.
  is_measured boolean not null default true,
  measuring_decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger guard_client_writes before insert or update or delete on public.user_preferences
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.user_preferences
  for each row execute function private.set_updated_at();

alter table public.user_preferences enable row level security;
create policy user_preferences_read_own on public.user_preferences for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.user_preferences from anon, authenticated;
grant select on public.user_preferences to authenticated;

-- POST /rpc/save_item. p_saved false takes it out again.
create function public.save_item(
  p_entity_type text default null, p_entity_id uuid default null, p_saved boolean default true
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_saved constant boolean := coalesce(p_saved, true);
begin
  if v_saved then
    perform private.require(
      private.is_savable(p_entity_type), 'entity_type', 'event, venue, performer, product or spot'
    );
    if not private.is_public_entity(p_entity_type, p_entity_id) then
      perform private.raise_error('NOT_FOUND', format('there is no such %s', p_entity_type));
    end if;
    if (select count(*) >= 1000 from public.saved_items where user_id = v_user_id) then
      perform private.raise_error('LIMIT_EXCEEDED', 'at most a thousand saved things');
    end if;
    insert into public.saved_items (user_id, entity_type, entity_id)
    values (v_user_id, p_entity_type, p_entity_id)
    on conflict do nothing;
    perform private.record_action(v_user_id, null, p_entity_type, p_entity_id, 'save');
  else
    delete from public.saved_items
    where user_id = v_user_id and entity_type = p_entity_type and entity_id = p_entity_id;
  end if;
  return jsonb_build_object(
    'entity_type', p_entity_type, 'entity_id', p_entity_id, 'saved', v_saved
  );
end;
$$;
revoke execute on function public.save_item(text, uuid, boolean) from public;
grant execute on function public.save_item(text, uuid, boolean) to anon, authenticated;

-- GET /rpc/my_saved_items. Latest first. `card` is null for what is not public any more.
create function public.my_saved_items(
  p_entity_type text default null, p_page int default 1, p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_type constant text := nullif(nullif(p_entity_type, ''), 'all');
  v_total bigint;
  v_page record;
begin
  select count(*) into v_total
  from public.saved_items
  where user_id = v_user_id and (v_type is null or entity_type = v_type);
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'entity_type', s.entity_type, 'entity_id', s.entity_id, 'saved_at', s.created_at,
            'card', private.entity_card(s.entity_type, s.entity_id)
          ) order by s.created_at desc, s.entity_id
        )
        from (
          select * from public.saved_items
          where user_id = v_user_id and (v_type is null or entity_type = v_type)
          order by created_at desc, entity_id
          limit v_page.page_size offset v_page.skip
        ) as s
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.my_saved_items(text, int, int) from public;
grant execute on function public.my_saved_items(text, int, int) to anon, authenticated;

-- GET /rpc/my_saved_ids. What of one kind the caller saved, latest first, for the hearts of lists and
-- pages.
create function public.my_saved_ids(p_entity_type text default null)
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require(
    private.is_savable(p_entity_type), 'entity_type', 'event, venue, performer, product or spot'
  );
  return array(
    select entity_id from public.saved_items
    where user_id = v_user_id and entity_type = p_entity_type
    order by created_at desc, entity_id
  );
end;
$$;
revoke execute on function public.my_saved_ids(text) from public;
grant execute on function public.my_saved_ids(text) to anon, authenticated;

-- GET /rpc/my_preferences
create function public.my_preferences()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return coalesce(
    (
      select jsonb_build_object(
        'categories', categories, 'cities', cities, 'price_max', price_max
      )
      from public.user_preferences where user_id = v_user_id
    ),
    '{"categories": [], "cities": [], "price_max": null}'
  );
end;
$$;
revoke execute on function public.my_preferences() from public;
grant execute on function public.my_preferences() to anon, authenticated;

-- POST /rpc/set_preferences. The whole set at once. Cities by id or by name.
create function public.set_preferences(
  p_categories text[] default '{}', p_cities text[] default '{}', p_price_max int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_categories constant text[] := array(
    select distinct c from unnest(p_categories) as c order by c
  );
  v_cities constant text[] := array(
    select distinct coalesce(private.city_id(c), '') from unnest(p_cities) as c order by 1
  );
begin
  perform private.require(
    cardinality(v_categories) <= 20
      and (select coalesce(bool_and(private.is_event_category(c)), true) from unnest(v_categories) as c),
    'categories', 'a category does not exist'
  );
  perform private.require(
    cardinality(v_cities) <= 20 and not '' = any (v_cities), 'cities', 'a city does not exist'
  );
  perform private.require(coalesce(p_price_max, 0) >= 0, 'price_max', 'at least 0');
  insert into public.user_preferences (user_id, categories, cities, price_max)
  values (v_user_id, v_categories, v_cities, p_price_max)
  on conflict (user_id) do update set
    categories = excluded.categories, cities = excluded.cities, price_max = excluded.price_max;
  delete from public.recommendations where user_id = v_user_id;
  return jsonb_build_object(
    'categories', v_categories, 'cities', v_cities, 'price_max', p_price_max
  );
end;
$$;
revoke execute on function public.set_preferences(text[], text[], int) from public;
grant execute on function public.set_preferences(text[], text[], int) to anon, authenticated;

revoke execute on all functions in schema private from public;
