-- Forgetting people: an account that is deleted, and those who came to an event half a year ago.
-- Money and numbers stay, names do not. What an account leaves behind keeps its id, so that nothing
-- dangles.

-- Takes the person out of registrations and of their tickets.
create function private.anonymise_registrations(p_ids uuid[])
returns void
language sql
set search_path = ''
as $$
  update public.tickets
  set holder_name = '（已匿名）', holder_phone = null
  where registration_id = any (p_ids);
  update public.event_registrations
  set name = '（已匿名）', email = 'anonymous@privacy.invalid', phone = '', address = null,
    emergency_contact = null, answers = '[]', notes = null, admin_notes = null,
    cancel_reason = null
  where id = any (p_ids)
$$;

-- Job, each day: 180 days after its end an event does not know any more who was there.
create function private.forget_old_registrations()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_event_id uuid;
begin
  for v_event_id in
    select id from public.events
    where registrations_forgotten_at is null and ends_at < now() - interval '180 days'
    order by id
    limit 500
    for no key update skip locked
  loop
    perform private.anonymise_registrations(
      array(select id from public.event_registrations where event_id = v_event_id order by id)
    );
    update public.events set registrations_forgotten_at = now() where id = v_event_id;
  end loop;
  delete from public.page_not_found_events where day < private.today() - 180;
  delete from public.answer_feedback where day < private.today() - 180;
  -- Their digests could tell who was there, too.
  delete from private.attempts where made_at < now() - interval '180 days';
end;
$$;
insert into private.jobs (name, run_every) values ('forget_old_registrations', '1 day');

