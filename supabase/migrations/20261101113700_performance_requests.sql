-- Asking for a performance.

-- POST /rpc/request_performance. The performer answers with a quote.
create function public.request_performance(
  p_performer_id uuid default null,
  p_start_at timestamptz default null,
  p_end_at timestamptz default null,
  p_performance_type text default null,
  p_venue_id uuid default null,
  p_location text default null,
  p_load_in_at timestamptz default null,
  p_audience_size int default null,
  p_budget_min int default null,
  p_budget_max int default null,
  p_requirements text default null,
  p_message text default null,
  p_contact_name text default null,
  p_contact_phone text default null,
  p_contact_email text default null,
  p_event_id uuid default null,
  p_is_joint boolean default false,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_performer public.performer_profiles;
  v_profile public.profiles;
  v_contact record;
  v_booking public.bookings;
begin
  v_booking := private.booking_by_key(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'request_performance', p_performer_id, p_start_at, p_end_at, p_performance_type, p_venue_id,
      p_location, p_load_in_at, p_audience_size, p_budget_min, p_budget_max, p_requirements, p_message,
      p_contact_name, p_contact_phone, p_contact_email, p_event_id, p_is_joint
    )
  );
  if v_booking.id is not null then
    return private.booking_receipt(v_booking.id);
  end if;
  perform private.lock_calendars(array[p_performer_id]);
  select * into v_performer
  from public.performer_profiles
  where id = p_performer_id and status = 'approved' and not is_deleted and owner_id is not null;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such performer to book');
  end if;
  perform private.check_requester(v_user_id, v_performer.owner_id, p_event_id);
  select * into v_profile from public.profiles where id = v_user_id;
  select * into v_contact from private.check_attendee(
    coalesce(p_contact_name, v_profile.username), coalesce(p_contact_email, v_profile.email),
    coalesce(p_contact_phone, v_profile.phone)
  );
  perform private.require(
    length(private.trimmed(p_performance_type)) between 1 and 50, 'performance_type', '1 to 50 characters'
  );
  perform private.require(
    p_venue_id is null or exists (
      select from public.venues where id = p_venue_id and status = 'approved' and deleted_at is null
    ),
    'venue_id', 'there is no such venue'
  );
  perform private.require(
    p_venue_id is not null or length(private.trimmed(p_location)) between 1 and 200, 'location',
    'name a venue or a place'
  );
  perform private.require(length(p_location) <= 200 or p_location is null, 'location', 'at most 200 characters');
  perform private.require(p_audience_size >= 1 or p_audience_size is null, 'audience_size', 'at least 1');
  perform private.require(
    coalesce(p_budget_min, 0) >= 0 and coalesce(p_budget_max, 0) >= 0
      and (p_budget_min <= p_budget_max or num_nulls(p_budget_min, p_budget_max) > 0),
    'budget_max', 'a budget goes from low to high'
  );
  perform private.require(
    length(p_requirements) <= 2000 or p_requirements is null, 'requirements', 'at most 2000 characters'
  );
  perform private.require(length(p_message) <= 2000 or p_message is null, 'message', 'at most 2000 characters');
  perform private.require(
    p_load_in_at is null or p_load_in_at between p_start_at - interval '7 days' and p_start_at,
    'load_in_at', 'within a week before the start'
  );
  perform private.expire_calendar(p_performer_id);
  perform private.check_slot('performer', p_performer_id, p_start_at, p_end_at);

  insert into public.bookings (
    booking_no, kind, performer_id, venue_id, requester_id, event_id, is_joint, performance_type,
    attendees, start_at, end_at, load_in_at, location, budget_min, budget_max, requirements,
    contact_name, contact_phone, contact_email, message, cancellation_policy, respond_by,
    idempotency_key
  )
  values (
    private.booking_no('performance'), 'performance', p_performer_id, p_venue_id, v_user_id, p_event_id,
    coalesce(p_is_joint, false), private.trimmed(p_performance_type), p_audience_size, p_start_at, p_end_at,
    p_load_in_at, nullif(private.trimmed(p_location), ''), p_budget_min, p_budget_max,
    nullif(private.trimmed(p_requirements), ''), v_contact.p_name, v_contact.p_phone, v_contact.p_email,
    nullif(private.trimmed(p_message), ''),
    (
      select a.cancellation_policy
      from public.performer_availability as a where a.performer_id = p_performer_id
    ),
    private.answer_time(p_start_at), p_idempotency_key
  )
  returning * into v_booking;
  perform private.tell_party(v_booking, 'host', 'booking.requested');
  return private.booking_receipt(v_booking.id);
end;
$$;
revoke execute on function
  public.request_performance(uuid, timestamptz, timestamptz, text, uuid, text, timestamptz, int,
  int, int, text, text, text, text, text, uuid, boolean, uuid)
  from public;
grant execute on function
  public.request_performance(uuid, timestamptz, timestamptz, text, uuid, text, timestamptz, int,
  int, int, text, text, text, text, text, uuid, boolean, uuid)
  to anon, authenticated;
