-- Money was said to be sent without an account.
select model.put_back(
  'public.mark_refunded', 'v_refund.status = ''processing''
    and not exists', 'false and not exists'
);
