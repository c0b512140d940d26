-- What went wrong by itself: pages that nobody found, and mails that did not go out.

-- GET /rpc/admin_missing_pages. By address over all days, most asked for first. p_after: a file is in the order of
-- addresses, and goes on behind this one; `next` is the next such place.
create function public.admin_missing_pages(
  p_query text default null, p_page int default 1, p_page_size int default 20, p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_words constant text := lower(private.trimmed(coalesce(p_query, '')));
  v_total bigint;
  v_page record;
begin
  perform private.require_admin();
  select count(distinct path) into v_total
  from public.page_not_found_events where strpos(lower(path), v_words) > 0;
  select * into v_page
  from private.page_bounds(p_page, p_page_size, v_total, private.most_rows(p_after));
  return (
    select jsonb_build_object(
      'items', coalesce(
        jsonb_agg(to_jsonb(listed) order by case when p_after is null then hits end desc, path), '[]'
      ),
      'next', case when p_after is not null and count(*) = v_page.page_size then max(path collate "C") end,
      'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
    )
    from (
      select path, sum(hits) as hits, count(*) as days, max(last_at) as last_at,
        (array_agg(last_referrer order by last_at desc))[1] as last_referrer
      from public.page_not_found_events
      where strpos(lower(path), v_words) > 0 and (p_after is null or path collate "C" > p_after)
      group by path
      order by case when p_after is null then sum(hits) end desc, path collate "C"
      limit v_page.page_size offset v_page.skip
    ) as listed
  );
end;
$$;
revoke execute on function public.admin_missing_pages(text, int, int, text) from public;
grant execute on function public.admin_missing_pages(text, int, int, text) to anon, authenticated;

-- What a mail said is kept only as long as it can be sent again.
create function private.can_resend(m private.mails)
returns boolean
language sql
stable
set search_path = ''
as $$
  select m.failed_at is not null and m.last_error is distinct from 'nothing to say any more'
    and m.last_error not like 'the sender ended%' and m.last_error <> 'no confirmed address'
$$;

-- GET /rpc/admin_failed_mails. Those that were given up, the latest first. Without what they said. p_after: see
-- private.place_of(); `next` is the place of the last one, unless the list ends there.
create function public.admin_failed_mails(
  p_query text default null, p_page int default 1, p_page_size int default 20, p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_words constant text[] := private.search_words(p_query);
  v_limit constant bigint := private.count_limit(p_page, p_page_size, v_words <> '{}', p_after);
  v_page record;
begin
  perform private.require_flag('can_manage_users');
  select * into v_page
  from private.keys_page(
    private.listed_keys(
      'select m.id::text as key, %2$s as hit from %1$s as m
      where m.failed_at is not null and ' || private.rows_behind(p_after, 'created_at') || '
      order by ' || case when p_after is null then 'm.failed_at' else 'm.created_at' end || ' desc, m.id
      limit %3$s',
      'private.mails', '{}', v_limit, v_words,
      'concat_ws(
        '' '', private.search_form(m.kind, m.to_email, m.last_error),
        (select p.search_text from public.profiles as p where p.id = m.user_id)
      ) like all ($1)',
      'private.mails'
    ),
    v_limit, p_page, p_page_size
  );
  return v_page.facts || jsonb_build_object(
    'next', private.next_place(p_after, 'private.mails', v_page.keys[v_limit]::uuid),
    'items', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', m.id, 'kind', m.kind, 'recipient_name', p.username,
            'recipient', coalesce(m.to_email, p.email), 'attempts', m.attempts,
            'last_error', m.last_error, 'failed_at', m.failed_at, 'created_at', m.created_at,
            'can_resend', private.can_resend(m)
          ) order by chosen.place
        ),
        '[]'
      )
      from unnest(v_page.keys::uuid[]) with ordinality as chosen (id, place)
      join private.mails as m on m.id = chosen.id
      left join public.profiles as p on p.id = m.user_id
    )
  );
end;
$$;
revoke execute on function public.admin_failed_mails(text, int, int, text) from public;
grant execute on function public.admin_failed_mails(text, int, int, text) to anon, authenticated;

-- POST /rpc/resend_mail. It is due again, as if it had never been tried.
create function public.resend_mail(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mail private.mails;
begin
  perform private.require_flag('can_manage_users');
  select * into v_mail from private.mails where id = p_id for update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such mail');
  end if;
  if not private.can_resend(v_mail) then
    perform private.raise_error('INVALID_STATE', 'it went out, is on its way, or what it said is gone');
  end if;
  update private.mails
  set failed_at = null, last_error = null, attempts = 0, next_attempt_at = now()
  where id = p_id;
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id)
  values (auth.uid(), coalesce(auth.role(), 'server'), 'resend', 'mails', p_id::text);
  return jsonb_build_object('id', p_id);
end;
$$;
revoke execute on function public.resend_mail(uuid) from public;
grant execute on function public.resend_mail(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
