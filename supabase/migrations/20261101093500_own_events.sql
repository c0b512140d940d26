-- What organizers read of their events: the list, one event for editing, and how it sells.

-- NT$ of the tickets in use and of those that were used.
create function private.event_revenue(p_event_id uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(price_paid), 0)::int
  from public.tickets
  where event_id = p_event_id and status in ('valid', 'checked_in', 'transferring')
$$;

-- How many are inside of how many who may come, for each ticket type. Whatever shows such numbers
-- asks here.
create function private.inside_counts(p_event_id uuid)
returns table (id text, name text, sort_order int, expected bigint, inside bigint)
language sql
stable
rows 5
set search_path = ''
as $$
  select s.ticket_type_id, s.name, s.sort_order,
    count(t.id) filter (where t.status in ('valid', 'checked_in', 'transferring')),
    count(t.id) filter (where t.status = 'checked_in')
  from public.ticket_stock as s
  left join public.tickets as t
    on t.event_id = s.event_id and t.ticket_type_id = s.ticket_type_id
  where s.event_id = p_event_id and s.ticket_type_id <> '*'
  group by s.ticket_type_id, s.name, s.sort_order
$$;

-- Sold tickets of the last two weeks, oldest day first.
create function private.event_sparkline(p_event_id uuid)
returns int[]
language sql
stable
set search_path = ''
as $$
  select array(
    select (
      select count(*)::int from public.tickets
      where event_id = p_event_id and status <> 'refunded' and status <> 'cancelled'
        and issued_at >= timezone('Asia/Taipei', day::timestamp)
        and issued_at < timezone('Asia/Taipei', (day + 1)::timestamp)
    )
    from (select private.today() - ago as day from generate_series(13, 0, -1) as ago) as days
    order by day
  )
$$;

-- GET /rpc/my_events. p_status: draft, pending_approval, rejected, cancelled, upcoming, ongoing,
-- ended. p_query: words that all stand in the title, the text or the location. Drafts without a day
-- stand behind what comes; `open_messages` wait for an answer.
create function public.my_events(
  p_status text default null, p_page int default 1, p_page_size int default 12,
  p_query text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_patterns constant text[] := private.search_patterns(p_query);
  v_ids uuid[];
  v_page record;
begin
  select array_agg(
    e.id
    order by e.status in ('cancelled', 'ended') or coalesce(e.ends_at <= now(), false),
      case when e.ends_at > now() then e.starts_at end, e.starts_at desc, e.created_at desc, e.id
  )
  into v_ids
  from public.events as e
  where e.organizer_id = v_user_id and e.deleted_at is null
    and (v_status is null or private.event_display_status(e) = v_status)
    and e.search_text like all (v_patterns);
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.event_card(e) || jsonb_build_object(
            'status', e.status,
            'version', e.version,
            'sold', e.current_attendees,
            'left', e.seats_left,
            'capacity', e.seats_total,
            'revenue', private.event_revenue(e.id),
            'waiting_registrations', (
              select count(*) from public.event_registrations
              where event_id = e.id and status = 'pending' and order_id is null
            ),
            'open_messages', (
              select count(*) from public.contact_messages
              where event_id = e.id and status = 'open'
            ),
            'waitlist', (
              select coalesce(sum(quantity), 0) from public.waitlist_entries
              where event_id = e.id and status = 'waiting'
            ),
            'checked_in', (
              select coalesce(sum(inside), 0) from private.inside_counts(e.id)
            ),
            'is_free', not exists (
              select from public.ticket_stock where event_id = e.id and price > 0
            ),
            'sales', private.event_sparkline(e.id),
            'comments', case when e.status in ('rejected', 'cancelled') then e.comments end
          )
          order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.events as e on e.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.my_events(text, int, int, text) from public;
grant execute on function public.my_events(text, int, int, text) to anon, authenticated;

-- GET /rpc/event_for_editing. The columns as save_event() takes them with names beside the ids, the
-- questions, the types as set_ticket_types() does with what is sold of each, what was decided, what
-- the host of the venue said, and whether a payout account is missing.
create function public.event_for_editing(p_event_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
begin
  return jsonb_build_object(
    'id', v_event.id,
    'status', v_event.status,
    'version', v_event.version,
    'comments', v_event.comments,
    'submitted_at', v_event.submitted_at,
    'has_attendees', private.has_attendees(v_event.id),
    'organizer', private.event_organizer(v_event),
    'event', jsonb_build_object(
      'title', v_event.title, 'description', v_event.description, 'body', v_event.body,
      'category', v_event.category, 'poster_line', v_event.poster_line,
      'image_url', v_event.image_url, 'date', v_event.date,
      'time', to_char(v_event.time, 'HH24:MI'), 'time_undecided', v_event.time_undecided,
      'ends_at', v_event.ends_at, 'opening_hours', v_event.opening_hours,
      'location', v_event.location, 'address', v_event.address,
      'city', v_event.city, 'district', v_event.district, 'lat', v_event.lat,
      'lng', v_event.lng, 'transit', v_event.transit, 'venue_id', v_event.venue_id,
      'refund_policy_code', v_event.refund_policy_code,
      'max_attendees', coalesce(v_event.max_attendees, 0),
      'performer_ids', coalesce(
        (
          select jsonb_agg(performer_id order by sort_order, performer_id)
          from public.event_performers where event_id = v_event.id
        ),
        '[]'
      ),
      'guest_performers', v_event.guest_performers,
      'questions', v_event.questions,
      'answers_close_at', v_event.answers_close_at
    ),
    'performers', private.line_up(v_event.id, true),
    'venue', private.event_venue(v_event.venue_id),
    'venue_answer', private.venue_answer_view(v_event),
    'needs_payout_account', private.needs_payout_account(v_event),
    'types', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', ticket_type_id, 'name', name, 'description', description, 'price', price,
            'capacity', capacity, 'min_per_order', min_per_order,
            'max_per_order', max_per_order, 'sale_start_at', sale_start_at,
            'sale_end_at', sale_end_at, 'requires_approval', requires_approval,
            'transferable', transferable, 'is_hidden', is_hidden, 'sold', sold, 'held', held
          )
          order by sort_order, ticket_type_id
        )
        from public.ticket_stock
        where event_id = v_event.id and ticket_type_id <> '*'
      ),
      '[]'
    ),
    'decisions', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'from', from_status, 'to', to_status, 'reason', reason, 'at', decided_at
          )
          order by decided_at desc, id desc
        )
        from public.approval_decisions
        where entity_type = 'events' and entity_id = v_event.id
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.event_for_editing(uuid) from public;
grant execute on function public.event_for_editing(uuid) to anon, authenticated;

