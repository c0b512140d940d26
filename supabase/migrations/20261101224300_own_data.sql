-- A person's own data, to take along: everything that names them, by the table that holds it. A test writes the
-- person into each column of words of each table and looks for it here, so that nothing new is forgotten.

-- A row as its owner may have it: without secrets, without what is only made for searching, and without what
-- others noted for themselves.
create function private.as_own_data(p_row jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_strip_nulls(p_row) - array[
    'search_text', 'token_hash', 'key_p256dh', 'key_auth', 'idempotency_key', 'client_key', 'raw', 'admin_notes',
    'handled_by', 'settled_by', 'assigned_to', 'decided_by', 'confirmed_by', 'display_location'
  ]
$$;

-- Who the person is, and what they keep.
create function private.own_basics(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'profiles', (select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.profiles as t where t.id = p_user_id),
    'user_identities', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.user_identities as t
      where t.user_id = p_user_id
    ),
    'user_preferences', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.user_preferences as t
      where t.user_id = p_user_id
    ),
    'agreements', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from private.agreements as t
      where t.user_id = p_user_id
    ),
    'artist_follows', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.artist_follows as t
      where t.user_id = p_user_id
    ),
    'saved_items', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.saved_items as t
      where t.user_id = p_user_id
    ),
    'recommendation_feedback', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.recommendation_feedback as t
      where t.user_id = p_user_id
    ),
    'sale_reminders', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.sale_reminders as t
      where t.user_id = p_user_id
    ),
    'calendar_feeds', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.calendar_feeds as t
      where t.user_id = p_user_id
    ),
    'push_subscriptions', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from private.push_subscriptions as t
      where t.user_id = p_user_id
    ),
    'room_settings', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.room_settings as t
      where t.user_id = p_user_id
    ),
    'notifications', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.notifications as t
      where t.user_id = p_user_id
    ),
    'security_events', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.security_events as t
      where t.actor_id = p_user_id
    ),
    'engagement_events', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.engagement_events as t
      where t.visitor = p_user_id::text
    ),
    'reports', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.reports as t
      where t.reporter_id = p_user_id
    ),
    'contact_messages', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.contact_messages as t
      where t.sender_id = p_user_id
    )
  )
$$;

-- What they bought, took part in, and wrote about it.
create function private.own_purchases(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'cart_items', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.cart_items as t
      where t.user_id = p_user_id
    ),
    'orders', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.orders as t
      where t.buyer_id = p_user_id
    ),
    'order_items', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.order_items as t
      where t.order_id in (select id from public.orders where buyer_id = p_user_id)
    ),
    'payments', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.payments as t
      where t.order_id in (select id from public.orders where buyer_id = p_user_id)
    ),
    'refund_requests', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.refund_requests as t
      where t.order_id in (select id from public.orders where buyer_id = p_user_id)
    ),
    'event_registrations', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.event_registrations as t
      where t.user_id = p_user_id
    ),
    'tickets', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.tickets as t
      where t.holder_user_id = p_user_id
    ),
    'ticket_transfers', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.ticket_transfers as t
      where p_user_id in (t.from_user, t.to_user)
    ),
    'waitlist_entries', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.waitlist_entries as t
      where t.user_id = p_user_id
    ),
    'event_reviews', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.event_reviews as t
      where t.author_id = p_user_id
    ),
    'event_staff', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.event_staff as t
      where t.user_id = p_user_id
    ),
    'bookings', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.bookings as t
      where t.requester_id = p_user_id
    ),
    'booking_quotes', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.booking_quotes as t
      where t.created_by = p_user_id
    ),
    'booking_messages', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.booking_messages as t
      where t.sender_id = p_user_id
    ),
    'booking_attachments', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.booking_attachments as t
      where t.message_id in (select id from public.booking_messages where sender_id = p_user_id)
    ),
    'venue_questions', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.venue_questions as t
      where t.asker_id = p_user_id
    ),
    'reviews', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.reviews as t
      where t.author_id = p_user_id
    ),
    'ad_bookings', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.ad_bookings as t
      where t.buyer_id = p_user_id
    ),
    'advertisements', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.advertisements as t
      where t.client_id = p_user_id
    ),
    'support_ad_orders', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.support_ad_orders as t
      where t.buyer_id = p_user_id
    ),
    'campaign_pledges', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.campaign_pledges as t
      where t.user_id = p_user_id
    ),
    'subscription_plans', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.subscription_plans as t
      where t.owner_id = p_user_id
    )
  )
$$;

revoke execute on all functions in schema private from public;
