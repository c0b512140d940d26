-- What went wrong in somebody's browser, for the team whose code it is. Nothing of the person: no account, no
-- address, nothing that was typed.

-- One row for each fault of a version: what comes again is counted.
create table private.faults (
  id uuid primary key default gen_random_uuid(),
  module text not null check (module ~ '^(shell|mf-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9.+-]{1,64}$'),
  -- The team that the module's manifest names.
  owner text not null check (owner ~ '^[a-z0-9-]{1,40}$'),
  kind text not null check (kind in (
    'http', 'network', 'timeout', 'chunk', 'integrity', 'contract', 'evaluation', 'invalid-module', 'render',
    'uncaught'
  )),
  -- Without the numbers that make the same fault another one.
  message text not null check (length(message) between 1 and 300),
  -- Where in files of ours, innermost first; may be empty.
  stack text not null check (length(stack) <= 2000),
  seen int not null default 1,
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create unique index faults_alike_idx on private.faults (module, version, kind, md5(message || stack));
create index faults_last_at_idx on private.faults (last_at desc);
alter table private.faults enable row level security;

-- What one browser had open, by the code that its screen shows. Of each fault the first twenty of a day are kept.
create table private.fault_reports (
  code text primary key check (code ~ '^[A-HJKMNP-Z]{10}$'),
  fault_id uuid not null references private.faults (id) on delete cascade,
  at timestamptz not null default now(),
  -- {"shell": version, "mf-events": version, …}
  composition jsonb not null check (jsonb_typeof(composition) = 'object' and length(composition::text) <= 1000),
  -- The address without its query, of pages that are not for everybody only their pattern.
  page text not null check (page ~ '^/[^?#\s]*$' and length(page) <= 300),
  language text not null check (language ~ '^[A-Za-z-]{2,10}$'),
  theme text not null check (theme in ('light', 'dark')),
  width int not null check (width between 1 and 20000),
  -- The last pages before this one, latest last, as `page`.
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and length(steps::text) <= 4000)
);
create index fault_reports_fault_id_idx on private.fault_reports (fault_id, at desc);
create index fault_reports_at_idx on private.fault_reports (at);
alter table private.fault_reports enable row level security;

