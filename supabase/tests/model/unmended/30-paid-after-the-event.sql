-- A payment that was found after the event made a valid ticket, and nothing went back.
select model.put_back(
  'private.ticket_order_paid', 'not private.ticket_can_be_paid(p_order_id)', 'v_event.status = ''cancelled'''
);
