-- Paying by bank transfer: the buyer says so with the last five digits, the seller looks and
-- confirms.

-- Where buyers of a seller transfer to; the platform's own is the row without an id. No API caller
-- reads the table: the buyer of an unpaid order is told, and the seller.
create table private.bank_accounts (
  id uuid primary key default gen_random_uuid(),
  seller_type text not null check (seller_type in ('platform', 'organizer', 'performer', 'venue')),
  seller_id uuid,
  bank_code text not null check (bank_code ~ '^\d{3}$'),
  account_no text not null check (account_no ~ '^\d{8,16}$'),
  account_name text not null check (length(btrim(account_name)) between 1 and 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint platform_has_no_seller_id check ((seller_type = 'platform') = (seller_id is null)),
  unique nulls not distinct (seller_type, seller_id)
);
create trigger set_updated_at before update on private.bank_accounts
  for each row execute function private.set_updated_at();
-- That it changed and when, without the numbers.
create trigger audit after update or delete on private.bank_accounts
  for each row execute function private.write_audit('id', 'updated_at');

alter table private.bank_accounts enable row level security;

-- None of a seller whose account is disabled or deleted.
create function private.bank_account(p_seller_type text, p_seller_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'bank_code', bank_code, 'account_no', account_no, 'account_name', account_name
  )
  from private.bank_accounts
  where seller_type = p_seller_type and seller_id is not distinct from p_seller_id
    and not private.seller_is_gone(p_seller_type, p_seller_id)
$$;

-- The caller's right to act as a seller; null for p_seller_type platform means a superadmin.
create function private.require_seller(p_seller_type text, p_seller_id uuid)
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require(
    p_seller_type in ('platform', 'organizer', 'performer', 'venue'), 'seller_type',
    'platform, organizer, performer or venue'
  );
  if p_seller_type = 'platform' then
    if not private.is_superadmin() then
      perform private.raise_error('FORBIDDEN', 'this needs a superadmin');
    end if;
  elsif private.seller_user(p_seller_type, p_seller_id) is distinct from v_user_id then
    perform private.raise_error('NOT_FOUND', 'the caller does not sell under this name');
  end if;
  return v_user_id;
end;
$$;

-- GET /rpc/my_bank_account. Null before it is set.
create function public.my_bank_account(p_seller_type text default null, p_seller_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_seller(p_seller_type, p_seller_id);
  return private.bank_account(p_seller_type, p_seller_id);
end;
$$;
revoke execute on function public.my_bank_account(text, uuid) from public;
grant execute on function public.my_bank_account(text, uuid) to anon, authenticated;

-- POST /rpc/set_bank_account.
create function public.set_bank_account(
  p_seller_type text default null,
  p_seller_id uuid default null,
  p_bank_code text default null,
  p_account_no text default null,
  p_account_name text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_account_no constant text := regexp_replace(p_account_no, '[\s-]', '', 'g');
begin
  perform private.require_seller(p_seller_type, p_seller_id);
  perform private.require(p_bank_code ~ '^\d{3}$', 'bank_code', 'a bank code has three digits');
  perform private.require(v_account_no ~ '^\d{8,16}$', 'account_no', 'an account has 8 to 16 digits');
  perform private.require(
    length(btrim(p_account_name)) between 1 and 60, 'account_name', 'the name has 1 to 60 characters'
  );
  insert into private.bank_accounts (seller_type, seller_id, bank_code, account_no, account_name)
  values (p_seller_type, p_seller_id, p_bank_code, v_account_no, btrim(p_account_name))
  on conflict (seller_type, seller_id) do update
    set bank_code = excluded.bank_code, account_no = excluded.account_no,
      account_name = excluded.account_name;
  return private.bank_account(p_seller_type, p_seller_id);
end;
$$;
revoke execute on function public.set_bank_account(text, uuid, text, text, text) from public;
grant execute on function
  public.set_bank_account(text, uuid, text, text, text)
  to anon, authenticated;

-- POST /rpc/choose_bank_transfer. Gives the buyer 24 hours from ordering, or less where its kind
-- says so. Choosing again changes nothing. Answers the order, with the account to pay to.
create function public.choose_bank_transfer(p_order_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'buyer');
begin
  perform private.require_payable(v_order);
  insert into public.payments (order_id, provider, amount)
  values (p_order_id, 'bank_transfer', v_order.total)
  on conflict (order_id) where status in ('created', 'reported', 'succeeded') do nothing;
  update public.orders
  set hold_expires_at = greatest(
    hold_expires_at,
    least(created_at + interval '24 hours', private.order_pay_until(id, kind))
  )
  where id = p_order_id;
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.choose_bank_transfer(uuid) from public;
grant execute on function public.choose_bank_transfer(uuid) to anon, authenticated;

-- POST /rpc/report_transfer. 轉帳已回報: from here on the order waits for the seller, for seven days.
create function public.report_transfer(
  p_order_id uuid default null, p_last5 text default null, p_transfer_at timestamptz default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'buyer');
  v_transfer_at constant timestamptz := coalesce(p_transfer_at, now());
begin
  perform private.require(p_last5 ~ '^\d{5}$', 'last5', 'the last five digits of the account');
  perform private.require(
    v_transfer_at between v_order.created_at - interval '1 hour' and now() + interval '10 minutes',
    'transfer_at', 'after the order and not in the future'
  );
  perform private.require_payable(v_order);
  insert into public.payments (order_id, provider, amount)
  values (p_order_id, 'bank_transfer', v_order.total)
  on conflict (order_id) where status in ('created', 'reported', 'succeeded') do nothing;
  update public.payments
  set status = 'reported', transfer_last5 = p_last5, transfer_at = v_transfer_at, reported_at = now()
  where order_id = p_order_id and status = 'created';
  v_order := private.move_order(p_order_id, 'pending_payment', 'payment_review');
  update public.orders set hold_expires_at = now() + interval '7 days' where id = p_order_id;
  perform private.tell_seller(v_order, 'order.payment_reported');
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.report_transfer(uuid, text, timestamptz) from public;
grant execute on function public.report_transfer(uuid, text, timestamptz) to anon, authenticated;

-- POST /rpc/confirm_payment. The seller saw the money.
create function public.confirm_payment(p_order_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'seller');
begin
  perform private.refuse_own_cause(v_order.buyer_id);
  v_order := private.move_order(p_order_id, 'payment_review', 'paid');
  update public.payments
  set status = 'succeeded', confirmed_by = v_user_id, confirmed_at = now()
  where order_id = p_order_id and status = 'reported';
  perform private.order_paid(p_order_id, v_order.kind);
  perform private.tell_buyer(v_order, 'order.paid');
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.confirm_payment(uuid) from public;
grant execute on function public.confirm_payment(uuid) to anon, authenticated;

-- POST /rpc/reject_payment. There is no such money: the buyer may look again and report anew, within
-- a day and once. When it is not found again, or there is nothing left to pay for, the order ends.
create function public.reject_payment(p_order_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'seller');
begin
  perform private.require(
    length(btrim(p_reason)) between 1 and 500, 'reason', 'the reason has 1 to 500 characters'
  );
  if v_order.status <> 'payment_review' then
    perform private.raise_error('INVALID_STATE', 'no reported payment waits for a look');
  end if;
  update public.payments
  set status = 'failed', fail_reason = btrim(p_reason)
  where order_id = p_order_id and status = 'reported';
  if not private.can_be_paid(p_order_id, v_order.kind) or (
    select count(*) from public.payments
    where order_id = p_order_id and status = 'failed' and reported_at is not null
  ) > 1 then
    perform private.close_order(p_order_id, 'cancelled', p_reason);
    return private.order_view(p_order_id, v_user_id);
  end if;
  v_order := private.move_order(p_order_id, 'payment_review', 'pending_payment', p_reason);
  update public.orders
  set hold_expires_at = private.second_chance_until(id, kind)
  where id = p_order_id;
  perform private.tell_buyer(
    v_order, 'order.payment_rejected', jsonb_build_object('reason', btrim(p_reason))
  );
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.reject_payment(uuid, text) from public;
grant execute on function public.reject_payment(uuid, text) to anon, authenticated;

-- POST /rpc/cancel_order. The buyer while nothing is reported as paid; the seller as long as it is
-- unpaid.
create function public.cancel_order(p_order_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'party');
begin
  if v_order.status = 'cancelled' then
    perform private.raise_error('ALREADY_CANCELLED', 'the order is cancelled already');
  end if;
  if v_order.status = 'payment_review' and not private.speaks_for_seller(v_order) then
    perform private.raise_error('INVALID_STATE', 'a reported payment is being checked');
  end if;
  v_order := private.close_order(p_order_id, 'cancelled', p_reason);
  if v_order.buyer_id = v_user_id then
    perform private.tell_seller(v_order, 'order.cancelled_by_buyer');
  end if;
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.cancel_order(uuid, text) from public;
grant execute on function public.cancel_order(uuid, text) to anon, authenticated;

-- A paid order is done: handed over, performed, over. Kinds call it themselves; products by their
-- seller.
create function private.complete_order(p_order_id uuid, p_note text default null)
returns public.orders
language plpgsql
set search_path = ''
as $$
begin
  return private.move_order(p_order_id, 'paid', 'completed', p_note);
end;
$$;

revoke execute on all functions in schema private from public;
