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

-- POST /rpc/set_account_email. Whoever asked has shown to be the owner; the reason says how. Every session ends, and both
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
