-- Whoever had a ticket that was scanned could rate, also the organizer, also before it began.
select model.put_back('public.review_event', '    perform private.refuse_own_cause(v_user_id);', '    null;');
select model.put_back(
  'public.review_event', '(select starts_at from public.events where id = p_event_id) > now()', 'false'
);
