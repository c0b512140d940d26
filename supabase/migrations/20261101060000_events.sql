-- Events and their business rules: which state may follow which, and what must be known of them.

create table public.refund_policies (
  code text primary key,
  name text not null,
  -- The sentences that a buyer reads.
  summary text not null,
  -- What a refund is computed with: days before the start and the fee in percent.
  rules jsonb not null default '{}',
  sort_order int not null default 0
);
create trigger guard_client_writes before insert or update or delete on public.refund_policies
  for each row execute function private.guard_client_writes();

alter table public.refund_policies enable row level security;
create policy refund_policies_read on public.refund_policies for select to anon, authenticated
  using (true);
revoke all on public.refund_policies from anon, authenticated;
grant select on public.refund_policies to anon, authenticated;

insert into public.refund_policies (code, name, summary, rules, sort_order) values
  ('free', '免費活動',
    '活動開始前都可以在「票券管理」取消報名，名額會立即釋出給其他人。',
    '{"fee_percent": 0, "until_hours_before": 0}', 1),
  ('ten_days', '演出前 10 日退票',
    '演出日 10 天前（不含演出日）可申請退票，每張酌收票面金額 10% 手續費；之後恕不退票。',
    '{"fee_percent": 10, "until_days_before": 10}', 2),
  ('three_days_after_purchase', '購票後 3 日退票',
    '購票後 3 天內（不含購票日）可申請退票，每張酌收票面金額 5% 手續費；之後恕不退票。',
    '{"fee_percent": 5, "within_days_of_purchase": 3}', 3),
  ('twenty_days', '演出前 20 日退票',
    '演出日 20 天前可申請退票，每張酌收票面金額 10% 手續費；之後恕不退票。',
    '{"fee_percent": 10, "until_days_before": 20}', 4),
  ('tiered', '分級退票',
    '演出日 31 天前退票酌收 10%，11 至 30 天前酌收 30%，3 至 10 天前酌收 50%；之後恕不退票。',
    '{"tiers": [{"from_days": 31, "fee_percent": 10}, {"from_days": 11, "fee_percent": 30}, {"from_days": 3, "fee_percent": 50}]}', 5),
  ('exhibition', '展覽票',
    '展期結束前、尚未入場的票券都可申請退票，每張酌收票面金額 10% 手續費。',
    '{"fee_percent": 10, "until": "event_end"}', 6);

-- Which decision may follow which. Time is not in here: whether an approved event is upcoming,
-- running or over is derived from its dates when it is read.
create table private.event_status_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

alter table private.event_status_transitions enable row level security;

insert into private.event_status_transitions (from_status, to_status) values
  ('draft', 'pending_approval'), ('pending_approval', 'draft'),
  ('pending_approval', 'approved'), ('pending_approval', 'rejected'),
  ('rejected', 'draft'), ('rejected', 'pending_approval'),
  ('approved', 'pending_approval'), ('approved', 'ended'), ('approved', 'cancelled');

