-- Where the money of buyers goes: one account for each seller, told to those who owe it.

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
create trigger audit after insert or update or delete on private.bank_accounts
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
      perform private.refuse_admin('this needs a superadmin', 'superadmin');
    end if;
  elsif private.seller_user(p_seller_type, p_seller_id) is distinct from v_user_id then
    perform private.raise_error('NOT_FOUND', 'the caller does not sell under this name');
  end if;
  return v_user_id;
end;
$$;

-- An account as it was typed, in the spelling in which it is stored, or INVALID_INPUT.
create function private.read_account(p_bank_code text, p_account_no text, p_account_name text)
returns table (bank_code text, account_no text, account_name text)
language plpgsql
immutable
set search_path = ''
as $$
begin
  bank_code := private.typed_number(p_bank_code);
  account_no := private.typed_number(p_account_no);
  account_name := private.trimmed(p_account_name);
  perform private.require(bank_code ~ '^\d{3}$', 'bank_code', 'a bank code has three digits');
  perform private.require(account_no ~ '^\d{8,16}$', 'account_no', 'an account has 8 to 16 digits');
  perform private.require(
    length(account_name) between 1 and 60, 'account_name', 'the name has 1 to 60 characters'
  );
  return next;
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

-- POST /rpc/set_bank_account. Another one than there is needs the password, confirm_password(), and its owner is told.
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
  v_account record;
  v_user_id constant uuid := private.require_seller(p_seller_type, p_seller_id);
  v_is_another boolean;
begin
  select * into v_account from private.read_account(p_bank_code, p_account_no, p_account_name);
  select (bank_code, account_no) is distinct from (v_account.bank_code, v_account.account_no) into v_is_another
  from private.bank_accounts
  where seller_type = p_seller_type and seller_id is not distinct from p_seller_id
  for update;
  if v_is_another then
    perform private.require_login_proof();
    perform private.notify(
      v_user_id, 'account.payout_changed',
      jsonb_build_object('bank_code', v_account.bank_code, 'ending', right(v_account.account_no, 4)),
      '/settings#devices'
    );
  end if;
  insert into private.bank_accounts (seller_type, seller_id, bank_code, account_no, account_name)
  values (p_seller_type, p_seller_id, v_account.bank_code, v_account.account_no, v_account.account_name)
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

revoke execute on all functions in schema private from public;
