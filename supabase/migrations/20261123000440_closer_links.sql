-- Notifications lead to the very thing where their writers only know the list: what this transaction has
-- just decided on, or registered for, says which one it is.

create function private.notification_link(p_user_id uuid, p_kind text, p_params jsonb, p_link text)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(
    case
      when p_link <> '/events-published' then null
      when p_kind = 'registration.waiting' then (
        select '/events-published/' || e.id || '?view=attendees'
        from public.event_registrations as r
        join public.events as e on e.id = r.event_id
        where r.registered_at = now() and r.status = 'pending' and e.organizer_id = p_user_id
        limit 1
      )
      when p_kind like 'decision.%' then (
        select '/events-published/' || e.id
        from public.approval_decisions as d
        join public.events as e on e.id = d.entity_id
        where d.owner_id = p_user_id and d.entity_type = 'events' and d.decided_at = now()
          and e.title = p_params ->> 'title'
        order by d.id desc
        limit 1
      )
    end,
    p_link
  )
$$;

-- As before, with the closer link.
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
    coalesce(p_params, '{}') || coalesce(private.notification_facts(p_user_id, p_kind, p_link), '{}')
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
