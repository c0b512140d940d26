-- Calling a campaign off released pledges and gave nothing back.
select model.put_back(
  'private.call_off_campaign',
  '    elsif v_order.paid_at is not null then
      perform private.refund_order(v_order.id, ''campaign_'' || p_status);', ''
);
