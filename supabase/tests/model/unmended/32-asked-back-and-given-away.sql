-- A ticket under refund could be given away.
select model.put_back('public.offer_transfer', ' or private.is_asked_back(v_ticket)', '');
