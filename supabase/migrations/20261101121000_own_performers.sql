-- Performers' own pages.

-- The form of a performer as a row, or INVALID_INPUT with the field. p_is_managed: by an administrator, who
-- may know less than the performer and sets the weight.
create function private.performer_from_form(
  p_old public.performer_profiles, p_form jsonb, p_is_managed boolean
)
returns public.performer_profiles
language plpgsql
stable
set search_path = ''
as $$
declare
  v_form jsonb;
  v_new public.performer_profiles := p_old;
  -- Pages of before, and those that administrators began, may lack what a new one has to say.
  v_is_new constant boolean := p_old.id is null and not p_is_managed;
begin
  perform private.require(jsonb_typeof(p_form) = 'object', 'performer', 'the form of a performer');
  v_form := case when p_old.id is null then p_form else to_jsonb(p_old) || p_form end;
  v_new.performer_name := private.json_text(v_form, 'performer_name', case when p_is_managed then 1 else 2 end, 100, true);
  v_new.bio := private.json_text(v_form, 'bio', case when p_is_managed then 10 else 30 end, 5000, true);
  v_new.popularity := case
    when p_is_managed then private.json_int(v_form, 'popularity', 1, 100, 50)
    else coalesce(p_old.popularity, 50)
  end;
  v_new.performance_type := private.json_text(v_form, 'performance_type', 1, 50, true);
  perform private.require(
    private.is_performer_category(v_new.performance_type), 'performance_type', 'not a category'
  );
  v_new.performer_type := private.json_text(v_form, 'performer_type', 1, 20, v_is_new);
  perform private.require(
    v_new.performer_type is null or v_new.performer_type in ('solo', 'group', 'agency'),
    'performer_type', 'solo, group or agency'
  );
  v_new.genre := private.json_text(v_form, 'genre', 2, 100, v_is_new);
  v_new.location := private.json_text(v_form, 'location', 1, 100);
  v_new.city := private.city_id(private.json_text(v_form, 'city', 1, 50));
  perform private.require(
    v_new.city is not null or private.json_text(v_form, 'city', 1, 50) is null, 'city', 'not a city'
  );
  v_new.birthday := private.half_width(private.json_text(v_form, 'birthday', 5, 5));
  perform private.require(
    v_new.birthday is null
    -- 2000 was a leap year.
    or (v_new.birthday ~ '^\d\d/\d\d$' and pg_input_is_valid('2000/' || v_new.birthday, 'date')),
    'birthday', 'a day that exists, MM/DD'
  );
  v_new.profile_image_url := private.json_url(v_form, 'profile_image_url');
  v_new.instagram_url := private.json_url(v_form, 'instagram_url');
  v_new.facebook_url := private.json_url(v_form, 'facebook_url');
  v_new.youtube_url := private.json_url(v_form, 'youtube_url');
  v_new.spotify_url := private.json_url(v_form, 'spotify_url');
  v_new.website_url := private.json_url(v_form, 'website_url');
  v_new.fee_min := private.json_int(v_form, 'fee_min', 0, 100000000, 0);
  v_new.fee_max := private.json_int(v_form, 'fee_max', 0, 100000000, v_new.fee_min);
  perform private.require(v_new.fee_min <= v_new.fee_max, 'fee_max', 'not less than fee_min');
  v_new.performance_minutes := nullif(private.json_int(v_form, 'performance_minutes', 0, 1440, 0), 0);
  v_new.experience_years := private.json_int(v_form, 'experience_years', 0, 80, 0);
  v_new.tech_rider := private.json_text(v_form, 'tech_rider', 1, 5000);
  v_new.contact_name := private.json_text(v_form, 'contact_name', 2, 50, not p_is_managed);
  v_new.contact_phone :=
    private.phone_number(private.json_text(v_form, 'contact_phone', 8, 30, v_is_new));
  perform private.require(
    v_new.contact_phone is not null or private.json_text(v_form, 'contact_phone', 8, 30) is null,
    'contact_phone', 'not a phone number'
  );
  v_new.contact_email := private.email_address(
    private.json_text(v_form, 'contact_email', 3, 254, not p_is_managed)
  );
  perform private.require(
    v_new.contact_email is null or private.is_email(v_new.contact_email), 'contact_email',
    'not an e-mail address'
  );
  v_new.portfolio := coalesce(nullif(v_form -> 'portfolio', 'null'), '[]');
  perform private.require(
    jsonb_typeof(v_new.portfolio) = 'array' and jsonb_array_length(v_new.portfolio) <= 20
      and not exists (
        select from jsonb_array_elements(v_new.portfolio) as p
        where coalesce(length(private.trimmed(p ->> 'title')), 0) not between 1 and 100
          or private.is_https_url(p ->> 'url') is not true
      ),
    'portfolio', 'at most twenty {title, url} with https://'
  );
  v_new.portfolio := (
    select coalesce(
      jsonb_agg(jsonb_build_object('title', private.trimmed(p ->> 'title'), 'url', p ->> 'url') order by n), '[]'
    )
    from jsonb_array_elements(v_new.portfolio) with ordinality as entry (p, n)
  );
  return v_new;
