-- A payment that was not found could be made again, whatever had become of the event.
select model.put_back('public.reject_payment', 'not private.can_be_paid(p_order_id, v_order.kind) or', '');
