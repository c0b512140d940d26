-- Who holds a workshop every week has a hundred events: they are found by their words.

drop function public.my_events(text, int, int);
-- As before; p_query: words that all stand in the title, the text or the place.
create function public.my_events(
  p_status text default null, p_page int default 1, p_page_size int default 12,
  p_query text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_patterns constant text[] := private.search_patterns(p_query);
  v_ids uuid[];
  v_page record;
begin
  select array_agg(
    e.id
    order by e.status in ('cancelled', 'ended') or coalesce(e.ends_at <= now(), false),
      case when e.ends_at > now() then e.starts_at end, e.starts_at desc, e.created_at desc, e.id
  )
  into v_ids
  from public.events as e
  where e.organizer_id = v_user_id and e.deleted_at is null
    and (v_status is null or private.event_display_status(e) = v_status)
    and e.search_text like all (v_patterns);
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.event_card(e) || jsonb_build_object(
            'status', e.status,
            'version', e.version,
            'sold', e.current_attendees,
            'left', e.seats_left,
            'capacity', e.seats_total,
            'revenue', private.event_revenue(e.id),
            'waiting_registrations', (
              select count(*) from public.event_registrations
              where event_id = e.id and status = 'pending' and order_id is null
            ),
            'open_messages', (
              select count(*) from public.contact_messages
              where event_id = e.id and status = 'open'
            ),
            'waitlist', (
              select coalesce(sum(quantity), 0) from public.waitlist_entries
              where event_id = e.id and status = 'waiting'
            ),
            'checked_in', (
              select count(*) from public.tickets
              where event_id = e.id and status = 'checked_in'
            ),
            'sales', private.event_sparkline(e.id),
            'comments', case when e.status in ('rejected', 'cancelled') then e.comments end
          )
          order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.events as e on e.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;

revoke execute on function public.my_events(text, int, int, text) from public;
grant execute on function public.my_events(text, int, int, text) to anon, authenticated;
