-- 檢舉: what members tell the administrators about what others show.

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

alter table public.reports enable row level security;
create policy reports_read_own on public.reports for select to authenticated
  using (reporter_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.reports from anon, authenticated;
grant select (id, reporter_id, entity_type, entity_id, kind, body, status, created_at)
  on public.reports to authenticated;

-- POST /rpc/report_content. One open report for each person and thing; saying it again changes
-- nothing.
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
revoke execute on function public.report_content(text, uuid, text, text) from public;
grant execute on function public.report_content(text, uuid, text, text) to anon, authenticated;

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
revoke execute on function public.admin_list_reports(text, int, int) from public;
grant execute on function public.admin_list_reports(text, int, int) to anon, authenticated;

-- POST /rpc/resolve_report. upheld or dismissed; the reporter hears which. Taking something down is
-- a decision of its own: decide().
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
  perform private.record_decision('reports', p_report_id, null, 'open', p_status, p_note);
  perform private.notify(v_report.reporter_id, 'report.' || p_status, '{}', null);
  return jsonb_build_object('report_id', p_report_id, 'status', p_status);
end;
$$;
revoke execute on function public.resolve_report(uuid, text, text) from public;
grant execute on function public.resolve_report(uuid, text, text) to anon, authenticated;
