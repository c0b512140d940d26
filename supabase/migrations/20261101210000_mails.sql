-- Mails about what happened, written in the same transaction and sent by a process outside: nothing
-- is mailed that did not happen, and a mail server that is down delays a mail, never a sale.

-- The id that a path ends with, or null.
create function private.id_at_end(p_link text)
returns uuid
language sql
immutable
set search_path = ''
as $$
  select substring(p_link from '/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
$$;

-- The event that a mail is about, or null: the one it names, or the one that its link leads to.
create function private.mailed_event_id(m private.mails)
returns uuid
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (m.params ->> 'event_id')::uuid,
    case
      when m.link like '/events/%' then private.id_at_end(m.link)
      when m.link like '/tickets/transfer/%' then (
        select t.event_id
        from public.ticket_transfers as tt join public.tickets as t on t.id = tt.ticket_id
        where tt.id = private.id_at_end(m.link)
      )
      when m.link like '/purchase-history/%' then (
        select ref_id
        from public.order_items
        where order_id = private.id_at_end(m.link) and item_type = 'ticket'
        limit 1
      )
    end
  )
$$;

-- When and where it is, as it stands when the mail goes out, because a mail is what people look at
-- on the way; and for whom has them the tickets: those of the order, or all of the event.
create function private.mailed_event_facts(m private.mails)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'event_title', e.title, 'event_date', e.date,
    'event_time', case when not e.time_undecided then to_char(e.time, 'HH24:MI') end,
    'event_ends_at', e.ends_at,
    'event_hours', case
      when private.last_day_of(e.date, e.ends_at) > e.date then private.hours_facts(e)
    end,
    'event_place', e.location, 'event_address', e.address,
    'tickets', case
      when m.link like '/purchase-history/%' then (
        select string_agg(s.name || ' × ' || i.quantity, '、' order by s.sort_order, s.name)
        from public.order_items as i
        join public.ticket_stock as s
          on s.event_id = i.ref_id and s.ticket_type_id = i.sub_ref
        where i.order_id = private.id_at_end(m.link)
      )
      when m.kind in ('ticket.issued', 'registration.approved', 'event.tomorrow') then (
        select string_agg(s.name || ' × ' || r.quantity, '、' order by s.sort_order, s.name)
        from public.event_registrations as r
        join public.ticket_stock as s
          on s.event_id = r.event_id and s.ticket_type_id = r.ticket_type_id
        where r.event_id = e.id and r.user_id = m.user_id and r.status = 'confirmed'
      )
    end
  ))
  from public.events as e
  where e.id = private.mailed_event_id(m)
$$;

-- What is only looked up when a mail goes out: the event, and the account to pay to, which no other
-- row may store. Null when there is nothing to say any more.
create function private.mail_facts(m private.mails)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(private.mailed_event_facts(m), '{}') || case
    when m.kind <> 'order.received' then '{}'::jsonb
    else (
      select jsonb_build_object('deadline', o.hold_expires_at)
        || coalesce(private.bank_account(o.seller_type, o.seller_id), '{}')
      from public.orders as o
      where o.order_no = m.params ->> 'order_no' and o.buyer_id = m.user_id
        and o.status = 'pending_payment' and o.hold_expires_at > now()
    )
  end
$$;

-- What a mail says, for whoever writes its text.
create function private.mail_as_sent(m private.mails)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'kind', m.kind, 'params', m.params || coalesce(private.mail_facts(m), '{}'), 'link', m.link,
    'is_essential', (select is_essential from private.notification_kinds where kind = m.kind),
    'others', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'params', o.params || coalesce(private.mail_facts(o), '{}'), 'link', o.link
          ) order by o.created_at, o.id
        )
        from private.mails as o where o.goes_with = m.id
      ),
      '[]'
    )
  )
$$;

-- What else waits of a kind that comes in floods goes with this one. What another sender is just looking at does not.
create function private.gather_mails(m private.mails)
returns void
language sql
set search_path = ''
as $$
  update private.mails
  set goes_with = m.id
  where id in (
    select o.id
    from private.mails as o
    join private.notification_kinds as k on k.kind = o.kind and k.is_gathered
    where o.user_id = m.user_id and o.kind = m.kind and o.id <> m.id
      and o.sent_at is null and o.failed_at is null and o.sending_since is null and o.goes_with is null
    for update of o skip locked
  )
$$;

-- Takes one mail that is due, or null. Whoever takes it says afterwards what became of it. One that
-- was taken and not heard of again may have arrived: it is given up rather than sent twice.
create function private.claim_mail()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_mail private.mails;
  v_to text;
  v_copy_to text;
  v_name text;
  v_locale text;
  v_facts jsonb;
  v_bounced boolean;
