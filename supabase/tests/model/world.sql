-- A town of a few people in which everything is scarce. It is the same at the beginning of each
-- sequence: noon of a Monday in Taipei.

select set_config('model.now', '2027-03-01 12:00+08', false);

-- Accounts go when they ask to, as in the databases of all tests: a sequence does not wait for days.
update private.platform_settings set days_to_change_mind = 0;

create function model.arrive(p_name text, p_type text default 'fan', p_role text default 'user')
returns uuid
language plpgsql
as $$
declare
  v_id constant uuid := gen_random_uuid();
begin
  insert into auth.users (id, email, raw_user_meta_data)
  values (
    v_id, replace(p_name, ' ', '') || '@town.test',
    jsonb_build_object('username', p_name, 'user_type', p_type)
  );
  perform private.note_proved(v_id);
  insert into model.people values (v_id, p_name);
  update public.profiles
  set phone = '09' || lpad((select count(*) from model.people)::text, 8, '0'), can_post_events = true,
    can_post_ads = true
  where id = v_id;
  if p_role <> 'user' then
    update public.profiles
    set role = 'admin', admin_role = p_role,
      can_manage_events = p_role in ('editor', 'superadmin'),
      can_manage_venues = p_role in ('editor', 'superadmin'),
      can_manage_performers = p_role in ('editor', 'superadmin'),
      can_manage_ads = p_role in ('editor', 'superadmin'),
      can_approve_posts = p_role in ('approver', 'superadmin'),
      can_manage_users = p_role = 'superadmin'
    where id = v_id;
  end if;
  return v_id;
end;
$$;

do $$
declare
  v_open constant jsonb := (
    select jsonb_object_agg(day, true)
    from unnest(array['monday','tuesday','wednesday','thursday','friday','saturday','sunday']) as day
  );
  v_hours constant jsonb := (
    select jsonb_object_agg(day, '{"start": "00:00", "end": "00:00"}'::jsonb)
    from unnest(array['monday','tuesday','wednesday','thursday','friday','saturday','sunday']) as day
  );
  v_organizer uuid;
  v_host uuid;
  v_artist uuid;
  v_event uuid;
  v_performer uuid;
  v_place uuid;
  v_days int;
  n int;
begin
  for n in 1..4 loop
    perform model.arrive('fan ' || n);
  end loop;
  v_organizer := model.arrive('the organizer', 'performer');
  v_host := model.arrive('the host', 'venue');
  v_artist := model.arrive('the artist', 'performer');
  perform model.arrive('the editor', 'fan', 'editor');
  perform model.arrive('the second editor', 'fan', 'editor');
  perform model.arrive('the approver', 'fan', 'approver');
  perform model.arrive('the superadmin', 'fan', 'superadmin');
  perform model.arrive('the second superadmin', 'fan', 'superadmin');

  insert into public.performer_profiles (
    owner_id, performer_name, performance_type, status, city, contact_phone, contact_email
  )
  values (v_artist, '測試樂團', 'band', 'approved', 'taipei', '0955555555', 'artist@town.test')
  returning id into v_performer;
  insert into public.performer_availability (
    performer_id, buffer_before_minutes, buffer_after_minutes, advance_booking_days,
    max_advance_days, open_days, opening_hours
  )
  values (v_performer, 0, 0, 0, 365, v_open, v_hours);

  insert into private.bank_accounts (seller_type, seller_id, bank_code, account_no, account_name)
  values ('platform', null, '812', '20001234567890', '聚光'),
    ('organizer', v_organizer, '812', '20001234567891', '主辦'),
    ('performer', v_performer, '812', '20001234567892', '樂團');

  -- An event in twenty days and one tomorrow; few seats of each type.
  foreach v_days in array array[20, 1] loop
    insert into public.events (
      title, organizer_name, category, city, location, status, date, time, organizer_id,
      description, max_attendees
    )
    values (
      '測試活動', '測試主辦', '主題派對', 'taipei', '測試場地', 'approved', private.today() + v_days,
      '10:00', v_organizer, '一行說明', 7
    )
    returning id into v_event;
    insert into public.ticket_stock (
      event_id, ticket_type_id, name, price, capacity, max_per_order, requires_approval, sort_order
    )
    values (v_event, 'free', '免費', 0, 2, 2, false, 1), (v_event, 'std', '站席', 500, 3, 3, false, 2),
      (v_event, 'asked', '審核', 300, 2, 2, true, 3);
  end loop;
  insert into public.events (
    title, organizer_name, category, city, location, status, date, time, organizer_id, description
  )
  values (
    '草稿', '測試主辦', '主題派對', 'taipei', '測試場地', 'draft', private.today() + 12, '19:00',
    v_organizer, '一行說明'
  )
  returning id into v_event;
  insert into public.ticket_stock (event_id, ticket_type_id, name, price, capacity)
  values (v_event, 'std', '站席', 500, 2);

  for n in 1..2 loop
    insert into public.venues (
      owner_id, name, type, location, city, capacity, price_per_hour, status, phone, email,
      advance_booking_days, max_advance_days, open_days, opening_hours, booking_mode,
      cancellation_policy
    )
    values (
      v_host, '場地 ' || n, '咖啡廳', '某路 1 號', 'taipei', 100, 1000, 'approved', '0244444444',
      'host@town.test', 0, 365, v_open, v_hours, case n when 1 then 'request' else 'instant' end,
      case n when 1 then 'standard' else 'flexible' end
    )
    returning id into v_place;
    insert into private.bank_accounts (seller_type, seller_id, bank_code, account_no, account_name)
    values ('venue', v_place, '812', '2000123456780' || n, '場地');
  end loop;

  insert into public.products (
    performer_id, name, category, price, stock, max_per_order, status, delivery, shipping_fee
  )
  values (v_performer, '毛巾', 'apparel', 300, 3, 2, 'active', '{post,pickup}', 60),
    (v_performer, '貼紙', 'apparel', 50, 5, 3, 'active', '{post,pickup}', 0);

  insert into public.ad_placements (code, name, slots) values ('town', '版位', 1) returning id into v_place;
  insert into public.ad_products (placement_id, name, category, unit, unit_price, needs_media_review)
  values (v_place, '廣告', 'online', 'week', 7000, false);
  insert into public.ad_placements (code, name, slots) values ('station', '燈箱', 1) returning id into v_place;
  insert into public.ad_products (placement_id, name, category, unit, unit_price, needs_media_review, lead_days)
  values (v_place, '燈箱', 'mrt', 'week', 9000, true, 3);

  insert into public.plan_catalog (code, audience, name, price_month, price_year, limits, features)
  values ('free', 'venue', '免費', 0, 0, '{"listings": 3}', '["刊登"]'),
    ('basic', 'venue', '基本', 600, 6000, '{"listings": 10}', '["刊登"]'),
    ('big', 'venue', '進階', 1500, 15000, '{"listings": 30}', '["刊登"]');

  insert into public.support_campaigns (artist_id, owner_id, title, goal, ends_at, status)
  values (v_performer, model.id('fan 4'), '應援', 1000, now() + interval '12 days', 'open');
end;
$$;
