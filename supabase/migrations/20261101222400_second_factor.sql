-- What people do with their own second factor, and a superadmin with somebody else's.

-- How it stands with the caller's factor. is_needed: nothing can be done before this session has shown it, or by an
-- administrator before one is set up. is_required: it cannot be taken away.
create function private.factor_state(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'is_needed', not private.session_may_act(p_user_id)
      or exists (select from private.calling_admin where not may_act),
    'is_required', exists (select from private.calling_admin)
      and coalesce((select second_factor_required from private.platform_settings), true),
    'is_set_up', f.confirmed_at is not null,
    'is_verified', exists (
      select from private.verified_sessions
      where session_id = (select private.session_id()) and user_id = p_user_id
    ),
    'confirmed_at', f.confirmed_at,
    'recovery_codes_left', (
      select count(*) from private.recovery_codes where user_id = p_user_id and used_at is null
    ),
    'locked_until', case when f.locked_until > clock_timestamp() then f.locked_until end,
    'tries_left', case
      when f.locked_until > clock_timestamp() then 0
      else 5 - (
        select count(*) from unnest(f.failed_at) as at
        where at > clock_timestamp() - interval '15 minutes'
      )
    end
  )
  from (select p_user_id as id) as own
  left join private.second_factors as f on f.user_id = own.id
$$;

-- GET /rpc/my_second_factor, in a session that has not shown it as well.
create function public.my_second_factor()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_account();
begin
  return private.factor_state(v_user_id);
end;
$$;
revoke execute on function public.my_second_factor() from public;
grant execute on function public.my_second_factor() to anon, authenticated;

-- The caller's factor, locked.
create function private.lock_own_factor()
returns private.second_factors
language plpgsql
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_account();
  v_factor private.second_factors;
begin
  if private.session_id() is null then
    perform private.raise_error('INVALID_STATE', 'the token names no session', 'session');
  end if;
  insert into private.second_factors (user_id) values (v_user_id) on conflict do nothing;
  select * into v_factor from private.second_factors where user_id = v_user_id for update;
  return v_factor;
end;
$$;

-- Another one takes the place of a confirmed factor only in a session that has shown that.
create function private.lock_factor_to_set_up()
returns private.second_factors
language plpgsql
set search_path = ''
as $$
declare
  v_factor constant private.second_factors := private.lock_own_factor();
begin
  if not private.session_may_act(v_factor.user_id) then
    perform private.raise_error('SECOND_FACTOR_NEEDED', 'this session has not shown the second factor');
  end if;
  return v_factor;
end;
$$;

-- POST /rpc/begin_second_factor. {secret, uri}: for typing and for a QR code. It holds once a code of it is
-- confirmed; a new call hands out another one.
create function public.begin_second_factor()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_factor constant private.second_factors := private.lock_factor_to_set_up();
  v_secret constant bytea := extensions.gen_random_bytes(20);
begin
  update private.second_factors set next_secret = v_secret where user_id = v_factor.user_id;
  return jsonb_build_object(
    'secret', private.base32(v_secret),
    'uri', private.factor_address(
      (select email from public.profiles where id = v_factor.user_id), v_secret
    )
  );
end;
$$;
revoke execute on function public.begin_second_factor() from public;
grant execute on function public.begin_second_factor() to anon, authenticated;

