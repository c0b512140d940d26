-- What came from others did not count.
select model.put_back(
  'public.accept_transfer',
  '  perform private.check_person_limit(v_ticket.event_id, v_ticket.ticket_type_id, v_user_id, 1, true);', ''
);
