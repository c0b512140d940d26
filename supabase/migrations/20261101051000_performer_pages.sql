-- Public reads of performers.

-- The next day on which a birthday is celebrated, today included. 02/29 is celebrated on 02/28 in
-- years that do not have it.
create function private.next_birthday(p_month int, p_day int)
returns date
language sql
stable
set search_path = ''
as $$
  select min(day)
  from (
    select least(
      make_date(year, p_month, 1) + p_day - 1,
      (make_date(year, p_month, 1) + interval '1 month' - interval '1 day')::date
    ) as day
    from generate_series(
      extract(year from private.today())::int, extract(year from private.today())::int + 1
    ) as year
  ) as candidates
  where day >= private.today()
$$;

-- A performer as every list shows it.
create function private.performer_card(p public.performer_profiles)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id,
    'performer_name', p.performer_name,
    'genre', p.genre,
    'category', p.performance_type,
    'city', p.city,
    'birthday', p.birthday,
    'profile_image_url', p.profile_image_url,
    'follower_count', p.follower_count
  )
$$;

-- GET /rpc/get_performer. Null when there is none that the caller may see.
create function public.get_performer(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_performer public.performer_profiles;
begin
  select * into v_performer from public.performer_profiles where id = p_id and not is_deleted;
  if not found then
    return null;
  end if;
  if v_performer.status <> 'approved'
    and not (v_performer.owner_id is not distinct from auth.uid() and private.is_active())
    and not private.is_admin()
  then
    return null;
  end if;

  return private.performer_card(v_performer) || jsonb_build_object(
    -- Null: nobody has claimed the page.
    'owner_id', v_performer.owner_id,
    'verified', v_performer.verified_at is not null,
    'status', v_performer.status,
    'bio', v_performer.bio,
    'instagram_url', v_performer.instagram_url,
    'facebook_url', v_performer.facebook_url,
    'youtube_url', v_performer.youtube_url,
    'spotify_url', v_performer.spotify_url,
    'website_url', v_performer.website_url,
    'fee_min', v_performer.fee_min,
    'fee_max', v_performer.fee_max,
    'performance_minutes', v_performer.performance_minutes,
    'experience_years', v_performer.experience_years,
    'tech_rider', v_performer.tech_rider,
    'works', v_performer.portfolio,
    'days_to_birthday',
      private.next_birthday(v_performer.birthday_month, v_performer.birthday_day) - private.today(),
    'rating', private.rating_of('performer', v_performer.id),
    'product_count', (select count(*) from private.performer_goods(v_performer.id)),
    'products', coalesce(
      (
        select jsonb_agg(private.family_card(g) order by g.created_at desc, g.id)
        from (
          select * from private.performer_goods(v_performer.id)
          order by created_at desc, id limit 4
        ) as g
      ),
      '[]'
    ),
    'upcoming_events', private.upcoming_event_cards(
      array(
        select e from public.events as e
        join public.event_performers as ep on ep.event_id = e.id
        where ep.performer_id = v_performer.id
      )
    )
  );
end;
$$;
revoke execute on function public.get_performer(uuid) from public;
grant execute on function public.get_performer(uuid) to anon, authenticated;

-- GET /rpc/birthdays_in_month. Without a month: the current one in Taipei.
create function public.birthdays_in_month(p_month int default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_month constant int := coalesce(p_month, extract(month from private.today())::int);
begin
  if v_month not between 1 and 12 then
    perform private.raise_error('INVALID_INPUT', 'the month must be 1 to 12', 'month');
  end if;
  return (
    select coalesce(
      jsonb_agg(
        private.performer_card(p) || jsonb_build_object(
          'day', p.birthday_day,
          'next_date', next_date,
          'days_left', next_date - private.today(),
          'event_count', (
            select count(*)
            from public.event_performers as ep
            join public.events as e on e.id = ep.event_id
            where ep.performer_id = p.id and e.category = '生咖活動'
              and e.status in ('approved', 'ended') and e.deleted_at is null
              and extract(year from e.date) = extract(year from private.today())
          )
        ) order by p.birthday_day, p.performer_name
      ),
      '[]'
    )
    from public.performer_profiles as p
    cross join lateral private.next_birthday(p.birthday_month, p.birthday_day) as next_date
    where p.birthday_month = v_month and p.status = 'approved' and not p.is_deleted
  );
end;
$$;
revoke execute on function public.birthdays_in_month(int) from public;
grant execute on function public.birthdays_in_month(int) to anon, authenticated;

revoke execute on all functions in schema private from public;
