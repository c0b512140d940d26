-- GET /rpc/my_tickets, as before, with what a holder needs to pass a ticket on or to give it back: what
-- was paid, the order when it is the holder's own, and whether the ticket may change hands.

create or replace function public.my_tickets()
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
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', t.id,
          'ticket_no', t.ticket_no,
          'status', t.status,
          'ticket_type_id', t.ticket_type_id,
          'ticket_type_name', s.name,
          'holder_name', t.holder_name,
          'price_paid', t.price_paid,
          'qr', concat_ws('.', 'T1', t.id, t.qr_version, secrets.secret),
          'registration_id', t.registration_id,
          'order_id', case when r.user_id = v_user_id then r.order_id end,
          'can_transfer', t.status = 'valid' and s.transferable and e.status = 'approved'
            and private.transfer_cutoff(e) > now(),
          'event', card.event
            - '{description,price,price_from,attendees,max_attendees,badge,is_sold_out}'::text[]
        )
        order by e.ends_at <= now(),
          abs(extract(epoch from e.starts_at - now())), t.ticket_no
      ),
      '[]'
    )
    from public.tickets as t
    join public.events as e on e.id = t.event_id
    join public.event_registrations as r on r.id = t.registration_id
    join public.ticket_stock as s on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
    join public.ticket_secrets as secrets on secrets.ticket_id = t.id
    cross join lateral private.event_card(e) as card (event)
    where t.holder_user_id = v_user_id
  );
end;
$$;
