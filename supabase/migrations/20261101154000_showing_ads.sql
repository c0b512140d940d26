-- Which advertisements run, and how often they were seen. Browsers report; the server decides what
-- counts: once a session, day and action, no robots, nobody who is paid for looking.

-- An advertisement runs when it is approved, paid where it was booked and not asked back, and its
-- days are here.
create function private.is_live_ad(ad public.advertisements)
returns boolean
language sql
stable
set search_path = ''
as $$
  select ad.status = 'active'
    and private.today() between ad.start_date and ad.end_date
    and not exists (
      select from public.ad_bookings as b
      where b.advertisement_id = ad.id
      having bool_or(true) and not bool_or(b.status = 'confirmed' and b.period @> private.today())
    )
    and not private.is_ad_asked_back(ad.id)
$$;

-- GET /rpc/live_ads. In an order that changes from day to day, so that no slot is always first.
create function public.live_ads(
  p_display_location text default null, p_type text default null, p_limit int default 10
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', ad.id, 'title', ad.title, 'description', ad.description, 'type', ad.type,
        'display_location', ad.display_location, 'client_name', ad.client_name,
        'image_url', ad.image_url, 'link_url', ad.link_url, 'button_text', ad.button_text,
        'end_date', ad.end_date
      ) order by ad.turn
    ),
    '[]'
  )
  from (
    select ad.*, md5(ad.id::text || private.today()) as turn
    from public.advertisements as ad
    where ad.status = 'active'
      and ad.start_date <= private.today() and ad.end_date >= private.today()
      and (coalesce(p_display_location, '') = '' or ad.display_location = p_display_location)
      and (coalesce(p_type, '') = '' or ad.type = p_type)
      and private.is_live_ad(ad)
    order by turn
    limit least(greatest(coalesce(p_limit, 10), 1), 50)
  ) as ad
$$;
revoke execute on function public.live_ads(text, text, int) from public;
grant execute on function public.live_ads(text, text, int) to anon, authenticated;

-- Robots that say so. The others are held off by counting once a session and day.
create function private.is_bot(p_user_agent text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_user_agent is null or length(p_user_agent) < 10 or p_user_agent ~*
    '(bot|crawl|spider|slurp|headless|lighthouse|preview|scrap|facebookexternalhit|python|curl|wget|okhttp|java/|go-http|axios|node-fetch|phantom|puppeteer|playwright)'
$$;

-- Counts one action of one session once a day, a click after its impression. False when it was
-- counted before.
create function private.count_ad_hit(
  p_ad_id uuid, p_action text, p_session_hash text, p_address_hash text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into private.ad_hits (ad_id, day, action, session_hash, address_hash)
  values (p_ad_id, private.today(), p_action, p_session_hash, p_address_hash)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  if p_action = 'click' then
    update public.ad_daily_stats
    set clicks = clicks + 1
    where ad_id = p_ad_id and day = private.today();
    return true;
  end if;
  insert into public.ad_daily_stats as s (ad_id, day, impressions)
  values (p_ad_id, private.today(), 1)
  on conflict (ad_id, day) do update set impressions = s.impressions + 1;
  return true;
end;
$$;

-- POST /rpc/record_ad_event. p_action: impression or click. Answers nothing, so that nobody learns
-- what was counted. p_session: a random uuid that the page keeps until it is closed.
create function public.record_ad_event(
  p_ad_id uuid default null, p_action text default null, p_session uuid default null
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ad public.advertisements;
  v_session_hash constant text := md5(p_session::text || private.today());
  -- The address as the gateway gives it, only to limit what one place can count.
  v_address_hash constant text := md5(
    split_part(private.request_header('x-forwarded-for'), ',', 1) || private.today()
  );
begin
  perform private.require(p_action in ('impression', 'click'), 'action', 'impression or click');
  perform private.require(p_session is not null, 'session', 'the session is missing');
  select * into v_ad from public.advertisements as ad where id = p_ad_id and private.is_live_ad(ad);
  if not found
    or private.is_bot(private.request_header('user-agent'))
    or private.is_admin()
    or v_ad.client_id = auth.uid()
    or (
      select count(*) >= 20 from private.ad_hits
      where ad_id = p_ad_id and day = private.today() and action = p_action
        and address_hash = v_address_hash
    )
  then
    return;
  end if;
  perform private.count_ad_hit(p_ad_id, 'impression', v_session_hash, v_address_hash);
  if p_action = 'click' then
    perform private.count_ad_hit(p_ad_id, 'click', v_session_hash, v_address_hash);
  end if;
end;
$$;
revoke execute on function public.record_ad_event(uuid, text, uuid) from public;
grant execute on function public.record_ad_event(uuid, text, uuid) to anon, authenticated;

-- GET /rpc/ad_stats. For the client and the administrators: by day, without gaps, at most a year.
create function public.ad_stats(p_ad_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_ad public.advertisements;
begin
  select * into v_ad from public.advertisements where id = p_ad_id;
  if not found
    or not (
      v_ad.client_id is not distinct from v_user_id or private.has_flag('can_manage_ads')
    )
  then
    perform private.raise_error('NOT_FOUND', 'there is no such advertisement');
  end if;
  return (
    select jsonb_build_object(
      'ad_id', v_ad.id,
      'impressions', coalesce(sum(impressions), 0),
      'clicks', coalesce(sum(clicks), 0),
      'days', coalesce(
        jsonb_agg(
          jsonb_build_object('day', day, 'impressions', impressions, 'clicks', clicks) order by day
        ),
        '[]'
      )
    )
    from (
      select v_ad.start_date + n as day, coalesce(s.impressions, 0) as impressions,
        coalesce(s.clicks, 0) as clicks
      from generate_series(
        0, least(least(v_ad.end_date, private.today()) - v_ad.start_date, 366)
      ) as n
      left join public.ad_daily_stats as s on s.ad_id = v_ad.id and s.day = v_ad.start_date + n
    ) as days
  );
end;
$$;
revoke execute on function public.ad_stats(uuid) from public;
grant execute on function public.ad_stats(uuid) to anon, authenticated;

-- The job: the totals beside each advertisement repeat its days; old hashes go.
create function private.sum_ad_stats()
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.advertisements as ad
  set impressions = totals.impressions, clicks = totals.clicks
  from (
    select ad_id, sum(impressions)::int as impressions, sum(clicks)::int as clicks
    from public.ad_daily_stats
    where ad_id in (select ad_id from public.ad_daily_stats where day >= private.today() - 2)
    group by ad_id
  ) as totals
  where ad.id = totals.ad_id
    and (ad.impressions, ad.clicks) is distinct from (totals.impressions, totals.clicks);
  delete from private.ad_hits where day < private.today() - 1;
end;
$$;
insert into private.jobs (name, run_every) values ('sum_ad_stats', interval '5 minutes');

revoke execute on all functions in schema private from public;
