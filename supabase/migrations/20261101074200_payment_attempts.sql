-- Paying through a provider (ECPay, LINE Pay) instead of by bank transfer. The provider collects for
-- the platform, which pays the organizer out with the statement of the event. Nothing here knows keys
-- or addresses of providers: the function `payments` (supabase/functions) talks to them, and says here
-- what they said.

-- One try to pay one order. Its amount is the order's, whatever anybody else says.
create table private.payment_attempts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  provider text not null check (provider in ('ecpay', 'linepay')),
  method text not null check (method in ('card', 'atm', 'cvs', 'linepay')),
  -- Our number at the provider (MerchantTradeNo, orderId), never used twice.
  trade_no text not null unique default 'SP' || private.random_code(16)
    check (trade_no ~ '^[A-Z0-9]{10,20}$'),
  -- NT$
  amount int not null check (amount > 0),
  -- waiting: there is a number to pay to, at a bank or in a shop.
  state text not null default 'started' check (state in ('started', 'waiting', 'paid', 'failed')),
  -- {"bank_code": …, "account_no": …} or {"code": …}
  instructions jsonb check (jsonb_typeof(instructions) = 'object'),
  pay_until timestamptz,
  -- The provider's number of what was begun; LINE Pay is confirmed and asked by it.
  provider_ref text check (length(provider_ref) <= 60),
  fail_reason text check (length(fail_reason) <= 200),
  -- When the provider was last asked, because nothing was heard.
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint method_of_its_provider check ((provider = 'linepay') = (method = 'linepay')),
  constraint waiting_says_where check (state <> 'waiting' or instructions is not null)
);
create index payment_attempts_order_id_idx on private.payment_attempts (order_id, created_at);
create index payment_attempts_open_idx on private.payment_attempts (created_at)
  where state in ('started', 'waiting');
create trigger set_updated_at before update on private.payment_attempts
  for each row execute function private.set_updated_at();

alter table private.payment_attempts enable row level security;

-- Money that a provider has collected: one row for each of its numbers, so that no payment counts
-- twice however often it is told. owed: it pays for nothing and goes back.
create table private.payment_receipts (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references private.payment_attempts (id),
  provider text not null,
  provider_ref text not null check (length(provider_ref) between 1 and 60),
  -- NT$, as the provider says.
  amount int not null check (amount > 0),
  state text not null check (state in ('counted', 'owed', 'returned')),
  why text check (why in ('paid_already', 'order_closed', 'wrong_amount')),
  -- The order that it pays after all, where that is not the one it was meant for.
  joined_to uuid references public.orders (id),
  created_at timestamptz not null default now(),
  unique (provider, provider_ref),
  constraint owed_says_why check ((state = 'counted') = (why is null))
);
create index payment_receipts_attempt_id_idx on private.payment_receipts (attempt_id);
create index payment_receipts_joined_to_idx on private.payment_receipts (joined_to) where joined_to is not null;
-- A try pays once; one for each order is held by payments_one_open.
create unique index payment_receipts_one_counts on private.payment_receipts (attempt_id)
  where state = 'counted';

alter table private.payment_receipts enable row level security;

-- Everything that providers said, in the order in which it came, and what was made of it.
create table private.payment_notices (
  id bigint generated always as identity primary key,
  provider text not null,
  trade_no text not null,
  provider_ref text,
  -- told: it came by itself; asked: the answer to a question of ours.
  source text not null check (source in ('told', 'asked')),
  outcome text not null check (outcome in ('paid', 'failed', 'issued')),
  amount int,
  verdict text not null check (verdict in (
    'counted', 'owed', 'repeated', 'issued', 'failed', 'ignored', 'disputed', 'contradicted', 'unknown'
  )),
  at timestamptz not null default now()
);
create index payment_notices_trade_no_idx on private.payment_notices (trade_no);
create index payment_notices_odd_idx on private.payment_notices (at)
  where verdict in ('disputed', 'contradicted', 'unknown');
create trigger append_only before update or delete on private.payment_notices
  for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on private.payment_notices
  for each statement execute function private.refuse_change();

alter table private.payment_notices enable row level security;

-- Whether an order may be paid through a provider: where the platform sells, or settles with the
-- seller afterwards. Performers and venues are not settled with; they are paid by transfer.
create function private.takes_providers(p_order public.orders)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_order.kind = 'ticket' or p_order.seller_type = 'platform'
$$;