begin
  with given_up as (
    update private.mails
    set failed_at = now(), sending_since = null, params = '{}',
      last_error = 'the sender ended before it knew whether the mail arrived'
    where sending_since < now() - interval '10 minutes' and sent_at is null and failed_at is null
    returning id, failed_at, last_error
  )
  update private.mails as o
  set failed_at = m.failed_at, last_error = m.last_error, params = '{}', goes_with = null
  from given_up as m
  where o.goes_with = m.id;
  loop
    select * into v_mail
    from private.mails
    where sent_at is null and failed_at is null and sending_since is null
      and goes_with is null and next_attempt_at <= now()
    order by next_attempt_at, created_at, id
    limit 1
    for update skip locked;
    if not found then
      return null;
    end if;
    if v_mail.user_id is null then
      v_to := v_mail.to_email;
      v_name := null;
      v_locale := null;
      v_copy_to := null;
    else
      -- To an address that nobody has proved only what its owner asked for.
      select case when k.goes_unproved or private.proved_email(u.id) is not null then u.email end, p.username, p.locale,
        v_mail.copy_to
      into v_to, v_name, v_locale, v_copy_to
      from auth.users as u
      join public.profiles as p on p.id = u.id
      join private.notification_kinds as k on k.kind = v_mail.kind
      where u.id = v_mail.user_id and p.active and not p.deleted;
    end if;
    if exists (select from private.bounced_addresses where email = v_copy_to) then
      v_copy_to := null;
    end if;
    v_bounced := exists (select from private.bounced_addresses where email = lower(v_to));
    if v_copy_to is not null and (v_to is null or v_bounced) then
      v_to := v_copy_to;
      v_copy_to := null;
      v_bounced := false;
    end if;
    v_facts := private.mail_facts(v_mail);
    exit when v_to is not null and not v_bounced and v_facts is not null;
    update private.mails
    set failed_at = now(), params = '{}', last_error = case
      when v_to is null then 'no proved address'
      when v_bounced then 'the address has refused mails' else 'nothing to say any more'
    end
    where id = v_mail.id;
  end loop;
  update private.mails
  set sending_since = now(), attempts = attempts + 1
  where id = v_mail.id;
  perform private.gather_mails(v_mail);
  return private.mail_as_sent(v_mail)
    || jsonb_build_object(
      'id', v_mail.id, 'to', v_to, 'copy_to', v_copy_to, 'name', v_name, 'locale', v_locale,
      'unsubscribe_token', private.unsubscribe_token(v_mail)
    );
end;
$$;

-- It is with the mail server: what it said is forgotten here.
create function private.mail_sent(p_id uuid)
returns void
language sql
set search_path = ''
as $$
  update private.mails
  set sent_at = now(), sending_since = null, last_error = null, params = '{}'
  where id = p_id and sending_since is not null;
  update private.mails set sent_at = now(), params = '{}' where goes_with = p_id and sent_at is null
$$;

-- It was refused: again after 1, 3, 9, … minutes, at most 6 hours; after the eighth time no more.
create function private.mail_failed(p_id uuid, p_error text, p_is_final boolean default false)
returns void
language sql
set search_path = ''
as $$
  select private.note_bounce(m, p_error) from private.mails as m
  where m.id = p_id and m.sending_since is not null and p_is_final;
  update private.mails
  set sending_since = null, last_error = left(p_error, 500),
    next_attempt_at = now() + least(interval '1 minute' * 3 ^ (attempts - 1), interval '6 hours'),
    failed_at = case when p_is_final or attempts >= 8 then now() end
  where id = p_id and sending_since is not null;
  -- What was told in it is given up with it, and can be sent again by itself.
  update private.mails as o
  set failed_at = m.failed_at, last_error = m.last_error, goes_with = null
  from private.mails as m
  where m.id = p_id and o.goes_with = m.id and m.failed_at is not null
$$;

-- Job, each day.
create function private.forget_mails()
returns void
language sql
set search_path = ''
as $$
  delete from private.mails where coalesce(sent_at, failed_at) < now() - interval '30 days'
    and (sent_at is not null or failed_at is not null)
$$;
insert into private.jobs (name, run_every) values ('forget_mails', '1 day');

-- An account that goes is not written to any more.
create function private.forget_mails_of()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.mails where user_id = new.id;
  return null;
end;
$$;
create trigger forget_mails after update of deleted on public.profiles
  for each row when (new.deleted and not old.deleted)
  execute function private.forget_mails_of();

revoke execute on all functions in schema private from public;
