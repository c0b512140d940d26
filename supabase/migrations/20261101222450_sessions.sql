-- Where an account is signed in, and the end of it. The accounts service keeps its sessions; what ends here
-- cannot be renewed, and has shown no second factor any more. Its token is read for an hour at most.

-- Whose sessions: the caller's own, or those of an account that the caller manages.
create function private.require_sessions_of(p_user_id uuid)
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if p_user_id is null or p_user_id = v_user_id then
    return v_user_id;
  end if;
  perform private.require_flag('can_manage_users');
  if not exists (select from public.profiles where id = p_user_id and not deleted) then
    perform private.raise_error('NOT_FOUND', 'there is no such account');
  end if;
  if exists (select from public.profiles where id = p_user_id and role = 'admin') then
    perform private.refuse_admin('only superadmins look after administrators', 'superadmin')
    where not private.is_superadmin();
  end if;
  return p_user_id;
end;
$$;

-- GET /rpc/account_sessions. Latest first; without an id the caller's own. is_verified: it has shown the second
-- factor.
create function public.account_sessions(p_user_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_sessions_of(p_user_id);
begin
  return jsonb_build_object('items', coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'id', s.id, 'begun_at', s.created_at,
          'used_at', coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
          'user_agent', left(s.user_agent, 200), 'ip', host(s.ip),
          'is_current', s.id is not distinct from private.session_id(),
          'is_verified', exists (select from private.verified_sessions where session_id = s.id)
        )
        order by s.created_at desc, s.id
      )
      from (
        select * from auth.sessions where user_id = v_user_id order by created_at desc, id limit 50
      ) as s
    ),
    '[]'
  ));
end;
$$;
revoke execute on function public.account_sessions(uuid) from public;
grant execute on function public.account_sessions(uuid) to anon, authenticated;

-- POST /rpc/end_account_sessions. One, or all but the one that calls. Answers {ended}: how many.
create function public.end_account_sessions(
  p_user_id uuid default null, p_session_id uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_sessions_of(p_user_id);
  v_ended int;
begin
  delete from auth.sessions
  where user_id = v_user_id and case
    when p_session_id is null then id is distinct from private.session_id() else id = p_session_id
  end;
  get diagnostics v_ended = row_count;
  if v_ended > 0 then
    perform private.note_security(v_user_id, 'sessions_ended', true);
    perform private.log_act(
      'sessions_ended', 'profiles', v_user_id::text, jsonb_build_object('ended', v_ended)
    );
  end if;
  return jsonb_build_object('ended', v_ended);
end;
$$;
revoke execute on function public.end_account_sessions(uuid, uuid) from public;
grant execute on function public.end_account_sessions(uuid, uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
