-- A reported payment was waited for without an end.
select model.put_back(
  'private.is_overdue', 'p_order.status in (''pending_payment'', ''payment_review'')',
  'p_order.status = ''pending_payment'''
);
