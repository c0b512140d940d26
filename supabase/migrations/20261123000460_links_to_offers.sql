-- A ticket on its way and an invitation to the doors lead to themselves.

create or replace function private.notification_link(
  p_user_id uuid, p_kind text, p_params jsonb, p_link text
)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(
    case
      when p_kind = 'registration.waiting' then (
        select '/events-published/' || e.id || '?view=attendees'
        from public.event_registrations as r
        join public.events as e on e.id = r.event_id
        where r.registered_at = now() and r.status = 'pending' and e.organizer_id = p_user_id
        limit 1
      )
      when p_kind like 'decision.%' and p_params ->> 'entity' = 'events' then (
        select '/events-published/' || e.id
        from public.approval_decisions as d
        join public.events as e on e.id = d.entity_id
        where d.owner_id = p_user_id and d.entity_type = 'events' and d.decided_at = now()
          and e.title = p_params ->> 'title'
        order by d.id desc
        limit 1
      )
      when p_kind = 'transfer.offered' then (
        select '/tickets/transfer/' || t.id
        from public.ticket_transfers as t join auth.users as u on lower(u.email) = t.to_email
        where u.id = p_user_id and t.status = 'offered' and t.created_at = now()
        limit 1
      )
      when p_kind = 'staff.invited' then (
        select '/event-staff?invitation=' || s.id
        from public.event_staff as s join auth.users as u on lower(u.email) = s.email
        where u.id = p_user_id and s.status = 'invited' and s.created_at = now()
        limit 1
      )
    end,
    p_link
  )
$$;

create or replace function private.write_to_ticket_receiver()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_mail(
    'transfer.offered:' || new.id, null, new.to_email, 'transfer.offered',
    jsonb_build_object(
      'event', (
        select e.title
        from public.tickets as t join public.events as e on e.id = t.event_id
        where t.id = new.ticket_id
      ),
      'deadline', new.expires_at
    ),
    '/tickets/transfer/' || new.id
  )
  where not exists (
    select from auth.users
    where lower(email) = new.to_email and email_confirmed_at is not null
  );
  return null;
end;
$$;

-- The id that a path ends with, or null.
create function private.id_at_end(p_link text)
returns uuid
language sql
immutable
set search_path = ''
as $$
  select substring(p_link from '/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
$$;

-- A member learns the deadline as well.
create or replace function private.notification_facts(p_user_id uuid, p_kind text, p_link text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when p_kind = 'waitlist.offered' then (
      select jsonb_build_object('deadline', min(offer_expires_at))
      from public.waitlist_entries
      where user_id = p_user_id and status = 'offered' and event_id = private.id_at_end(p_link)
    )
    when p_kind = 'transfer.offered' then (
      select jsonb_build_object('deadline', expires_at)
      from public.ticket_transfers
      where id = private.id_at_end(p_link)
    )
    when p_kind = 'registration.to_pay' then (
      select jsonb_build_object('deadline', o.hold_expires_at)
      from public.orders as o
      where o.buyer_id = p_user_id and o.kind = 'ticket' and o.status = 'pending_payment'
      order by o.created_at desc, o.id
      limit 1
    )
    when p_kind in ('event.moved', 'event.changed', 'event.sale_started') then (
      select jsonb_build_object(
        'date', e.date, 'time', case when not e.time_undecided then e.time end, 'place', e.location
      )
      from public.events as e
      where e.id = private.id_at_end(p_link)
    )
  end
$$;

-- As before, with the facts of the closer link.
create or replace function private.notify(
  p_user_id uuid, p_kind text, p_params jsonb default '{}', p_link text default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id constant uuid := gen_random_uuid();
  v_link text;
  v_params jsonb;
  v_kind private.notification_kinds;
begin
  if p_user_id is null then
    return;
  end if;
  v_link := private.notification_link(p_user_id, p_kind, p_params, p_link);
  v_params := jsonb_strip_nulls(
    coalesce(p_params, '{}') || coalesce(private.notification_facts(p_user_id, p_kind, v_link), '{}')
  );
  if private.wants_notification(p_user_id, p_kind, 'site') then
    insert into public.notifications (id, user_id, kind, params, link)
    values (v_id, p_user_id, p_kind, v_params, v_link);
  end if;
  select * into v_kind from private.notification_kinds where kind = p_kind;
  if v_kind.is_mailed and v_params @> v_kind.mail_said_elsewhere is not true
    and private.wants_notification(p_user_id, p_kind, 'mail')
  then
    perform private.queue_mail(
      'notification:' || v_id, p_user_id, null, p_kind, v_params, v_link
    );
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
