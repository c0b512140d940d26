-- Reading bookings: the two parties, and administrators of that kind.

create function private.quote_view(p_quote public.booking_quotes)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_quote.id, 'number', p_quote.number, 'lines', p_quote.lines, 'total', p_quote.total, 'deposit', p_quote.deposit,
    'valid_until', p_quote.valid_until, 'terms', p_quote.terms, 'status', p_quote.status,
    'created_at', p_quote.created_at
  )
$$;

-- A booking in lists, for the side that reads it. An open one past its time reads as expired
-- already.
create function private.booking_card(b public.bookings, p_side text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.booking_receipt(b.id) || jsonb_build_object(
    'status', case
      when b.status in ('requested', 'quoted') and not b.is_demo and b.respond_by <= now() then 'expired'
      else b.status
    end,
    'side', p_side,
    'venue_id', b.venue_id,
    'performer_id', b.performer_id,
    'subject_name', private.booking_subject_name(b),
    'venue_name', (select v.name from public.venues as v where v.id = b.venue_id),
    'guest_name', b.contact_name,
    'purpose', b.purpose,
    'performance_type', b.performance_type,
    'attendees', b.attendees,
    'is_joint', b.is_joint,
    'is_phone', false,
    'created_at', b.created_at,
    'unread', (
      select count(*)
      from public.booking_messages as m
      where m.booking_id = b.id and m.read_at is null and m.sender_id is distinct from auth.uid()
    )
  )
$$;

-- For the host of a request: who has these hours by now, of several whoever had them first, and how many others ask for
-- them. With the buffers, as a yes would take them.
create function private.booking_rivals(p_booking public.bookings)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'taken_by', (
      select jsonb_build_object(
        'booking_id', b.id, 'booking_no', b.booking_no, 'name', coalesce(b.contact_name, k.contact_name, k.reason),
        'start_at', coalesce(b.start_at, k.start_at), 'end_at', coalesce(b.end_at, k.end_at), 'since', o.created_at
      )
      from public.calendar_occupancy as o
      left join public.bookings as b on b.id = o.booking_id
      left join public.calendar_blocks as k on k.id = o.block_id
      where o.resource_id = p_booking.resource_id
        and o.resource_type = private.calendar_type(p_booking)
        and o.during && wanted.during
      order by o.created_at, o.id
      limit 1
    ),
    'others_asking', (
      select count(*)
      from public.bookings as b
      where b.resource_id = p_booking.resource_id and b.kind = p_booking.kind and b.id <> p_booking.id
        and b.status in ('requested', 'quoted') and b.respond_by > now() and not b.is_demo
        and private.with_buffers(b.resource_id, b.start_at, b.end_at) && wanted.during
    )
  )
  from (
    select private.with_buffers(p_booking.resource_id, p_booking.start_at, p_booking.end_at) as during
  ) as wanted
$$;

