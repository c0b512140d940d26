-- How many tickets there are and how many are gone. One row per ticket type and one, '*', for the
-- event as a whole. Nothing is sold without moving these counters, and the check below makes a sale
-- beyond them impossible whatever a function forgets.

create table public.ticket_stock (
  event_id uuid not null references public.events (id) on delete cascade,
  ticket_type_id text not null check (ticket_type_id ~ '^(\*|[a-z0-9-]{1,40})$'),
  name text not null,
  description text not null default '',
  -- NT$. Null: not a valid price, shown as 價格待確認 and not for sale. Never 免費 by accident.
  price int check (price >= 0),
  -- Null: unlimited.
  capacity int check (capacity >= 1),
  sold int not null default 0 check (sold >= 0),
  -- Taken for a while: a registration that waits for approval, or an unpaid order.
  held int not null default 0 check (held >= 0),
  min_per_order int not null default 1 check (min_per_order >= 1),
  max_per_order int not null default 4 check (max_per_order <= 20),
  sale_start_at timestamptz,
  sale_end_at timestamptz,
  requires_approval boolean not null default false,
  transferable boolean not null default true,
  is_hidden boolean not null default false,
  sort_order int not null default 0,
  -- Chosen by the form for a type that had no id yet.
  client_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (event_id, ticket_type_id),
  constraint never_oversold check (capacity is null or sold + held <= capacity),
  constraint order_size_range check (min_per_order <= max_per_order),
  constraint sale_end_after_start check (sale_end_at > sale_start_at)
) with (fillfactor = 80);
create unique index ticket_stock_client_key_idx on public.ticket_stock (event_id, client_key);
create trigger guard_client_writes before insert or update or delete on public.ticket_stock
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ticket_stock
  for each row execute function private.set_updated_at();

-- No policy: stock is read through get_event(), which says what is left and nothing else.
alter table public.ticket_stock enable row level security;
revoke all on public.ticket_stock from anon, authenticated;

create function private.price_text(p_price int)
returns text
language sql
immutable
set search_path = ''
as $$
  select 'NT$' || to_char(p_price, 'FM999,999,999')
$$;

-- The label of a whole event: 免費, NT$300, NT$300 起, or 價格待確認 as soon as one price is broken.
create function private.event_price_label(p_prices int[])
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when array_position(p_prices, null) is not null then '價格待確認'
    when count(*) = 0 then '免費'
    when count(*) = 1 then private.price_text(min(price))
    else private.price_text(min(price)) || ' 起'
  end
  from (select distinct price from unnest(p_prices) as price where price > 0) as positive
$$;

-- NT$ of the cheapest that costs something, 0 when nothing does, null as soon as one is broken.
create function private.lowest_price(p_prices int[])
returns int
language sql
immutable
set search_path = ''
as $$
  select coalesce(min(p) filter (where p > 0), 0)
  from unnest(p_prices) as p
  having array_position(p_prices, null) is null
$$;

-- What a ticket type is now, with this many seats left (null: without end).
create function private.sale_state(s public.ticket_stock, p_left int)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when s.sale_end_at <= now() then 'ended'
    when s.sale_start_at > now() then 'not_yet'
    when p_left < s.min_per_order then 'sold_out'
    else 'on_sale'
  end
$$;

-- What an event offers now. The first that holds: something is on sale, will be, is sold out (with
-- a waitlist, which no type has that its organizer decides about), or was on sale; `none` before
-- anything is offered. A price counts while its type can be bought, or when none can.
create function private.event_offer(
  p_event_id uuid, p_whole_left int,
  out state text, out label text, out price_from int, out opens_at timestamptz,
  out changes_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  with offered as (
    select s.price, s.sale_start_at, s.sale_end_at, s.requires_approval,
      case
        when s.price is null then null
        -- Whoever sells it is gone: it is off sale.
        when private.seller_is_gone('organizer', e.organizer_id) then 'ended'
        -- least() passes over nulls, which stand for "unlimited".
        else private.sale_state(s, least(s.capacity - s.sold - s.held, p_whole_left))
      end as state
    from public.ticket_stock as s join public.events as e on e.id = s.event_id
    where s.event_id = p_event_id and s.ticket_type_id <> '*' and not s.is_hidden
  ),
  sale as (
    select
      case
        when bool_or(o.state = 'on_sale') then 'on_sale'
        when bool_or(o.state = 'not_yet') then 'not_yet'
        when bool_or(o.state = 'sold_out' and not o.requires_approval) then 'waitlist'
        when bool_or(o.state = 'sold_out') then 'sold_out'
        when bool_or(o.state = 'ended') then 'ended'
        else 'none'
      end as state,
      bool_or(o.price is null) as is_broken,
      min(o.sale_start_at) filter (where o.state = 'not_yet') as opens_at,
      least(
        min(o.sale_start_at) filter (where o.sale_start_at > now()),
        min(o.sale_end_at) filter (where o.sale_end_at > now())
      ) as changes_at
    from offered as o
  ),
  priced as (
    select array_agg(o.price) as prices
    from offered as o, sale
    where sale.is_broken or sale.state not in ('on_sale', 'not_yet') or o.state = sale.state
  )
  select sale.state, private.event_price_label(priced.prices),
    private.lowest_price(priced.prices),
    case when sale.state = 'not_yet' then sale.opens_at end, sale.changes_at
  from sale, priced
$$;

-- A type that somebody holds a ticket of can be hidden, not removed.
create function private.keep_sold_ticket_type()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.sold + old.held > 0 then
    perform private.raise_error(
      'FORBIDDEN', 'a ticket type with sold or held tickets cannot be removed', 'Hide it instead.'
    );
  end if;
  return old;
end;
$$;
create trigger keep_sold_ticket_type before delete on public.ticket_stock
  for each row execute function private.keep_sold_ticket_type();

-- The '*' row follows events.max_attendees; 0 and null mean unlimited.
create function private.follow_max_attendees()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.ticket_stock (event_id, ticket_type_id, name, capacity)
  values (new.id, '*', '全場', nullif(new.max_attendees, 0))
  on conflict (event_id, ticket_type_id) do update set capacity = excluded.capacity;
  return null;
end;
$$;
create trigger follow_max_attendees_on_insert after insert on public.events
  for each row execute function private.follow_max_attendees();
create trigger follow_max_attendees_on_update after update of max_attendees on public.events
  for each row when (new.max_attendees is distinct from old.max_attendees)
  execute function private.follow_max_attendees();

revoke execute on all functions in schema private from public;
