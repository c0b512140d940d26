-- What members keep for themselves: whom they follow, what they saved, what they like, and the calendar
-- that they subscribe to. And what they report.

-- Whether a thing exists for visitors. One answer for everything that can be saved, shared or reported.
create function private.is_public_entity(p_type text, p_id uuid)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return case p_type
    when 'event' then exists (
      select from public.events
      where id = p_id and deleted_at is null and private.is_public_event_status(status)
    )
    when 'venue' then exists (
      select from public.venues where id = p_id and deleted_at is null and status = 'approved'
    )
    when 'performer' then exists (
      select from public.performer_profiles
      where id = p_id and not is_deleted and status = 'approved'
    )
    else false
  end;
end;
$$;

-- A thing as its own list shows it; null when it is not public (any more).
create function private.entity_card(p_type text, p_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_public_entity(p_type, p_id) then
    return null;
  end if;
  return case p_type
    when 'event' then (select private.event_card(e) from public.events as e where e.id = p_id)
    when 'venue' then (select private.venue_card(v) from public.venues as v where v.id = p_id)
    else (select private.performer_card(a) from public.performer_profiles as a where a.id = p_id)
  end;
end;
$$;

create function private.check_public_entity(p_type text, p_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require(
    p_type in ('event', 'venue', 'performer'), 'entity_type', 'event, venue or performer'
  );
  if not private.is_public_entity(p_type, p_id) then
    perform private.raise_error('NOT_FOUND', format('there is no such %s', p_type));
  end if;
end;
$$;

create table public.saved_items (
  user_id uuid not null references public.profiles (id) on delete cascade,
  entity_type text not null check (entity_type in ('event', 'venue', 'performer')),
  entity_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, entity_type, entity_id)
);
create trigger guard_client_writes before insert or update or delete on public.saved_items
  for each row execute function private.guard_client_writes();

create table public.user_preferences (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  categories text[] not null default '{}' check (cardinality(categories) <= 20),
  cities text[] not null default '{}' check (cardinality(cities) <= 20),
  -- NT$; null: any price
  price_max int check (price_max >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger guard_client_writes before insert or update or delete on public.user_preferences
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.user_preferences
  for each row execute function private.set_updated_at();

-- POST /rpc/follow_artist. p_follow false stops. The answer carries the count for the button.
create function public.follow_artist(
  p_performer_id uuid default null, p_follow boolean default true, p_notify boolean default true
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_follow constant boolean := coalesce(p_follow, true);
begin
  perform private.check_public_entity('performer', p_performer_id);
  if v_follow then
    if (select count(*) >= 1000 from public.artist_follows where user_id = v_user_id) then
      perform private.raise_error('LIMIT_EXCEEDED', 'at most a thousand artists');
    end if;
    -- The counting trigger locks the performer; do it first here as everywhere.
    perform from public.performer_profiles where id = p_performer_id for no key update;
    insert into public.artist_follows (user_id, performer_id, notify)
    values (v_user_id, p_performer_id, coalesce(p_notify, true))
    on conflict (user_id, performer_id) do update set notify = excluded.notify;
    perform private.record_action(v_user_id, null, 'performer', p_performer_id, 'follow');
  else
    perform from public.performer_profiles where id = p_performer_id for no key update;
    delete from public.artist_follows where user_id = v_user_id and performer_id = p_performer_id;
  end if;
  return jsonb_build_object(
    'performer_id', p_performer_id,
    'following', v_follow,
    'follower_count', (
      select follower_count from public.performer_profiles where id = p_performer_id
    )
  );
end;
$$;

-- GET /rpc/my_follows. Latest first.
create function public.my_follows(p_page int default 1, p_page_size int default 12)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_total bigint;
  v_page record;
begin
  select count(*) into v_total
  from public.artist_follows as f
  join public.performer_profiles as a on a.id = f.performer_id
  where f.user_id = v_user_id and a.status = 'approved' and not a.is_deleted;
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.performer_card(a)
            || jsonb_build_object('notify', f.notify, 'followed_at', f.created_at)
          order by f.created_at desc, a.id
        )
        from (
          select f.* from public.artist_follows as f
          join public.performer_profiles as a on a.id = f.performer_id
          where f.user_id = v_user_id and a.status = 'approved' and not a.is_deleted
          order by f.created_at desc, f.performer_id
          limit v_page.page_size offset v_page.skip
        ) as f
        join public.performer_profiles as a on a.id = f.performer_id
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;

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
    perform private.check_public_entity(p_entity_type, p_entity_id);
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

alter table public.saved_items enable row level security;
create policy saved_items_read_own on public.saved_items for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.saved_items from anon, authenticated;
grant select on public.saved_items to authenticated;

alter table public.user_preferences enable row level security;
create policy user_preferences_read_own on public.user_preferences for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.user_preferences from anon, authenticated;
grant select on public.user_preferences to authenticated;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.follow_artist(uuid, boolean, boolean), public.my_follows(int, int),
  public.save_item(text, uuid, boolean), public.my_saved_items(text, int, int),
  public.my_preferences(), public.set_preferences(text[], text[], int) from public;
grant execute on function
  public.follow_artist(uuid, boolean, boolean), public.my_follows(int, int),
  public.save_item(text, uuid, boolean), public.my_saved_items(text, int, int),
  public.my_preferences(), public.set_preferences(text[], text[], int) to anon, authenticated;
