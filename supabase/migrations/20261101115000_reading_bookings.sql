-- Lists of bookings, for the two parties.

create function private.quote_view(p_quote public.booking_quotes)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_quote.id, 'number', p_quote.number, 'lines', p_quote.lines, 'total', p_quote.total, 'deposit', p_quote.deposit,
    'valid_until', p_quote.valid_until, 'terms', p_quote.terms, 'status', p_quote.status,
    'created_at', p_quote.created_at
  )
$$;

-- A booking in lists, for the side that reads it. An open one past its time reads as expired
-- already.
create function private.booking_card(b public.bookings, p_side text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.booking_receipt(b.id) || jsonb_build_object(
    'status', case
      when b.status in ('requested', 'quoted') and not b.is_demo and b.respond_by <= now() then 'expired'
      when b.status = 'awaiting_payment' and exists (
        select from public.orders as o where o.id = b.order_id and private.is_overdue(o)
      ) then 'expired'
      else b.status
    end,
    'side', p_side,
    'venue_id', b.venue_id,
    'performer_id', b.performer_id,
    'subject_name', private.booking_subject_name(b),
    'venue_name', (select v.name from public.venues as v where v.id = b.venue_id),
    'guest_name', b.contact_name,
    'purpose', b.purpose,
    'performance_type', b.performance_type,
    'attendees', b.attendees,
    'is_joint', b.is_joint,
    'is_phone', false,
    'created_at', b.created_at,
    'unread', (
      select count(*)
      from public.booking_messages as m
      where m.booking_id = b.id and m.read_at is null and m.sender_id is distinct from auth.uid()
    )
  )
$$;

-- GET /rpc/my_bookings. p_side: guest (what I asked for) or host (what others ask of me). p_kind:
-- venue or performance. p_state: open, upcoming, past or a state. p_query: words of the guest's name, the number or what
-- it is for. p_sort: answer, status, guest, start or total, with a minus the other way round; without it what waits for
-- an answer first, then what is to come. A host's bookings by phone are among them. p_after: see private.place_of();
-- `next` is the place of the last one, unless the list ends there.
create function public.my_bookings(
  p_side text default 'guest',
  p_kind text default null,
  p_state text default null,
  p_resource_id uuid default null,
  p_page int default 1,
  p_page_size int default 12,
  p_after text default null,
  p_query text default null,
  p_sort text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_place constant record := private.read_place(p_after);
  v_words constant text := lower(nullif(private.trimmed(p_query), ''));
  v_column constant text := ltrim(coalesce(nullif(p_sort, ''), 'waiting'), '-');
  v_sign constant int := case when p_sort like '-%' then -1 else 1 end;
  v_kind constant text := nullif(nullif(p_kind, ''), 'all');
  v_state constant text := nullif(nullif(p_state, ''), 'all');
  v_ids uuid[];
  v_page record;
  v_last uuid;
begin
  perform private.require(p_side in ('guest', 'host'), 'side', 'guest or host');
  perform private.require(
    v_column in ('waiting', 'answer', 'status', 'guest', 'start', 'total'), 'sort',
    'answer, status, guest, start or total, with a minus the other way round'
  );
  with own as (
    select id from public.venues where owner_id = v_user_id
    union all select id from public.performer_profiles where owner_id = v_user_id
  ),
  listed as (
    select b.id, b.kind, b.status, b.resource_id, b.start_at, b.end_at, b.created_at, b.respond_by, b.total,
      b.contact_name as guest, b.purpose, b.booking_no
    from public.bookings as b
    where not b.is_demo and case p_side
      when 'guest' then b.requester_id = v_user_id
      else b.resource_id in (select id from own)
    end
    union all
    -- The host agreed to them on the phone.
    select k.id, case when k.venue_id is null then 'performance' else 'venue' end,
      case when k.end_at > now() then 'confirmed' else 'completed' end, k.resource_id, k.start_at,
      k.end_at, k.created_at, null, k.total, k.contact_name, k.reason, null
    from public.calendar_blocks as k
    where p_side = 'host' and k.source = 'phone' and k.resource_id in (select id from own)
  )
  select array_agg(
    id
    order by
      case when p_after is not null then created_at end desc, case when p_after is not null then id end desc,
      -- What waits for somebody, what is still to come, and then the rest.
      case when v_column = 'waiting' then case
        when status in ('requested', 'quoted', 'awaiting_payment') then 0
        when status = 'confirmed' and end_at > now() then 1
        else 2
      end end,
      case v_column
        when 'waiting' then abs(extract(epoch from start_at - now()))
        -- A host answers what is asked; the rest has no such time and comes last, either way.
        when 'answer' then case when status = 'requested' then v_sign * extract(epoch from respond_by) end
        when 'status' then v_sign * array_position(
          '{requested,quoted,awaiting_payment,confirmed,completed,no_show,declined,withdrawn,expired,cancelled}'::text[],
          status
        )
        when 'start' then v_sign * extract(epoch from start_at)
        when 'total' then v_sign * total
      end nulls last,
      case when p_sort = 'guest' then guest end,
      case when p_sort = '-guest' then guest end desc,
      start_at, id
  )
  into v_ids
  from listed
  where (created_at, id) < (v_place.at, v_place.key)
    and (v_kind is null or kind = v_kind)
    and (p_resource_id is null or resource_id = p_resource_id)
    and (v_words is null or strpos(lower(concat_ws(' ', guest, booking_no, purpose)), v_words) > 0)
    and case
      when v_state is null then true
      when v_state = 'open' then status in ('requested', 'quoted', 'awaiting_payment')
      when v_state = 'upcoming' then status = 'confirmed' and end_at > now()
      when v_state = 'past' then end_at <= now() or status not in (
        'requested', 'quoted', 'awaiting_payment', 'confirmed'
      )
      else status = v_state
    end;
  select * into v_page
  from private.page_bounds(
    p_page, p_page_size, coalesce(cardinality(v_ids), 0), private.most_rows(p_after)
  );
  v_last := case when v_page.page_size < cardinality(v_ids) then v_ids[v_page.page_size] end;
  return jsonb_build_object(
    'next', coalesce(
      private.next_place(p_after, 'public.bookings', v_last),
      private.next_place(p_after, 'public.calendar_blocks', v_last)
    ),
    'items', coalesce(
      (
        select jsonb_agg(
          case when b.id is null then private.phone_booking_card(k)
            else private.booking_card(b, p_side) end
          order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        left join public.bookings as b on b.id = chosen.id
        left join public.calendar_blocks as k on k.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.my_bookings(text, text, text, uuid, int, int, text, text, text) from public;
grant execute on function
  public.my_bookings(text, text, text, uuid, int, int, text, text, text)
  to anon, authenticated;

-- GET /rpc/my_demo_bookings. Walks through the form; nobody else sees them, a week later they are
-- gone.
create function public.my_demo_bookings()
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
    select coalesce(jsonb_agg(private.booking_card(b, 'guest') order by b.created_at desc), '[]')
    from public.bookings as b
    where b.requester_id = v_user_id and b.is_demo and b.created_at > now() - interval '7 days'
  );
end;
$$;
revoke execute on function public.my_demo_bookings() from public;
grant execute on function public.my_demo_bookings() to anon, authenticated;

revoke execute on all functions in schema private from public;
