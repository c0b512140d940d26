-- The yes of a host took whatever price the booking had last, and a declined quote left its price there.
select model.put_back('private.accept_offer', ' and made_by = p_made_by', '');
select model.put_back('private.accept_offer', 'and status = ''sent'' and valid_until > now()', '');
select model.put_back(
  'public.decline_quote',
  '  perform private.put_offer(v_booking.id, private.standing_offer(v_booking.id, ''guest''));', ''
);
select model.put_back(
  'public.approve_booking',
  'if p_offer_no is distinct from
    (private.standing_offer(p_booking_id, ''guest'')).number
  then', 'if false then'
);
