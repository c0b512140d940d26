-- GET /rpc/performer_income. What an own performer brings in, p_months months up to this one and the two that
-- follow, latest first: stages by the month in which they start, money on the day on which it moved.
create function public.performer_income(p_performer_id uuid default null, p_months int default 6)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_this constant date := date_trunc('month', private.today())::date;
  v_from date;
  v_until date;
  v_window tstzrange;
  v_answer jsonb;
begin
  perform private.require_seller('performer', p_performer_id);
  perform private.require(p_months between 1 and 36, 'months', '1 to 36');
  v_from := v_this - (p_months - 1) * interval '1 month';
  v_until := v_this + interval '3 months';
  v_window := tstzrange(
    v_from::timestamp at time zone 'Asia/Taipei', v_until::timestamp at time zone 'Asia/Taipei'
  );
  with agreed as (
    select date_trunc('month', a.start_at at time zone 'Asia/Taipei')::date as month,
      count(*) as bookings, sum(a.worth) as worth
    from private.agreed_hours(p_performer_id, v_window) as a
    group by 1
  ),
  sold as (
    select date_trunc('month', o.paid_at at time zone 'Asia/Taipei')::date as month,
      count(*) as orders, sum(o.total) as goods
    from public.orders as o
    where o.seller_type = 'performer' and o.seller_id = p_performer_id and o.kind = 'product'
      and o.paid_at <@ v_window
    group by 1
  ),
  lines as (
    select m.month::date as month, coalesce(a.bookings, 0) as bookings, coalesce(a.worth, 0) as worth,
      coalesce(g.orders, 0) as orders, coalesce(g.goods, 0) as goods,
      coalesce(s.paid, 0) - coalesce(g.goods, 0) as deposits, coalesce(s.refunded, 0) as refunded,
      coalesce(s.paid, 0) - coalesce(s.refunded, 0) as net
    from generate_series(v_from::timestamp, (v_until - 1)::timestamp, interval '1 month') as m (month)
    left join agreed as a on a.month = m.month::date
    left join sold as g on g.month = m.month::date
    left join private.settlement_lines(v_from, v_until - 1, 'performer', p_performer_id) as s
      on s.month = m.month::date
  )
  select jsonb_build_object(
    'this_month', v_this, 'months', jsonb_agg(to_jsonb(l) order by l.month desc)
  )
  into v_answer
  from lines as l;
  return v_answer;
end;
$$;
revoke execute on function public.performer_income(uuid, int) from public;
grant execute on function public.performer_income(uuid, int) to anon, authenticated;
