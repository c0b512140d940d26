-- What a change would tell whom, before it is made. The change itself is made and taken back, so
-- nothing here knows a rule: what is shown is what the very functions that send have written.

-- What this transaction has told these people: {people, told}. `told` puts alike ones together:
-- {kind, standing, people, mails, amount, sample}. `sample` is one of them as it goes out, without its
-- address.
create function private.told_now(p_people uuid[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  with said as (
    select user_id, kind, params, link, null::uuid as mail_id
    from public.notifications where user_id = any (p_people) and created_at = now()
    union all
    select user_id, kind, params, link, id
    from private.mails where user_id = any (p_people) and created_at = now()
  ), alike as (
    select kind, params ->> 'standing' as standing, count(distinct user_id) as people,
      count(distinct user_id) filter (where mail_id is not null) as mails,
      array_agg(mail_id) filter (where mail_id is not null) as mail_ids,
      sum((params ->> 'amount')::int) filter (where mail_id is null) as amount,
      (array_agg(params))[1] as params, min(link) as link
    from said
    group by kind, params ->> 'standing', params ? 'free_until'
  )
  select jsonb_build_object(
    'people', (select count(distinct user_id) from said),
    'told', coalesce(
      jsonb_agg(
        jsonb_build_object(
          'kind', kind, 'standing', standing, 'people', people, 'mails', mails, 'amount', amount,
          'sample', coalesce(
            (select private.mail_as_sent(m) from private.mails as m where m.id = mail_ids[1]),
            jsonb_build_object('kind', kind, 'params', params, 'link', link, 'is_essential', false)
          )
        )
        order by people desc, kind, standing
      ),
      '[]'
    )
  )
  from alike
$$;

-- What people know an event by.
create function private.known_by(p_event public.events)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'title', p_event.title, 'category', p_event.category, 'date', p_event.date,
    'time', p_event.time, 'time_undecided', p_event.time_undecided, 'ends_at', p_event.ends_at,
    'opening_hours', p_event.opening_hours, 'place', private.place_of(p_event)
  )
$$;

-- The tickets of an event whose price comes back without a fee now: of how many buyers, and how much.
create function private.free_returns(p_event public.events)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'people', count(distinct o.buyer_id), 'tickets', count(*),
    'amount', coalesce(sum(t.price_paid), 0)
  )
  from public.tickets as t
  join public.event_registrations as r on r.id = t.registration_id
  join public.orders as o on o.id = r.order_id
  where t.event_id = p_event.id and t.status = 'valid' and t.price_paid > 0
    and t.holder_user_id = o.buyer_id and o.status in ('paid', 'completed')
    and private.ticket_fee_percent(p_event, coalesce(o.paid_at, o.created_at)) = 0
$$;

-- POST /rpc/preview_event_change. The arguments of save_event() and, in p_types, of
-- set_ticket_types(); refuses what they refuse. `asks` is what they want in p_agreed, empty when
-- nobody is concerned; `told` who is told what, before and after beside it; `along` which hours of gates,
-- ends of sales and of answers move with the event. Once saved, more people
-- may be told than were counted here, when tickets were sold meanwhile: never something else.
create function public.preview_event_change(
  p_event_id uuid default null, p_version int default null, p_event jsonb default null,
  p_types jsonb default null, p_client_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_before constant public.events := private.lock_own_event(p_event_id);
  v_people constant uuid[] := array(select user_id from private.people_of_event(p_event_id));
  v_along constant jsonb := private.dates_along(p_event_id);
  v_receipt jsonb := jsonb_build_object('version', p_version);
  v_asks jsonb := '[]';
  v_after public.events;
  v_answer jsonb;
begin
  begin
    if p_event is not null then
      v_receipt := private.write_event(p_event_id, p_version, p_event, p_client_key);
      v_asks := v_receipt -> 'asks';
    end if;
    if p_types is not null then
      v_receipt := private.write_ticket_types(
        p_event_id, (v_receipt ->> 'version')::int, p_types, p_client_key
      );
      v_asks := v_asks || (v_receipt -> 'asks');
    end if;
    select * into v_after from public.events where id = p_event_id;
    v_answer := jsonb_build_object(
      'asks', v_asks, 'before', private.known_by(v_before), 'after', private.known_by(v_after),
      'along', (
        select coalesce(jsonb_agg(moved.it || jsonb_build_object('was', was.it -> 'at')), '[]')
        from jsonb_array_elements(private.dates_along(p_event_id)) as moved (it)
        join jsonb_array_elements(v_along) as was (it)
          on (was.it -> 'kind', was.it -> 'id') = (moved.it -> 'kind', moved.it -> 'id')
        where was.it -> 'at' <> moved.it -> 'at'
      )
    ) || private.told_now(v_people);
    if v_asks ? 'event.moved' and private.free_return_until(v_after) > now() then
      v_answer := v_answer || jsonb_build_object(
        'free_until', private.free_return_until(v_after),
        'free_returns', private.free_returns(v_after)
      );
    end if;
    raise sqlstate 'SP000';
  exception when sqlstate 'SP000' then
    -- Seen, and taken back: nothing has happened.
  end;
  return v_answer;
end;
$$;
revoke execute on function public.preview_event_change(uuid, int, jsonb, jsonb, uuid) from public;
grant execute on function
  public.preview_event_change(uuid, int, jsonb, jsonb, uuid)
  to anon, authenticated;

-- POST /rpc/preview_event_cancellation. Whom cancel_event() would tell what, on which version of the
-- event; without a reason the texts have none.
create function public.preview_event_cancellation(p_event_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.lock_own_event(p_event_id);
  v_people constant uuid[] := array(select user_id from private.people_of_event(p_event_id));
  v_answer jsonb;
begin
  begin
    perform public.cancel_event(p_event_id, '…');
    v_answer := private.told_now(v_people);
    raise sqlstate 'SP000';
  exception when sqlstate 'SP000' then
    -- Seen, and taken back: nothing has happened.
  end;
  return v_answer || jsonb_build_object('version', v_event.version);
end;
$$;
revoke execute on function public.preview_event_cancellation(uuid) from public;
grant execute on function public.preview_event_cancellation(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