end;
$$;

create function private.owner_performer_view(p public.performer_profiles)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(p) - '{search_text,owner_id,is_deleted,popularity}'::text[] || jsonb_build_object(
    'availability', (
      select to_jsonb(a) - '{performer_id,created_at,updated_at}'::text[]
      from public.performer_availability as a where a.performer_id = p.id
    ),
    'last_decision', (
      select jsonb_build_object('status', d.to_status, 'reason', d.reason, 'at', d.decided_at)
      from public.approval_decisions as d
      where d.entity_type = 'performer_profiles' and d.entity_id = p.id
      order by d.id desc limit 1
    )
  )
$$;

-- GET /rpc/my_performers. The caller's own in every state.
create function public.my_performers()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(private.owner_performer_view(p) order by p.performer_name, p.id), '[]')
    from public.performer_profiles as p where p.owner_id = v_user_id and not p.is_deleted
  );
end;
$$;
revoke execute on function public.my_performers() from public;
grant execute on function public.my_performers() to anon, authenticated;

-- Locks a performer for its owner or an administrator of performers, with the calendars of its
-- pairs.
create function private.lock_own_performer(p_performer_id uuid, p_version int default null)
returns public.performer_profiles
language plpgsql
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_performer public.performer_profiles;
begin
  if not exists (
    select from public.performer_profiles
    where id = p_performer_id and not is_deleted
      and (owner_id = v_user_id or private.has_flag('can_manage_performers'))
  ) then
    perform private.raise_error('NOT_FOUND', 'the caller has no such performer');
  end if;
  perform private.lock_calendars(array[p_performer_id]);
  select * into v_performer
  from public.performer_profiles
  where id = p_performer_id and not is_deleted
    and (owner_id = v_user_id or private.has_flag('can_manage_performers'))
  for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such performer');
  end if;
  if p_version <> v_performer.version then
    perform private.raise_error('STALE_VERSION', format('it is version %s now', v_performer.version));
  end if;
  return v_performer;
end;
$$;

