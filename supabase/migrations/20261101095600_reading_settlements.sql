-- Statements of events as organizers and administrators see them, and closing them.

-- A page of these events' statements in one state, or in all, latest event and statement first, and
-- their sums.
create function private.statement_page(
  p_event_ids uuid[], p_state text, p_page int, p_page_size int, p_for_admin boolean
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_state constant text := nullif(nullif(p_state, ''), 'all');
  v_answer jsonb;
begin
  perform private.require(
    v_state is null or v_state in ('open', 'waiting', 'ready', 'settled'), 'state',
    'open, waiting, ready, settled or all'
  );
  with chosen as (
    select s.*, e.title, e.date, e.status, e.organizer_id, e.starts_at, e.ends_at,
      row_number() over (order by e.date desc, e.id, s.no desc) as position
    from private.event_statements(p_event_ids) as s
    join public.events as e on e.id = s.event_id
    where v_state is null or s.state = v_state
  ),
  totals as (
    select count(*) as total, coalesce(sum(gross), 0) as gross,
      coalesce(sum(refunded), 0) as refunded, coalesce(sum(platform_fee), 0) as platform_fee,
      coalesce(sum(net), 0) as net
    from chosen
  )
  select jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'event_id', c.event_id, 'no', c.no, 'title', c.title, 'date', c.date,
            'phase', private.event_phase(c.status, c.starts_at, c.ends_at),
            'state', c.state, 'orders', c.orders, 'gross', c.gross, 'refunded', c.refunded,
            'refunding', c.refunding, 'platform_fee', c.platform_fee, 'net', c.net,
            'received', c.received, 'payout', c.payout, 'reference', c.reference,
            'settled_at', c.settled_at
          ) || case when p_for_admin then jsonb_build_object(
            'organizer_id', c.organizer_id,
            'organizer_name', private.seller_name('organizer', c.organizer_id)
          ) else '{}' end
          order by c.position
        )
        from chosen as c
        where c.position > bounds.skip and c.position <= bounds.skip + bounds.page_size
      ),
      '[]'
    ),
    'total', t.total, 'page', bounds.page, 'page_size', bounds.page_size,
    'sums', jsonb_build_object(
      'gross', t.gross, 'refunded', t.refunded, 'platform_fee', t.platform_fee, 'net', t.net
    )
  )
  into v_answer
  from totals as t, private.page_bounds(p_page, p_page_size, t.total) as bounds;
  return v_answer;
end;
$$;

-- GET /rpc/my_settlements. Statements of the caller's events. p_state: open, waiting, ready,
-- settled.
create function public.my_settlements(
  p_state text default null, p_page int default 1, p_page_size int default 12
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
    p_state, p_page, p_page_size, false
  );
end;
$$;
revoke execute on function public.my_settlements(text, int, int) from public;
grant execute on function public.my_settlements(text, int, int) to anon, authenticated;

-- GET /rpc/admin_event_settlements. Statements of everybody's events, or of those with these words.
-- Superadmins only.
create function public.admin_event_settlements(
  p_state text default null, p_page int default 1, p_page_size int default 12,
  p_query text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
begin
  perform private.require_user();
  if not private.is_superadmin() then
    perform private.refuse_admin('this needs a superadmin', 'superadmin');
  end if;
  return private.statement_page(
    array(
      select distinct i.ref_id from public.order_items as i
      where i.item_type = 'ticket' and (
        v_patterns = array['%'] or exists (
          select from public.events as e
          where e.id = i.ref_id and e.search_text like all (v_patterns)
        )
      )
    ),
    p_state, p_page, p_page_size, true
  );
end;
$$;
revoke execute on function public.admin_event_settlements(text, int, int, text) from public;
grant execute on function public.admin_event_settlements(text, int, int, text) to anon, authenticated;

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
  v_reference constant text := nullif(btrim(p_reference), '');
  v_event public.events;
  v_statement record;
begin
  if not private.is_superadmin() then
    perform private.refuse_admin('this needs a superadmin', 'superadmin');
  end if;
  -- Whoever moves an order of the event locks it first: from here on the sums stand still.
  select * into v_event from public.events where id = p_event_id for no key update;
  select * into v_statement from private.event_statements(array[p_event_id])
  order by no desc limit 1;
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
