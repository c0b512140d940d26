-- 對帳: the lines of a bank's statement, beside the payments that wait for a look. The file stays in the
-- browser of whoever looks; stored are only the lines that confirmed a payment, so that none does twice.

create table public.bank_statement_lines (
  id uuid primary key default gen_random_uuid(),
  -- Of the whole line, blanks apart, with its place among equal ones: the same line in another file is the same,
  -- also where a program that opened the file in between has set its blanks otherwise.
  fingerprint text not null unique check (length(fingerprint) = 64),
  booked_on date not null,
  amount int not null check (amount > 0),
  -- What it paid for: one order, or several of one checkout.
  order_ids uuid[] not null check (cardinality(order_ids) between 1 and 10),
  used_by uuid not null references public.profiles (id),
  created_at timestamptz not null default now()
);
create index bank_statement_lines_used_by_idx on public.bank_statement_lines (used_by);
create index bank_statement_lines_order_ids_idx on public.bank_statement_lines using gin (order_ids);
create trigger guard_client_writes before insert or update or delete on public.bank_statement_lines
  for each row execute function private.guard_client_writes();

-- No policy: written and read through functions only.
alter table public.bank_statement_lines enable row level security;
revoke all on public.bank_statement_lines from anon, authenticated;

-- One line as it was sent, with its fingerprint. `digits` are the endings of the numbers in it, one of
-- which may be the account that the money came from; `nth` counts lines that are equal but for their blanks,
-- as the browser counts them (`statement-file.rules.ts`).
create function private.statement_line(p_line jsonb)
returns table (fingerprint text, booked_on date, amount int, digits text[])
language sql
stable
set search_path = ''
as $$
  select
    encode(
      sha256(
        convert_to(
          concat_ws(
            '|', p_line ->> 'booked_on', p_line ->> 'amount',
            regexp_replace(normalize(p_line ->> 'text', NFKC), '\s', '', 'g'), (p_line ->> 'nth')::int
          ),
          'UTF8'
        )
      ),
      'hex'
    ),
    (p_line ->> 'booked_on')::date,
    (p_line ->> 'amount')::int,
    array(select jsonb_array_elements_text(p_line -> 'digits'))
$$;

create function private.check_statement_lines(p_lines jsonb, p_most int)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require(
    case when jsonb_typeof(p_lines) = 'array'
      then jsonb_array_length(p_lines) between 1 and p_most else false end,
    'lines', format('1 to %s lines', p_most)
  );
  perform private.require(
    (
      select bool_and(
        jsonb_typeof(l) = 'object'
        and l ->> 'booked_on' ~ '^20\d\d-\d\d-\d\d$' and pg_input_is_valid(l ->> 'booked_on', 'date')
        and l ->> 'amount' ~ '^[1-9]\d{0,8}$'
        and length(l ->> 'text') between 1 and 1000
        and l ->> 'nth' ~ '^\d{1,4}$'
        and case when jsonb_typeof(l -> 'digits') = 'array' then jsonb_array_length(l -> 'digits') <= 20
          else false end
      )
      from jsonb_array_elements(p_lines) as l
    ),
    'lines', 'each has booked_on, amount, text, nth and digits'
  );
end;
$$;

