-- 檢舉: what members tell the administrators about what others show. And calendars to subscribe to.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references public.profiles (id),
  entity_type text not null check (entity_type in ('event', 'venue', 'performer')),
  entity_id uuid not null,
  kind text not null
    check (kind in ('scam', 'copyright', 'inappropriate', 'wrong_information', 'other')),
  body text check (length(body) <= 1000),
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  handled_by uuid references public.profiles (id),
  handled_at timestamptz,
  note text check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint report_handled_by_somebody
    check ((status = 'open') = (handled_at is null) and (status = 'open' or handled_by is not null))
);
create unique index reports_one_open
  on public.reports (reporter_id, entity_type, entity_id) where status = 'open';
create index reports_reporter_id_idx on public.reports (reporter_id);
create index reports_handled_by_idx on public.reports (handled_by);
create index reports_entity_idx on public.reports (entity_type, entity_id);
create index reports_created_at_idx on public.reports (created_at);
create trigger guard_client_writes before insert or update or delete on public.reports
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.reports
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.reports
  for each row execute function private.write_audit('status', 'handled_by', 'note');

-- POST /rpc/report_content. One open report for each person and thing; saying it again changes nothing.
create function public.report_content(
  p_entity_type text default null,
  p_entity_id uuid default null,
  p_kind text default null,
  p_body text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_id uuid;
begin
  perform private.require(
    p_kind in ('scam', 'copyright', 'inappropriate', 'wrong_information', 'other'), 'kind',
    'there is no such kind of report'
  );
  perform private.require(
    coalesce(length(p_body), 0) <= 1000 and (p_kind <> 'other' or coalesce(btrim(p_body), '') <> ''),
    'body', 'at most 1000 characters; something else needs words'
  );
  perform private.check_public_entity(p_entity_type, p_entity_id);
  if (
    select count(*) >= 10 from public.reports
    where reporter_id = v_user_id and created_at > now() - interval '1 hour'
  ) then
    perform private.raise_error('RATE_LIMITED', 'ten reports an hour');
  end if;
  insert into public.reports (reporter_id, entity_type, entity_id, kind, body)
  values (v_user_id, p_entity_type, p_entity_id, p_kind, nullif(btrim(p_body), ''))
  on conflict (reporter_id, entity_type, entity_id) where status = 'open' do nothing
  returning id into v_id;
  return jsonb_build_object('status', 'open', 'is_new', v_id is not null);
end;
$$;

-- GET /rpc/admin_list_reports. Open ones first, oldest first; the reporter stays unnamed.
create function public.admin_list_reports(
  p_status text default 'open', p_page int default 1, p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_total bigint;
  v_page record;
begin
  perform private.require_flag('can_approve_posts');
  select count(*) into v_total
  from public.reports where v_status is null or status = v_status;
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', r.id, 'entity_type', r.entity_type, 'entity_id', r.entity_id, 'kind', r.kind,
            'body', r.body, 'status', r.status, 'note', r.note, 'created_at', r.created_at,
            'handled_at', r.handled_at,
            'title', case r.entity_type
              when 'event' then (select title from public.events where id = r.entity_id)
              when 'venue' then (select name from public.venues where id = r.entity_id)
              else (select performer_name from public.performer_profiles where id = r.entity_id)
            end,
            'reports_of_it', (
              select count(*) from public.reports as others
              where others.entity_type = r.entity_type and others.entity_id = r.entity_id
            )
          ) order by r.status = 'open' desc, r.created_at, r.id
        )
        from (
          select * from public.reports
          where v_status is null or status = v_status
          order by status = 'open' desc, created_at, id
          limit v_page.page_size offset v_page.skip
        ) as r
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;