-- GET /rpc/get_booking. Phone and e-mail of the other party once it is confirmed.
create function public.get_booking(p_booking_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_booking public.bookings;
  v_side text;
  v_shows_contact boolean;
begin
  select * into v_booking from public.bookings where id = p_booking_id;
  v_side := coalesce(
    private.side_of(v_booking),
    case
      when not v_booking.is_demo and private.has_flag(
        case v_booking.kind when 'venue' then 'can_manage_venues' else 'can_manage_performers' end
      ) then 'admin'
    end
  );
  if v_side is null then
    perform private.raise_error('NOT_FOUND', 'there is no such booking');
  end if;
  select phone into v_shows_contact from private.contact_shown('booking', v_booking.status);

  return private.booking_card(v_booking, v_side) || jsonb_build_object(
    'event_id', v_booking.event_id,
    'load_in_at', v_booking.load_in_at,
    'location', v_booking.location,
    'budget_min', v_booking.budget_min,
    'budget_max', v_booking.budget_max,
    'requirements', v_booking.requirements,
    'facilities', v_booking.facilities,
    'message', v_booking.message,
    'price_lines', v_booking.price_lines,
    'cancellation_policy', v_booking.cancellation_policy,
    'refund_percent_now', private.refund_percent_now(v_booking),
    'refund_amount', v_booking.refund_amount,
    'cancelled_by', v_booking.cancelled_by,
    'cancel_reason', v_booking.cancel_reason,
    'alternatives', v_booking.alternatives,
    'confirmed_at', v_booking.confirmed_at,
    'completed_at', v_booking.completed_at,
    'overtime_minutes', v_booking.overtime_minutes,
    'overtime_amount', v_booking.overtime_amount,
    'order_status', (select o.status from public.orders as o where o.id = v_booking.order_id),
    'partner', (
      select private.booking_receipt(partner.id)
        || jsonb_build_object('venue_id', partner.venue_id, 'performer_id', partner.performer_id)
      from public.bookings as partner
      where partner.joint_id = v_booking.joint_id and partner.id <> v_booking.id and v_side = 'guest'
    ),
    'contact', case
      when v_shows_contact and v_side = 'host' then jsonb_build_object(
        'name', v_booking.contact_name, 'phone', v_booking.contact_phone,
        'email', v_booking.contact_email
      )
      when v_shows_contact and v_side = 'guest' and v_booking.kind = 'venue' then (
        select jsonb_build_object('name', v.name, 'phone', v.phone, 'email', v.email)
        from public.venues as v where v.id = v_booking.venue_id
      )
      when v_shows_contact and v_side = 'guest' then (
        select jsonb_build_object(
          'name', coalesce(p.contact_name, p.performer_name), 'phone', p.contact_phone,
          'email', p.contact_email
        )
        from public.performer_profiles as p where p.id = v_booking.performer_id
      )
    end,
    'calendar', case when v_side = 'host' and v_booking.status in ('requested', 'quoted') then
      private.booking_rivals(v_booking)
    end,
    'quotes', (
      select coalesce(jsonb_agg(private.quote_view(q) order by q.created_at desc), '[]')
      from public.booking_quotes as q
      where q.booking_id = v_booking.id and q.made_by = 'host'
    ),
    'amendments', (
      select coalesce(jsonb_agg(private.amendment_view(a) order by a.created_at desc), '[]')
      from public.booking_amendments as a where a.booking_id = v_booking.id
    ),
    'review', (
      select jsonb_build_object('rating', r.rating, 'body', r.body, 'visible_at', r.visible_at)
      from public.reviews as r where r.booking_id = v_booking.id and r.author_id = v_user_id
    )
  );
end;
$$;
revoke execute on function public.get_booking(uuid) from public;
grant execute on function public.get_booking(uuid) to anon, authenticated;

-- GET /rpc/my_bookings. p_side: guest (what I asked for) or host (what others ask of me). p_kind:
-- venue or performance. p_state: open, upcoming, past or a state. p_query: words of the guest's name, the number or what
-- it is for. p_sort: answer, status, guest, start or total, with a minus the other way round; without it what waits for
-- an answer first. A host's bookings by phone are among them. p_after: see private.place_of(); `next` is the place of
-- the last one, unless the list ends there.
create function public.my_bookings(
  p_side text default 'guest',
  p_kind text default null,
  p_state text default null,
  p_resource_id uuid default null,
  p_page int default 1,
  p_page_size int default 12,
  p_after text default null,
  p_query text default null,
  p_sort text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_place constant record := private.read_place(p_after);
  v_words constant text := lower(nullif(btrim(p_query), ''));
  v_column constant text := ltrim(coalesce(nullif(p_sort, ''), 'waiting'), '-');
  v_sign constant int := case when p_sort like '-%' then -1 else 1 end;
  v_kind constant text := nullif(nullif(p_kind, ''), 'all');
  v_state constant text := nullif(nullif(p_state, ''), 'all');
  v_ids uuid[];
  v_page record;
  v_last uuid;
begin
  perform private.require(p_side in ('guest', 'host'), 'side', 'guest or host');
  perform private.require(
    v_column in ('waiting', 'answer', 'status', 'guest', 'start', 'total'), 'sort',
    'answer, status, guest, start or total, with a minus the other way round'
  );
  with own as (
    select id from public.venues where owner_id = v_user_id
    union all select id from public.performer_profiles where owner_id = v_user_id
  ),
  listed as (
    select b.id, b.kind, b.status, b.resource_id, b.start_at, b.end_at, b.created_at, b.respond_by, b.total,
      b.contact_name as guest, b.purpose, b.booking_no
    from public.bookings as b
    where not b.is_demo and case p_side
      when 'guest' then b.requester_id = v_user_id
      else b.resource_id in (select id from own)
    end
    union all
    -- The host agreed to them on the phone.
    select k.id, case when k.venue_id is null then 'performance' else 'venue' end,
      case when k.end_at > now() then 'confirmed' else 'completed' end, k.resource_id, k.start_at,
      k.end_at, k.created_at, null, k.total, k.contact_name, k.reason, null
    from public.calendar_blocks as k
    where p_side = 'host' and k.source = 'phone' and k.resource_id in (select id from own)
  )
  select array_agg(
    id
    order by
      case when p_after is not null then created_at end desc, case when p_after is not null then id end desc,
      v_column = 'waiting' and status not in ('requested', 'quoted', 'awaiting_payment'),
      case v_column
        when 'waiting' then abs(extract(epoch from start_at - now()))
        -- A host answers what is asked; the rest has no such time and comes last, either way.
        when 'answer' then case when status = 'requested' then v_sign * extract(epoch from respond_by) end
        when 'status' then v_sign * array_position(
          '{requested,quoted,awaiting_payment,confirmed,completed,no_show,declined,withdrawn,expired,cancelled}'::text[],
          status
        )
        when 'start' then v_sign * extract(epoch from start_at)
        when 'total' then v_sign * total
      end nulls last,
      case when p_sort = 'guest' then guest end,
      case when p_sort = '-guest' then guest end desc,
      start_at, id
  )
  into v_ids
  from listed
  where (created_at, id) < (v_place.at, v_place.key)
    and (v_kind is null or kind = v_kind)
    and (p_resource_id is null or resource_id = p_resource_id)
    and (v_words is null or strpos(lower(concat_ws(' ', guest, booking_no, purpose)), v_words) > 0)
    and case
      when v_state is null then true
      when v_state = 'open' then status in ('requested', 'quoted', 'awaiting_payment')
      when v_state = 'upcoming' then status = 'confirmed' and end_at > now()
      when v_state = 'past' then end_at <= now() or status not in (
        'requested', 'quoted', 'awaiting_payment', 'confirmed'
      )
      else status = v_state
    end;
  select * into v_page
  from private.page_bounds(
    p_page, p_page_size, coalesce(cardinality(v_ids), 0), private.most_rows(p_after)
  );
  v_last := case when v_page.page_size < cardinality(v_ids) then v_ids[v_page.page_size] end;
  return jsonb_build_object(
    'next', coalesce(
      private.next_place(p_after, 'public.bookings', v_last),
      private.next_place(p_after, 'public.calendar_blocks', v_last)
    ),
    'items', coalesce(
      (
        select jsonb_agg(
          case when b.id is null then private.phone_booking_card(k)
            else private.booking_card(b, p_side) end
          order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        left join public.bookings as b on b.id = chosen.id
        left join public.calendar_blocks as k on k.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.my_bookings(text, text, text, uuid, int, int, text, text, text) from public;
grant execute on function
  public.my_bookings(text, text, text, uuid, int, int, text, text, text)
  to anon, authenticated;

-- GET /rpc/my_demo_bookings. Walks through the form; nobody else sees them, a week later they are
-- gone.
create function public.my_demo_bookings()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(private.booking_card(b, 'guest') order by b.created_at desc), '[]')
    from public.bookings as b
    where b.requester_id = v_user_id and b.is_demo and b.created_at > now() - interval '7 days'
  );
end;
$$;
revoke execute on function public.my_demo_bookings() from public;
grant execute on function public.my_demo_bookings() to anon, authenticated;

revoke execute on all functions in schema private from public;
