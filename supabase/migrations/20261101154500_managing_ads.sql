-- The back office of advertisements. Decisions on what waits are made with decide().

-- GET /rpc/admin_list_ads. p_status: a status, or approved for active; p_phase: scheduled, running
-- or ended; p_sort: title, start_date, -start_date, -created_at, -impressions.
create function public.admin_list_ads(
  p_query text default null,
  p_status text default null,
  p_type text default null,
  p_phase text default null,
  p_sort text default 'title',
  p_page int default 1,
  p_page_size int default 20,
  p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
  v_status constant text := case p_status
    when 'approved' then 'active' when 'pending_approval' then 'pending' when 'all' then null
    else nullif(p_status, '')
  end;
  v_type constant text := nullif(nullif(p_type, ''), 'all');
  v_phase constant text := nullif(nullif(p_phase, ''), 'all');
  v_place constant record := private.read_place(p_after);
  v_ids uuid[];
  v_page record;
begin
  perform private.require_admin();
  select array_agg(
    ad.id
    order by
      case when p_after is not null then ad.created_at end desc, case when p_after is not null then ad.id end desc,
      case p_sort
        when 'start_date' then ad.start_date - date '2000-01-01'
        when '-start_date' then date '2000-01-01' - ad.start_date
        when '-created_at' then -extract(epoch from ad.created_at)
        when '-impressions' then -ad.impressions
      end,
      ad.title, ad.id
  )
  into v_ids
  from public.advertisements as ad
  where (v_status is null or ad.status = v_status)
    and (v_type is null or ad.type = v_type)
    and (v_phase is null or private.ad_phase(ad.start_date, ad.end_date) = v_phase)
    and ad.search_text like v_patterns[1]
    and ad.search_text like all (v_patterns)
    and (ad.created_at, ad.id) < (v_place.at, v_place.key);
  select * into v_page
  from private.page_bounds(
    p_page, p_page_size, coalesce(cardinality(v_ids), 0), private.most_rows(p_after)
  );
  return jsonb_build_object(
    'next', private.next_place(
      p_after, 'public.advertisements', case when v_page.page_size < cardinality(v_ids) then v_ids[v_page.page_size] end
    ),
    'items', coalesce(
      (
        select jsonb_agg(private.ad_record(ad) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.advertisements as ad on ad.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size,
    'may_manage', private.has_flag('can_manage_ads')
  );
end;
$$;
revoke execute on function
  public.admin_list_ads(text, text, text, text, text, int, int, text)
  from public;
grant execute on function
  public.admin_list_ads(text, text, text, text, text, int, int, text)
  to anon, authenticated;

-- POST /rpc/admin_save_ad. Without an id a new one, which waits for its decision like any other.
-- The days of a booked advertisement follow its booking and stay. p_updated_at: the row that was
-- edited.
create function public.admin_save_ad(
  p_id uuid default null,
  p_title text default null,
  p_description text default null,
  p_type text default 'banner',
  p_display_location text default 'home',
  p_client_name text default null,
  p_client_id uuid default null,
  p_image_url text default null,
  p_link_url text default null,
  p_button_text text default null,
  p_start_date date default null,
  p_end_date date default null,
  p_budget int default 0,
  p_updated_at timestamptz default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_image constant text := nullif(private.trimmed(p_image_url), '');
  v_words record;
  v_ad public.advertisements;
begin
  perform private.require_flag('can_manage_ads');
  select * into v_words
  from private.check_ad_words(p_title, p_description, p_link_url, p_button_text);
  perform private.require(
    p_type in ('banner', 'featured', 'popup', 'home_banner'), 'type', 'no such type'
  );
  perform private.require(
    p_display_location ~ '^[a-z_]{1,40}$', 'display_location', 'a code such as home'
  );
  perform private.require(length(coalesce(p_client_name, '')) <= 100, 'client_name', 'too long');
  perform private.require(
    p_client_id is null or exists (select from public.profiles where id = p_client_id),
    'client_id', 'there is no such account'
  );
  perform private.require(
    coalesce(private.is_picture_url(v_image), true), 'image_url', 'a picture of ours'
  );
  perform private.require(p_start_date is not null, 'start_date', 'the first day is missing');
  perform private.require(p_end_date is not null, 'end_date', 'the last day is missing');
  perform private.require(
    p_end_date >= p_start_date and private.is_near(p_start_date) and private.is_near(p_end_date),
    'end_date', 'from the first day on, at most three years ahead'
  );
  perform private.require(coalesce(p_budget, 0) >= 0, 'budget', 'a sum in NT$');

  if p_id is null then
    insert into public.advertisements (
      title, description, type, display_location, client_name, client_id, image_url, link_url,
      button_text, start_date, end_date, budget
    )
    values (
      v_words.p_title, v_words.p_description, p_type, p_display_location,
      nullif(private.trimmed(p_client_name), ''), p_client_id, v_image, v_words.p_link_url,
      v_words.p_button_text, p_start_date, p_end_date, coalesce(p_budget, 0)
    )
    returning * into v_ad;
    return private.ad_record(v_ad);
  end if;

  select * into v_ad from public.advertisements where id = p_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such advertisement');
  end if;
  if p_updated_at is not null and p_updated_at <> v_ad.updated_at then
    perform private.raise_error('STALE_VERSION', 'somebody else edited it meanwhile');
  end if;
  if exists (select from public.ad_bookings where advertisement_id = p_id) then
    -- Days, placement, owner and price belong to what was bought.
    perform private.require(
      p_start_date = v_ad.start_date and p_end_date = v_ad.end_date, 'start_date',
      'the days of a booked advertisement follow its booking'
    );
    update public.advertisements
    set title = v_words.p_title, description = v_words.p_description,
      client_name = nullif(private.trimmed(p_client_name), ''), image_url = v_image,
      link_url = v_words.p_link_url, button_text = v_words.p_button_text
    where id = p_id
    returning * into v_ad;
  else
    update public.advertisements
    set title = v_words.p_title, description = v_words.p_description, type = p_type,
      display_location = p_display_location, client_name = nullif(private.trimmed(p_client_name), ''),
      client_id = p_client_id, image_url = v_image, link_url = v_words.p_link_url,
      button_text = v_words.p_button_text, start_date = p_start_date, end_date = p_end_date,
      budget = coalesce(p_budget, 0)
    where id = p_id
    returning * into v_ad;
  end if;
  return private.ad_record(v_ad);
end;
$$;
revoke execute on function
  public.admin_save_ad(uuid, text, text, text, text, text, uuid, text, text, text, date, date, int,
  timestamptz)
  from public;
grant execute on function
  public.admin_save_ad(uuid, text, text, text, text, text, uuid, text, text, text, date, date, int,
  timestamptz)
  to anon, authenticated;

-- POST /rpc/admin_switch_ad. Takes an approved advertisement off the air, or puts it back.
create function public.admin_switch_ad(p_id uuid default null, p_is_active boolean default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_to constant text := case when p_is_active then 'active' else 'inactive' end;
  v_ad public.advertisements;
begin
  perform private.require_flag('can_manage_ads');
  perform private.require(p_is_active is not null, 'is_active', 'on or off');
  select * into v_ad from public.advertisements where id = p_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such advertisement');
  end if;
  if v_ad.status not in ('active', 'inactive') or v_ad.status = v_to
    or (p_is_active and private.ad_is_over(v_ad))
    -- What was never approved does not go on air by a switch.
    or (
      p_is_active and not exists (
        select from public.approval_decisions
        where entity_type = 'advertisements' and entity_id = p_id and to_status in ('active', 'inactive')
      )
    )
  then
    perform private.raise_error('INVALID_STATE', format('it is %s', v_ad.status));
  end if;
  update public.advertisements set status = v_to where id = p_id;
  perform private.record_decision(
    'advertisements', p_id, v_ad.client_id, v_ad.status, v_to, null
  );
  return jsonb_build_object('id', p_id, 'status', v_to);
end;
$$;
revoke execute on function public.admin_switch_ad(uuid, boolean) from public;
grant execute on function public.admin_switch_ad(uuid, boolean) to anon, authenticated;

-- POST /rpc/admin_delete_ad. Only what nobody booked and nobody saw; the rest is switched off.
create function public.admin_delete_ad(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_flag('can_manage_ads');
  perform from public.advertisements where id = p_id for update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such advertisement');
  end if;
  if exists (select from public.ad_bookings where advertisement_id = p_id)
    or exists (select from public.ad_daily_stats where ad_id = p_id)
  then
    perform private.raise_error(
      'INVALID_STATE', 'it was booked or shown already', 'Switch it off instead.'
    );
  end if;
  delete from public.ad_creatives where advertisement_id = p_id;
  delete from public.advertisements where id = p_id;
  return jsonb_build_object('id', p_id, 'deleted', true);
end;
$$;
revoke execute on function public.admin_delete_ad(uuid) from public;
grant execute on function public.admin_delete_ad(uuid) to anon, authenticated;