-- The way in which the money of a paid order came through a provider; null for bank transfers.
create function private.collected_by(p_order_id uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select a.method
  from private.payment_attempts as a
  join private.payment_receipts as r on r.attempt_id = a.id
  where a.order_id = p_order_id and r.state = 'counted' and r.joined_to is null
  union all
  select a.method
  from private.payment_receipts as r
  join private.payment_attempts as a on a.id = r.attempt_id
  where r.joined_to = p_order_id and r.state = 'counted'
$$;

-- Until when a number to pay to may be asked for, so that it ends with what it holds: at a bank it lives until the
-- end of tomorrow in Taipei, in a shop for the minutes that are asked for, a day at most. Null: it would outlive the
-- order.
create function private.number_until(p_order public.orders, p_method text)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case
    when p_method = 'atm' then
      case when end_of_tomorrow <= latest then end_of_tomorrow end
    when latest >= now() + interval '30 minutes' then least(latest, now() + interval '1 day')
  end
  from (
    select ((private.today() + 2)::timestamp at time zone 'Asia/Taipei') - interval '1 second' as end_of_tomorrow,
      least(
        p_order.created_at + interval '2 days',
        private.order_pay_until(p_order.id, p_order.kind, interval '2 days')
      ) as latest
  ) as bounds
$$;

create function private.goes_back_by_itself(p_order_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(private.collected_by(p_order_id) in ('card', 'linepay'), false)
$$;

-- Whoever has the money sends it back: the provider itself, or the platform where it came by ATM or
-- in a shop, else the seller.
create function private.require_sender(p_order_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.goes_back_by_itself(p_order_id) then
    perform private.raise_error('INVALID_STATE', 'it goes back by itself', 'provider');
  end if;
  if private.collected_by(p_order_id) is not null and not private.is_superadmin() then
    perform private.raise_error('FORBIDDEN', 'the platform has this money, and sends it back');
  end if;
end;
$$;

-- POST /rpc/start_payment. Its buyer begins to pay through a provider: answers the number and the
-- amount that the provider is given. The order stays theirs while they are there.
create function public.start_payment(p_order_id uuid default null, p_method text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'buyer');
  v_attempt private.payment_attempts;
begin
  perform private.require(
    p_method in ('card', 'atm', 'cvs', 'linepay'), 'method', 'card, atm, cvs or linepay'
  );
  perform private.require_payable(v_order);
  if not private.takes_providers(v_order) then
    perform private.raise_error('INVALID_STATE', 'this seller is paid by bank transfer', 'method');
  end if;
  if p_method in ('atm', 'cvs') and private.number_until(v_order, p_method) is null then
    perform private.raise_error(
      'INVALID_STATE', 'a number to pay to would outlive the order', 'too_late_for_number'
    );
  end if;
  if (select count(*) from private.payment_attempts where order_id = p_order_id) >= 20 then
    perform private.raise_error('LIMIT_EXCEEDED', 'twenty tries to pay one order');
  end if;
  insert into private.payment_attempts (order_id, provider, method, amount)
  values (
    p_order_id, case when p_method = 'linepay' then 'linepay' else 'ecpay' end, p_method, v_order.total
  )
  returning * into v_attempt;
  update public.orders
  set hold_expires_at = greatest(
    hold_expires_at,
    least(
      now() + interval '20 minutes', created_at + interval '1 hour', private.order_pay_until(id, kind)
    )
  )
  where id = p_order_id;
  return jsonb_build_object(
    'trade_no', v_attempt.trade_no, 'provider', v_attempt.provider, 'method', v_attempt.method,
    'amount', v_attempt.amount, 'order_id', v_order.id, 'order_no', v_order.order_no,
    'pay_until', case when p_method in ('atm', 'cvs') then private.number_until(v_order, p_method) end
  );
end;
$$;
revoke execute on function public.start_payment(uuid, text) from public;
grant execute on function public.start_payment(uuid, text) to anon, authenticated;

-- What the buyer of an order sees of paying it through a provider: the latest try.
create function private.order_attempt(p_order_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'method', a.method, 'state', a.state, 'trade_no', a.trade_no, 'amount', a.amount,
      'instructions', a.instructions, 'pay_until', a.pay_until, 'created_at', a.created_at
    )
    from private.payment_attempts as a
    where a.order_id = p_order_id
    order by a.created_at desc, a.id
    limit 1
  );
end;
$$;

revoke execute on all functions in schema private from public;
