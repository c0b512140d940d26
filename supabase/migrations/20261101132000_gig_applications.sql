-- Performers apply for a gig, its poster decides.

-- POST /rpc/apply_to_gig. With an own, approved performer; once for each gig.
create function public.apply_to_gig(
  p_gig_id uuid default null, p_performer_id uuid default null, p_message text default null,
  p_ask int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_gig public.gigs;
  v_id uuid;
begin
  select * into v_gig from public.gigs where id = p_gig_id and status not in ('draft', 'cancelled') for share;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such gig');
  end if;
  if not exists (
    select from public.performer_profiles
    where id = p_performer_id and owner_id = v_user_id and status = 'approved' and not is_deleted
      and (v_gig.performance_type is null or performance_type = v_gig.performance_type)
  ) then
    perform private.raise_error('INVALID_INPUT', 'not an approved performer of the caller of that kind', 'performer_id');
  end if;
  if v_gig.poster_id = v_user_id then
    perform private.raise_error('FORBIDDEN', 'the own gig');
  end if;
  if v_gig.status not in ('open', 'shortlisting') or private.last_yes(v_gig.start_at) <= now() then
    perform private.raise_error('INVALID_STATE', 'the gig is not open any more');
  end if;
  perform private.require(length(private.trimmed(p_message)) between 1 and 2000, 'message', '1 to 2000 characters');
  perform private.require(p_ask between 0 and 50000000, 'ask', 'a sum in NT$');
  insert into public.gig_applications (gig_id, performer_id, message, ask)
  values (p_gig_id, p_performer_id, private.trimmed(p_message), p_ask)
  on conflict (gig_id, performer_id) do update
    set message = excluded.message, ask = excluded.ask, status = 'applied', booking_id = null
    where gig_applications.status in ('declined', 'withdrawn')
      and gig_applications.updated_at <= v_gig.reopened_at
  returning id into v_id;
  if v_id is null then
    perform private.raise_error('INVALID_STATE', 'applied already');
  end if;
  perform private.notify(
    v_gig.poster_id, 'gig.applied', jsonb_build_object('title', v_gig.title), '/gigs/' || p_gig_id
  );
  return jsonb_build_object('id', v_id, 'status', 'applied');
end;
$$;
revoke execute on function public.apply_to_gig(uuid, uuid, text, int) from public;
grant execute on function public.apply_to_gig(uuid, uuid, text, int) to anon, authenticated;

-- POST /rpc/withdraw_application. Until it is awarded.
create function public.withdraw_application(p_application_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if not exists (
    select from public.gig_applications as a
    join public.performer_profiles as p on p.id = a.performer_id
    where a.id = p_application_id and p.owner_id = v_user_id
  ) then
    perform private.raise_error('NOT_FOUND', 'the caller has no such application');
  end if;
  update public.gig_applications set status = 'withdrawn'
  where id = p_application_id and status in ('applied', 'shortlisted');
  if not found then
    perform private.raise_error('INVALID_STATE', 'decided already');
  end if;
  return jsonb_build_object('id', p_application_id, 'status', 'withdrawn');
end;
$$;
revoke execute on function public.withdraw_application(uuid) from public;
grant execute on function public.withdraw_application(uuid) to anon, authenticated;

-- POST /rpc/decide_application. By the poster: shortlisted, awarded or declined. Awarding makes a
-- booking with the performer's ask as its quote, for the poster to accept. The last open position
-- closes the gig; those who are left hear of it when the bookings are certain. The performer calls the
-- poster on p_contact_phone, or on the number of the account.
create function public.decide_application(
  p_application_id uuid default null, p_status text default null, p_contact_phone text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_gig public.gigs;
  v_application public.gig_applications;
  v_profile public.profiles;
  v_contact record;
  v_booking public.bookings;
begin
  select g.* into v_gig
  from public.gig_applications as a
  join public.gigs as g on g.id = a.gig_id
  where a.id = p_application_id and g.poster_id = v_user_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such application to a gig of the caller');
  end if;
  perform private.require(
    p_status in ('shortlisted', 'awarded', 'declined'), 'status', 'shortlisted, awarded or declined'
  );
  v_gig := private.lock_own_gig(v_gig.id);
  if v_gig.status not in ('open', 'shortlisting') or private.last_yes(v_gig.start_at) <= now() then
    perform private.raise_error('INVALID_STATE', 'the gig is not open any more');
  end if;
  update public.gig_applications set status = p_status
  where id = p_application_id and status in ('applied', 'shortlisted') and status <> p_status
  returning * into v_application;
  if not found then
    perform private.raise_error('INVALID_STATE', 'decided already');
  end if;

  if p_status = 'awarded' then
    select * into v_profile from public.profiles where id = v_user_id;
    select * into v_contact
    from private.check_attendee(
      v_profile.username, v_profile.email, coalesce(nullif(private.trimmed(p_contact_phone), ''), v_profile.phone)
    );
    insert into public.bookings (
      booking_no, kind, performer_id, venue_id, requester_id, performance_type, start_at, end_at,
      location, budget_max, contact_name, contact_phone, contact_email, message, cancellation_policy,
      respond_by
    )
    values (
      private.booking_no('performance'), 'performance', v_application.performer_id, v_gig.venue_id,
      v_user_id, coalesce(v_gig.performance_type, 'gig'), v_gig.start_at, v_gig.end_at,
      coalesce(v_gig.location, private.city_label(v_gig.city)), greatest(v_gig.budget, v_application.ask),
      v_contact.p_name, v_contact.p_phone, v_contact.p_email, v_gig.title,
      coalesce(
        (
          select a.cancellation_policy from public.performer_availability as a
          where a.performer_id = v_application.performer_id
        ),
        'standard'
      ),
      private.answer_time(v_gig.start_at)
    )
    returning * into v_booking;
    perform private.make_quote(
      v_booking,
      jsonb_build_array(jsonb_build_object(
        'kind', 'custom', 'label', v_gig.title, 'quantity', 1, 'unit', 'booking',
        'unit_price', v_application.ask, 'amount', v_application.ask
      )),
      v_application.ask, round(v_application.ask * 0.3)::int, v_booking.respond_by, null
    );
    update public.gig_applications set booking_id = v_booking.id
    where id = p_application_id returning * into v_application;
    update public.gigs
    set awarded_count = awarded_count + 1,
      status = case when awarded_count + 1 = slots then 'awarded' else status end
    where id = v_gig.id
    returning * into v_gig;
  end if;
  perform private.tell_applicant(v_application, v_gig);
  return jsonb_build_object(
    'id', p_application_id, 'status', p_status, 'booking_id', v_application.booking_id,
    'gig_status', v_gig.status
  );
end;
$$;
revoke execute on function public.decide_application(uuid, text, text) from public;
grant execute on function public.decide_application(uuid, text, text) to anon, authenticated;

-- AFTER UPDATE of a booking's state. A booking that came of a gig and ends before its day frees its
-- place; when all places have certain bookings, those who are left hear that it is filled.
create function private.follow_gig_booking()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_application public.gig_applications;
  v_gig public.gigs;
begin
  select * into v_application
  from public.gig_applications where booking_id = new.id and status = 'awarded';
  if not found then
    return null;
  end if;
  select * into v_gig from public.gigs where id = v_application.gig_id for update;
  if new.status = 'confirmed' then
    if v_gig.status = 'awarded' and v_gig.slots = (
      select count(*)
      from public.gig_applications as a
      join public.bookings as b on b.id = a.booking_id
      where a.gig_id = v_gig.id and a.status = 'awarded' and b.status = 'confirmed'
    ) then
      perform private.decline_applications(v_gig);
    end if;
    return null;
  end if;
  update public.gig_applications
  set status = case new.cancelled_by when 'host' then 'withdrawn' else 'declined' end
  where id = v_application.id;
  update public.gigs
  set awarded_count = awarded_count - 1,
    status = case when status = 'awarded' and private.last_yes(start_at) > now() then 'open' else status end,
    reopened_at = clock_timestamp()
  where id = v_gig.id;
  return null;
end;
$$;
create trigger follow_gig_booking after update of status on public.bookings
  for each row
  when (
    new.status is distinct from old.status
    and new.status in ('confirmed', 'declined', 'withdrawn', 'expired', 'cancelled')
  )
  execute function private.follow_gig_booking();

-- A gig that nobody can be booked for any more takes no more applications.
create function private.close_gigs()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_gig public.gigs;
begin
  for v_gig in
    update public.gigs set status = 'closed'
    where id in (
      select id from public.gigs
      where status in ('open', 'shortlisting') and private.last_yes(start_at) <= now() order by id for update skip locked
    )
    returning *
  loop
    perform private.decline_applications(v_gig);
  end loop;
  for v_gig in
    select * from public.gigs as g
    where status = 'awarded' and private.last_yes(start_at) <= now() and exists (
      select from public.gig_applications
      where gig_id = g.id and status in ('applied', 'shortlisted')
    )
    order by id for update skip locked
  loop
    perform private.decline_applications(v_gig);
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('close_gigs', interval '15 minutes');

create function private.tell_applicant(
  p_application public.gig_applications, p_gig public.gigs, p_kind text default null
)
returns void
language sql
set search_path = ''
as $$
  select private.notify(
    (select owner_id from public.performer_profiles where id = p_application.performer_id),
    coalesce(p_kind, 'gig.' || p_application.status), jsonb_build_object('title', p_gig.title),
    '/gigs/' || p_gig.id
  )
$$;

-- To other hours or another place, those who applied say yes anew.
create function private.ask_applicants_anew(p_gig public.gigs)
returns public.gigs
language plpgsql
set search_path = ''
as $$
declare
  v_gig public.gigs;
  v_application public.gig_applications;
begin
  for v_application in
    update public.gig_applications set status = 'declined'
    where gig_id = p_gig.id and status in ('applied', 'shortlisted')
    returning *
  loop
    perform private.tell_applicant(v_application, p_gig, 'gig.moved');
  end loop;
  update public.gigs set reopened_at = clock_timestamp() where id = p_gig.id returning * into v_gig;
  return v_gig;
end;
$$;

revoke execute on all functions in schema private from public;