-- POST /rpc/resolve_report. upheld or dismissed; the reporter hears which. Taking something down is a
-- decision of its own: decide().
create function public.resolve_report(
  p_report_id uuid default null, p_status text default null, p_note text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_approve_posts');
  v_report public.reports;
begin
  perform private.require(p_status in ('upheld', 'dismissed'), 'status', 'upheld or dismissed');
  perform private.require(
    p_note is null or length(p_note) <= 1000, 'note', 'a note has at most 1000 characters'
  );
  if not exists (select from public.reports where id = p_report_id) then
    perform private.raise_error('NOT_FOUND', 'there is no such report');
  end if;
  update public.reports
  set status = p_status, handled_by = v_admin_id, handled_at = now(),
    note = nullif(btrim(p_note), '')
  where id = p_report_id and status = 'open'
  returning * into v_report;
  if v_report.id is null then
    perform private.raise_error('INVALID_STATE', 'the report has been handled');
  end if;
  perform private.notify(v_report.reporter_id, 'report.' || p_status, '{}', null);
  return jsonb_build_object('report_id', p_report_id, 'status', p_status);
end;
$$;

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- tickets: what one goes to; organized: what one holds; saved: what one saved.
  scope text not null check (scope in ('tickets', 'organized', 'saved')),
  -- SHA-256 of what the address carries.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index calendar_feeds_one_live
  on public.calendar_feeds (user_id, scope) where revoked_at is null;
create index calendar_feeds_user_id_idx on public.calendar_feeds (user_id);
create trigger guard_client_writes before insert or update or delete on public.calendar_feeds
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.calendar_feeds
  for each row execute function private.set_updated_at();

-- POST /rpc/create_calendar_feed. A new secret; the former address of that scope dies.
create function public.create_calendar_feed(p_scope text default 'tickets')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_token constant text := encode(extensions.gen_random_bytes(24), 'hex');
begin
  perform private.require(
    p_scope in ('tickets', 'organized', 'saved'), 'scope', 'tickets, organized or saved'
  );
  perform from public.profiles where id = v_user_id for no key update;
  update public.calendar_feeds set revoked_at = now()
  where user_id = v_user_id and scope = p_scope and revoked_at is null;
  insert into public.calendar_feeds (user_id, scope, token_hash)
  values (v_user_id, p_scope, private.token_hash(v_token));
  return jsonb_build_object('scope', p_scope, 'token', v_token);
end;
$$;

-- POST /rpc/revoke_calendar_feed
create function public.revoke_calendar_feed(p_scope text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  update public.calendar_feeds set revoked_at = now()
  where user_id = v_user_id and scope = p_scope and revoked_at is null;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such calendar');
  end if;
  return jsonb_build_object('scope', p_scope, 'revoked', true);
end;
$$;

-- GET /rpc/calendar_feed. For calendars, which cannot sign in: the token is the key, and it dies with
-- the account. Dates and places only, no ticket and no name.
create function public.calendar_feed(p_token text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_feed public.calendar_feeds;
begin
  select f.* into v_feed
  from public.calendar_feeds as f
  join public.profiles as p on p.id = f.user_id and p.active and not p.deleted
  where f.token_hash = private.token_hash(p_token) and f.revoked_at is null;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such calendar');
  end if;
  return jsonb_build_object(
    'scope', v_feed.scope,
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', e.id, 'title', e.title, 'starts_at', e.starts_at, 'ends_at', e.ends_at,
            'time_undecided', e.time_undecided, 'location', e.location, 'address', e.address,
            'is_cancelled', e.status = 'cancelled', 'updated_at', e.updated_at
          ) order by e.starts_at, e.id
        )
        from public.events as e
        where e.deleted_at is null and e.ends_at > now() - interval '90 days'
          and case v_feed.scope
            when 'tickets' then private.is_public_event_status(e.status) and exists (
              select from public.tickets as t
              where t.event_id = e.id and t.holder_user_id = v_feed.user_id
                and t.status in ('valid', 'checked_in', 'transferring')
            )
            when 'organized' then e.organizer_id = v_feed.user_id and e.status <> 'draft'
            else private.is_public_event_status(e.status) and exists (
              select from public.saved_items as s
              where s.user_id = v_feed.user_id and s.entity_type = 'event' and s.entity_id = e.id
            )
          end
      ),
      '[]'
    )
  );
end;
$$;

alter table public.reports enable row level security;
create policy reports_read_own on public.reports for select to authenticated
  using (reporter_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.reports from anon, authenticated;
grant select (id, reporter_id, entity_type, entity_id, kind, body, status, created_at)
  on public.reports to authenticated;

alter table public.calendar_feeds enable row level security;
create policy calendar_feeds_read_own on public.calendar_feeds for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.calendar_feeds from anon, authenticated;
grant select (id, user_id, scope, revoked_at, created_at) on public.calendar_feeds to authenticated;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.report_content(text, uuid, text, text), public.admin_list_reports(text, int, int),
  public.resolve_report(uuid, text, text), public.create_calendar_feed(text),
  public.revoke_calendar_feed(text), public.calendar_feed(text) from public;
grant execute on function
  public.report_content(text, uuid, text, text), public.admin_list_reports(text, int, int),
  public.resolve_report(uuid, text, text), public.create_calendar_feed(text),
  public.revoke_calendar_feed(text), public.calendar_feed(text) to anon, authenticated;
