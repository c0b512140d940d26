-- The second half of a person's own data, and the function that hands all of it over.

-- What they run, publish and share.
create function private.own_works(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'events', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.events as t
      where t.organizer_id = p_user_id
    ),
    'event_messages', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.event_messages as t
      where t.sender_id = p_user_id
    ),
    'event_settlements', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.event_settlements as t
      where t.organizer_id = p_user_id
    ),
    'venues', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.venues as t
      where t.owner_id = p_user_id
    ),
    'venue_photos', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.venue_photos as t
      where t.venue_id in (select id from public.venues where owner_id = p_user_id)
    ),
    'venue_event_answers', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.venue_event_answers as t
      where t.answered_by = p_user_id
    ),
    'performer_profiles', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.performer_profiles as t
      where t.owner_id = p_user_id
    ),
    'performer_claims', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.performer_claims as t
      where t.user_id = p_user_id
    ),
    'products', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.products as t
      where t.performer_id in (select id from public.performer_profiles where owner_id = p_user_id)
    ),
    'gigs', (select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.gigs as t where t.poster_id = p_user_id),
    'gig_applications', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.gig_applications as t
      where t.performer_id in (select id from public.performer_profiles where owner_id = p_user_id)
    ),
    'support_campaigns', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.support_campaigns as t
      where t.owner_id = p_user_id
    ),
    'campaign_receipts', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.campaign_receipts as t
      where t.campaign_id in (select id from public.support_campaigns where owner_id = p_user_id)
    ),
    'support_spots', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.support_spots as t
      where t.created_by = p_user_id
    ),
    'spot_reports', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.spot_reports as t
      where t.user_id = p_user_id
    ),
    'spot_visits', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.spot_visits as t
      where t.user_id = p_user_id
    ),
    'spot_routes', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.spot_routes as t
      where t.user_id = p_user_id
    ),
    'birthday_wishes', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.birthday_wishes as t
      where t.user_id = p_user_id
    ),
    'birthday_wish_reports', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.birthday_wish_reports as t
      where t.user_id = p_user_id
    ),
    'birthday_plans', (
      select jsonb_agg(private.as_own_data(to_jsonb(t))) from public.birthday_plans as t
      where t.owner_id = p_user_id
    )
  )
$$;

-- Accounts at banks, which the schema `private` keeps, and the files that were uploaded.
create function private.own_accounts_and_files(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'bank_accounts', (
      select jsonb_agg(private.as_own_data(to_jsonb(t)))
      from private.bank_accounts as t
      join private.sellers_of(p_user_id) as s on s.seller_type = t.seller_type and s.seller_id = t.seller_id
    ),
    'refund_accounts', (
      select jsonb_agg(private.as_own_data(to_jsonb(t)))
      from private.refund_accounts as t
      join public.refund_requests as r on r.id = t.refund_id
      join public.orders as o on o.id = r.order_id and o.buyer_id = p_user_id
    ),
    'late_payments', (
      select jsonb_agg(private.as_own_data(to_jsonb(t)))
      from private.late_payments as t
      join public.orders as o on o.id = t.order_id and o.buyer_id = p_user_id
    ),
    'files', (
      select jsonb_agg(jsonb_build_object('bucket', f.bucket_id, 'name', f.name) order by f.bucket_id, f.name)
      from storage.objects as f
      where f.name like p_user_id || '/%' or f.name like '%/' || p_user_id || '/%'
    )
  )
$$;

-- POST /rpc/my_data. Everything of the caller: {made_at, account, tables}. A table without a row of theirs is
-- left out. Ten times a day; each leaves a line in the log of security.
create function public.my_data()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.wait_turn('my_data:' || v_user_id);
  if (
    select count(*) >= 10 from public.security_events
    where actor_id = v_user_id and action = 'data_taken' and at > now() - interval '1 day'
  ) then
    perform private.raise_error('RATE_LIMITED', 'ten times a day');
  end if;
  perform private.note_security(v_user_id, 'data_taken', true);
  return jsonb_build_object(
    'made_at', now(),
    'account', (
      select jsonb_build_object(
        'email', u.email, 'created_at', u.created_at, 'proved_at', (
          select proved_at from private.proved_addresses where user_id = u.id and email = lower(u.email)
        )
      )
      from auth.users as u where u.id = v_user_id
    ),
    'tables', jsonb_strip_nulls(
      private.own_basics(v_user_id) || private.own_purchases(v_user_id)
      || private.own_works(v_user_id) || private.own_accounts_and_files(v_user_id)
    )
  );
end;
$$;
revoke execute on function public.my_data() from public;
grant execute on function public.my_data() to anon, authenticated;

revoke execute on all functions in schema private from public;
