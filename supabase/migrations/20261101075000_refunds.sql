-- Money back: the buyer asks, the seller's side decides, sends the money and says so. What the fee
-- is says the kind of the order, at the time of asking.

create table public.refund_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  -- Null: the whole order.
  ticket_ids uuid[] check (cardinality(ticket_ids) >= 1),
  reason text not null check (length(btrim(reason)) between 1 and 500),
  -- NT$ to send, and what is retained of the price.
  amount int not null check (amount >= 0),
  fee int not null default 0 check (fee >= 0),
  -- processing: decided and taken back, the money is on its way.
  status text not null default 'requested'
    check (status in ('requested', 'processing', 'refunded', 'rejected', 'withdrawn')),
  -- Null: the server itself, because the event or booking was called off.
  requested_by uuid references public.profiles (id),
  decided_by uuid references public.profiles (id),
  decided_at timestamptz,
  decision_note text check (length(decision_note) <= 500),
  refunded_at timestamptz,
  -- The number that the bank gave the transfer.
  transfer_ref text check (length(transfer_ref) <= 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint decided_has_its_time
    check ((status in ('requested', 'withdrawn')) = (decided_at is null)),
  constraint refunded_has_its_time check ((status = 'refunded') = (refunded_at is not null))
);
create index refund_requests_order_id_idx on public.refund_requests (order_id);
create unique index refund_requests_one_open on public.refund_requests (order_id)
  where status = 'requested';
create index refund_requests_requested_by_idx on public.refund_requests (requested_by);
create index refund_requests_decided_by_idx on public.refund_requests (decided_by);
create index refund_requests_refunded_at_idx on public.refund_requests (refunded_at)
  where refunded_at is not null;
create trigger guard_client_writes before insert or update or delete on public.refund_requests
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.refund_requests
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.refund_requests
  for each row execute function private.write_audit('status', 'amount', 'fee', 'order_id', 'ticket_ids');

-- No policy: buyers and sellers read refunds with their order.
alter table public.refund_requests enable row level security;
revoke all on public.refund_requests from anon, authenticated;

-- Where the money goes. Apart, so that no grant on the request can show it; forgotten 30 days
-- after.
create table private.refund_accounts (
  refund_id uuid primary key references public.refund_requests (id) on delete cascade,
  bank_code text not null check (bank_code ~ '^\d{3}$'),
  account_no text not null check (account_no ~ '^\d{8,16}$'),
  account_name text not null check (length(btrim(account_name)) between 1 and 60)
);

alter table private.refund_accounts enable row level security;

-- The order's refund columns say what its requests say. full: price and fee of all of it are
-- accounted for.
create function private.refresh_refund_status(p_order_id uuid)
returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  update public.orders as o
  set refunded_amount = said.refunded,
    refund_status = case
      when said.requested then 'requested'
      when said.processing then 'processing'
      when said.done and said.settled >= o.total then 'full'
      when said.done then 'partial'
      when said.rejected then 'rejected'
      else 'none'
    end
  from (
    select
      coalesce(sum(amount) filter (where status = 'refunded'), 0)::int as refunded,
      coalesce(sum(amount + fee) filter (where status = 'refunded'), 0) as settled,
      coalesce(bool_or(status = 'requested'), false) as requested,
      coalesce(bool_or(status = 'processing'), false) as processing,
      coalesce(bool_or(status = 'refunded'), false) as done,
      coalesce(bool_or(status = 'rejected'), false) as rejected
    from public.refund_requests
    where order_id = p_order_id
  ) as said
  where o.id = p_order_id
  returning o.* into v_order;
  return v_order;
end;
$$;

