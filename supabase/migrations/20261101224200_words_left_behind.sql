-- What an account leaves behind besides its row: words, addresses, bank accounts and files. Kept are sums, dates,
-- and what others bought (the title and the place of an event, the name of a venue, the title of a campaign);
-- logs of decisions, which nobody changes; and the id, which says nothing any more.

-- Files that nothing shows any more. The storage service alone removes files, so a worker asks it to.
create table private.files_to_remove (
  bucket text not null,
  name text not null,
  queued_at timestamptz not null default now(),
  primary key (bucket, name)
);
alter table private.files_to_remove enable row level security;

-- Takes the files of an account out of every row that shows them, and hands them to the worker.
create function private.forget_files(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_address constant text := '/' || p_user_id || '/';
  v_shown record;
begin
  for v_shown in
    select t.tgrelid::regclass as source, a.attname as field, a.atttypid = 'jsonb'::regtype as is_list
    from pg_catalog.pg_trigger as t,
      regexp_split_to_table(encode(t.tgargs, 'escape'), '\\000') as argument,
      pg_catalog.pg_attribute as a
    where t.tgfoid = 'private.check_pictures()'::regprocedure and argument <> ''
      and a.attrelid = t.tgrelid and a.attname = btrim(argument) and not (a.attnotnull and a.atttypid <> 'jsonb'::regtype)
  loop
    execute format(
      'update %s set %I = %s where strpos(%2$I::text, $1) > 0', v_shown.source, v_shown.field,
      case when v_shown.is_list then format(
        '(select coalesce(jsonb_agg(part), ''[]'') from jsonb_array_elements(%I) as part '
        || 'where strpos(part::text, $1) = 0)', v_shown.field
      ) else 'null' end
    ) using v_address;
  end loop;
  delete from public.booking_attachments where strpos(path, v_address) > 0;
  delete from public.venue_photos where strpos(image_url, v_address) > 0;
  -- What a row of others has to show, such as the receipt of a campaign, stays.
  insert into private.files_to_remove (bucket, name)
  select bucket_id, name from storage.objects
  where (
      bucket_id in ('media', 'artwork', 'documents') and name like p_user_id || '/%'
      -- Below the booking that they were sent in.
      or bucket_id = 'attachments' and name like '%/' || p_user_id || '/%'
    )
    and not private.is_picture_in_use(bucket_id, name)
  on conflict do nothing;
end;
$$;

-- Where an account was written down by its address: invitations, offers, mails under way. What was given to an address
-- that was not proved is somebody else's.
create function private.forget_address(p_user_id uuid, p_email text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_email constant text := (
    select email from private.proved_addresses where user_id = p_user_id and email = lower(p_email)
  );
begin
  update public.event_staff set email = 'anonymous@privacy.invalid', status = 'removed'
  where user_id = p_user_id or lower(email) = v_email;
  update public.ticket_transfers set to_email = 'anonymous@privacy.invalid'
  where lower(to_email) = v_email;
  delete from public.admin_invitations where email = v_email;
  delete from private.bounced_addresses where email = lower(p_email);
  delete from private.proved_addresses where user_id = p_user_id;
  delete from private.address_proofs where user_id = p_user_id;
  delete from private.address_requests where user_id = p_user_id;
  delete from private.unsubscribe_tokens where user_id = p_user_id;
  delete from private.mails where user_id = p_user_id or lower(to_email) = v_email;
end;
$$;

-- What was written to others, and to the site.
create function private.forget_words(p_user_id uuid, p_username text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_gone constant text := '（已刪除）';
  v_bookings constant uuid[] := array(select id from public.bookings where requester_id = p_user_id);
  v_orders constant uuid[] := array(select id from public.orders where buyer_id = p_user_id);
begin
  update public.bookings
  set purpose = null, requirements = null, message = null, location = null, cancel_reason = null
  where id = any (v_bookings);
  update public.booking_messages set body = v_gone where sender_id = p_user_id;
  update public.booking_quotes set terms = null where created_by = p_user_id;
  update public.reviews set body = null, reply = null where author_id = p_user_id;
  update public.reviews set reply = null
  where target_id in (select seller_id from private.sellers_of(p_user_id));
  update public.event_reviews set body = null where author_id = p_user_id;
  update public.contact_messages set body = v_gone, reference = null where sender_id = p_user_id;
  update public.orders set cancel_reason = null where id = any (v_orders);
  update public.refund_requests set reason = v_gone, decision_note = null
  where requested_by = p_user_id;
  delete from private.refund_accounts
  where refund_id in (select id from public.refund_requests where order_id = any (v_orders));
  update private.late_payments set bank_code = null, account_no = null, account_name = null
  where order_id = any (v_orders);
  delete from private.bank_accounts as b
  using private.sellers_of(p_user_id) as s
  where b.seller_type = s.seller_type and b.seller_id = s.seller_id;
  update public.reports set note = null where reporter_id = p_user_id;
  delete from public.calendar_sources
  where resource_id in (select seller_id from private.sellers_of(p_user_id));
  delete from public.venue_questions where asker_id = p_user_id;
  update public.venue_questions set answer = v_gone
  where settled_by = p_user_id and answer is not null;
  update public.venue_event_answers set reason = v_gone
  where answered_by = p_user_id and reason is not null;
  update public.tickets set holder_name = '（已匿名）', holder_phone = null
  where holder_user_id = p_user_id;
  -- Others were told by name.
  update public.notifications as n
  set params = (
    select jsonb_object_agg(key, case when value = to_jsonb(p_username) then to_jsonb(v_gone) else value end)
    from jsonb_each(n.params)
  )
  where n.params @? format('$.* ? (@ == %s)', to_jsonb(p_username))::jsonpath;
end;
$$;

-- What was written for everybody: pages, events, gigs, campaigns, spots.
create function private.forget_pages(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_gone constant text := '（已刪除）';
begin
  update public.events
  set organizer_name = '已刪除的帳號', description = '', body = null, comments = null
  where organizer_id = p_user_id;
  update public.events set title = v_gone, location = v_gone, address = null, district = null, transit = null
  where organizer_id = p_user_id and not exists (
    select from public.event_registrations where event_id = events.id
  );
  update public.performer_profiles
  set performer_name = '已刪除的表演者', bio = null, genre = null, location = null, tech_rider = null,
    contact_name = null, contact_phone = null, contact_email = null, portfolio = '[]', birthday = null,
    instagram_url = null, facebook_url = null, youtube_url = null, spotify_url = null, website_url = null
  where owner_id = p_user_id;
  update public.venues set description = null, house_rules = null where owner_id = p_user_id;
  update public.products set description = '' where performer_id in (
    select id from public.performer_profiles where owner_id = p_user_id
  );
  update public.gigs set title = '已刪除的徵演', genre = null, location = null,
    description = '這則徵演已隨帳號刪除，內容不再保留。'
  where poster_id = p_user_id;
  update public.gig_applications set message = v_gone
  where performer_id in (select id from public.performer_profiles where owner_id = p_user_id);
  update public.support_campaigns set description = v_gone where owner_id = p_user_id;
  update public.support_ad_orders
  set title = v_gone, message = '', station = null, review_note = null, cancel_reason = null
  where buyer_id = p_user_id;
  update public.support_spots
  set status = 'closed', title = '已刪除的應援點', description = '', address = v_gone, district = null,
    gift_note = null
  where created_by = p_user_id;
  update public.advertisements set title = v_gone, description = null, button_text = null
  where client_id = p_user_id;
  update public.ad_creatives set file_path = 'removed'
  where file_path like '%' || p_user_id || '/%';
end;
$$;

revoke execute on all functions in schema private from public;
