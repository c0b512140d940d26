-- One booking with everything that its page shows: for the two parties, and administrators of that kind.

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
    'location', coalesce(
      v_booking.location,
      (select coalesce(v.address, v.location) from public.venues as v where v.id = v_booking.venue_id)
    ),
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
    -- The order of the deposit begins with the yes; without a deposit that confirms at once.
    'agreed_at', coalesce(
      (select o.created_at from public.orders as o where o.id = v_booking.order_id), v_booking.confirmed_at
    ),
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
    -- What a host has to know of a guest: how often they came, and what hosts said of them.
    'guest_record', case when v_side = 'host' then jsonb_build_object(
      'held', (
        select count(*) from public.bookings as past
        where past.resource_id = v_booking.resource_id and past.requester_id = v_booking.requester_id
          and past.status = 'completed' and past.id <> v_booking.id and not past.is_demo
      ),
      'rating', private.rating_of('guest', v_booking.requester_id)
    ) end,
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
      select jsonb_build_object(
        'rating', r.rating, 'body', r.body, 'visible_at', r.visible_at, 'reply', r.reply
      )
      from public.reviews as r where r.booking_id = v_booking.id and r.author_id = v_user_id
    ),
    'received_review', (
      select jsonb_build_object('id', r.id, 'rating', r.rating, 'body', r.body, 'reply', r.reply)
      from public.reviews as r
      where r.booking_id = v_booking.id and r.visible_at <= now()
        and case v_side when 'guest' then r.target_type = 'guest' when 'host' then r.target_type <> 'guest' end
    )
  );
end;
$$;
revoke execute on function public.get_booking(uuid) from public;
grant execute on function public.get_booking(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
