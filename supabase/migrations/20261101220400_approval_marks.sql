-- 需要看一眼: what is unusual about something that waits, so that nobody has to remember to look for it.
-- A mark decides nothing. `level` is danger (most are sent back for it), warning, or info.

create function private.approval_mark(p_code text, p_level text, p_facts jsonb default '{}')
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object('code', p_code, 'level', p_level, 'facts', p_facts)
$$;

create function private.event_marks(e public.events)
returns jsonb[]
language sql
stable
set search_path = ''
as $$
  select array_remove(array[
    -- 免費活動 is what an event has that says nothing about refunds.
    (
      select private.approval_mark('no_refund_terms', 'danger')
      where e.price_from > 0 and e.refund_policy_code = 'free'
    ),
    (
      select private.approval_mark(
        'price_changed', 'warning',
        jsonb_build_object('before', l.before ->> 'price', 'after', e.price)
      )
      from public.audit_log as l
      where l.entity = 'events' and l.entity_id = e.id::text
        and l.before ->> 'price' is distinct from l.after ->> 'price'
        and l.before ->> 'price' is distinct from e.price
        and l.at > (
          select max(d.decided_at) from public.approval_decisions as d
          where d.entity_type = 'events' and d.entity_id = e.id and d.to_status = 'approved'
        )
      order by l.id
      limit 1
    ),
    (
      select private.approval_mark(
        'same_poster', 'warning',
        jsonb_build_object('title', o.title, 'submitter', o.organizer_name, 'id', o.id)
      )
      from public.events as o
      where o.image_url = e.image_url and o.id <> e.id and o.deleted_at is null
        and o.organizer_id is distinct from e.organizer_id
      order by o.created_at
      limit 1
    ),
    (
      select private.approval_mark('already_over', 'danger') where e.ends_at <= now()
    ),
    (
      select private.approval_mark(
        'venue_objected', 'danger',
        jsonb_build_object(
          'title', (select name from public.venues where id = e.venue_id), 'reason', a.reason
        )
      )
      from private.venue_answer(e) as a where private.venue_stand(e) = 'objected'
    ),
    (
      select private.approval_mark('starts_soon', 'warning', jsonb_build_object('date', e.date))
      where e.ends_at > now() and e.starts_at < now() + interval '3 days'
    ),
    (
      select private.approval_mark(
        'new_organizer', 'info',
        jsonb_build_object('days', extract(day from now() - p.created_at)::int)
      )
      from public.profiles as p
      where p.id = e.organizer_id and not exists (
        select from public.events as o
        where o.organizer_id = e.organizer_id and o.id <> e.id
          and o.status in ('approved', 'ended', 'cancelled')
      )
    )
  ], null)
$$;

-- Marks of one thing, gravest first.
create function private.approval_marks(p_type text, p_entity_type text, p_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_marks jsonb[];
  v_refused bigint;
begin
  v_marks := case p_type
    when 'event' then (select private.event_marks(e) from public.events as e where e.id = p_id)
    when 'venue' then (
      select array_remove(array[
        (
          select private.approval_mark(
            'same_address', 'warning', jsonb_build_object('title', o.name, 'id', o.id)
          )
          from public.venues as o
          where o.city = v.city and o.location = v.location and o.id <> v.id and o.deleted_at is null
          order by o.created_at
          limit 1
        ),
        (select private.approval_mark('no_picture', 'info') where v.image_url is null)
      ], null)
      from public.venues as v where v.id = p_id
    )
    when 'performer' then (
      select array_remove(array[
        (
          select private.approval_mark(
            'same_name', 'warning', jsonb_build_object('title', o.performer_name, 'id', o.id)
          )
          from public.performer_profiles as o
          where lower(o.performer_name) = lower(a.performer_name) and o.id <> a.id
            and not o.is_deleted
          order by o.created_at
          limit 1
        ),
        (select private.approval_mark('no_picture', 'info') where a.profile_image_url is null)
      ], null)
      from public.performer_profiles as a where a.id = p_id
    )
    when 'ad' then (
      select array_remove(array[
        (
          select private.approval_mark('no_picture', 'danger')
          where ad.image_url is null and private.waiting_artwork(ad.id) is null
        ),
        (
          select private.approval_mark('already_over', 'danger') where ad.end_date < private.today()
        ),
        (
          select private.approval_mark(
            'starts_soon', 'warning', jsonb_build_object('date', ad.start_date)
          )
          where ad.end_date >= private.today() and ad.start_date <= private.today()
        )
      ], null)
      from public.advertisements as ad where ad.id = p_id
    )
    when 'claim' then (
      select array_remove(array[
        (
          select private.approval_mark('claimed_by_others', 'warning', jsonb_build_object('count', count(*)))
          from public.performer_claims as o
          where o.performer_id = c.performer_id and o.id <> c.id and o.status = 'pending'
          having count(*) > 0
        )
      ], null)
      from public.performer_claims as c where c.id = p_id
    )
    when 'report' then (
      select array_remove(array[
        (
          select private.approval_mark('reported_often', 'warning', jsonb_build_object('count', count(*)))
          from public.reports as o
          where o.entity_type = r.entity_type and o.entity_id = r.entity_id
          having count(*) > 1
        )
      ], null)
      from public.reports as r where r.id = p_id
    )
  end;
  select count(*) into v_refused
  from public.approval_decisions as d
  where d.entity_type = p_entity_type and d.entity_id = p_id
    and d.to_status in ('rejected', 'needs_fix', 'draft');
  if v_refused > 0 then
    v_marks := v_marks || private.approval_mark(
      'refused_before', 'info', jsonb_build_object('count', v_refused)
    );
  end if;
  return (
    select coalesce(
      jsonb_agg(
        mark order by array_position(array['danger', 'warning', 'info'], mark ->> 'level'), place
      ),
      '[]'
    )
    from unnest(v_marks) with ordinality as marks (mark, place)
  );
end;
$$;

revoke execute on all functions in schema private from public;
