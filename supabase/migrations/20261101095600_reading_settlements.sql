-- Statements of events as organizers and administrators see them, and closing them.

-- Statements of the events that anybody paid for: the closed ones, and what is in none of them. state: open until the
-- event is over, waiting while a payment is being looked for or money is asked back or on its way, then ready.
-- A view, because a function would put all of them aside before anybody asks for twenty.
create view private.event_statements with (security_invoker = true) as
  select r.event_id, r.no,
    -- private.event_phase() in other words: a function would be called for each of twenty thousand.
    case
      when not r.is_finished and coalesce(r.ends_at > now(), true) then 'open'
      when r.is_waiting then 'waiting'
      else 'ready'
    end as state,
    r.orders, r.gross, r.refunded, r.refunding, r.fee as platform_fee, r.gross - r.refunded - r.fee as net,
    r.received, r.gross - r.received - r.fee as payout, null::text as reference,
    null::timestamptz as settled_at, r.event_date, r.words
  from (
    select t.event_id, coalesce(c.no, 0) + 1 as no, t.orders - coalesce(c.orders, 0) as orders,
      t.gross - coalesce(c.gross, 0) as gross, t.refunded - coalesce(c.refunded, 0) as refunded,
      t.received - coalesce(c.received, 0) as received, t.refunding, t.is_waiting, t.event_date, t.ends_at,
      t.is_finished, t.words, floor((t.gross - coalesce(c.gross, 0)) * share)::bigint as fee
    from private.takings as t
    cross join (select private.platform_share() as share offset 0) as kept
    left join (
      select event_id, max(no) as no, sum(orders) as orders, sum(gross) as gross,
        sum(refunded) as refunded, sum(received) as received
      from public.event_settlements group by event_id
    ) as c on c.event_id = t.event_id
    where c.event_id is null or t.is_waiting
      or (t.orders, t.gross, t.refunded) <> (c.orders, c.gross, c.refunded)
  ) as r
  union all
  select c.event_id, c.no, 'settled', c.orders, c.gross, c.refunded, 0, c.platform_fee, c.net, c.received,
    c.payout, c.reference, c.settled_at, t.event_date, t.words
  from public.event_settlements as c
  join private.takings as t on t.event_id = c.event_id;

-- A page of these events' statements in one state, or in all, latest event and statement first, and
-- their sums; null: of all events. p_patterns: of events that fit these words. p_after: a file is in the order of events and their statements' numbers, and goes
-- on behind this one; `next` is the next such place.
create function private.statement_page(
  p_event_ids uuid[], p_state text, p_page int, p_page_size int, p_for_admin boolean,
  p_after text default null, p_patterns text[] default null
)
returns jsonb
language plpgsql
stable
set search_path = ''
set jit = off
set plan_cache_mode = force_custom_plan
set work_mem = '32MB'
as $$
declare
  v_state constant text := nullif(nullif(p_state, ''), 'all');
  v_event uuid;
  v_no int;
  v_answer jsonb;
begin
  perform private.check_place(p_after, 'uuid', 'int');
  v_event := nullif(split_part(p_after, ' ', 1), '');
  v_no := nullif(split_part(p_after, ' ', 2), '');
  perform private.require(
    v_state is null or v_state in ('open', 'waiting', 'ready', 'settled'), 'state',
    'open, waiting, ready, settled or all'
  );
  with chosen as materialized (
    -- Their words are many, and nobody reads them after this.
    select event_id, no, state, orders, gross, refunded, refunding, platform_fee, net, received, payout,
      reference, settled_at, event_date
    from private.event_statements
    where (v_state is null or state = v_state)
      and (p_event_ids is null or event_id = any (p_event_ids))
      and (p_patterns is null or words like all (p_patterns))
  ),
  totals as (
    select count(*) as total, coalesce(sum(gross), 0) as gross,
      coalesce(sum(refunded), 0) as refunded, coalesce(sum(platform_fee), 0) as platform_fee,
      coalesce(sum(net), 0) as net
    from chosen
  ),
  bounds as (
    select b.*
    from totals as t, private.page_bounds(
      p_page, p_page_size, t.total, private.most_rows(p_after)
    ) as b
  ),
  page as (
    select c.*, case when p_after is null then c.event_date end as day,
      case when p_after is null then -c.no else c.no end as turn
    from chosen as c
    where v_event is null or (c.event_id, c.no) > (v_event, v_no)
    order by day desc, event_id, turn
    limit (select page_size from bounds) offset (select skip from bounds)
  ),
  -- Numbered within the page: whatever is numbered is put in order as a whole.
  shown as (select p.*, row_number() over (order by day desc, event_id, turn) as position from page as p)
  select jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'event_id', c.event_id, 'no', c.no, 'title', e.title, 'date', c.event_date,
            'phase', private.event_phase(e.status, e.starts_at, e.ends_at),
            'state', c.state, 'orders', c.orders, 'gross', c.gross, 'refunded', c.refunded,
            'refunding', c.refunding, 'platform_fee', c.platform_fee, 'net', c.net,
            'received', c.received, 'payout', c.payout, 'reference', c.reference,
            'settled_at', c.settled_at
          ) || case when p_for_admin then jsonb_build_object(
            'organizer_id', e.organizer_id,
            'organizer_name', private.seller_name('organizer', e.organizer_id)
          ) else '{}' end
          order by c.position
        )
        from shown as c
        join public.events as e on e.id = c.event_id
      ),
      '[]'
    ),
    'next', (
      select c.event_id || ' ' || c.no from shown as c
      where p_after is not null and (select count(*) from shown) = bounds.page_size
      order by c.position desc limit 1
    ),
    'total', t.total, 'page', bounds.page, 'page_size', bounds.page_size,
    'sums', jsonb_build_object(
      'gross', t.gross, 'refunded', t.refunded, 'platform_fee', t.platform_fee, 'net', t.net
    )
  )
  into v_answer
  from totals as t, bounds;
  return v_answer;
