-- An address that somebody logs in with and cannot read any more: members write to the platform, and whoever manages
-- users sets another one.

-- What an account logs in with; identities of the hosted service carry the address as well.
create function private.set_login_email(p_user_id uuid, p_email text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update auth.users set email = p_email where id = p_user_id;
  if to_regclass('auth.identities') is not null then
    update auth.identities
    set identity_data = jsonb_set(identity_data, '{email}', to_jsonb(p_email))
    where user_id = p_user_id and provider = 'email';
  end if;
exception when unique_violation then
  -- Somebody else took it in the same moment.
  perform private.require(false, 'email', 'an address that no account has');
end;
$$;

-- Both mailboxes hear of another address.
create function private.tell_of_address(p_user_id uuid, p_before text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.queue_mail(
    'address:' || gen_random_uuid(), null, p_before, 'account.address_changed', '{}', '/contact'
  );
  perform private.notify(p_user_id, 'account.address_changed', '{}', '/settings');
end;
$$;

-- Who changes it by the own settings has shown that the new address is theirs; the account service knows which was
-- asked for, and nothing else changes one to that.
create function private.tell_of_new_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_of_address(new.id, old.email);
  return new;
end;
$$;
create trigger tell_of_new_address after update of email on auth.users
  for each row when (old.email_change <> '' and new.email is distinct from old.email and new.email = old.email_change)
  execute function private.tell_of_new_address();

-- What one administrator wants for the account of a seller, until a second one wants the same.
create table private.address_requests (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  email text not null check (private.is_email(email)),
  asked_by uuid not null references public.profiles (id) on delete cascade,
  asked_at timestamptz not null default now()
);
create index address_requests_asked_by_idx on private.address_requests (asked_by);
alter table private.address_requests enable row level security;

-- Whether money of others goes to this account: nobody alone gives such a one away.
create function private.is_paid_by_others(p_user_id uuid)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.can_organize(p_user_id) or exists (
    select from private.bank_accounts as b
    join private.sellers_of(p_user_id) as s on s.seller_type = b.seller_type and s.seller_id = b.seller_id
  );
end;
$$;

-- Whether a second administrator wants the same address now, within a week; else it is written down that this one
-- does, and the mailbox hears of it while there is time to say no.
create function private.is_wanted_by_two(p_user_id uuid, p_email text, p_manager_id uuid, p_before text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from private.address_requests
  where user_id = p_user_id and email = p_email and asked_by <> p_manager_id and asked_at > now() - interval '7 days';
  if found then
    return true;
  end if;
  insert into private.address_requests (user_id, email, asked_by) values (p_user_id, p_email, p_manager_id)
  on conflict (user_id) do update set email = excluded.email, asked_by = excluded.asked_by, asked_at = now();
  perform private.queue_mail(
    'address_wanted:' || gen_random_uuid(), null, p_before, 'account.address_wanted', '{}', '/contact'
  );
  perform private.notify(p_user_id, 'account.address_wanted', '{}', '/contact');
  return false;
end;
$$;

-- POST /rpc/set_account_email. For the account of a seller a second administrator has to ask for the same: until then the
-- answer has the address as it was. Whoever asked has shown to be the owner; the reason says how. Every session ends, and both
-- addresses hear of it. INVALID_INPUT (email) when it is none, the same, or somebody else's.
create function public.set_account_email(
  p_user_id uuid default null, p_email text default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_manager_id constant uuid := private.require_user_manager();
  v_profile constant public.profiles := private.lock_other_account(p_user_id);
  v_email constant text := private.email_address(p_email);
begin
  perform private.require(
    length(private.trimmed(p_reason)) between 1 and 500, 'reason', 'the reason has 1 to 500 characters'
  );
  perform private.require(
    private.is_email(v_email) and not exists (select from auth.users where email = v_email), 'email',
    'an address that no account has'
  );
  if private.is_paid_by_others(p_user_id)
    and not private.is_wanted_by_two(p_user_id, v_email, v_manager_id, v_profile.email)
  then
    perform private.log_act(
      'ask_account_email', 'profiles', p_user_id::text, jsonb_build_object('reason', private.trimmed(p_reason))
    );
    return private.admin_user_card(p_user_id);
  end if;
  perform private.set_login_email(p_user_id, v_email);
  perform private.end_sessions(p_user_id);
  perform private.log_act(
    'set_account_email', 'profiles', p_user_id::text, jsonb_build_object('reason', private.trimmed(p_reason))
  );
  perform private.tell_of_address(p_user_id, v_profile.email);
  return private.admin_user_card(p_user_id);
end;
$$;
revoke execute on function public.set_account_email(uuid, text, text) from public;
grant execute on function public.set_account_email(uuid, text, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
