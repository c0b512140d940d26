-- What went wrong by itself: pages that nobody found, and mails that did not go out.

-- GET /rpc/admin_missing_pages. By address over all days, most asked for first.
create function public.admin_missing_pages(
  p_query text default null, p_page int default 1, p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_words constant text := lower(btrim(coalesce(p_query, '')));
  v_total bigint;
  v_page record;
begin
  perform private.require_admin();
  select count(distinct path) into v_total
  from public.page_not_found_events where strpos(lower(path), v_words) > 0;
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by hits desc, path), '[]')
      from (
        select path, sum(hits) as hits, count(*) as days, max(last_at) as last_at,
          (array_agg(last_referrer order by last_at desc))[1] as last_referrer
        from public.page_not_found_events
        where strpos(lower(path), v_words) > 0
        group by path
        order by sum(hits) desc, path
        limit v_page.page_size offset v_page.skip
      ) as listed
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.admin_missing_pages(text, int, int) from public;
grant execute on function public.admin_missing_pages(text, int, int) to anon, authenticated;

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

-- GET /rpc/admin_failed_mails. Those that were given up, the latest first. Without what they said.
create function public.admin_failed_mails(
  p_query text default null, p_page int default 1, p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
  v_total bigint;
  v_page record;
begin
  perform private.require_flag('can_manage_users');
  select count(*) into v_total
  from private.mails as m
  left join public.profiles as p on p.id = m.user_id
  where m.failed_at is not null
    and private.search_form(m.kind, p.username, p.email, m.to_email, m.last_error) like all (v_patterns);
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(item order by failed_at desc, id), '[]')
      from (
        select m.failed_at, m.id, jsonb_build_object(
          'id', m.id, 'kind', m.kind, 'recipient_name', p.username,
          'recipient', coalesce(m.to_email, p.email), 'attempts', m.attempts,
          'last_error', m.last_error, 'failed_at', m.failed_at, 'created_at', m.created_at,
          'can_resend', private.can_resend(m)
        ) as item
        from private.mails as m
        left join public.profiles as p on p.id = m.user_id
        where m.failed_at is not null
          and private.search_form(m.kind, p.username, p.email, m.to_email, m.last_error)
            like all (v_patterns)
        order by m.failed_at desc, m.id
        limit v_page.page_size offset v_page.skip
      ) as listed
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.admin_failed_mails(text, int, int) from public;
grant execute on function public.admin_failed_mails(text, int, int) to anon, authenticated;

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
