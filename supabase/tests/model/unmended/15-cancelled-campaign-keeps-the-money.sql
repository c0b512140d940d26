-- Calling a campaign off released pledges and gave nothing back.
select model.put_back(
  'private.call_off_campaign',
  '    elsif v_order.paid_at is not null then
      perform private.refund_pledge(v_order.id, ''campaign_'' || p_status, v_funds, v_spent);', ''
);
