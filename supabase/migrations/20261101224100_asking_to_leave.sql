-- Somebody asks to leave, and goes when the days to change their mind are over. Until then the account is
-- as it was, so that what stands in the way can be settled.

create table private.leavings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  asked_at timestamptz not null default now(),
  leaves_at timestamptz not null,
  -- What the person agreed to lose: {kind: {count, amount}}. More than that is asked anew.
  agreed jsonb not null check (jsonb_typeof(agreed) = 'object'),
  -- Why the last try to end it failed.
  last_error text
);
create index leavings_due_idx on private.leavings (leaves_at);
alter table private.leavings enable row level security;

-- What an account would lose right now.
create function private.losses_of(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_object_agg(kind, jsonb_build_object('count', things, 'amount', amount)), '{}'
  )
  from private.obligations_of(p_user_id)
  where is_loss
$$;

-- Refuses the end of an account that others wait for, or that would lose more than was agreed to.
create function private.refuse_leaving(p_user_id uuid, p_agreed jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.refuse_obligations(
    p_user_id,
    not exists (
      select
      from jsonb_each(private.losses_of(p_user_id)) as lost (kind, now_lost)
      where coalesce((p_agreed -> kind ->> 'count')::bigint, 0) < (now_lost ->> 'count')::bigint
        or coalesce((p_agreed -> kind ->> 'amount')::bigint, 0) < (now_lost ->> 'amount')::bigint
    )
  );
end;
$$;

-- When the account goes; null: nobody asked.
create function private.leaving_of(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'leaves_at', (select leaves_at from private.leavings where user_id = p_user_id),
    'days', coalesce((select days_to_change_mind from private.platform_settings), 7)
  )
$$;

-- GET /rpc/my_leaving. Whether the caller asked to leave, and how many days there are to think about it.
create function public.my_leaving()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.leaving_of(private.require_user())
$$;
revoke execute on function public.my_leaving() from public;
grant execute on function public.my_leaving() to anon, authenticated;

-- POST /rpc/delete_my_account. The own e-mail address again, so that no stray click does it.
-- OBLIGATIONS says in its hint what has to end first; with p_give_up the person knows what is lost,
-- such as paid tickets. Asking again begins the days anew.
create function public.delete_my_account(
  p_email text default null, p_give_up boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_days int;
  v_leaves_at timestamptz;
begin
  perform private.lock_admin_roles();
  perform private.require(
    exists (
      select from auth.users where id = v_user_id and lower(email) = private.email_address(p_email)
    ), 'email', 'not the address of this account'
  );
  perform from public.profiles where id = v_user_id for no key update;
  perform private.refuse_obligations(v_user_id, p_give_up);
  v_days := (private.leaving_of(v_user_id) ->> 'days')::int;
  if v_days = 0 then
    perform private.erase_account(v_user_id);
    return jsonb_build_object('user_id', v_user_id, 'deleted', true, 'leaves_at', null);
  end if;
  insert into private.leavings (user_id, leaves_at, agreed)
  values (v_user_id, now() + make_interval(days => v_days), private.losses_of(v_user_id))
  on conflict (user_id) do update set
    asked_at = now(), leaves_at = excluded.leaves_at, agreed = excluded.agreed, last_error = null
  returning leaves_at into v_leaves_at;
  perform private.note_security(v_user_id, 'leaving_asked', true);
  perform private.notify(
    v_user_id, 'leaving.asked', jsonb_build_object('leaves_at', v_leaves_at), '/settings#leaving'
  );
  return jsonb_build_object('user_id', v_user_id, 'deleted', false, 'leaves_at', v_leaves_at);
end;
$$;
revoke execute on function public.delete_my_account(text, boolean) from public;
grant execute on function public.delete_my_account(text, boolean) to anon, authenticated;

-- POST /rpc/keep_my_account. The person changed their mind; saying so twice is the same.
create function public.keep_my_account()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  delete from private.leavings where user_id = v_user_id;
  if found then
    perform private.note_security(v_user_id, 'leaving_taken_back', true);
  end if;
  return private.leaving_of(v_user_id);
end;
$$;
revoke execute on function public.keep_my_account() from public;
grant execute on function public.keep_my_account() to anon, authenticated;

-- Whoever could not come in could not change their mind: with the account the days begin anew, and the person is told.
create function private.renew_leaving(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_leaves_at timestamptz;
begin
  update private.leavings
  set leaves_at = greatest(
    leaves_at, now() + make_interval(days => (private.leaving_of(user_id) ->> 'days')::int)
  )
  where user_id = p_user_id
  returning leaves_at into v_leaves_at;
  if found then
    perform private.notify(
      p_user_id, 'leaving.asked', jsonb_build_object('leaves_at', v_leaves_at), '/settings#leaving'
    );
  end if;
end;
$$;

-- Job, each minute: one account whose days are over. One at a time, because each locks all that it has a part
-- in. Where something stands in the way by now, the person is told and the account stays.
create function private.finish_leavings()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_leaving private.leavings;
  v_kinds text;
begin
  select l.* into v_leaving
  from private.leavings as l
  join public.profiles as p on p.id = l.user_id and p.active and not p.deleted
  where l.leaves_at <= now()
  order by l.leaves_at, l.user_id
  limit 1;
  if not found then
    return;
  end if;
  begin
    perform private.lock_admin_roles();
    perform from public.profiles where id = v_leaving.user_id for no key update;
    -- They may have changed their mind while the lock was waited for.
    if not exists (
      select from private.leavings
      where user_id = v_leaving.user_id and leaves_at = v_leaving.leaves_at for update
    ) then
      return;
    end if;
    perform private.refuse_leaving(v_leaving.user_id, v_leaving.agreed);
    perform private.erase_account(v_leaving.user_id);
  exception
    when sqlstate 'PT409' then
      get stacked diagnostics v_kinds = pg_exception_hint;
      delete from private.leavings where user_id = v_leaving.user_id;
      perform private.notify(
        v_leaving.user_id, 'leaving.stopped', jsonb_build_object('kinds', v_kinds), '/settings#leaving'
      );
    when others then
      -- Tried again later, behind the others.
      update private.leavings set leaves_at = now() + interval '10 minutes', last_error = sqlerrm
      where user_id = v_leaving.user_id;
  end;
end;
$$;
insert into private.jobs (name, run_every) values ('finish_leavings', '1 minute');

revoke execute on all functions in schema private from public;
