-- Mails wait here for whoever sends them: mails.sql.

-- The outbox: what is to be mailed, and for a while what was.
create table private.mails (
  -- Also the number under which it is handed to the mail server.
  id uuid primary key default gen_random_uuid(),
  -- What must not be mailed twice.
  key text not null unique check (length(key) between 1 and 200),
  -- An account, whose address is looked up when the mail is sent; or an address without one.
  user_id uuid references public.profiles (id) on delete cascade,
  to_email text check (private.is_email(to_email)),
  -- The address that was typed with what the mail is about, where that is another one than the account's.
  copy_to text check (private.is_email(copy_to)),
  kind text not null references private.notification_kinds (kind),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  link text check (link ~ '^/[^/\\]' and length(link) <= 300),
  attempts int not null default 0 check (attempts >= 0),
  -- The clock, not the transaction: what is told first goes out first.
  next_attempt_at timestamptz not null default clock_timestamp(),
  -- Handed over right now.
  sending_since timestamptz,
  sent_at timestamptz,
  -- Given up, with the reason beside it.
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  -- The mail in whose letter this one is told: of the same kind, to the same account.
  goes_with uuid references private.mails (id) on delete cascade,
  constraint one_recipient check ((user_id is null) <> (to_email is null)),
  constraint one_end check (sent_at is null or failed_at is null)
);
create index mails_user_id_idx on private.mails (user_id);
create index mails_kind_idx on private.mails (kind);
create index mails_due_idx on private.mails (next_attempt_at)
  where sent_at is null and failed_at is null and goes_with is null;
create index mails_goes_with_idx on private.mails (goes_with) where goes_with is not null;
create index mails_failed_idx on private.mails (failed_at desc, id) where failed_at is not null;
create index mails_done_idx on private.mails (coalesce(sent_at, failed_at))
  where sent_at is not null or failed_at is not null;

alter table private.mails enable row level security;

-- When a mail may go out. Of a kind that comes in floods, six hours after the last one to the same account, or with
-- the one that waits already.
create function private.due_from(p_user_id uuid, p_kind text)
returns timestamptz
language sql
volatile
set search_path = ''
as $$
  select coalesce(
    (
      select case when m.sent_at is null then m.next_attempt_at else m.sent_at + interval '6 hours' end
      from private.mails as m
      where m.user_id = p_user_id and m.kind = p_kind and m.failed_at is null
        and coalesce(m.sent_at, now()) > now() - interval '6 hours'
        and exists (select from private.notification_kinds as k where k.kind = p_kind and k.is_gathered)
      order by m.sent_at is null desc, m.sent_at desc
      limit 1
    ),
    -- The clock, not the transaction: what is told first goes out first.
    clock_timestamp()
  )
$$;

-- Puts a mail into the outbox; again with the same key changes nothing. Demo data switches mails
-- off for its session: nobody is to be written to about things that never happened.
create function private.queue_mail(
  p_key text, p_user_id uuid, p_to_email text, p_kind text, p_params jsonb, p_link text,
  p_copy_to text default null
)
returns void
language sql
set search_path = ''
as $$
  insert into private.mails (key, user_id, to_email, copy_to, kind, params, link, next_attempt_at)
  select p_key, p_user_id, p_to_email, p_copy_to, p_kind, jsonb_strip_nulls(coalesce(p_params, '{}')), p_link,
    private.due_from(p_user_id, p_kind)
  where coalesce(current_setting('spotlight.mails', true), 'on') <> 'off'
  on conflict (key) do nothing
$$;

revoke execute on all functions in schema private from public;
