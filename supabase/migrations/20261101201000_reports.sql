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
create index reports_status_idx on public.reports (status, created_at, id);
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
    coalesce(length(p_body), 0) <= 1000 and (p_kind <> 'other' or coalesce(private.trimmed(p_body), '') <> ''),
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
  values (v_user_id, p_entity_type, p_entity_id, p_kind, nullif(private.trimmed(p_body), ''))
  on conflict (reporter_id, entity_type, entity_id) where status = 'open' do nothing
  returning id into v_id;
  return jsonb_build_object('status', 'open', 'is_new', v_id is not null);
end;
$$;
revoke execute on function public.report_content(text, uuid, text, text) from public;
grant execute on function public.report_content(text, uuid, text, text) to anon, authenticated;

-- Which table holds what was reported, as decide() and the records name it.
create function private.reported_table(p_entity_type text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_entity_type
    when 'event' then 'events' when 'venue' then 'venues' when 'performer' then 'performer_profiles'
  end
$$;

-- What was reported, as the administrators look at it.
create function private.reported_thing(p_entity_type text, p_entity_id uuid)
returns table (
  title text, status text, owner_id uuid, image_url text, category text, description text
)
language sql
stable
rows 1
set search_path = ''
as $$
  select title, case when deleted_at is null then status else 'deleted' end, organizer_id, image_url,
    category, description
  from public.events where p_entity_type = 'event' and id = p_entity_id
  union all
  select name, case when deleted_at is null then status else 'deleted' end, owner_id, image_url, type,
    description
  from public.venues where p_entity_type = 'venue' and id = p_entity_id
  union all
  select performer_name, case when is_deleted then 'deleted' else status end, owner_id,
    profile_image_url, performance_type, bio
  from public.performer_profiles where p_entity_type = 'performer' and id = p_entity_id
$$;

-- GET /rpc/admin_list_reports. Open ones first, oldest first. The reporter stays unnamed; what is said
-- of them is how often they reported and how often they were right.
create function public.admin_list_reports(
  p_status text default 'open', p_page int default 1, p_page_size int default 20,
  p_kind text default null, p_entity_type text default null, p_query text default null,
  p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_approve_posts');
  v_patterns constant text[] := private.search_patterns(p_query);
  v_place constant record := private.read_place(p_after);
  v_ids uuid[];
  v_page record;
begin
  select array_agg(
    r.id order by
      case when p_after is not null then r.created_at end desc, case when p_after is not null then r.id end desc,
      r.status = 'open' desc, r.created_at, r.id
  ) into v_ids
  from public.reports as r
  where (coalesce(p_status, '') in ('', 'all') or r.status = p_status)
    and (r.created_at, r.id) < (v_place.at, v_place.key)
    and (coalesce(p_kind, '') in ('', 'all') or r.kind = p_kind)
    and (coalesce(p_entity_type, '') in ('', 'all') or r.entity_type = p_entity_type)
    and (
      -- Its title as private.reported_thing() has it, asked of thousands.
      v_patterns = array['%'] or private.search_form(
        case r.entity_type
          when 'event' then (select title from public.events where id = r.entity_id)
          when 'venue' then (select name from public.venues where id = r.entity_id)
          else (select performer_name from public.performer_profiles where id = r.entity_id)
        end
      ) like all (v_patterns)
    );
  select * into v_page
  from private.page_bounds(
    p_page, p_page_size, coalesce(cardinality(v_ids), 0), private.most_rows(p_after)
  );
  return jsonb_build_object(
    'next', private.next_place(
      p_after, 'public.reports', case when v_page.page_size < cardinality(v_ids) then v_ids[v_page.page_size] end
    ),
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', r.id, 'entity_type', r.entity_type, 'entity_id', r.entity_id, 'kind', r.kind,
            'body', r.body, 'status', r.status, 'note', r.note, 'created_at', r.created_at,
            'handled_at', r.handled_at, 'handled_by', handler.username,
            'title', thing.title, 'thing_status', thing.status, 'image_url', thing.image_url,
            'category', thing.category, 'description', thing.description,
            'owner_name', owner.username,
            'is_own', coalesce(thing.owner_id = v_admin_id, false),
            'reports_of_it', of_it.count, 'open_of_it', of_it.open,
            'reporter', (
              select jsonb_build_object(
                'reports', count(*), 'upheld', count(*) filter (where said.status = 'upheld'),
                'dismissed', count(*) filter (where said.status = 'dismissed')
              )
              from public.reports as said where said.reporter_id = r.reporter_id
            )
          ) order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.reports as r on r.id = chosen.id
        left join lateral private.reported_thing(r.entity_type, r.entity_id) as thing on true
        left join public.profiles as owner on owner.id = thing.owner_id
        left join public.profiles as handler on handler.id = r.handled_by
        cross join lateral (
          select count(*), count(*) filter (where o.status = 'open') as open
          from public.reports as o
          where o.entity_type = r.entity_type and o.entity_id = r.entity_id
        ) as of_it
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size,
    'open', (select count(*) from public.reports where status = 'open')
  );
end;
$$;
revoke execute on function public.admin_list_reports(text, int, int, text, text, text, text) from public;
grant execute on function
  public.admin_list_reports(text, int, int, text, text, text, text)
  to anon, authenticated;

-- Answers one report; the reporter hears how.
create function private.settle_report(p_report_id uuid, p_status text, p_note text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_reporter_id uuid;
begin
  update public.reports
  set status = p_status, handled_by = auth.uid(), handled_at = now(), note = nullif(private.trimmed(p_note), '')
  where id = p_report_id and status = 'open'
  returning reporter_id into v_reporter_id;
  if v_reporter_id is null then
    perform private.raise_error('INVALID_STATE', 'the report has been handled');
  end if;
  perform private.record_decision('reports', p_report_id, null, 'open', p_status, p_note);
  perform private.notify(v_reporter_id, 'report.' || p_status, '{}', null);
end;
$$;

-- POST /rpc/resolve_report. upheld or dismissed; the reporter hears which. With p_take_down the page of
-- a venue or a performer goes off by decide(), with the note as the reason that its owner reads, and
-- every open report of it is answered. An event has guests and is called off: cancel_event().
create function public.resolve_report(
  p_report_id uuid default null, p_status text default null, p_note text default null,
  p_take_down boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_approve_posts');
  v_report public.reports;
  v_table text;
  v_id uuid;
begin
  perform private.require(p_status in ('upheld', 'dismissed'), 'status', 'upheld or dismissed');
  perform private.require(
    p_note is null or length(p_note) <= 1000, 'note', 'a note has at most 1000 characters'
  );
  select * into v_report from public.reports where id = p_report_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such report');
  end if;
  v_table := private.reported_table(v_report.entity_type);
  perform private.refuse_own_cause(private.owner_of(v_table, v_report.entity_id));
  if p_take_down is not true then
    perform private.settle_report(p_report_id, p_status, p_note);
    return jsonb_build_object('report_id', p_report_id, 'status', p_status, 'settled', 1);
  end if;

  perform private.require(
    p_status = 'upheld' and v_report.entity_type <> 'event', 'take_down',
    'venues and performers, whose report is upheld'
  );
  perform private.require(coalesce(private.trimmed(p_note), '') <> '', 'note', 'its owner reads why');
  -- All of them, in one order: two who take down the same page wait for one another.
  perform from public.reports
  where entity_type = v_report.entity_type and entity_id = v_report.entity_id and status = 'open'
  order by id
  for update;
  perform private.settle_report(p_report_id, 'upheld', p_note);
  for v_id in
    select id from public.reports
    where entity_type = v_report.entity_type and entity_id = v_report.entity_id and status = 'open'
    order by id
  loop
    perform private.settle_report(v_id, 'upheld', p_note);
  end loop;
  perform public.decide(v_table, v_report.entity_id, 'rejected', p_note, 'approved');
  return jsonb_build_object(
    'report_id', p_report_id, 'status', 'upheld',
    'settled', (
      select count(*) from public.reports
      where entity_type = v_report.entity_type and entity_id = v_report.entity_id
        and handled_by = v_admin_id and handled_at = now()
    )
  );
end;
$$;
revoke execute on function public.resolve_report(uuid, text, text, boolean) from public;
grant execute on function public.resolve_report(uuid, text, text, boolean) to anon, authenticated;

revoke execute on all functions in schema private from public;
