-- What an organizer sees of the doors of an event: who helps there, and which gates there are.

-- GET /rpc/event_doors. People who were removed are gone; what they scanned stays in the log.
create function public.event_doors(p_event_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
begin
  return jsonb_build_object(
    'event', jsonb_build_object(
      'id', v_event.id, 'title', v_event.title, 'status', v_event.status,
      'starts_at', v_event.starts_at, 'ends_at', v_event.ends_at
    ),
    'types', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', t.ticket_type_id, 'name', t.name)
          order by t.sort_order, t.ticket_type_id
        ),
        '[]'
      )
      from public.ticket_stock as t
      where t.event_id = p_event_id and t.ticket_type_id <> '*'
    ),
    'staff', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', s.id, 'email', s.email, 'name', p.username, 'status', s.status,
            'let_in', (
              select count(*) from public.checkins as c
              where c.event_id = p_event_id and c.by_user = s.user_id
                and c.result = 'ok' and c.reverted_at is null
            )
          )
          order by s.created_at, s.id
        ),
        '[]'
      )
      from public.event_staff as s
      left join public.profiles as p on p.id = s.user_id
      where s.event_id = p_event_id and s.status <> 'removed'
    ),
    'gates', (
      select coalesce(
        jsonb_agg(
          private.gate_json(g) || jsonb_build_object(
            'scans', (select count(*) from public.checkins as c where c.gate_id = g.id)
          )
          order by g.created_at, g.id
        ),
        '[]'
      )
      from public.checkin_gates as g
      where g.event_id = p_event_id
    )
  );
end;
$$;

revoke execute on function public.event_doors(uuid) from public;
grant execute on function public.event_doors(uuid) to anon, authenticated;