-- Ids and addresses of mail say who it was.
create function private.without_names(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(p_text, '[0-9a-f]{8}-[0-9a-f-]{27}|[^\s@]+@[^\s@/]+\.[a-z]+', '…', 'gi')
$$;

-- POST /rpc/report_fault, by anybody. {kept}: whether the code leads to a report now. More than three hundred a minute
-- are dropped: a release that breaks every page does not break the database as well.
create function public.report_fault(p_report jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_fault_id uuid;
  -- The same fault is the same row, whatever the numbers in it.
  v_message constant text := left(
    regexp_replace(private.without_names(nullif(private.trimmed(p_report ->> 'message'), '')), '\d{3,}', '#', 'g'), 300
  );
  v_stack constant text := left(private.without_names(coalesce(p_report ->> 'stack', '')), 2000);
begin
  perform private.require(
    jsonb_typeof(p_report) = 'object' and length(p_report::text) <= 10000, 'report', 'a report is an object'
  );
  if (
    select count(*) >= 300 from private.fault_reports where at > now() - interval '1 minute'
  ) then
    return jsonb_build_object('kept', false);
  end if;
  begin
    insert into private.faults as f (module, version, owner, kind, message, stack)
    values (
      p_report ->> 'module', p_report ->> 'version', p_report ->> 'owner', p_report ->> 'kind', v_message, v_stack
    )
    on conflict (module, version, kind, md5(message || stack))
      do update set seen = f.seen + 1, last_at = now()
    returning id into v_fault_id;
    if (
      select count(*) >= 20 from private.fault_reports
      where fault_id = v_fault_id and at > now() - interval '1 day'
    ) then
      return jsonb_build_object('kept', false);
    end if;
    insert into private.fault_reports (code, fault_id, composition, page, language, theme, width, steps)
    values (
      p_report ->> 'code', v_fault_id, p_report -> 'composition', p_report ->> 'page', p_report ->> 'language',
      p_report ->> 'theme', (p_report ->> 'width')::int, coalesce(p_report -> 'steps', '[]')
    );
  exception
    when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range then
      perform private.raise_error('INVALID_INPUT', 'the report is not one of ours', 'report');
    when unique_violation then
      -- The code is somebody else's, or came twice.
      return jsonb_build_object('kept', false);
  end;
  return jsonb_build_object('kept', true);
end;
$$;
revoke execute on function public.report_fault(jsonb) from public;
grant execute on function public.report_fault(jsonb) to anon, authenticated;

-- GET /rpc/admin_faults, for administrators. The latest first, each with the code of its latest report, which opens it:
-- `npm run replay`. p_after: see private.place_of(); `next` is the place of the last one, unless the list ends there.
create function public.admin_faults(
  p_query text default null, p_page int default 1, p_page_size int default 20, p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_words constant text[] := private.search_words(p_query);
  v_limit constant bigint := private.count_limit(p_page, p_page_size, v_words <> '{}', p_after);
  v_page record;
begin
  perform private.require_admin();
  select * into v_page
  from private.keys_page(
    private.listed_keys(
      'select f.id::text as key, %2$s as hit from %1$s as f
      where ' || private.rows_behind(p_after, 'created_at') || '
      order by ' || case when p_after is null then 'f.last_at' else 'f.created_at' end || ' desc, f.id
      limit %3$s',
      'private.faults', '{}', v_limit, v_words,
      'private.search_form(f.module, f.version, f.owner, f.message) like all ($1)',
      'private.faults'
    ),
    v_limit, p_page, p_page_size
  );
  return v_page.facts || jsonb_build_object(
    'next', private.next_place(p_after, 'private.faults', v_page.keys[v_limit]::uuid),
    'items', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', f.id, 'module', f.module, 'version', f.version, 'owner', f.owner, 'kind', f.kind,
            'message', f.message, 'seen', f.seen, 'created_at', f.created_at, 'last_at', f.last_at,
            'code', (
              select code from private.fault_reports where fault_id = f.id order by at desc, code limit 1
            )
          ) order by chosen.place
        ),
        '[]'
      )
      from unnest(v_page.keys::uuid[]) with ordinality as chosen (id, place)
      join private.faults as f on f.id = chosen.id
    )
  );
end;
$$;
revoke execute on function public.admin_faults(text, int, int, text) from public;
grant execute on function public.admin_faults(text, int, int, text) to anon, authenticated;

-- A report with its fault, for administrators and for `npm run replay`; null where the code is none of ours.
create function private.fault_of(p_code text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'code', r.code, 'at', r.at, 'module', f.module, 'version', f.version, 'owner', f.owner, 'kind', f.kind,
    'message', f.message, 'stack', f.stack, 'seen', f.seen, 'composition', r.composition, 'page', r.page,
    'language', r.language, 'theme', r.theme, 'width', r.width, 'steps', r.steps
  )
  from private.fault_reports as r
  join private.faults as f on f.id = r.fault_id
  -- As people read it out: in groups, in small letters.
  where r.code = upper(regexp_replace(p_code, '[^A-Za-z]', '', 'g'))
$$;

-- GET /rpc/admin_fault, for administrators.
create function public.admin_fault(p_code text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_fault jsonb;
begin
  perform private.require_user();
  perform private.require_admin();
  v_fault := private.fault_of(p_code);
  if v_fault is null then
    perform private.raise_error('NOT_FOUND', 'there is no such report');
  end if;
  return v_fault;
end;
$$;
revoke execute on function public.admin_fault(text) from public;
grant execute on function public.admin_fault(text) to anon, authenticated;

-- Job, each day: after a month nobody repairs a version any more.
create function private.forget_faults()
returns void
language sql
set search_path = ''
as $$
  delete from private.faults where last_at < now() - interval '30 days'
$$;
insert into private.jobs (name, run_every) values ('forget_faults', '1 day');

revoke execute on all functions in schema private from public;
