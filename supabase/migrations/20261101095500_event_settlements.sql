-- What an event brought in, what went back, and what is left for its organizer. Buyers transfer to
-- the organizer's own account, so most of it is there already; only what the platform received
-- itself is paid out. A statement is computed until an administrator closes it, and never changes
-- afterwards.

-- What the platform keeps of a sum. Nothing today; closed statements keep what was taken then.
create function private.platform_fee(p_gross bigint)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select 0::bigint
$$;

create table public.event_settlements (
  event_id uuid primary key references public.events (id),
  -- Whose money it was on that day.
  organizer_id uuid not null references public.profiles (id),
  orders int not null check (orders >= 1),
  -- NT$. gross: all that was paid; received: the part that buyers sent to the organizer's account.
  gross int not null check (gross >= 0),
  refunded int not null check (refunded >= 0),
  platform_fee int not null check (platform_fee >= 0),
  net int not null,
  received int not null check (received >= 0),
  payout int not null,
  -- The number that the bank gave the transfer of the payout.
  reference text check (length(btrim(reference)) between 1 and 60),
  settled_by uuid references public.profiles (id),
  settled_at timestamptz not null default now(),
  constraint net_adds_up check (net = gross - refunded - platform_fee),
  constraint payout_adds_up check (payout = gross - received - platform_fee),
  constraint payout_has_its_reference check (payout <= 0 or reference is not null)
);
create index event_settlements_organizer_id_idx on public.event_settlements (organizer_id);
create index event_settlements_settled_by_idx on public.event_settlements (settled_by);
create trigger append_only before update or delete on public.event_settlements
  for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on public.event_settlements
  for each statement execute function private.refuse_change();
create trigger guard_client_writes before insert on public.event_settlements
  for each row execute function private.guard_client_writes();

-- No policy: organizers and administrators read statements through functions.
alter table public.event_settlements enable row level security;
revoke all on public.event_settlements from anon, authenticated;

-- Statements of those of these events that anybody paid for. state: open until the event is over,
-- waiting while a payment is being looked for or money is asked back or on its way, then ready.
create function private.event_statements(p_event_ids uuid[])
returns table (
  event_id uuid, state text, orders bigint, gross bigint, refunded bigint, refunding bigint,
  platform_fee bigint, net bigint, received bigint, payout bigint, reference text,
  settled_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  with sold as (
    select i.ref_id as event_id, o.id, o.total, o.refunded_amount, o.paid_at, o.status
    from public.orders as o
    join (
      select distinct order_id, ref_id from public.order_items
      where item_type = 'ticket' and ref_id = any (p_event_ids)
    ) as i on i.order_id = o.id
    where o.total > 0 and (o.paid_at is not null or o.status = 'payment_review')
  ),
  sums as (
    select s.event_id,
      count(*) filter (where s.paid_at is not null) as orders,
      coalesce(sum(s.total) filter (where s.paid_at is not null), 0) as gross,
      sum(s.refunded_amount) as refunded,
      coalesce(sum(r.refunding), 0)::bigint as refunding,
      coalesce(sum(p.received), 0)::bigint as received,
      bool_or(s.status = 'payment_review') or coalesce(sum(r.refunding), 0) > 0 as is_waiting
    from sold as s
    left join lateral (
      select sum(amount) as refunding from public.refund_requests
      where order_id = s.id and status in ('requested', 'processing')
    ) as r on true
    left join lateral (
      select sum(amount) as received from public.payments
      where order_id = s.id and status = 'succeeded' and provider = 'bank_transfer'
    ) as p on true
    group by s.event_id
  )
  select e.id,
    case
      when c.event_id is not null then 'settled'
      when private.event_phase(e.status, e.starts_at, e.ends_at) not in ('ended', 'cancelled')
        then 'open'
      when s.is_waiting then 'waiting'
      else 'ready'
    end,
    coalesce(c.orders, s.orders), coalesce(c.gross, s.gross), coalesce(c.refunded, s.refunded),
    case when c.event_id is null then s.refunding else 0 end,
    coalesce(c.platform_fee, private.platform_fee(s.gross)),
    coalesce(c.net, s.gross - s.refunded - private.platform_fee(s.gross)),
    coalesce(c.received, s.received),
    coalesce(c.payout, s.gross - s.received - private.platform_fee(s.gross)),
    c.reference, c.settled_at
  from sums as s
  join public.events as e on e.id = s.event_id
  left join public.event_settlements as c on c.event_id = s.event_id
$$;

-- A page of these events' statements in one state, or in all, latest event first, and their sums.
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
      row_number() over (order by e.date desc, e.id) as position
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
            'event_id', c.event_id, 'title', c.title, 'date', c.date,
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

-- GET /rpc/admin_event_settlements. Statements of everybody's events. Superadmins only.
create function public.admin_event_settlements(
  p_state text default null, p_page int default 1, p_page_size int default 12
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
    perform private.raise_error('FORBIDDEN', 'this needs a superadmin');
  end if;
  return private.statement_page(
    array(
      select distinct ref_id from public.order_items where item_type = 'ticket'
    ),
    p_state, p_page, p_page_size, true
  );
end;
$$;
revoke execute on function public.admin_event_settlements(text, int, int) from public;
grant execute on function public.admin_event_settlements(text, int, int) to anon, authenticated;

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
    perform private.raise_error('FORBIDDEN', 'this needs a superadmin');
  end if;
  -- Whoever moves an order of the event locks it first: from here on the sums stand still.
  select * into v_event from public.events where id = p_event_id for no key update;
  select * into v_statement from private.event_statements(array[p_event_id]);
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
    event_id, organizer_id, orders, gross, refunded, platform_fee, net, received, payout, reference,
    settled_by
  )
  values (
    p_event_id, v_event.organizer_id, v_statement.orders, v_statement.gross, v_statement.refunded,
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