-- GET /rpc/event_sales. Day by day from the first ticket on, at most ninety days, the last of them today or
-- the last day of the event: those since would leave the picture empty.
create function public.event_sales(p_event_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
  v_last_day constant date := least(private.today(), greatest(
    (v_event.ends_at at time zone 'Asia/Taipei')::date,
    (
      select max(issued_at at time zone 'Asia/Taipei')::date from public.tickets
      where event_id = v_event.id
    )
  ));
begin
  return jsonb_build_object(
    'sold', private.seats_sold(v_event.id),
    'left', private.seats_left(v_event.id),
    'capacity', v_event.seats_total,
    'is_free', not exists (
      select from public.ticket_stock where event_id = v_event.id and price > 0
    ),
    'revenue', private.event_revenue(v_event.id),
    'refunded', (
      select count(*) from public.tickets where event_id = v_event.id and status = 'refunded'
    ),
    'by_type', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', s.ticket_type_id, 'name', s.name, 'price', s.price, 'capacity', s.capacity,
            'sold', s.sold, 'held', s.held,
            'waiting', (
              select coalesce(sum(quantity), 0) from public.waitlist_entries as w
              where w.event_id = s.event_id and w.ticket_type_id = s.ticket_type_id
                and w.status = 'waiting'
            )
          )
          order by s.sort_order, s.ticket_type_id
        )
        from public.ticket_stock as s
        where s.event_id = v_event.id and s.ticket_type_id <> '*'
      ),
      '[]'
    ),
    'by_day', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'day', d.day, 'tickets', coalesce(t.tickets, 0), 'revenue', coalesce(t.revenue, 0)
          )
          order by d.day
        )
        from (
          select generate_series(
            greatest(
              (select min(issued_at at time zone 'Asia/Taipei')::date from public.tickets
                where event_id = v_event.id),
              v_last_day - 89
            ),
            v_last_day, interval '1 day'
          )::date as day
        ) as d
        left join (
          select (issued_at at time zone 'Asia/Taipei')::date as day, count(*) as tickets,
            sum(price_paid)::int as revenue
          from public.tickets
          where event_id = v_event.id and status in ('valid', 'checked_in', 'transferring')
          group by 1
        ) as t on t.day = d.day
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.event_sales(uuid) from public;
grant execute on function public.event_sales(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
