-- Many who ask for a seat are decided on at once, and found at once.

-- POST /rpc/decide_registrations. As decide_registration() for each, in the order of the list. What cannot
-- be decided any more is passed over and said, so that one who gave up stops nobody else.
create function public.decide_registrations(
  p_event_id uuid default null, p_registration_ids uuid[] default null,
  p_approve boolean default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.lock_own_event(p_event_id);
  v_reason constant text := nullif(btrim(p_reason), '');
  v_id uuid;
  v_decided uuid[] := '{}';
  v_skipped jsonb := '[]';
begin
  perform private.require(p_approve is not null, 'approve', 'true or false');
  perform private.require(p_approve or v_reason is not null, 'reason', 'a refusal has a reason');
  if coalesce(cardinality(p_registration_ids), 0) not between 1 and 100 then
    perform private.raise_error('LIMIT_EXCEEDED', '1 to 100 registrations at once');
  end if;
  for v_id in
    select id from unnest(p_registration_ids) with ordinality as wanted (id, position)
    group by id order by min(position)
  loop
    begin
      if not exists (
        select from public.event_registrations where id = v_id and event_id = v_event.id
      ) then
        perform private.raise_error('NOT_FOUND', 'the event has no such registration');
      end if;
      perform public.decide_registration(v_id, p_approve, v_reason);
      v_decided := v_decided || v_id;
    exception
      -- The two that a later look at the list would have shown.
      when sqlstate 'PT404' or sqlstate 'PT409' then
        v_skipped := v_skipped || jsonb_build_object('id', v_id, 'code', sqlerrm);
    end;
  end loop;
  return jsonb_build_object('decided', to_jsonb(v_decided), 'skipped', v_skipped);
end;
$$;

-- As before. p_status also takes `approval` and `payment`, what a pending one waits for, and `absent`:
-- expected and not inside.
create or replace function public.event_attendees(
  p_event_id uuid default null,
  p_query text default null,
  p_status text default null,
  p_ticket_type_id text default null,
  p_page int default 1,
  p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
  v_patterns constant text[] := private.search_patterns(p_query);
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_type constant text := nullif(nullif(p_ticket_type_id, ''), 'all');
  v_ids uuid[];
  v_page record;
begin
  select array_agg(r.id order by r.registered_at desc, r.id)
  into v_ids
  from public.event_registrations as r
  where r.event_id = p_event_id
    and (v_type is null or r.ticket_type_id = v_type)
    and case v_status
      when 'approval' then r.status = 'pending' and r.order_id is null
      when 'payment' then r.status = 'pending' and r.order_id is not null
      when 'checked_in' then exists (
        select from public.tickets where registration_id = r.id and status = 'checked_in'
      )
      when 'absent' then exists (
        select from public.tickets
        where registration_id = r.id and status in ('valid', 'transferring')
      )
      else v_status is null or r.status = v_status
    end
    and (
      v_patterns = array['%'] or private.search_form(r.name, r.email, r.registration_no, (
        select string_agg(t.ticket_no || ' ' || t.holder_name, ' ')
        from public.tickets as t where t.registration_id = r.id
      )) like all (v_patterns)
    );
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.attendee_json(r, v_event) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.event_registrations as r on r.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;

revoke execute on function public.decide_registrations(uuid, uuid[], boolean, text) from public;
grant execute on function public.decide_registrations(uuid, uuid[], boolean, text)
  to anon, authenticated;