-- What a caller may get back now, never more than is left: {amount, fee, allowed, reason}.
create function private.refund_offer(p_order public.orders, p_ticket_ids uuid[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_quote jsonb;
  v_rest constant int := private.refundable_of(p_order.id);
begin
  if p_order.status not in ('paid', 'completed') then
    return '{"amount": 0, "fee": 0, "allowed": false, "reason": "not_paid"}';
  end if;
  if p_order.refund_status = 'requested' then
    return '{"amount": 0, "fee": 0, "allowed": false, "reason": "requested_already"}';
  end if;
  v_quote := private.order_refund_quote(p_order.id, p_ticket_ids);
  if v_rest <= 0 or (v_quote ->> 'amount')::int + (v_quote ->> 'fee')::int > v_rest then
    return '{"amount": 0, "fee": 0, "allowed": false, "reason": "refunded_already"}';
  end if;
  return jsonb_build_object(
    'amount', (v_quote ->> 'amount')::int, 'fee', (v_quote ->> 'fee')::int,
    'allowed', coalesce((v_quote ->> 'allowed')::boolean, false) and (v_quote ->> 'amount')::int > 0,
    'reason', v_quote ->> 'reason'
  );
end;
$$;

create function private.set_refund_account_row(
  p_refund_id uuid, p_bank_code text, p_account_no text, p_account_name text
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.refund_accounts (refund_id, bank_code, account_no, account_name)
  select p_refund_id, a.bank_code, a.account_no, a.account_name
  from private.read_account(p_bank_code, p_account_no, p_account_name) as a
  on conflict (refund_id) do update
    set bank_code = excluded.bank_code, account_no = excluded.account_no,
      account_name = excluded.account_name;
end;
$$;

-- A refund that was asked for is agreed to: the money is owed, the fee stays with the seller. What
-- came by card or LINE Pay goes back by itself.
create function private.owe_refund(p_refund public.refund_requests)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.move_money(p_refund.order_id, 'refund_decided', p_refund.amount),
    private.move_money(p_refund.order_id, 'fee_kept', p_refund.fee);
  perform private.send_refund_back(p_refund);
end;
$$;

-- The money is with the buyer again. The caller has locked the order.
create function private.refund_was_sent(p_refund public.refund_requests, p_reference text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  update public.refund_requests
  set status = 'refunded', refunded_at = now(), transfer_ref = left(private.trimmed(p_reference), 60)
  where id = p_refund.id and status = 'processing';
  if not found then
    perform private.raise_error('INVALID_STATE', 'there is no money to send');
  end if;
  perform private.move_money(p_refund.order_id, 'refunded', p_refund.amount);
  v_order := private.refresh_refund_status(p_refund.order_id);
  perform private.log_order(v_order.id, 'refund_processing', 'refunded');
  perform private.tell_buyer(
    v_order, 'order.refunded', jsonb_build_object('amount', p_refund.amount)
  );
end;
$$;

-- A refund that nobody asks for: the event or booking is called off. The kind has locked its
-- subject and takes its own rows back itself. Without an amount: all that is left of the order. An
-- open request of the buyer is withdrawn in favour of it. Null when there is nothing to give back.
create function private.refund_order(
  p_order_id uuid,
  p_reason text,
  p_ticket_ids uuid[] default null,
  p_amount int default null,
  p_fee int default 0
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_rest int;
  v_open public.refund_requests;
  v_refund public.refund_requests;
begin
  if v_order.paid_at is null then
    perform private.raise_error('INVALID_STATE', 'the order is not paid');
  end if;
  update public.refund_requests
  set status = 'withdrawn'
  where order_id = p_order_id and status = 'requested'
  returning * into v_open;
  perform private.move_money(p_order_id, 'refund_dropped', coalesce(v_open.amount + v_open.fee, 0));
  v_rest := private.refundable_of(p_order_id);
  if exists (select from public.profiles where id = v_order.buyer_id and deleted) then
    -- Nobody is there to send it to; who leaves is told so before.
    perform private.move_money(p_order_id, 'kept', v_rest);
  elsif v_rest > 0 then
    if coalesce(p_amount, v_rest) + coalesce(p_fee, 0) > v_rest then
      perform private.raise_error('INVALID_STATE', 'more than is left of the order');
    end if;
    insert into public.refund_requests (
      order_id, ticket_ids, reason, amount, fee, status, decided_by, decided_at
    )
    values (
      p_order_id, p_ticket_ids, left(p_reason, 500), coalesce(p_amount, v_rest), coalesce(p_fee, 0),
      'processing', auth.uid(), now()
    )
    returning * into v_refund;
    perform private.move_money(p_order_id, 'refund_asked', v_refund.amount + v_refund.fee);
    perform private.owe_refund(v_refund);
    -- The account that the buyer gave with the request that this one replaces.
    insert into private.refund_accounts (refund_id, bank_code, account_no, account_name)
    select v_refund.id, bank_code, account_no, account_name
    from private.refund_accounts
    where refund_id = v_open.id;
    perform private.log_order(p_order_id, v_order.status, 'refund_processing', p_reason);
    perform private.tell_buyer(
      v_order, 'order.refund_processing', jsonb_build_object('amount', v_refund.amount)
    );
  end if;
  perform private.refresh_refund_status(p_order_id);
  return v_refund.id;
end;
$$;

-- Job, each day. Numbers are stored for questions about a transfer, not for ever; a seller's go
-- with the account behind it.
create function private.forget_bank_accounts()
returns void
language sql
set search_path = ''
as $$
  delete from private.refund_accounts as a
  using public.refund_requests as r
  where r.id = a.refund_id
    and r.status in ('refunded', 'rejected', 'withdrawn') and r.updated_at < now() - interval '30 days';
  update private.late_payments set bank_code = null, account_no = null, account_name = null
  where ended_at < now() - interval '30 days' and account_no is not null;
  delete from private.bank_accounts as b
  using public.profiles as p
  where p.deleted and p.id = private.seller_user(b.seller_type, b.seller_id)
$$;
insert into private.jobs (name, run_every) values ('forget_bank_accounts', interval '1 day');

revoke execute on all functions in schema private from public;
