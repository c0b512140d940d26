-- Demo data writes rows of weeks ago; its triggers tell nobody about them as if they were of now.

-- False while demo data is written.
create function private.tells_people()
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('spotlight.mails', true), 'on') <> 'off'
$$;

create or replace function private.tell_how_to_pay()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select o.* into v_order
  from public.orders as o join public.payments as p on p.order_id = o.id
  where p.id = new.id and p.status = 'created' and o.status = 'pending_payment'
    and o.hold_expires_at > now();
  if found and private.tells_people() then
    perform private.tell_buyer(
      v_order, 'order.received', jsonb_build_object('deadline', v_order.hold_expires_at)
    );
  end if;
  return null;
end;
$$;

create or replace function private.tell_about_free_tickets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.tells_people() then
    perform private.notify(
      new.user_id, 'ticket.issued',
      jsonb_build_object('event', (select title from public.events where id = new.event_id)),
      '/tickets'
    );
  end if;
  return null;
end;
$$;

revoke execute on all functions in schema private from public;