-- Tickets of who leaves: their seats are for others, what was paid stays with the seller.
create function private.give_up_tickets(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_events constant uuid[] := array(
    select distinct e.id
    from public.tickets as t
    join public.events as e on e.id = t.event_id
    where t.holder_user_id = p_user_id and t.status in ('valid', 'transferring')
      and e.status = 'approved' and e.ends_at > now()
  );
begin
  perform from public.events where id = any (v_events) order by id for no key update;
  perform private.withdraw_tickets(
    array(
      select id from public.tickets
      where holder_user_id = p_user_id and status in ('valid', 'transferring')
        and event_id = any (v_events)
      order by id
    ),
    'cancelled', 'account_closed'
  );
  perform private.release_seats(id) from unnest(v_events) as id order by id;
end;
$$;

-- An account that goes takes its texts and its way over the map along. What was bought and decided
-- stays, without name and number. Its open things are closed by now.
create function private.forget_promotion(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.support_spots
  set status = 'closed' where created_by = p_user_id and status in ('pending', 'rejected');
  update public.support_spots set host_name = null, host_url = null where created_by = p_user_id;
  update public.spot_reports set note = null where user_id = p_user_id;
  delete from public.spot_visits where user_id = p_user_id;
  delete from public.spot_routes where user_id = p_user_id;
  delete from public.birthday_plans where owner_id = p_user_id;
  delete from public.birthday_wish_reports where user_id = p_user_id;
  delete from public.birthday_wishes where user_id = p_user_id;
  delete from public.support_ad_orders where buyer_id = p_user_id and status = 'draft';
  update public.support_ad_orders
  set contact_name = '已刪除的帳號', contact_phone = '0900000000', artwork_paths = '[]',
    versions = '[]'
  where buyer_id = p_user_id;
  update public.advertisements set client_name = '已刪除的帳號' where client_id = p_user_id;
end;
$$;

-- Deletes an account: nobody can sign in, nothing personal is left in it, what it showed is gone.
-- The caller asked what it owes.
create function private.erase_account(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_email constant text := (select email from auth.users where id = p_user_id);
  v_username constant text := (select username from public.profiles where id = p_user_id);
begin
  perform private.strip_admin(p_user_id);
  update public.profiles set deleted = true, active = false where id = p_user_id;
  perform private.close_open_things(p_user_id);
  perform private.call_off_promises(p_user_id);
  perform private.give_up_tickets(p_user_id);
  perform private.forget_phone_guests(
    array(select seller_id from private.sellers_of(p_user_id)), 'infinity'
  );
  update public.events set deleted_at = now()
  where organizer_id = p_user_id and status in ('draft', 'pending_approval', 'rejected')
    and deleted_at is null;
  update public.profiles
  set username = '已刪除的帳號', phone = null,
    phone_verified_at = null, avatar_url = null, notify_prefs = '{}', marketing_opt_in_at = null,
    can_post_events = false, can_post_venues = false, can_post_performers = false,
    can_post_ads = false
  where id = p_user_id;
  update auth.users
  set email = 'deleted-' || p_user_id || '@deleted.invalid', phone = null,
    encrypted_password = null, raw_user_meta_data = '{}', banned_until = now() + interval '100 years'
  where id = p_user_id;
  -- The trigger has written the replaced address.
  update public.profiles set email = null where id = p_user_id;
  if to_regclass('auth.identities') is not null then
    delete from auth.identities where user_id = p_user_id;
  end if;
  perform private.end_sessions(p_user_id);
  delete from private.second_factors where user_id = p_user_id;
  delete from private.leavings where user_id = p_user_id;
  delete from private.attempts where user_id = p_user_id;
  delete from private.agreements where user_id = p_user_id;
  delete from private.push_subscriptions where user_id = p_user_id;

  update public.performer_profiles set is_deleted = true
  where owner_id = p_user_id and not is_deleted;
  update public.venues set status = 'archived', phone = null, email = null
  where owner_id = p_user_id;

  delete from public.artist_follows where user_id = p_user_id;
  delete from public.saved_items where user_id = p_user_id;
  delete from public.user_preferences where user_id = p_user_id;
  delete from public.recommendations where user_id = p_user_id;
  delete from public.recommendation_feedback where user_id = p_user_id;
  delete from public.calendar_feeds where user_id = p_user_id;
  delete from public.room_settings where user_id = p_user_id;
  delete from public.notifications where user_id = p_user_id;
  delete from public.cart_items where user_id = p_user_id;
  delete from public.engagement_events where visitor = p_user_id::text;
  update public.reports set body = null where reporter_id = p_user_id;
  update public.contact_messages
  set name = '已刪除的帳號', email = 'anonymous@privacy.invalid'
  where sender_id = p_user_id;
  update public.bookings
  set contact_name = '已刪除的帳號', contact_phone = '0900000000',
    contact_email = 'anonymous@privacy.invalid'
  where requester_id = p_user_id
    and (end_at <= now() or status not in ('awaiting_payment', 'confirmed'));
  update public.orders
  set buyer_name = '已刪除的帳號', buyer_phone = null, buyer_email = null, delivery = null
  where buyer_id = p_user_id;
  perform private.anonymise_registrations(
    array(
      select id from public.event_registrations where user_id = p_user_id order by id
    )
  );
  perform private.forget_promotion(p_user_id);
  perform private.forget_words(p_user_id, v_username);
  perform private.forget_pages(p_user_id);
  perform private.forget_address(p_user_id, v_email);
  perform private.forget_files(p_user_id);
end;
$$;

-- POST /rpc/delete_account, for those who manage users. OBLIGATIONS while others wait for something of
-- the account: set_account_active() and settle_account() come first. What only the person loses is
-- given up.
create function public.delete_account(p_user_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_manager_id constant uuid := private.require_user_manager();
begin
  perform private.lock_other_account(p_user_id);
  perform private.refuse_obligations(p_user_id, true);
  perform private.erase_account(p_user_id);
  return jsonb_build_object('user_id', p_user_id, 'deleted', true);
end;
$$;
revoke execute on function public.delete_account(uuid) from public;
grant execute on function public.delete_account(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