-- POST /rpc/save_performer. Without an id a new page and the identity of a performer, both waiting
-- for approval. Fields that are left out stay. Another name or category is looked at again, and a
-- rejected page after every change. An administrator of performers names the owner of a new page by
-- p_owner_email; empty, it has none until its performer claims it.
create function public.save_performer(
  p_id uuid default null, p_version int default null, p_performer jsonb default null,
  p_owner_email text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_manages constant boolean := private.has_flag('can_manage_performers');
  v_owner_id uuid;
  v_old public.performer_profiles;
  v_new public.performer_profiles;
begin
  if p_id is null then
    perform private.require_posting('performers');
    if not (v_manages and private.trimmed(p_owner_email) = '') then
      v_owner_id := private.page_owner('can_manage_performers', p_owner_email);
    end if;
    if not v_manages and (
      select count(*) from public.performer_profiles
      where owner_id = v_owner_id and not is_deleted and status = 'pending'
    ) >= 5 then
      perform private.raise_error('LIMIT_EXCEEDED', 'five pages are waiting already');
    end if;
    v_new := private.performer_from_form(null, p_performer, v_owner_id is distinct from v_user_id);
    v_new.id := gen_random_uuid();
    insert into public.performer_profiles (id, owner_id, performer_name, performance_type, version)
    values (v_new.id, v_owner_id, v_new.performer_name, v_new.performance_type, 0);
    if v_owner_id is not null then
      insert into public.performer_availability (performer_id) values (v_new.id);
      insert into public.user_identities (user_id, user_type, status)
      values (v_owner_id, 'performer', 'pending') on conflict do nothing;
    end if;
    select * into v_old from public.performer_profiles where id = v_new.id;
    v_new.status := 'pending';
  else
    v_old := private.lock_own_performer(p_id, p_version);
    perform private.require(p_version is not null, 'version', 'name the version that was read');
    v_new := private.performer_from_form(v_old, p_performer, v_old.owner_id is distinct from v_user_id);
    if not v_manages and (
      v_old.status = 'rejected'
      or (v_new.performer_name, v_new.performance_type)
        is distinct from (v_old.performer_name, v_old.performance_type)
    ) then
      v_new.status := 'pending';
    end if;
  end if;

  update public.performer_profiles
  set performer_name = v_new.performer_name, bio = v_new.bio,
    performance_type = v_new.performance_type, performer_type = v_new.performer_type,
    genre = v_new.genre, location = v_new.location,
    city = v_new.city, birthday = v_new.birthday, profile_image_url = v_new.profile_image_url,
    instagram_url = v_new.instagram_url, facebook_url = v_new.facebook_url,
    youtube_url = v_new.youtube_url, spotify_url = v_new.spotify_url, website_url = v_new.website_url,
    fee_min = v_new.fee_min, fee_max = v_new.fee_max,
    performance_minutes = v_new.performance_minutes, experience_years = v_new.experience_years,
    tech_rider = v_new.tech_rider, portfolio = v_new.portfolio, contact_name = v_new.contact_name,
    contact_phone = v_new.contact_phone, contact_email = v_new.contact_email, status = v_new.status,
    popularity = v_new.popularity, version = version + 1
  where id = v_new.id
  returning * into v_new;
  perform private.audit_page_edit(
    'performer_profiles', v_new.id, v_new.owner_id, to_jsonb(v_old), to_jsonb(v_new)
  );
  return private.owner_performer_view(v_new);
end;
$$;
revoke execute on function public.save_performer(uuid, int, jsonb, text) from public;
grant execute on function public.save_performer(uuid, int, jsonb, text) to anon, authenticated;

-- POST /rpc/delete_performer. HAS_BOOKINGS while something is agreed for the future, OBLIGATIONS while
-- buyers wait for goods, refunds or an answer. Its plan is not renewed, its applications are withdrawn.
-- An administrator says why, and can restore it.
create function public.delete_performer(
  p_id uuid default null, p_version int default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_performer constant public.performer_profiles := private.lock_own_performer(p_id, p_version);
begin
  perform private.check_removal(v_performer.owner_id, p_reason);
  perform private.close_calendar(p_id);
  perform private.refuse_page_obligations('performer', p_id);
  perform private.stop_plans(p_id, null);
  update public.gig_applications set status = 'withdrawn'
  where performer_id = p_id and status in ('applied', 'shortlisted');
  update public.performer_profiles set is_deleted = true, version = version + 1 where id = p_id;
  perform private.announce_removal(
    'decision.removed', 'performer_profiles', p_id, v_performer.owner_id, v_performer.status,
    'deleted', p_reason, v_performer.performer_name, '/performer-profile'
  );
  return jsonb_build_object('id', p_id);
end;
$$;
revoke execute on function public.delete_performer(uuid, int, text) from public;
grant execute on function public.delete_performer(uuid, int, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