-- Older clients wrote phases as if they were decisions, in two languages. Accept and translate
-- them.
create function private.canonical_event_status(p_status text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_status in ('upcoming', '即將到來', 'ongoing', '進行中') then 'approved'
    when p_status = '已結束' then 'ended'
    else p_status
  end
$$;

-- What anybody may open by its address. Lists show only the approved ones.
create function private.is_public_event_status(p_status text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_status in ('approved', 'ended', 'cancelled')
$$;
grant execute on function private.is_public_event_status(text) to anon, authenticated;

create table public.events (
  id uuid primary key default gen_random_uuid(),
  organizer_id uuid references public.profiles (id),
  organizer_name text not null,
  venue_id uuid references public.venues (id),
  title text not null check (length(btrim(title)) between 1 and 120),
  -- One line for cards; `body` is the long text, paragraphs divided by an empty line.
  description text not null default '' check (length(description) <= 300),
  body text check (length(body) <= 20000),
  category text check (private.is_event_category(category)),
  -- A short Latin line for the drawn poster.
  poster_line text check (poster_line ~ '^[ -~]{1,32}$'),
  image_url text check (private.is_picture_url(image_url)),

  -- Local calendar of Taipei. Undecided times keep 19:00 for sorting and are shown as undecided.
  date date,
  time time not null default '19:00',
  time_undecided boolean not null default false,
  starts_at timestamptz
    generated always as (timezone('Asia/Taipei', date + time)) stored,
  ends_at timestamptz,
  ahead_until timestamptz
    generated always as (private.ahead_until(timezone('Asia/Taipei', date + time), ends_at)) stored,
  -- When it is open, where that differs from day to day: private.checked_opening_hours().
  opening_hours jsonb check (jsonb_typeof(opening_hours) = 'object'),
  -- When date or location changed although people had tickets.
  rescheduled_at timestamptz,

  location text not null,
  address text,
  city text check (city is null or private.city_label(city) is not null),
  district text,
  lat double precision check (lat between 21 and 27),
  lng double precision check (lng between 117 and 123),
  -- How to get there.
  transit text,

  status text not null default 'draft' check (
    status in ('draft', 'pending_approval', 'approved', 'rejected', 'ended', 'cancelled')
  ),
  comments text,
  refund_policy_code text not null default 'free' references public.refund_policies (code),
  -- Null or 0: no limit for the event as a whole.
  max_attendees int check (max_attendees >= 0),

  -- What is asked of those who register, see event_questions.
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  -- Until when answers may be changed; null: as long as the event is ahead.
  answers_close_at timestamptz,
  -- Who is on stage and has no page here, after those who have.
  guest_performers text[] not null default '{}',

  -- Written by trigger from ticket_stock, never written by hand.
  current_attendees int not null default 0 check (current_attendees >= 0),
  price text not null default '免費',
  price_from int default 0,
  -- The same two of what can be bought now; of everything when nothing can.
  offer_label text not null default '免費',
  offer_from int default 0,
  sale_state text not null default 'none' check (
    sale_state in ('none', 'not_yet', 'on_sale', 'waitlist', 'sold_out', 'ended')
  ),
  -- When the sale begins, while it is `not_yet`.
  sale_opens_at timestamptz,
  -- When the next sale of a type begins or ends: follow_sale_times() writes these anew then.
  sale_changes_at timestamptz,
  ticket_types jsonb not null default '[]',
  seats_total int,
  seats_left int,

  -- A sample of an import, for administrators only.
  is_demo boolean not null default false,
  -- Goes up with each edit; who saves over somebody else's edit is told so.
  version int not null default 1,
  -- Chosen by the form that began the draft.
  client_key uuid,
  -- The form that saved last: it never collides with what it saved itself.
  saved_by_client uuid,

  submitted_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.search_form(
      title, description, location, address, district, city, private.city_label(city), category
    )
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- When the people who were there were forgotten.
  registrations_forgotten_at timestamptz,
  constraint events_end_after_start check (ends_at > starts_at),
  -- A draft is stored from its title on. Whatever anybody but its author sees has all of it.
  constraint events_complete check (
    status in ('draft', 'rejected')
    or num_nulls(category, city, date, starts_at, ends_at) = 0
  )
-- Each sale rewrites the row of its event. With room on its page no index has to hear of it.
) with (fillfactor = 80);
create index events_organizer_id_idx on public.events (organizer_id);
create index events_venue_id_idx on public.events (venue_id);
create index events_refund_policy_code_idx on public.events (refund_policy_code);
create index events_listing_idx on public.events (starts_at, id)
  where status = 'approved' and deleted_at is null;
create index events_ahead_idx on public.events (ahead_until)
  where status = 'approved' and deleted_at is null;
create index events_search_idx on public.events using gin (search_text extensions.gin_trgm_ops);
create index events_to_forget_idx on public.events (ends_at)
  where registrations_forgotten_at is null;
create index events_sale_changes_idx on public.events (sale_changes_at)
  where sale_changes_at is not null;
create unique index events_client_key_idx on public.events (organizer_id, client_key);
create index events_is_demo_idx on public.events (id) where is_demo;
create trigger keep_demo_hidden before insert or update of status, is_demo on public.events
  for each row when (new.is_demo) execute function private.keep_demo_hidden();
create trigger guard_client_writes before insert or update or delete on public.events
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.events
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of image_url on public.events
  for each row execute function private.check_pictures('image_url');
create index events_image_url_names_idx
  on public.events using gin (private.picture_names(image_url));
create trigger audit after update or delete on public.events
  for each row execute function private.write_audit(
    'organizer_id', 'title', 'date', 'time', 'location', 'price', 'status', 'max_attendees',
    'deleted_at'
  );

alter table public.events enable row level security;
create policy events_read_public on public.events for select to anon
  using (private.is_public_event_status(status) and deleted_at is null);
create policy events_read on public.events for select to authenticated using (
  (private.is_public_event_status(status) and deleted_at is null)
  or (organizer_id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_events'))
);
revoke all on public.events from anon, authenticated;
grant select (
  id, organizer_id, organizer_name, venue_id, title, description, body, category, poster_line,
  image_url, date, time, time_undecided, starts_at, ends_at, opening_hours, location, address, city, district, lat,
  lng, transit, status, refund_policy_code, max_attendees, current_attendees, price, price_from,
  ticket_types, seats_total, seats_left, version, created_at, updated_at
) on public.events to anon, authenticated;

-- BEFORE INSERT OR UPDATE: fills what can be derived, refuses what may not follow. A draft may not
-- know its day yet.
create function private.prepare_event()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_starts_at constant timestamptz := timezone('Asia/Taipei', new.date + new.time);
begin
  new.status := private.canonical_event_status(new.status);

  -- The day is known from now on: an end before it was said about another one.
  if tg_op = 'UPDATE' and old.starts_at is null and new.ends_at <= v_starts_at then
    new.ends_at := null;
  end if;
  -- Nothing is known of the end: three hours, or the whole day when not even the start is.
  new.ends_at := coalesce(new.ends_at, case
    when new.time_undecided then timezone('Asia/Taipei', (new.date + 1)::timestamp)
    else v_starts_at + interval '3 hours'
  end);
  if tg_op = 'INSERT' then
    return new;
  end if;

  if new.status <> old.status and not exists (
    select from private.event_status_transitions
    where from_status = old.status and to_status = new.status
  ) then
    perform private.raise_error(
      'EVENT_NOT_OPEN', format('an event cannot go from %s to %s', old.status, new.status)
    );
  end if;
  if new.status = 'pending_approval' and old.status <> 'pending_approval' then
    new.submitted_at := now();
  end if;
  -- A postponed event keeps its length unless the new end was said, too.
  if v_starts_at <> old.starts_at and new.ends_at = old.ends_at then
    new.ends_at := v_starts_at + (old.ends_at - old.starts_at);
  end if;
  return new;
end;
$$;
create trigger prepare_event before insert or update on public.events
  for each row execute function private.prepare_event();

-- Who is on stage, or whose birthday it is.
create table public.event_performers (
  event_id uuid not null references public.events (id) on delete cascade,
  performer_id uuid not null references public.performer_profiles (id) on delete cascade,
  sort_order int not null default 0,
  primary key (event_id, performer_id)
);
create index event_performers_performer_id_idx on public.event_performers (performer_id);
create trigger guard_client_writes before insert or update or delete on public.event_performers
  for each row execute function private.guard_client_writes();

alter table public.event_performers enable row level security;
create policy event_performers_read on public.event_performers for select to anon, authenticated
  using (exists (select from public.events as e where e.id = event_id));
revoke all on public.event_performers from anon, authenticated;
grant select on public.event_performers to anon, authenticated;

revoke execute on all functions in schema private from public;
