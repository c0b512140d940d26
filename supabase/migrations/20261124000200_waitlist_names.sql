-- A place in the line says what it is in line for, so that it can be shown away from its event.
create or replace function private.waitlist_entry_json(w public.waitlist_entries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', w.id,
    'event_id', w.event_id,
    'ticket_type_id', w.ticket_type_id,
    'ticket_type_name', (
      select s.name from public.ticket_stock as s
      where s.event_id = w.event_id and s.ticket_type_id = w.ticket_type_id
    ),
    'quantity', w.quantity,
    'status', w.status,
    'offer_expires_at', w.offer_expires_at,
    'order_id', w.order_id,
    'created_at', w.created_at,
    -- 1 is next.
    'position', case when w.status = 'waiting' then (
      select count(*) from public.waitlist_entries as other
      where other.event_id = w.event_id and other.ticket_type_id = w.ticket_type_id
        and other.status = 'waiting' and (other.created_at, other.id) <= (w.created_at, w.id)
    ) end
  )
$$;
