-- What every seed file uses. All seed files run in the order of their numbers in one session: files
-- below 90 on their own, files from 90 on when the demo accounts have signed up.

-- Nobody is written to about things that never happened.
select set_config('spotlight.mails', 'off', false);

create or replace function pg_temp.seed_id(p_kind text, p_key text)
returns uuid
language sql
immutable
as $$
  -- A version 4 identifier made of a hash.
  select overlay(overlay(hash placing '4' from 13) placing '8' from 17)::uuid
  from md5('spotlight-demo:' || p_kind || ':' || p_key) as hash
$$;

-- A day by its distance in weeks and its weekday, 1 = Monday. Concerts stay on weekends that way.
create or replace function pg_temp.seed_day(p_week int, p_weekday int)
returns date
language sql
stable
as $$
  select (date_trunc('week', (now() at time zone 'Asia/Taipei')) + interval '1 day' * (p_week * 7 + p_weekday - 1))::date
$$;

-- The same "random" number between 0 and 1 for the same words.
create or replace function pg_temp.seed_chance(p_key text)
returns double precision
language sql
immutable
as $$
  select ('x' || left(md5(p_key), 7))::bit(28)::int / 268435456.0
$$;

-- Null for an account that does not exist.
create or replace function pg_temp.demo_user(p_name text)
returns uuid
language sql
stable
as $$
  select id from auth.users where email = p_name || '@demo.test'
$$;

-- What the functions would have written into the ledger, for orders that seeds wrote as rows.
create or replace function pg_temp.write_ledger()
returns void
language plpgsql
as $$
declare
  v_way record;
begin
  create temp table seed_ledger_order on commit drop as
  select o.id, o.total, o.status, o.created_at, o.paid_at, o.cancelled_at
  from public.orders as o
  where o.total > 0 and not exists (select from private.ledger as l where l.to_order = o.id);
  create temp table seed_ledger_move on commit drop as
  select id as order_id, 'promised' as what, total as amount, created_at as at from seed_ledger_order
  union all
  select id, 'called_off', total, cancelled_at from seed_ledger_order where cancelled_at is not null
  union all
  select id, 'paid', total, paid_at from seed_ledger_order where paid_at is not null
  union all
  select r.order_id, step.what, step.amount, step.at
  from public.refund_requests as r
  join seed_ledger_order as o on o.id = r.order_id
  cross join lateral (values
    ('refund_asked', r.amount + r.fee, r.created_at, r.status not in ('withdrawn', 'rejected')),
    ('refund_decided', r.amount, r.decided_at, r.status in ('processing', 'refunded')),
    ('fee_kept', r.fee, r.decided_at, r.status in ('processing', 'refunded')),
    ('refunded', r.amount, r.refunded_at, r.status = 'refunded')
  ) as step (what, amount, at, happened)
  where step.happened and step.amount > 0
  union all
  select o.id, 'kept', o.total, coalesce(b.cancelled_at, b.updated_at)
  from public.bookings as b join seed_ledger_order as o on o.id = b.order_id
  where b.refund_amount = 0 and o.paid_at is not null;
  for v_way in
    select * from (values
      (1, 'promised', 'price', 'due'), (2, 'called_off', 'due', 'price'), (3, 'paid', 'due', 'paid'),
      (4, 'refund_asked', 'paid', 'asked'), (5, 'refund_decided', 'asked', 'owed'),
      (6, 'fee_kept', 'asked', 'kept'), (7, 'refunded', 'owed', 'returned'), (8, 'kept', 'paid', 'kept')
    ) as way (step, what, from_account, to_account)
    order by step
  loop
    insert into private.ledger (what, amount, from_order, from_account, to_order, to_account, at)
    select v_way.what, amount, order_id, v_way.from_account, order_id, v_way.to_account, at
    from seed_ledger_move where what = v_way.what;
  end loop;
  drop table seed_ledger_order, seed_ledger_move;
end;
$$;

-- The steps that a support ad has taken on its way to a state.
create or replace function pg_temp.support_ad_steps(p_status text)
returns table (n int, from_status text, to_status text)
language sql
as $$
  select step.n, step.from_status, step.to_status
  from (values
    (1, 'draft', 'submitted', array['submitted', 'reviewing', 'needs_fix', 'rejected', 'approved', 'paid', 'producing', 'live', 'completed']),
    (2, 'submitted', 'reviewing', array['reviewing', 'needs_fix', 'rejected', 'approved', 'paid', 'producing', 'live', 'completed']),
    (3, 'reviewing', 'needs_fix', array['needs_fix']),
    (3, 'reviewing', 'rejected', array['rejected']),
    (3, 'reviewing', 'approved', array['approved', 'paid', 'producing', 'live', 'completed']),
    (4, 'approved', 'paid', array['paid', 'producing', 'live', 'completed']),
    (5, 'paid', 'producing', array['producing', 'live', 'completed']),
    (6, 'producing', 'live', array['live', 'completed']),
    (7, 'live', 'completed', array['completed'])
  ) as step (n, from_status, to_status, reached)
  where p_status = any (step.reached)
$$;

-- What was sent of a support ad: once, and drawn by the platform, because demo data has no files of anybody.
create or replace function pg_temp.support_ad_versions(p_status text, p_sent_at timestamptz)
returns jsonb
language sql
as $$
  select case
    when p_status in ('draft', 'cancelled') then '[]'
    else jsonb_build_array(jsonb_build_object('paths', '[]'::jsonb, 'sent_at', p_sent_at))
  end
$$;