-- What one transfer may be for, of what waits for a look and is the caller's to confirm: an order, or
-- all that wait of one checkout.
create function private.awaited_transfers(p_kinds text[])
returns table (
  order_ids uuid[], order_nos text[], buyer_name text, amount int, last5 text, transfer_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  with waiting as (
    select o.id, o.order_no, o.buyer_name, o.checkout_id, p.amount, p.transfer_last5, p.transfer_at
    from public.orders as o
    join public.payments as p on p.order_id = o.id and p.status = 'reported'
    where o.status = 'payment_review' and o.kind = any (p_kinds)
      and o.buyer_id <> auth.uid() and private.speaks_for_seller(o)
  )
  select array[id], array[order_no], buyer_name, amount, transfer_last5, transfer_at from waiting
  union all
  select array_agg(id order by id), array_agg(order_no order by id), min(buyer_name), sum(amount)::int,
    transfer_last5, min(transfer_at)
  from waiting
  where checkout_id is not null
  group by checkout_id, transfer_last5
  having count(*) between 2 and 10
$$;

-- POST /rpc/match_bank_lines. Beside each line what it confirmed before, or what it may be for: the same
-- amount, and first what was reported with digits that stand in the line. Nothing is stored.
create function public.match_bank_lines(p_lines jsonb default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_kinds constant text[] := private.require_order_kinds();
begin
  perform private.check_statement_lines(p_lines, 1000);
  return jsonb_build_object('items', (
    with awaited as materialized (select * from private.awaited_transfers(v_kinds))
    select jsonb_agg(
      jsonb_build_object(
        'used', (
          select jsonb_build_object(
            'order_nos', (
              select jsonb_agg(o.order_no order by o.order_no)
              from public.orders as o where o.id = any (u.order_ids)
            ),
            'at', u.created_at
          )
          from public.bank_statement_lines as u where u.fingerprint = line.fingerprint
        ),
        'matches', coalesce(
          (
            select jsonb_agg(
              jsonb_build_object(
                'order_ids', a.order_ids, 'order_nos', a.order_nos, 'buyer_name', a.buyer_name,
                'last5', a.last5, 'transfer_at', a.transfer_at,
                'has_digits', a.last5 = any (line.digits)
              ) order by a.last5 = any (line.digits) desc, a.transfer_at, a.order_nos
            )
            from (
              select * from awaited
              where amount = line.amount
              order by last5 = any (line.digits) desc, transfer_at, order_nos
              limit 10
            ) as a
          ),
          '[]'
        )
      ) order by asked.place
    )
    from jsonb_array_elements(p_lines) with ordinality as asked (line, place)
    cross join lateral private.statement_line(asked.line) as line
  ));
end;
$$;
revoke execute on function public.match_bank_lines(jsonb) from public;
grant execute on function public.match_bank_lines(jsonb) to anon, authenticated;

-- POST /rpc/confirm_bank_line. The line is the money of these orders: confirms all of them or none, and
-- keeps the line, which never confirms anything again (INVALID_STATE).
create function public.confirm_bank_line(p_line jsonb default null, p_order_ids uuid[] default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_kinds constant text[] := private.require_order_kinds();
  v_line record;
  v_id uuid;
begin
  perform private.check_statement_lines(jsonb_build_array(p_line), 1);
  perform private.require(
    cardinality(p_order_ids) between 1 and 10 and array_position(p_order_ids, null) is null
    and (select count(distinct id) = cardinality(p_order_ids) from unnest(p_order_ids) as id),
    'order_ids', 'one to ten orders, each once'
  );
  select * into v_line from private.statement_line(p_line);
  insert into public.bank_statement_lines (fingerprint, booked_on, amount, order_ids, used_by)
  values (v_line.fingerprint, v_line.booked_on, v_line.amount, p_order_ids, v_user_id)
  on conflict (fingerprint) do nothing;
  if not found then
    perform private.raise_error('INVALID_STATE', 'the line confirmed a payment before', 'line');
  end if;
  -- In the order of their events, as a checkout takes them: two never wait for one another in a circle.
  for v_id in
    select id
    from unnest(p_order_ids) as id
    order by (select min(r.event_id::text) from public.event_registrations as r where r.order_id = id), id
  loop
    perform public.confirm_payment(v_id);
  end loop;
  perform private.require(
    (
      select sum(p.amount) = v_line.amount and count(distinct coalesce(o.checkout_id, o.id)) = 1
      from public.payments as p
      join public.orders as o on o.id = p.order_id
      where p.order_id = any (p_order_ids) and p.status = 'succeeded'
    ),
    'amount', 'the line has another amount than what one checkout owes'
  );
  perform private.log_act(
    'match', 'orders', id::text, jsonb_build_object('booked_on', v_line.booked_on, 'amount', v_line.amount)
  )
  from unnest(p_order_ids) as id;
  return jsonb_build_object('order_ids', to_jsonb(p_order_ids));
end;
$$;
revoke execute on function public.confirm_bank_line(jsonb, uuid[]) from public;
grant execute on function public.confirm_bank_line(jsonb, uuid[]) to anon, authenticated;

revoke execute on all functions in schema private from public;
