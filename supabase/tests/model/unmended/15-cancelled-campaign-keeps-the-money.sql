-- Calling a campaign off released pledges and gave nothing back.
select model.put_back(
  'private.call_off_campaign',
  '      perform private.refund_order(v_order.id, ''campaign_'' || p_status);', ''
);
