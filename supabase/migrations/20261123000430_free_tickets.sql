-- Whoever registers for nothing has tickets, too. Those of an order are told by the order.

create function private.tell_about_free_tickets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify(
    new.user_id, 'ticket.issued',
    jsonb_build_object('event', (select title from public.events where id = new.event_id)),
    '/tickets'
  );
  return null;
end;
$$;
create trigger tell_about_free_tickets after insert on public.event_registrations
  for each row when (new.status = 'confirmed' and new.order_id is null)
  execute function private.tell_about_free_tickets();

revoke execute on all functions in schema private from public;
