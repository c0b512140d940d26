-- What the page of a venue says about asking for it: prices by hours, what there is and what it costs,
-- and what guests thought.

-- What there is and what it costs, in the order in which it was listed. p_is_own: also what is not offered now.
create function private.facility_list(p_venue_id uuid, p_is_own boolean default false)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'name', f.name, 'quantity', f.quantity, 'fee', f.fee, 'fee_unit', f.fee_unit,
    'included', f.included, 'note', f.note, 'image_url', f.image_url, 'is_active', f.is_active
  ) order by f.created_at, f.name), '[]')
  from public.venue_facilities as f
  where f.venue_id = p_venue_id and (f.is_active or p_is_own)
$$;

-- The words of a page whose venue lists facilities: what is left out is not offered any more, what is
-- new is included.
create function private.follow_amenities(p_venue_id uuid, p_amenities text[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from public.venue_facilities where venue_id = p_venue_id) then
    update public.venue_facilities set is_active = name = any (p_amenities)
    where venue_id = p_venue_id and is_active <> (name = any (p_amenities));
    insert into public.venue_facilities (venue_id, name, created_at)
    select p_venue_id, name, clock_timestamp()
    from unnest(p_amenities) with ordinality as words (name, place)
    order by place
    on conflict do nothing;
  end if;
end;
$$;

-- Merged into get_venue().
create function private.venue_offer(v public.venues)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'booking_mode', v.booking_mode,
    'slot_minutes', v.slot_minutes,
    'overtime_percent', v.overtime_percent,
    'included_heads', v.included_heads,
    'extra_head_fee', v.extra_head_fee,
    'minimum_spend', v.minimum_spend,
    'rates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'name', r.name, 'weekdays', r.weekdays,
        'start', to_char(r.start_time, 'HH24:MI'), 'end', to_char(r.end_time, 'HH24:MI'),
        'date_from', r.date_from, 'date_to', r.date_to, 'hourly_rate', r.hourly_rate
      ) order by r.priority desc, r.id), '[]')
      from public.venue_rate_rules as r
      where r.venue_id = v.id and (r.date_to is null or r.date_to >= private.today())
    ),
    'facilities', private.facility_list(v.id),
    'rating', private.rating_of('venue', v.id)
  )
$$;

-- Prices and facilities are words of the page, too.
create trigger venue_page_changes
  after insert or update or delete on public.venue_rate_rules
  for each row execute function private.tell_venue_page();
create trigger venue_page_changes
  after insert or update or delete on public.venue_facilities
  for each row execute function private.tell_venue_page();

revoke execute on all functions in schema private from public;
