-- What visitors tell us, on purpose or by running into something. Written by functions only, read by
-- the people in charge.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_no text not null unique,
  topic text not null check (length(topic) between 1 and 50),
  name text not null check (length(btrim(name)) between 1 and 50),
  email text not null check (private.is_email(email)),
  body text not null check (length(btrim(body)) between 1 and 2000),
  -- What the message is about: an error's reference id, a page.
  reference text check (length(reference) <= 200),
  -- Set for a message to an organizer, whose address the sender never learns.
  event_id uuid references public.events (id),
  sender_id uuid references public.profiles (id),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now()
);
create index contact_messages_event_id_idx on public.contact_messages (event_id);
create index contact_messages_sender_idx on public.contact_messages (sender_id, created_at);
create index contact_messages_email_idx on public.contact_messages (email, created_at);

-- Counted per day and path, without a word on who it was.
create table public.page_not_found_events (
  day date not null,
  path text not null check (length(path) between 1 and 500),
  hits int not null default 1,
  last_referrer text check (length(last_referrer) <= 500),
  last_at timestamptz not null default now(),
  primary key (day, path)
);

create table public.security_events (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null check (length(action) between 1 and 100),
  resource_type text check (length(resource_type) <= 100),
  resource_id text check (length(resource_id) <= 200),
  success boolean not null,
  error_message text check (length(error_message) <= 500),
  metadata jsonb not null default '{}' check (length(metadata::text) <= 4000),
  at timestamptz not null default now()
);
create index security_events_at_idx on public.security_events (at);

create trigger guard_client_writes before insert or update or delete on public.contact_messages
  for each row execute function private.guard_client_writes();
create trigger guard_client_writes before insert or update or delete on public.page_not_found_events
  for each row execute function private.guard_client_writes();
create trigger guard_client_writes before insert on public.security_events
  for each row execute function private.guard_client_writes();
create trigger append_only before update or delete on public.security_events
  for each row execute function private.refuse_change();

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;

alter table public.page_not_found_events enable row level security;
create policy page_not_found_events_read on public.page_not_found_events
  for select to authenticated using ((select private.is_admin()));
revoke all on public.page_not_found_events from anon, authenticated;
grant select on public.page_not_found_events to authenticated;

alter table public.security_events enable row level security;
create policy security_events_read on public.security_events for select to authenticated
  using ((select private.is_superadmin()));
revoke all on public.security_events from anon, authenticated;
grant select on public.security_events to authenticated;
