-- Whose phone and e-mail are shown to whom they deal with, and when. Every view asks this one
-- function; what it does not show is masked.

-- p_kind and p_state: 'booking' with the state of the booking, 'ticket' with that of the registration,
-- 'product' with that of the order. Before anything is agreed nobody needs an address, and after it
-- is called off nobody has it. Phones of those who come to an event are for the days around it.
create function private.contact_shown(
  p_kind text, p_state text, p_starts_at timestamptz default null, p_ends_at timestamptz default null
)
returns table (phone boolean, email boolean)
language sql
stable
set search_path = ''
as $$
  select agreed and (p_kind <> 'ticket' or coalesce(
      now() between p_starts_at - interval '7 days' and p_ends_at + interval '7 days', false
    )),
    agreed
  from (
    select case p_kind
      when 'booking' then p_state in ('confirmed', 'completed', 'no_show')
      when 'ticket' then p_state = 'confirmed'
      when 'product' then p_state in ('paid', 'completed')
      else false
    end as agreed
  ) as deal
$$;

-- The same of an order, for the seller's side and administrators; buyers read what is their own.
create function private.order_contact_shown(o public.orders)
returns table (phone boolean, email boolean)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
    select shown.phone, shown.email
    from private.contact_shown(
      case when o.kind in ('venue_booking', 'performance') then 'booking' else o.kind end,
      case
        when o.kind in ('venue_booking', 'performance') then (private.booking_of_order(o.id)).status
        -- Of tickets the list of attendees is the place.
        when o.kind <> 'ticket' then o.status
      end
    ) as shown;
end;
$$;

-- Where goods are sent to: how, for everybody; to whom and where, for who has to send them.
create function private.delivery_view(p_delivery jsonb, p_is_shown boolean)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case
    when p_is_shown or p_delivery is null then p_delivery
    -- What is handed over in person has no address, hidden or not.
    else jsonb_strip_nulls(
      p_delivery || jsonb_build_object(
        'phone', private.masked(p_delivery ->> 'phone'),
        'address', private.masked(p_delivery ->> 'address')
      )
    )
  end
$$;

revoke execute on all functions in schema private from public;
