-- Wishes to performers: one a year and person, seen by everybody, judged by administrators of
-- performers.

-- POST /rpc/post_birthday_wish. One for each performer, year and person.
create function public.post_birthday_wish(p_artist_id uuid default null, p_body text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  -- Line breaks stay; what cannot be seen goes.
  v_body constant text := private.trimmed(p_body);
  v_wish public.birthday_wishes;
begin
  perform private.require(length(v_body) between 1 and 200, 'body', '1 to 200 characters');
  if not exists (
    select from public.performer_profiles
    where id = p_artist_id and status = 'approved' and not is_deleted and birthday is not null
  ) then
    perform private.raise_error('NOT_FOUND', 'there is no such performer');
  end if;
  if (
    select count(*) >= 30 from public.birthday_wishes
    where user_id = v_user_id and created_at > now() - interval '1 hour'
  ) then
    perform private.raise_error('RATE_LIMITED', 'thirty an hour');
  end if;
  insert into public.birthday_wishes (artist_id, year, user_id, body)
  values (p_artist_id, extract(year from private.today()), v_user_id, v_body)
  on conflict (artist_id, year, user_id) do nothing
  returning * into v_wish;
  if not found then
    perform private.raise_error('ALREADY_WISHED', 'one wish for each performer and year');
  end if;
  return jsonb_build_object('id', v_wish.id, 'year', v_wish.year, 'body', v_wish.body);
end;
$$;
revoke execute on function public.post_birthday_wish(uuid, text) from public;
grant execute on function public.post_birthday_wish(uuid, text) to anon, authenticated;

-- POST /rpc/remove_birthday_wish. The own one; a hidden one stays, so that it does not come back.
create function public.remove_birthday_wish(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  delete from public.birthday_wishes
  where id = p_id and user_id = v_user_id and status <> 'hidden';
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such wish');
  end if;
  return jsonb_build_object('id', p_id, 'deleted', true);
end;
$$;
revoke execute on function public.remove_birthday_wish(uuid) from public;
grant execute on function public.remove_birthday_wish(uuid) to anon, authenticated;

-- POST /rpc/report_birthday_wish. After three people it is hidden until somebody looks.
create function public.report_birthday_wish(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform from public.birthday_wishes where id = p_id and status <> 'hidden' for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such wish');
  end if;
  insert into public.birthday_wish_reports (wish_id, user_id)
  values (p_id, v_user_id)
  on conflict do nothing;
  update public.birthday_wishes
  set status = case
    when (select count(*) >= 3 from public.birthday_wish_reports where wish_id = p_id) then 'hidden'
    else 'reported'
  end
  where id = p_id;
  return jsonb_build_object('reported', true);
end;
$$;
revoke execute on function public.report_birthday_wish(uuid) from public;
grant execute on function public.report_birthday_wish(uuid) to anon, authenticated;

-- GET /rpc/list_birthday_wishes. Latest first. Without a year: this one.
create function public.list_birthday_wishes(
  p_artist_id uuid default null,
  p_year int default null,
  p_page int default 1,
  p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := case when private.is_active() then auth.uid() end;
  v_year constant int := coalesce(p_year, extract(year from private.today())::int);
  v_total bigint;
  v_page record;
begin
  select count(*) into v_total
  from public.birthday_wishes as w
  join public.performer_profiles as a on a.id = w.artist_id
  where w.artist_id = p_artist_id and w.year = v_year and w.status <> 'hidden'
    and a.status = 'approved' and not a.is_deleted;
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', w.id, 'year', w.year, 'body', w.body, 'author_name', author.username,
            'is_mine', coalesce(w.user_id = v_user_id, false), 'created_at', w.created_at
          ) order by w.created_at desc, w.id
        )
        from (
          select * from public.birthday_wishes
          where artist_id = p_artist_id and year = v_year and status <> 'hidden' and v_total > 0
          order by created_at desc, id
          offset v_page.skip limit v_page.page_size
        ) as w
        join public.profiles as author on author.id = w.user_id
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.list_birthday_wishes(uuid, int, int, int) from public;
grant execute on function public.list_birthday_wishes(uuid, int, int, int) to anon, authenticated;

-- GET /rpc/admin_list_birthday_wishes. What was reported or hidden, latest first.
create function public.admin_list_birthday_wishes(
  p_status text default 'reported', p_page int default 1, p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_limit constant bigint := private.count_limit(p_page, p_page_size);
  v_page record;
begin
  perform private.require_flag('can_manage_performers');
  select * into v_page
  from private.keys_page(
    private.listed_keys(
      'select w.id::text as key, %2$s as hit from %1$s as w
      where $3[1] is null or w.status = $3[1]
      order by w.created_at desc, w.id limit %3$s',
      'public.birthday_wishes', array[nullif(nullif(p_status, ''), 'all')], v_limit
    ),
    v_limit, p_page, p_page_size
  );
  return v_page.facts || jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', w.id, 'artist', jsonb_build_object('id', a.id, 'performer_name', a.performer_name),
            'year', w.year, 'body', w.body, 'status', w.status, 'author_name', author.username,
            'report_count', (
              select count(*) from public.birthday_wish_reports where wish_id = w.id
            ),
            'created_at', w.created_at
          ) order by w.created_at desc, w.id
        )
        from unnest(v_page.keys::uuid[]) as chosen (id)
        join public.birthday_wishes as w on w.id = chosen.id
        join public.performer_profiles as a on a.id = w.artist_id
        join public.profiles as author on author.id = w.user_id
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.admin_list_birthday_wishes(text, int, int) from public;
grant execute on function public.admin_list_birthday_wishes(text, int, int) to anon, authenticated;

-- POST /rpc/moderate_birthday_wish. visible (reports are answered) or hidden.
create function public.moderate_birthday_wish(
  p_id uuid default null, p_status text default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_wish public.birthday_wishes;
begin
  perform private.require_flag('can_manage_performers');
  perform private.require(p_status in ('visible', 'hidden'), 'status', 'visible or hidden');
  select * into v_wish from public.birthday_wishes where id = p_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such wish');
  end if;
  if v_wish.status = p_status then
    perform private.raise_error('INVALID_STATE', format('it is %s already', p_status));
  end if;
  update public.birthday_wishes set status = p_status where id = p_id;
  if p_status = 'visible' then
    delete from public.birthday_wish_reports where wish_id = p_id;
  end if;
  perform private.record_decision(
    'birthday_wishes', p_id, v_wish.user_id, v_wish.status, p_status, left(p_reason, 1000)
  );
  return jsonb_build_object('id', p_id, 'status', p_status);
end;
$$;
revoke execute on function public.moderate_birthday_wish(uuid, text, text) from public;
grant execute on function public.moderate_birthday_wish(uuid, text, text) to anon, authenticated;
