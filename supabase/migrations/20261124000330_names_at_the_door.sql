-- Somebody stands at the door without a code: a flat battery, a forgotten phone. Whoever scans finds the
-- ticket by the name on it, while the doors are open; lists on devices still know initials only.

-- GET /rpc/find_at_door. By name, number of ticket or registration, or the whole mobile number of whoever
-- registered. At most twenty, those who are not inside first.
create function public.find_at_door(p_event_id uuid default null, p_query text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.door_event(p_event_id);
  v_query constant text := btrim(p_query);
  v_digits constant text := regexp_replace(v_query, '[^0-9]', '', 'g');
  v_is_phone constant boolean := v_query ~ '^[0-9+() -]+$' and length(v_digits) >= 9;
  v_patterns constant text[] := private.search_patterns(v_query);
begin
  perform private.check_doors(v_event);
  perform private.require(length(v_query) between 2 and 60, 'query', '2 to 60 characters');
  return coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'id', id, 'ticket_no', ticket_no, 'holder_name', holder_name, 'buyer_name', buyer_name,
          'ticket_type_name', type_name, 'status', status, 'checked_in_at', checked_in_at
        )
        order by status = 'checked_in', holder_name, ticket_no
      )
      from (
        select t.id, t.ticket_no, t.holder_name, r.name as buyer_name, s.name as type_name,
          t.status, t.checked_in_at
        from public.tickets as t
        join public.event_registrations as r on r.id = t.registration_id
        join public.ticket_stock as s
          on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
        where t.event_id = v_event.id and t.status in ('valid', 'transferring', 'checked_in')
          and case
            when v_is_phone then right(regexp_replace(r.phone, '[^0-9]', '', 'g'), 9) = right(v_digits, 9)
            else private.search_form(t.holder_name, r.name, t.ticket_no, r.registration_no)
              like all (v_patterns)
          end
        order by t.status = 'checked_in', t.holder_name, t.ticket_no
        limit 20
      ) as found
    ),
    '[]'
  );
end;
$$;

revoke execute on function public.find_at_door(uuid, text) from public;
grant execute on function public.find_at_door(uuid, text) to anon, authenticated;
