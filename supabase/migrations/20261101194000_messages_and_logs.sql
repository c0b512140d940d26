-- What visitors tell us, on purpose or by running into something. Written by functions only, read
-- by the people in charge.

-- Counted per day and path, without a word on who it was.
create table public.page_not_found_events (
  day date not null,
  path text not null check (length(path) between 1 and 500),
  hits int not null default 1,
  last_referrer text check (length(last_referrer) <= 500),
  last_at timestamptz not null default now(),
  primary key (day, path)
);
create trigger guard_client_writes before insert or update or delete on public.page_not_found_events
  for each row execute function private.guard_client_writes();

alter table public.page_not_found_events enable row level security;
create policy page_not_found_events_read on public.page_not_found_events
  for select to authenticated using ((select private.is_admin()));
revoke all on public.page_not_found_events from anon, authenticated;
grant select on public.page_not_found_events to authenticated;

create table public.security_events (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null check (length(action) between 1 and 100),
  resource_type text check (length(resource_type) <= 100),
  resource_id text check (length(resource_id) <= 200),
  success boolean not null,
  -- A browser says so, and may say what it likes; the server has seen all others.
  is_reported boolean not null default false,
  error_message text check (length(error_message) <= 500),
  metadata jsonb not null default '{}' check (length(metadata::text) <= 4000),
  search_text text not null generated always as (
    private.search_form(action, resource_type, resource_id, error_message)
  ) stored,
  at timestamptz not null default now()
);
create index security_events_at_idx on public.security_events (at);
create index security_events_refused_idx on public.security_events (id) where not success;
create index security_events_search_idx
  on public.security_events using gin (search_text extensions.gin_trgm_ops);
create trigger guard_client_writes before insert on public.security_events
  for each row execute function private.guard_client_writes();
create trigger append_only before update or delete on public.security_events
  for each row execute function private.refuse_change();

alter table public.security_events enable row level security;
create policy security_events_read on public.security_events for select to authenticated
  using ((select private.is_superadmin()));
revoke all on public.security_events from anon, authenticated;
grant select on public.security_events to authenticated;

-- POST /rpc/submit_contact_message. Open to everybody; at most five an hour from one address.
create function public.submit_contact_message(
  p_topic text default null,
  p_name text default null,
  p_email text default null,
  p_body text default null,
  p_reference text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_name constant text := private.trimmed(p_name);
  v_email constant text := private.email_address(p_email);
  v_body constant text := private.trimmed(p_body);
  v_number constant text := 'C-' || private.random_code(8);
begin
  if coalesce(length(p_topic), 0) not between 1 and 50 then
    perform private.raise_error('INVALID_INPUT', 'a topic has 1 to 50 characters', 'topic');
  end if;
  if coalesce(length(v_name), 0) not between 1 and 50 then
    perform private.raise_error('INVALID_INPUT', 'a name has 1 to 50 characters', 'name');
  end if;
  if private.is_email(v_email) is not true then
    perform private.raise_error('INVALID_INPUT', 'the e-mail address is not valid', 'email');
  end if;
  if coalesce(length(v_body), 0) not between 1 and 2000 then
    perform private.raise_error('INVALID_INPUT', 'a message has 1 to 2000 characters', 'body');
  end if;
  if (
    select count(*) >= 5 from public.contact_messages
    where email = v_email and created_at > now() - interval '1 hour'
  ) then
    perform private.raise_error('RATE_LIMITED', 'five messages an hour');
  end if;

  insert into public.contact_messages (ticket_no, topic, name, email, body, reference, sender_id)
  values (
    v_number, p_topic, v_name, v_email, v_body, left(nullif(private.trimmed(p_reference), ''), 200),
    case when private.is_active() then auth.uid() end
  );
  return jsonb_build_object('ticket_no', v_number);
end;
$$;
revoke execute on function public.submit_contact_message(text, text, text, text, text) from public;
grant execute on function
  public.submit_contact_message(text, text, text, text, text)
  to anon, authenticated;

-- POST /rpc/log_page_not_found. Beyond 2000 different paths a day nothing new is stored: whoever
-- makes up addresses fills our patience, not our disk.
create function public.log_page_not_found(p_path text default null, p_referrer text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_path constant text := left(coalesce(nullif(split_part(p_path, '?', 1), ''), '/'), 500);
  v_referrer constant text := left(split_part(p_referrer, '?', 1), 500);
begin
  update public.page_not_found_events
  set hits = hits + 1, last_referrer = coalesce(v_referrer, last_referrer), last_at = now()
  where day = private.today() and path = v_path;
  if found or (
    select count(*) >= 2000 from public.page_not_found_events where day = private.today()
  ) then
    return;
  end if;
  insert into public.page_not_found_events (day, path, last_referrer)
  values (private.today(), v_path, v_referrer)
  on conflict (day, path) do update
    set hits = page_not_found_events.hits + 1, last_at = now();
end;
$$;
revoke execute on function public.log_page_not_found(text, text) from public;
grant execute on function public.log_page_not_found(text, text) to anon, authenticated;

-- POST /rpc/log_security_event. Silently drops more than 60 a minute from one account, or from all
-- signed-out visitors together.
create function public.log_security_event(
  p_action text default null,
  p_resource_type text default null,
  p_resource_id text default null,
  p_success boolean default null,
  p_error_message text default null,
  p_metadata jsonb default null
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(length(p_action), 0) not between 1 and 100 then
    perform private.raise_error('INVALID_INPUT', 'an action has 1 to 100 characters', 'action');
  end if;
  if (
    select count(*) >= 60 from public.security_events
    where actor_id is not distinct from auth.uid() and at > now() - interval '1 minute'
  ) then
    return;
  end if;
  insert into public.security_events (
    actor_id, action, resource_type, resource_id, success, is_reported, error_message, metadata
  )
  values (
    auth.uid(), p_action, left(p_resource_type, 100), left(p_resource_id, 200),
    coalesce(p_success, false), true, left(p_error_message, 500),
    case when length(p_metadata::text) <= 4000 then p_metadata else '{}' end
  );
end;
$$;
revoke execute on function
  public.log_security_event(text, text, text, boolean, text, jsonb)
  from public;
grant execute on function
  public.log_security_event(text, text, text, boolean, text, jsonb)
  to anon, authenticated;
