-- What senders and receivers of a ticket do.

-- POST /rpc/offer_transfer. Open for 48 hours at most. p_at_face_value: the other pays the sender
-- what the ticket cost; there is no other price. The answer carries the token of the link, once.
create function public.offer_transfer(
  p_ticket_id uuid default null, p_to_email text default null, p_at_face_value boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_email constant text := private.email_address(p_to_email);
  v_token constant text := private.new_token();
  v_event public.events;
  v_ticket public.tickets;
  v_transfer public.ticket_transfers;
begin
  select e.* into v_event
  from public.tickets as t join public.events as e on e.id = t.event_id
  where t.id = p_ticket_id and t.holder_user_id = v_user_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such ticket');
  end if;
  perform private.require(private.is_email(v_email) is true, 'to_email', 'an e-mail address');
  perform private.require(
    v_email is distinct from (select lower(email) from public.profiles where id = v_user_id),
    'to_email', 'it is the caller''s own'
  );
  if (
    select count(*) >= 20 from public.ticket_transfers
    where from_user = v_user_id and created_at > now() - interval '24 hours'
  ) then
    perform private.raise_error('RATE_LIMITED', 'twenty offers a day');
  end if;
  perform from public.events where id = v_event.id for no key update;
  select * into v_event from public.events where id = v_event.id;
  perform private.expire_transfers_of(v_event.id, p_ticket_id);
  select * into v_ticket
  from public.tickets where id = p_ticket_id and holder_user_id = v_user_id for update;
  if v_ticket.status is distinct from 'valid' or private.is_asked_back(v_ticket) then
    perform private.raise_error('INVALID_STATE', 'the ticket is not free to be given');
  end if;
  perform private.check_transferable(v_event, v_ticket);

  insert into public.ticket_transfers (
    ticket_id, from_user, to_email, price, token_hash, expires_at
  )
  values (
    p_ticket_id, v_user_id, v_email,
    case when p_at_face_value then v_ticket.price_paid else 0 end,
    private.hash_token(v_token), least(now() + interval '48 hours', private.transfer_cutoff(v_event))
  )
  returning * into v_transfer;
  update public.tickets set status = 'transferring' where id = p_ticket_id;
  perform private.notify(
    private.account_at(v_email), 'transfer.offered', jsonb_build_object('event', v_event.title), '/tickets'
  );
  return private.transfer_json(v_transfer)
    || jsonb_build_object('to_email', v_transfer.to_email, 'token', v_token);
end;
$$;
revoke execute on function public.offer_transfer(uuid, text, boolean) from public;
grant execute on function public.offer_transfer(uuid, text, boolean) to anon, authenticated;

-- GET /rpc/find_transfer. What the link shows before it is accepted; null when it is no open one.
create function public.find_transfer(p_token text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_user();
  return (
    select private.transfer_json(tt)
    from public.ticket_transfers as tt
    where tt.token_hash = private.hash_token(p_token) and tt.status = 'offered'
      and tt.expires_at > now()
  );
end;
$$;
revoke execute on function public.find_transfer(text) from public;
grant execute on function public.find_transfer(text) to anon, authenticated;

-- POST /rpc/accept_transfer. With the token of the link, or with the id of an offer to the caller's
-- own confirmed address.
create function public.accept_transfer(
  p_transfer_id uuid default null, p_token text default null, p_name text default null,
  p_phone text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_name constant text := private.trimmed(p_name);
  v_phone constant text := private.phone_number(p_phone);
  v_transfer public.ticket_transfers;
  v_event public.events;
  v_ticket public.tickets;
begin
  select * into v_transfer
  from public.ticket_transfers
  where case
    when p_token is not null then token_hash = private.hash_token(p_token)
    else id = p_transfer_id and to_email = private.require_confirmed_email()
  end;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such offer to the caller');
  end if;
  perform private.require(length(v_name) between 1 and 50, 'name', '1 to 50 characters');
  perform private.require(v_phone is not null, 'phone', 'the phone number is not valid');
  v_transfer := private.lock_transfer(v_transfer.id);
  if v_transfer.status <> 'offered' then
    perform private.raise_error('INVALID_STATE', format('the offer is %s', v_transfer.status));
  end if;
  if v_transfer.from_user = v_user_id then
    perform private.raise_error('FORBIDDEN', 'the caller offers it');
  end if;
  select * into v_ticket from public.tickets where id = v_transfer.ticket_id;
  select * into v_event from public.events where id = v_ticket.event_id;
  perform private.check_transferable(v_event, v_ticket);
  perform private.check_person_limit(v_ticket.event_id, v_ticket.ticket_type_id, v_user_id, 1, true);
  update public.ticket_transfers
  set status = 'accepted', to_user = v_user_id
  where id = v_transfer.id;
  update public.tickets
  set status = 'valid', holder_user_id = v_user_id, holder_name = v_name, holder_phone = v_phone,
    qr_version = qr_version + 1,
    -- Staff may type the number: the former holder, who knows the old one, must not come in by it.
    ticket_no = 'T-' || private.random_code(10)
  where id = v_transfer.ticket_id and status = 'transferring'
  returning * into v_ticket;
  if not found then
    perform private.raise_error('INVALID_STATE', 'the ticket is not there any more');
  end if;
  update public.ticket_secrets
  set secret = private.new_token(16)
  where ticket_id = v_ticket.id;
  perform private.notify(
    v_transfer.from_user, 'transfer.accepted', jsonb_build_object('event', v_event.title), '/tickets'
  );
  return jsonb_build_object('status', 'accepted', 'ticket_id', v_ticket.id);
end;
$$;
revoke execute on function public.accept_transfer(uuid, text, text, text) from public;
grant execute on function public.accept_transfer(uuid, text, text, text) to anon, authenticated;

-- POST /rpc/end_transfer. The sender takes it back, or the person it was offered to declines.
create function public.end_transfer(p_transfer_id uuid default null, p_token text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_transfer public.ticket_transfers;
  v_status text;
begin
  select * into v_transfer
  from public.ticket_transfers
  where case
    when p_token is not null then token_hash = private.hash_token(p_token)
    else id = p_transfer_id and (from_user = v_user_id or to_email = private.confirmed_email())
  end;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such offer of or to the caller');
  end if;
  v_status := case when v_transfer.from_user = v_user_id then 'cancelled' else 'declined' end;
  v_transfer := private.lock_transfer(v_transfer.id);
  perform private.end_transfer(v_transfer.id, v_status);
  if v_status = 'declined' then
    perform private.notify(v_transfer.from_user, 'transfer.declined', '{}', '/tickets');
  end if;
  return jsonb_build_object('status', v_status);
end;
$$;
revoke execute on function public.end_transfer(uuid, text) from public;
grant execute on function public.end_transfer(uuid, text) to anon, authenticated;

-- GET /rpc/my_transfers. {sent, received}: the sent ones of all time, and the offers that are open.
create function public.my_transfers()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_email constant text := private.confirmed_email();
begin
  return jsonb_build_object(
    'sent', coalesce(
      (
        select jsonb_agg(
          private.transfer_json(tt) || jsonb_build_object('to_email', tt.to_email)
          order by tt.created_at desc, tt.id
        )
        from (
          select * from public.ticket_transfers
          where from_user = v_user_id order by created_at desc, id limit 50
        ) as tt
      ),
      '[]'
    ),
    'received', coalesce(
      (
        select jsonb_agg(private.transfer_json(tt) order by tt.expires_at, tt.id)
        from public.ticket_transfers as tt
        where tt.to_email = v_email and tt.status = 'offered' and tt.expires_at > now()
          and tt.from_user <> v_user_id
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.my_transfers() from public;
grant execute on function public.my_transfers() to anon, authenticated;
