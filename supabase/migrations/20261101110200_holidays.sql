-- Days on which offices in Taiwan are closed. 2026: the calendar that the Executive Yuan approved on
-- 2025-06-13 (院授人培字第 11430248312 號). 2027: what the Act on memorial days and holidays
-- (紀念日及節日實施條例, 2025-05-28) and its rules for substitute days make of the calendar: Saturday's
-- is the working day before, Sunday's the one after. A published list replaces computed days.
create table public.holidays (
  day date primary key,
  name text not null check (length(name) between 1 and 50),
  -- published: by the government; computed: by the Act, not published when this was written.
  source text not null check (source in ('published', 'computed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger guard_client_writes before insert or update or delete on public.holidays
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.holidays
  for each row execute function private.set_updated_at();

alter table public.holidays enable row level security;
create policy holidays_read on public.holidays for select to anon, authenticated using (true);
revoke all on public.holidays from anon, authenticated;
grant select on public.holidays to anon, authenticated;

insert into public.holidays (day, name, source)
select day::date, name,
  case when day < '2027' then 'published' else 'computed' end
from (values
  ('2026-01-01', '開國紀念日'),
  ('2026-02-15', '農曆除夕前一日'), ('2026-02-16', '農曆除夕'), ('2026-02-17', '春節'),
  ('2026-02-18', '春節'), ('2026-02-19', '春節'), ('2026-02-20', '農曆除夕前一日補假'),
  ('2026-02-27', '和平紀念日補假'), ('2026-02-28', '和平紀念日'),
  ('2026-04-03', '兒童節補假'), ('2026-04-04', '兒童節'), ('2026-04-05', '清明節'),
  ('2026-04-06', '清明節補假'), ('2026-05-01', '勞動節'), ('2026-06-19', '端午節'),
  ('2026-09-25', '中秋節'), ('2026-09-28', '教師節'),
  ('2026-10-09', '國慶日補假'), ('2026-10-10', '國慶日'),
  ('2026-10-25', '臺灣光復節'), ('2026-10-26', '臺灣光復節補假'), ('2026-12-25', '行憲紀念日'),
  ('2027-01-01', '開國紀念日'),
  ('2027-02-04', '農曆除夕前一日'), ('2027-02-05', '農曆除夕'), ('2027-02-06', '春節'),
  ('2027-02-07', '春節'), ('2027-02-08', '春節'), ('2027-02-09', '春節補假'),
  ('2027-02-10', '春節補假'), ('2027-02-28', '和平紀念日'), ('2027-03-01', '和平紀念日補假'),
  ('2027-04-04', '兒童節'), ('2027-04-05', '清明節'), ('2027-04-06', '兒童節補假'),
  ('2027-04-30', '勞動節補假'), ('2027-05-01', '勞動節'), ('2027-06-09', '端午節'),
  ('2027-09-15', '中秋節'), ('2027-09-28', '教師節'), ('2027-10-10', '國慶日'),
  ('2027-10-11', '國慶日補假'), ('2027-10-25', '臺灣光復節'), ('2027-12-24', '行憲紀念日補假'),
  ('2027-12-25', '行憲紀念日'), ('2027-12-31', '開國紀念日補假')
) as holiday (day, name);
