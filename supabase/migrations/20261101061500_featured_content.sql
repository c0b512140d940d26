-- What the front page puts forward: chosen events, venues and performers in an order of their own.

-- Seen while it is switched on and its time has come and is not over.
create function private.is_live(p_is_active boolean, p_starts_at timestamptz, p_ends_at timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_is_active and coalesce(p_starts_at <= now(), true) and coalesce(p_ends_at > now(), true)
$$;
grant execute on function private.is_live(boolean, timestamptz, timestamptz) to anon, authenticated;

create table public.featured_content (
  id uuid primary key default gen_random_uuid(),
  content_type text not null check (content_type in ('event', 'venue', 'artist')),
  -- A row of events, venues or performer_profiles.
  reference_id uuid not null,
  is_active boolean not null default true,
  display_order int not null check (display_order >= 1),
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint featured_content_once unique (content_type, reference_id),
  constraint featured_content_window check (ends_at > starts_at),
  -- Checked at commit: a new order of the whole list passes through ties.
  constraint featured_content_order unique (content_type, display_order)
    deferrable initially deferred
);
create trigger guard_client_writes before insert or update or delete on public.featured_content
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.featured_content
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.featured_content
  for each row execute function private.write_audit(
    'content_type', 'reference_id', 'is_active', 'display_order', 'starts_at', 'ends_at'
  );

alter table public.featured_content enable row level security;
create policy featured_content_read_live on public.featured_content
  for select to anon, authenticated using (private.is_live(is_active, starts_at, ends_at));
revoke all on public.featured_content from anon, authenticated;
grant select (id, content_type, reference_id, is_active, display_order, starts_at, ends_at)
  on public.featured_content to anon, authenticated;

revoke execute on all functions in schema private from public;
