-- Who changed what, written by triggers and never changed again.

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  actor_role text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null default now()
);
create index audit_log_entity_idx on public.audit_log (entity, entity_id);

-- AFTER UPDATE OR DELETE, arguments = the columns worth a line. Counters and search columns are not:
-- a registration would write one for each ticket sold.
create function private.write_audit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old constant jsonb := to_jsonb(old);
  v_new constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
  v_before jsonb;
  v_after jsonb;
begin
  select jsonb_object_agg(c, v_old -> c), jsonb_object_agg(c, v_new -> c)
  into v_before, v_after
  from unnest(tg_argv) as c
  where v_new is null or v_old -> c is distinct from v_new -> c;

  if v_before is not null then
    insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, before, after)
    values (
      auth.uid(), coalesce(auth.role(), 'server'), lower(tg_op), tg_table_name,
      coalesce(v_old ->> 'id', v_old ->> 'user_id'), v_before,
      case when tg_op = 'UPDATE' then v_after end
    );
  end if;
  return null;
end;
$$;

create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end;
$$;

create trigger append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on public.audit_log
  for each statement execute function private.refuse_change();
create trigger guard_client_writes before insert on public.audit_log
  for each row execute function private.guard_client_writes();

create trigger audit after update or delete on public.profiles
  for each row execute function private.write_audit(
    'role', 'active', 'deleted', 'admin_role', 'can_post_events', 'can_post_venues',
    'can_post_performers', 'can_post_ads', 'can_approve_posts', 'can_manage_users',
    'can_manage_events', 'can_manage_venues', 'can_manage_performers', 'can_manage_ads'
  );
create trigger audit after update or delete on public.user_identities
  for each row execute function private.write_audit('user_type', 'status');

revoke execute on all functions in schema private from public;

alter table public.audit_log enable row level security;
create policy audit_log_read on public.audit_log for select to authenticated
  using ((select private.is_superadmin()));
revoke all on public.audit_log from anon, authenticated;
grant select on public.audit_log to authenticated;
