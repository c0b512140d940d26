-- Pages that administrators run, and the performers who claim them.

-- Somebody says that a page without an owner is theirs.
create table public.performer_claims (
  id uuid primary key default gen_random_uuid(),
  performer_id uuid not null references public.performer_profiles (id),
  user_id uuid not null references public.profiles (id),
  -- How an administrator can see that it is true.
  message text not null check (length(btrim(message)) between 10 and 1000),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index performer_claims_performer_id_idx on public.performer_claims (performer_id);
create index performer_claims_user_id_idx on public.performer_claims (user_id);
create unique index performer_claims_one_open on public.performer_claims (performer_id, user_id)
  where status = 'pending';
create trigger guard_client_writes before insert or update or delete on public.performer_claims
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.performer_claims
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.performer_claims
  for each row execute function private.write_audit('status', 'user_id', 'performer_id');

alter table public.performer_claims enable row level security;
create policy performer_claims_read on public.performer_claims for select to authenticated using (
  (user_id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_performers'))
);
revoke all on public.performer_claims from anon, authenticated;
grant select on public.performer_claims to authenticated;

-- POST /rpc/claim_performer.
create function public.claim_performer(p_performer_id uuid default null, p_message text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_id uuid;
begin
  perform from public.performer_profiles
  where id = p_performer_id and status = 'approved' and not is_deleted and owner_id is null
  for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such page without an owner');
  end if;
  perform private.require(
    length(private.trimmed(p_message)) between 10 and 1000, 'message', 'say in 10 to 1000 characters how to check it'
  );
  insert into public.performer_claims (performer_id, user_id, message)
  values (p_performer_id, v_user_id, private.trimmed(p_message))
  on conflict (performer_id, user_id) where status = 'pending' do nothing
  returning id into v_id;
  if v_id is null then
    perform private.raise_error('INVALID_STATE', 'claimed already');
  end if;
  return jsonb_build_object('id', v_id, 'status', 'pending');
end;
$$;
revoke execute on function public.claim_performer(uuid, text) from public;
grant execute on function public.claim_performer(uuid, text) to anon, authenticated;

-- GET /rpc/my_open_claims. The pages that the caller claimed and nobody has decided on.
create function public.my_open_claims()
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return array(
    select performer_id from public.performer_claims where user_id = v_user_id and status = 'pending'
  );
end;
$$;
revoke execute on function public.my_open_claims() from public;
grant execute on function public.my_open_claims() to anon, authenticated;

-- POST /rpc/decide_performer_claim. By an administrator of performers: approved gives the page and
-- the identity, and rejects all others who claimed it.
create function public.decide_performer_claim(
  p_claim_id uuid default null, p_status text default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_manage_performers');
  v_performer_id uuid;
  v_claim public.performer_claims;
  v_other public.performer_claims;
begin
  select performer_id into v_performer_id from public.performer_claims where id = p_claim_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such claim');
  end if;
  perform private.require(p_status in ('approved', 'rejected'), 'status', 'approved or rejected');
  perform private.require(
    p_status = 'approved' or length(private.trimmed(p_reason)) between 1 and 1000, 'reason', 'say why'
  );
  perform private.lock_calendars(array[v_performer_id]);
  select * into v_claim from public.performer_claims where id = p_claim_id for update;
  if v_claim.status <> 'pending' then
    perform private.raise_error('INVALID_STATE', 'decided already');
  end if;
  if p_status = 'approved' then
    perform private.refuse_own_cause(v_claim.user_id);
    update public.performer_profiles
    set owner_id = v_claim.user_id, verified_at = now()
    where id = v_performer_id and owner_id is null;
    if not found then
      perform private.raise_error('INVALID_STATE', 'the page has an owner by now');
    end if;
    insert into public.performer_availability (performer_id) values (v_performer_id)
    on conflict do nothing;
    insert into public.user_identities (user_id, user_type) values (v_claim.user_id, 'performer')
    on conflict (user_id, user_type) do update set status = 'active'
      where user_identities.status = 'pending';
  end if;
  for v_other in
    update public.performer_claims
    set status = case when id = p_claim_id then p_status else 'rejected' end
    where status = 'pending'
      and (id = p_claim_id or (p_status = 'approved' and performer_id = v_performer_id))
    returning *
  loop
    perform private.record_decision(
      'performer_claims', v_other.id, v_other.user_id, 'pending', v_other.status, p_reason
    );
    perform private.notify(
      v_other.user_id, 'performer.claim_' || v_other.status, jsonb_build_object('reason', p_reason),
      '/performer-profile'
    );
  end loop;
  return jsonb_build_object('id', p_claim_id, 'status', p_status);
end;
$$;
revoke execute on function public.decide_performer_claim(uuid, text, text) from public;
grant execute on function public.decide_performer_claim(uuid, text, text) to anon, authenticated;