-- This session has shown the factor; the token of one that has ended meanwhile is worth nothing.
create function private.verify_session(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.verified_sessions (session_id, user_id)
  select id, user_id from auth.sessions where id = private.session_id() and user_id = p_user_id
  on conflict do nothing;
  if not exists (select from private.verified_sessions where session_id = private.session_id()) then
    perform private.raise_error('NOT_SIGNED_IN', 'the session has ended');
  end if;
end;
$$;

-- POST /rpc/confirm_second_factor. Answers the state with `outcome`: `verified` with `recovery_codes`, which are
-- told this once, `wrong` or `locked`. Other sessions of the account have to show the new factor.
create function public.confirm_second_factor(p_code text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_factor constant private.second_factors := private.lock_factor_to_set_up();
  v_user_id constant uuid := v_factor.user_id;
  v_step bigint;
  v_codes jsonb;
begin
  if v_factor.next_secret is null then
    perform private.raise_error('INVALID_STATE', 'call begin_second_factor() first', 'begin');
  end if;
  if v_factor.locked_until > clock_timestamp() then
    return private.factor_state(v_user_id) || '{"outcome": "locked"}';
  end if;
  v_step := private.matching_step(v_factor.next_secret, private.typed_code(p_code), 0);
  if v_step is null then
    perform private.count_wrong_code(v_factor);
    return private.factor_state(v_user_id) || '{"outcome": "wrong"}';
  end if;
  update private.second_factors
  set secret = next_secret, next_secret = null, confirmed_at = clock_timestamp(), last_step = v_step
  where user_id = v_user_id;
  v_codes := private.new_recovery_codes(v_user_id);
  delete from private.verified_sessions where user_id = v_user_id;
  perform private.verify_session(v_user_id);
  perform private.note_security(v_user_id, 'second_factor_added', true);
  perform private.log_act(
    'second_factor_added', 'profiles', v_user_id::text,
    jsonb_build_object('is_another', v_factor.confirmed_at is not null)
  );
  perform private.notify(v_user_id, 'factor.added', '{}', '/settings#factor');
  return private.factor_state(v_user_id)
    || jsonb_build_object('outcome', 'verified', 'recovery_codes', v_codes);
end;
$$;
revoke execute on function public.confirm_second_factor(text) from public;
grant execute on function public.confirm_second_factor(text) to anon, authenticated;

-- The caller's confirmed factor, and what came of a code for it.
create function private.show_factor(p_code text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_factor constant private.second_factors := private.lock_own_factor();
  v_outcome text;
begin
  if v_factor.confirmed_at is null then
    perform private.raise_error('INVALID_STATE', 'no second factor is set up', 'set_up');
  end if;
  v_outcome := private.take_code(v_factor.user_id, p_code);
  if v_outcome = 'recovery' then
    perform private.note_security(v_factor.user_id, 'recovery_code_used', true);
    perform private.notify(
      v_factor.user_id, 'factor.recovery_used', jsonb_build_object(
        'left', private.factor_state(v_factor.user_id) -> 'recovery_codes_left'
      ), '/settings#factor'
    );
  end if;
  return case when v_outcome in ('app', 'recovery') then 'verified' else v_outcome end;
end;
$$;

-- POST /rpc/verify_second_factor, with a code of the app or a recovery code. The state with `outcome`:
-- `verified`, `wrong` or `locked`.
create function public.verify_second_factor(p_code text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_outcome constant text := private.show_factor(p_code);
  v_user_id constant uuid := auth.uid();
begin
  if v_outcome = 'verified' then
    perform private.verify_session(v_user_id);
    perform private.note_security(v_user_id, 'second_factor_shown', true);
  end if;
  return private.factor_state(v_user_id) || jsonb_build_object('outcome', v_outcome);
end;
$$;
revoke execute on function public.verify_second_factor(text) from public;
grant execute on function public.verify_second_factor(text) to anon, authenticated;

-- POST /rpc/remove_second_factor, with a code. `outcome` is `removed`, `wrong` or `locked`. Where administrators
-- need one, another one takes its place instead: begin_second_factor().
create function public.remove_second_factor(p_code text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_account();
  v_outcome text;
begin
  if (private.factor_state(v_user_id) ->> 'is_required')::boolean then
    perform private.raise_error('INVALID_STATE', 'administrators need a second factor', 'required');
  end if;
  v_outcome := private.show_factor(p_code);
  if v_outcome = 'verified' then
    delete from private.second_factors where user_id = v_user_id;
    perform private.note_security(v_user_id, 'second_factor_removed', true);
    perform private.log_act('second_factor_removed', 'profiles', v_user_id::text, '{}');
    perform private.notify(v_user_id, 'factor.removed', '{}', '/settings#factor');
    v_outcome := 'removed';
  end if;
  return private.factor_state(v_user_id) || jsonb_build_object('outcome', v_outcome);
end;
$$;
revoke execute on function public.remove_second_factor(text) from public;
grant execute on function public.remove_second_factor(text) to anon, authenticated;

-- POST /rpc/reset_second_factor: of somebody else who lost it. All of that account's sessions end, so
-- that a stolen one cannot set up the next factor.
create function public.reset_second_factor(p_user_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_superadmin_id constant uuid := private.require_superadmin();
  v_profile public.profiles;
begin
  perform private.require(
    coalesce(length(private.trimmed(p_reason)), 0) between 1 and 500, 'reason', 'a reason has 1 to 500 characters'
  );
  v_profile := private.lock_other_account(p_user_id);
  delete from private.second_factors where user_id = p_user_id and confirmed_at is not null;
  if not found then
    perform private.raise_error('INVALID_STATE', 'no second factor is set up', 'set_up');
  end if;
  perform private.end_sessions(p_user_id);
  perform private.note_security(p_user_id, 'second_factor_reset', true);
  perform private.log_act(
    'second_factor_reset', 'profiles', p_user_id::text, jsonb_build_object('reason', private.trimmed(p_reason))
  );
  perform private.notify(
    p_user_id, 'factor.removed', jsonb_build_object('reason', private.trimmed(p_reason)), '/settings#factor'
  );
  return private.admin_user_card(p_user_id);
end;
$$;
revoke execute on function public.reset_second_factor(uuid, text) from public;
grant execute on function public.reset_second_factor(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
