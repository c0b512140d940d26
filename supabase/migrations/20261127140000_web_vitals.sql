-- How fast pages were in browsers, for the team whose code it is. One row for each document that was measured: of those
-- who did not say no, one in so many (shell/src/vitals/sampling.ts). Nothing of the person: no account, no address.
create table private.web_vitals (
  id bigint generated always as identity primary key,
  at timestamptz not null default now() check (isfinite(at) and at <= now() + interval '3 years'),
  module text not null check (module ~ '^(shell|mf-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9.+-]{1,64}$'),
  -- The team that the module's manifest names.
  owner text not null check (owner ~ '^[a-z0-9-]{1,40}$'),
  -- The pattern of the page, never the address.
  page text not null check (page ~ '^/[A-Za-z0-9_/:*-]*$' and length(page) <= 120),
  -- {"shell": version, "mf-events": version, …}
  composition jsonb not null check (jsonb_typeof(composition) = 'object' and length(composition::text) <= 1000),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  -- Milliseconds; null where the browser did not say, or nothing was pressed.
  lcp int check (lcp between 0 and 120000),
  inp int check (inp between 0 and 120000),
  fcp int check (fcp between 0 and 120000),
  ttfb int check (ttfb between 0 and 120000),
  -- Share of the window that jumped.
  cls real check (cls between 0 and 100),
  check (num_nonnulls(lcp, inp, fcp, ttfb, cls) > 0)
);
create index web_vitals_at_idx on private.web_vitals (at);
create index web_vitals_page_idx on private.web_vitals (module, version, page, at);
alter table private.web_vitals enable row level security;

-- POST /rpc/report_vitals, by anybody. {kept}. Dropped: more than three hundred a minute, more than five hundred of a
-- version's page in a day, which say no more than the first five hundred, and whatever comes from somebody who said no.
create function public.report_vitals(p_report jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require(
    jsonb_typeof(p_report) = 'object' and length(p_report::text) <= 3000, 'report', 'a report is an object'
  );
  if exists (select from public.user_preferences where user_id = auth.uid() and not is_measured)
    or (select count(*) >= 300 from private.web_vitals where at > now() - interval '1 minute')
    or (
      select count(*) >= 500 from private.web_vitals
      where module = p_report ->> 'module' and version = p_report ->> 'version' and page = p_report ->> 'page'
        and at > now() - interval '1 day'
    )
  then
    return jsonb_build_object('kept', false);
  end if;
  begin
    insert into private.web_vitals (module, version, owner, page, composition, device, lcp, inp, fcp, ttfb, cls)
    values (
      p_report ->> 'module', p_report ->> 'version', p_report ->> 'owner', p_report ->> 'page',
      p_report -> 'composition', p_report ->> 'device', (p_report ->> 'lcp')::int, (p_report ->> 'inp')::int,
      (p_report ->> 'fcp')::int, (p_report ->> 'ttfb')::int, (p_report ->> 'cls')::real
    );
  exception
    when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range then
      perform private.raise_error('INVALID_INPUT', 'the report is not one of ours', 'report');
  end;
  return jsonb_build_object('kept', true);
end;
$$;
revoke execute on function public.report_vitals(jsonb) from public;
grant execute on function public.report_vitals(jsonb) to anon, authenticated;

-- 75th percentiles of each version, of each of its pages where p_by_page says so, with those of the version before it:
-- which release brought what. A version begins with its first measured document.
create function private.vitals_by_version(p_by_page boolean)
returns table (
  id text, module text, version text, page text, samples bigint, first_at timestamptz, last_at timestamptz,
  p75 jsonb, before jsonb
)
language sql
stable
set search_path = ''
as $$
  with measured as (
    select v.module, v.version, case when p_by_page then v.page end as page,
      count(*) as samples, min(v.at) as first_at, max(v.at) as last_at,
      jsonb_build_object(
        'lcp', percentile_disc(0.75) within group (order by v.lcp),
        'inp', percentile_disc(0.75) within group (order by v.inp),
        'cls', percentile_disc(0.75) within group (order by v.cls),
        'fcp', percentile_disc(0.75) within group (order by v.fcp),
        'ttfb', percentile_disc(0.75) within group (order by v.ttfb)
      ) as p75
    from private.web_vitals as v
    group by 1, 2, 3
  )
  select concat_ws(' ', m.module, m.version, m.page), m.module, m.version, m.page, m.samples, m.first_at, m.last_at, m.p75,
    lag(m.p75) over (partition by m.module, m.page order by m.first_at, m.version)
  from measured as m
$$;

-- GET /rpc/admin_vitals, for administrators. The version that began last first; with p_by_page each of its pages, those
-- with most documents first. p_after: a file is in the order of the rows' ids, and goes on behind this one.
create function public.admin_vitals(
  p_query text default null, p_by_page boolean default false, p_page int default 1, p_page_size int default 20,
  p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_words constant text := lower(private.trimmed(coalesce(p_query, '')));
  v_answer jsonb;
begin
  perform private.require_admin();
  with found as materialized (
    select * from private.vitals_by_version(coalesce(p_by_page, false)) as v where strpos(lower(v.id), v_words) > 0
  ),
  bounds as (
    select b.page, b.page_size, b.skip, (select count(*) from found) as total
    from private.page_bounds(
      p_page, p_page_size, (select count(*) from found), private.most_rows(p_after)
    ) as b
  ),
  listed as (
    select f.* from found as f
    where p_after is null or f.id collate "C" > p_after
    order by case when p_after is null then f.first_at end desc, case when p_after is null then f.samples end desc,
      f.id collate "C"
    limit (select page_size from bounds) offset (select skip from bounds)
  )
  select jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          to_jsonb(l) order by case when p_after is null then l.first_at end desc,
            case when p_after is null then l.samples end desc, l.id collate "C"
        )
        from listed as l
      ),
      '[]'
    ),
    'next', case
      when p_after is not null and (select count(*) from listed) = b.page_size
        then (select max(l.id collate "C") from listed as l)
    end,
    'total', b.total, 'page', b.page, 'page_size', b.page_size
  ) into v_answer
  from bounds as b;
  return v_answer;
end;
$$;
revoke execute on function public.admin_vitals(text, boolean, int, int, text) from public;
grant execute on function public.admin_vitals(text, boolean, int, int, text) to anon, authenticated;

-- Job, each day: four weeks tell how a version is.
create function private.forget_vitals()
returns void
language sql
set search_path = ''
as $$
  delete from private.web_vitals where at < now() - interval '28 days'
$$;
insert into private.jobs (name, run_every) values ('forget_vitals', '1 day');

revoke execute on all functions in schema private from public;
