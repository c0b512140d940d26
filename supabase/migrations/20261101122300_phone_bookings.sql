-- Bookings by phone: hours that a host wrote down for somebody who booked without the site.

create function private.check_phone_guest(p_name text, p_phone text, p_attendees int, p_total int)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require(length(p_name) <= 50, 'contact_name', 'the name of the guest');
  perform private.require(
    p_phone is null or private.phone_number(p_phone) is not null, 'contact_phone', 'not a phone number'
  );
  perform private.require(
    p_attendees is null or p_attendees between 1 and 100000, 'attendees', 'at least 1'
  );
  perform private.require(
    p_total is null or p_total between 0 and 10000000, 'total', 'at most NT$ 10,000,000'
  );
end;
$$;

-- POST /rpc/add_phone_booking. Somebody booked without the site. Takes the hours with their buffers,
-- also outside of opening hours and where the calendar is kept free for something else: the host has agreed
-- already. SLOT_TAKEN when another booking has part of them. Taken back by remove_block().
create function public.add_phone_booking(
  p_type text default null,
  p_id uuid default null,
  p_start_at timestamptz default null,
  p_end_at timestamptz default null,
  p_contact_name text default null,
  p_contact_phone text default null,
  p_purpose text default null,
  p_attendees int default null,
  p_total int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_name constant text := nullif(private.trimmed(p_contact_name), '');
  v_phone constant text := nullif(private.trimmed(p_contact_phone), '');
  v_block_id uuid;
begin
  perform private.lock_own_calendar(p_type, p_id);
  perform private.check_phone_guest(v_name, v_phone, p_attendees, p_total);
  v_block_id := (
    public.add_block(p_type, p_id, p_start_at, p_end_at, p_purpose) ->> 'id'
  )::uuid;
  update public.calendar_blocks
  set source = 'phone', contact_name = v_name, contact_phone = private.phone_number(v_phone),
    attendees = p_attendees, total = p_total
  where id = v_block_id;
  update public.calendar_occupancy
  set kind = 'booking', during = private.with_buffers(p_id, p_start_at, p_end_at)
  where block_id = v_block_id;
  return jsonb_build_object('id', v_block_id);
exception when exclusion_violation then
  perform private.raise_error('SLOT_TAKEN', 'these hours are taken by another booking');
end;
$$;
revoke execute on function
  public.add_phone_booking(text, uuid, timestamptz, timestamptz, text, text, text, int, int)
  from public;
grant execute on function
  public.add_phone_booking(text, uuid, timestamptz, timestamptz, text, text, text, int, int)
  to anon, authenticated;

-- POST /rpc/edit_phone_booking. What was agreed has changed: the whole entry as it is now. Hours that
-- are over stay, what was paid for them may be corrected.
create function public.edit_phone_booking(
  p_block_id uuid default null,
  p_start_at timestamptz default null,
  p_end_at timestamptz default null,
  p_contact_name text default null,
  p_contact_phone text default null,
  p_purpose text default null,
  p_attendees int default null,
  p_total int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_name constant text := nullif(private.trimmed(p_contact_name), '');
  v_phone constant text := nullif(private.trimmed(p_contact_phone), '');
  v_block public.calendar_blocks;
begin
  select * into v_block from public.calendar_blocks where id = p_block_id and source = 'phone';
  if v_block.id is not null then
    perform private.lock_own_calendar(
      case when v_block.venue_id is not null then 'venue' else 'performer' end, v_block.resource_id
    );
    -- As it is now that nobody else moves it.
    select * into v_block from public.calendar_blocks where id = p_block_id;
  end if;
  if v_block.id is null then
    perform private.raise_error('NOT_FOUND', 'the caller has no such booking');
  end if;
  perform private.check_phone_guest(v_name, v_phone, p_attendees, p_total);
  perform private.require(
    length(p_purpose) <= 200 or p_purpose is null, 'reason', 'at most 200 characters'
  );
  if (p_start_at, p_end_at) is distinct from (v_block.start_at, v_block.end_at) then
    perform private.require(isfinite(p_start_at), 'start_at', 'name the start');
    perform private.require(
      isfinite(p_end_at) and p_end_at > p_start_at and p_end_at - p_start_at <= interval '370 days'
        and private.is_near(p_start_at) and private.is_near(p_end_at) and p_end_at > now(),
      'end_at', 'after the start and now, within a year, at most three years ahead'
    );
    perform private.expire_calendar(v_block.resource_id);
    update public.calendar_occupancy
    set during = private.with_buffers(v_block.resource_id, p_start_at, p_end_at)
    where block_id = p_block_id;
  end if;
  update public.calendar_blocks
  set start_at = p_start_at, end_at = p_end_at, reason = nullif(private.trimmed(p_purpose), ''),
    contact_name = v_name, contact_phone = private.phone_number(v_phone), attendees = p_attendees,
    total = p_total
  where id = p_block_id;
  return jsonb_build_object('id', p_block_id);
exception when exclusion_violation then
  perform private.raise_error('SLOT_TAKEN', 'these hours are taken by another booking');
end;
$$;
revoke execute on function
  public.edit_phone_booking(uuid, timestamptz, timestamptz, text, text, text, int, int)
  from public;
grant execute on function
  public.edit_phone_booking(uuid, timestamptz, timestamptz, text, text, text, int, int)
  to anon, authenticated;

-- A booking by phone in the host's list of bookings: agreed on, or over.
create function private.phone_booking_card(k public.calendar_blocks)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', k.id, 'booking_no', '', 'kind', case when k.venue_id is null then 'performance' else 'venue' end,
    'status', case when k.end_at > now() then 'confirmed' else 'completed' end,
    'start_at', k.start_at, 'end_at', k.end_at, 'total', k.total, 'deposit', null, 'offer_no', null,
    'order_id', null, 'respond_by', null, 'pay_by', null, 'joint_id', null, 'is_demo', false,
    'side', 'host', 'venue_id', k.venue_id, 'performer_id', k.performer_id,
    'subject_name', private.seller_name(
      case when k.venue_id is null then 'performer' else 'venue' end, k.resource_id
    ),
    'venue_name', (select v.name from public.venues as v where v.id = k.venue_id),
    'guest_name', k.contact_name, 'purpose', k.reason, 'performance_type', null,
    'attendees', k.attendees, 'is_joint', false, 'created_at', k.created_at, 'unread', 0,
    'is_phone', true
  )
$$;

create index calendar_blocks_to_forget_idx on public.calendar_blocks (end_at)
  where source = 'phone' and contact_name <> '（已匿名）';

-- Takes the guests out of bookings by phone; the hours and what they brought stay.
create function private.forget_phone_guests(p_resources uuid[], p_before timestamptz)
returns void
language sql
set search_path = ''
as $$
  update public.calendar_blocks
  set contact_name = '（已匿名）', contact_phone = null, reason = null
  where source = 'phone' and contact_name <> '（已匿名）' and end_at < p_before
    and (p_resources is null or resource_id = any (p_resources))
$$;

-- Job, each day: 180 days after its end, as with registrations.
create function private.forget_old_phone_guests()
returns void
language sql
set search_path = ''
as $$
  select private.forget_phone_guests(null, now() - interval '180 days')
$$;
insert into private.jobs (name, run_every) values ('forget_old_phone_guests', '1 day');

revoke execute on all functions in schema private from public;
