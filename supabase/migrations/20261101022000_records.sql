-- Who changed what, written by triggers and never changed again; and what administrators decided,
-- and why. Events, venues, performers, advertisements, spots and registrations share the decisions;
-- the row itself carries only the present state.

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
-- The log is read from its end: of a thing, of a kind, of a person.
create index audit_log_entity_idx on public.audit_log (entity_id, entity, id);
create index audit_log_kind_idx on public.audit_log (entity, id);
create index audit_log_at_idx on public.audit_log (at);
create index audit_log_actor_id_idx on public.audit_log (actor_id, id);
create trigger append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on public.audit_log
  for each statement execute function private.refuse_change();
create trigger guard_client_writes before insert on public.audit_log
  for each row execute function private.guard_client_writes();

alter table public.audit_log enable row level security;
create policy audit_log_read on public.audit_log for select to authenticated
  using ((select private.is_superadmin()));
revoke all on public.audit_log from anon, authenticated;
grant select on public.audit_log to authenticated;

create table public.approval_decisions (
  id bigint generated always as identity primary key,
  -- A table of the schema public.
  entity_type text not null check (entity_type ~ '^[a-z_]+$'),
  entity_id uuid not null,
  -- Who may read the reason: the owner at that time.
  owner_id uuid references public.profiles (id),
  from_status text not null,
  to_status text not null,
  reason text check (length(reason) <= 1000),
  decided_by uuid references public.profiles (id),
  decided_at timestamptz not null default now()
);
create index approval_decisions_entity_idx on public.approval_decisions (entity_type, entity_id);
create index approval_decisions_owner_id_idx on public.approval_decisions (owner_id);
create index approval_decisions_decided_by_idx on public.approval_decisions (decided_by);
create trigger append_only before update or delete on public.approval_decisions
  for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on public.approval_decisions
  for each statement execute function private.refuse_change();
create trigger guard_client_writes before insert on public.approval_decisions
  for each row execute function private.guard_client_writes();

alter table public.approval_decisions enable row level security;
create policy approval_decisions_read on public.approval_decisions for select to authenticated using (
  (owner_id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_approve_posts'))
);
revoke all on public.approval_decisions from anon, authenticated;
-- Who decided stays inside.
grant select (id, entity_type, entity_id, owner_id, from_status, to_status, reason, decided_at)
  on public.approval_decisions to authenticated;

create function private.record_decision(
  p_entity_type text, p_entity_id uuid, p_owner_id uuid, p_from text, p_to text, p_reason text
)
returns void
language sql
set search_path = ''
as $$
  insert into public.approval_decisions (
    entity_type, entity_id, owner_id, from_status, to_status, reason, decided_by
  )
  values (
    p_entity_type, p_entity_id, p_owner_id, p_from, p_to, nullif(private.trimmed(p_reason), ''), auth.uid()
  )
$$;

-- Writes down what somebody did that no trigger sees: read personal data, or acted for somebody else and
-- said why.
create function private.log_act(p_action text, p_entity text, p_entity_id text, p_facts jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, after)
  values (auth.uid(), coalesce(auth.role(), 'server'), p_action, p_entity, p_entity_id, p_facts)
$$;

revoke execute on all functions in schema private from public;