end;
$$;

-- GET /rpc/my_settlements. Statements of the caller's events. p_state: open, waiting, ready,
-- settled. p_after: see private.statement_page().
create function public.my_settlements(
  p_state text default null, p_page int default 1, p_page_size int default 12, p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return private.statement_page(
    array(select id from public.events where organizer_id = v_user_id),
    p_state, p_page, p_page_size, false, p_after
  );
end;
$$;
revoke execute on function public.my_settlements(text, int, int, text) from public;
grant execute on function public.my_settlements(text, int, int, text) to anon, authenticated;

-- GET /rpc/admin_event_settlements. Statements of everybody's events, or of those with these words.
-- Superadmins only. p_after: see private.statement_page().
create function public.admin_event_settlements(
  p_state text default null, p_page int default 1, p_page_size int default 12,
  p_query text default null, p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_user();
  if not private.is_superadmin() then
    perform private.refuse_admin('this needs a superadmin', 'superadmin');
  end if;
  return private.statement_page(
    null, p_state, p_page, p_page_size, true, p_after,
    nullif(private.search_patterns(p_query), array['%'])
  );
end;
$$;
revoke execute on function public.admin_event_settlements(text, int, int, text, text) from public;
grant execute on function
  public.admin_event_settlements(text, int, int, text, text)
  to anon, authenticated;

-- POST /rpc/settle_event. Closes the statement of an event that is over: the payout was sent, or
-- there is none. p_expected_net: what the administrator saw. Superadmins only, and never for their
-- own event.
create function public.settle_event(
  p_event_id uuid default null, p_expected_net int default null, p_reference text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_reference constant text := nullif(private.trimmed(p_reference), '');
  v_event public.events;
  v_statement record;
begin
  if not private.is_superadmin() then
    perform private.refuse_admin('this needs a superadmin', 'superadmin');
  end if;
  -- Whoever moves an order of the event locks it first: from here on the sums stand still.
  select * into v_event from public.events where id = p_event_id for no key update;
  select * into v_statement from private.event_statements
  where event_id = p_event_id order by no desc limit 1;
  if v_event.id is null or v_statement.event_id is null then
    perform private.raise_error('NOT_FOUND', 'there is no such event, or nobody paid for it');
  end if;
  if v_event.organizer_id = v_user_id then
    perform private.raise_error('FORBIDDEN', 'somebody else closes the statement of an own event');
  end if;
  if v_statement.state <> 'ready' then
    perform private.raise_error('INVALID_STATE', format('the statement is %s', v_statement.state));
  end if;
  if p_expected_net is distinct from v_statement.net::int then
    perform private.raise_error(
      'STALE_VERSION', 'the sums are others by now', v_statement.net::text
    );
  end if;
  perform private.require(
    coalesce(length(v_reference), 0) <= 60, 'reference', 'at most 60 characters'
  );
  perform private.require(
    v_statement.payout <= 0 or v_reference is not null, 'reference', 'the number of the transfer'
  );
  insert into public.event_settlements (
    event_id, no, organizer_id, orders, gross, refunded, platform_fee, net, received, payout, reference,
    settled_by
  )
  values (
    p_event_id, v_statement.no, v_event.organizer_id, v_statement.orders, v_statement.gross, v_statement.refunded,
    v_statement.platform_fee, v_statement.net, v_statement.received, v_statement.payout, v_reference,
    v_user_id
  );
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, after)
  values (
    v_user_id, coalesce(auth.role(), 'server'), 'settle_event', 'events', p_event_id::text,
    jsonb_build_object(
      'net', v_statement.net, 'payout', v_statement.payout, 'reference', v_reference
    )
  );
  perform private.notify(
    v_event.organizer_id, 'event.settled',
    jsonb_build_object('event', v_event.title, 'net', v_statement.net),
    '/events-published/payouts'
  );
  return private.statement_page(array[p_event_id], null, 1, 1, true) -> 'items' -> 0;
end;
$$;
revoke execute on function public.settle_event(uuid, int, text) from public;
grant execute on function public.settle_event(uuid, int, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
