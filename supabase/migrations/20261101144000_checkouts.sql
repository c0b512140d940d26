-- One checkout for everything that one seller offers: an order for each event, all of them or none.

-- POST /rpc/check_out_tickets. p_events: [{event_id, items, answers, expected_total}], as
-- hold_tickets takes them, all of one seller. Answers {purchases}, each with its event_id. The same
-- p_idempotency_key again gives the same orders.
create function public.check_out_tickets(
  p_events jsonb default null,
  p_name text default null,
  p_email text default null,
  p_phone text default null,
  p_invoice jsonb default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_checkout_id constant uuid := coalesce(p_idempotency_key, gen_random_uuid());
  v_asked record;
  v_purchases jsonb := '[]';
begin
  perform private.require(
    jsonb_typeof(p_events) = 'array' and jsonb_array_length(p_events) between 1 and 10,
    'events', 'one to ten events'
  );
  perform private.require(
    (
      select bool_and(
        jsonb_typeof(e) = 'object' and pg_input_is_valid(e ->> 'event_id', 'uuid')
        and e ->> 'expected_total' ~ '^\d{1,9}$'
      )
      and count(distinct lower(e ->> 'event_id')) = count(*)
      from jsonb_array_elements(p_events) as e
    ),
    'events', 'each has an event_id, once, and the total that the buyer saw'
  );
  perform private.require(
    (
      select count(distinct coalesce(e.organizer_id::text, '')) <= 1
      from public.events as e
      where e.id in (
        select (asked ->> 'event_id')::uuid from jsonb_array_elements(p_events) as asked
      )
    ),
    'events', 'all of one seller'
  );
  perform private.begin_attempt(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'check_out_tickets', p_events, p_name, p_email, p_phone, p_invoice
    )
  );
  -- Events in the order of their ids: two checkouts never wait for one another in a circle.
  for v_asked in
    select (e ->> 'event_id')::uuid as event_id, e ->> 'expected_total' as total,
      e -> 'items' as items, nullif(e -> 'answers', 'null') as answers
    from jsonb_array_elements(p_events) as e
    order by 1
  loop
    v_purchases := v_purchases || (
      public.hold_tickets(
        p_event_id => v_asked.event_id, p_items => v_asked.items, p_name => p_name,
        p_email => p_email, p_phone => p_phone, p_answers => v_asked.answers,
        p_invoice => p_invoice, p_expected_total => v_asked.total::int,
        p_idempotency_key => md5(v_checkout_id::text || v_asked.event_id)::uuid
      ) || jsonb_build_object('event_id', v_asked.event_id)
    );
  end loop;
  update public.orders
  set checkout_id = v_checkout_id
  where buyer_id = v_user_id and checkout_id is null and id in (
    select (purchase -> 'order' ->> 'id')::uuid from jsonb_array_elements(v_purchases) as purchase
  );
  return jsonb_build_object('purchases', v_purchases);
end;
$$;
revoke execute on function
  public.check_out_tickets(jsonb, text, text, text, jsonb, uuid)
  from public;
grant execute on function
  public.check_out_tickets(jsonb, text, text, text, jsonb, uuid)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
