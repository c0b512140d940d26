-- What hosts read of the events that name their venues, and how they answer.

-- GET /rpc/my_venue_events. Events that name a venue of the caller. p_state: waiting, consented,
-- objected or past; else all that are to come, what waits for an answer first.
create function public.my_venue_events(
  p_venue_id uuid default null, p_state text default null, p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_state constant text := nullif(nullif(p_state, ''), 'all');
  v_ids uuid[];
  v_waiting bigint;
  v_page record;
begin
  with named as (
    select e.id, e.starts_at, private.venue_stand(e) as stand,
      e.ends_at <= now() or e.status in ('ended', 'cancelled') as is_past
    from public.events as e
    join public.venues as v on v.id = e.venue_id
    where v.owner_id = v_user_id and v.deleted_at is null and e.deleted_at is null
      and (p_venue_id is null or v.id = p_venue_id)
      and e.status in ('pending_approval', 'approved', 'ended', 'cancelled')
  )
  select
    array_agg(
      id order by stand = 'waiting' desc,
        case when is_past then null else starts_at end, starts_at desc, id
    ) filter (
      where case v_state
        when 'past' then is_past
        when 'consented' then not is_past and stand in ('consented', 'own')
        else not is_past and (v_state is null or stand = v_state)
      end
    ),
    count(*) filter (where stand = 'waiting' and not is_past)
  into v_ids, v_waiting
  from named;

  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.venue_event_card(e) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.events as e on e.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size,
    'waiting', v_waiting
  );
end;
$$;
revoke execute on function public.my_venue_events(uuid, text, int, int) from public;
grant execute on function public.my_venue_events(uuid, text, int, int) to anon, authenticated;

-- The administrators hear of an objection to an event that is public as of any report; taken back, it
-- is answered.
create function private.report_objection(
  p_event public.events, p_user_id uuid, p_before public.venue_event_answers, p_reason text
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.reports
  set status = 'dismissed', handled_by = p_user_id, handled_at = now()
  where reporter_id = p_before.answered_by and entity_type = 'event' and entity_id = p_event.id
    and status = 'open' and kind = 'wrong_information' and body = p_before.reason;
  if p_reason is not null and p_event.status = 'approved' then
    insert into public.reports (reporter_id, entity_type, entity_id, kind, body)
    values (p_user_id, 'event', p_event.id, 'wrong_information', p_reason)
    on conflict (reporter_id, entity_type, entity_id) where status = 'open' do nothing;
  end if;
end;
$$;

-- POST /rpc/answer_venue_event. The host consents, or objects and says why; the last answer holds. On
-- the version of the event that was read. The organizer is told; the event stays as it is, with its
-- tickets, until its organizer or the administrators change it.
create function public.answer_venue_event(
  p_event_id uuid default null, p_version int default null, p_answer text default null,
  p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_reason constant text := nullif(private.trimmed(p_reason), '');
  v_event public.events;
  v_venue public.venues;
  v_before public.venue_event_answers;
begin
  select * into v_event from public.events
  where id = p_event_id and deleted_at is null for no key update;
  select * into v_venue from public.venues
  where id = v_event.venue_id and deleted_at is null
    and (owner_id = v_user_id or private.has_flag('can_manage_venues'));
  if v_venue.id is null or v_event.status in ('draft', 'rejected') then
    perform private.raise_error('NOT_FOUND', 'no venue of the caller is named by this event');
  end if;
  perform private.require(
    p_answer in ('consented', 'objected') and p_answer is not null, 'answer', 'consented or objected'
  );
  perform private.require(
    (v_reason is not null or p_answer = 'consented') and coalesce(length(v_reason), 0) <= 500,
    'reason', 'an objection says why, in at most 500 characters'
  );
  if v_venue.owner_id is distinct from v_user_id then
    perform private.refuse_own_cause(v_event.organizer_id);
  end if;
  if v_event.status in ('ended', 'cancelled') or v_event.ends_at <= now() then
    perform private.raise_error('INVALID_STATE', 'the event is over', 'over');
  end if;
  if v_venue.owner_id = v_event.organizer_id then
    perform private.raise_error('INVALID_STATE', 'the event is the host''s own', 'own');
  end if;
  if p_version is distinct from v_event.version then
    perform private.raise_error(
      'STALE_VERSION', 'the event was changed meanwhile', v_event.version::text
    );
  end if;

  v_before := private.venue_answer(v_event);
  -- Pressed twice.
  if (v_before.answer, v_before.reason, v_before.starts_at, v_before.ends_at)
    is not distinct from
    (p_answer, v_reason, v_event.starts_at, v_event.ends_at)
  then
    return private.venue_event_card(v_event);
  end if;
  insert into public.venue_event_answers (
    event_id, venue_id, no, answer, reason, starts_at, ends_at, answered_by
  )
  values (
    v_event.id, v_venue.id, coalesce(v_before.no, 0) + 1, p_answer, v_reason, v_event.starts_at,
    v_event.ends_at, v_user_id
  );
  perform private.report_objection(
    v_event, v_user_id, v_before, case p_answer when 'objected' then v_reason end
  );
  -- The page of the event leads to the venue, or does so no more.
  update private.page_changes set changed_at = clock_timestamp()
  where path = '/events/' || v_event.id;
  perform private.notify(
    v_event.organizer_id,
    case p_answer when 'objected' then 'event.venue_objected' else 'event.venue_consented' end,
    jsonb_build_object('event', v_event.title, 'venue', v_venue.name, 'reason', v_reason),
    '/events-published/' || v_event.id
  );
  return private.venue_event_card(v_event);
end;
$$;
revoke execute on function public.answer_venue_event(uuid, int, text, text) from public;
grant execute on function public.answer_venue_event(uuid, int, text, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
