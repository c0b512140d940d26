-- What orders ask of advertisements, see order_kinds.

create function private.ad_order_lock(p_order_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.lock_ad_placement(placement_id)
  from (
    select distinct placement_id from public.ad_bookings where order_id = p_order_id
    order by placement_id
  ) as places
$$;

-- Days that have begun are not paid for any more.
create function private.ad_can_be_paid(p_order_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select bool_and(status = 'held' and lower(period) > private.today())
  from public.ad_bookings where order_id = p_order_id
$$;

create function private.ad_order_paid(p_order_id uuid)
returns void
language sql
set search_path = ''
as $$
  update public.ad_bookings set status = 'confirmed' where order_id = p_order_id and status = 'held'
$$;

create function private.ad_order_closed(p_order_id uuid, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.ad_bookings set status = p_reason where order_id = p_order_id and status = 'held';
  update public.advertisements
  set status = 'inactive'
  where status in ('pending', 'active')
    and id in (select advertisement_id from public.ad_bookings where order_id = p_order_id);
end;
$$;

create function private.ad_order_refunded(p_order_id uuid, p_ticket_ids uuid[] default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.ad_bookings
  set status = 'refunded'
  where order_id = p_order_id and status = 'confirmed';
  update public.advertisements
  set status = 'inactive'
  where status in ('pending', 'active')
    and id in (select advertisement_id from public.ad_bookings where order_id = p_order_id);
end;
$$;

-- Whether the money of an advertisement is asked back, or on its way back.
create function private.is_ad_asked_back(p_ad_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.ad_bookings as b
    join public.refund_requests as r on r.order_id = b.order_id
    where b.advertisement_id = p_ad_id and r.status in ('requested', 'processing')
  )
$$;

-- What is asked back is neither changed nor approved meanwhile: it would be shown and paid back.
create function private.require_ad_not_asked_back(p_ad_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.is_ad_asked_back(p_ad_id) then
    perform private.raise_error('INVALID_STATE', 'its money is asked back', 'refund');
  end if;
end;
$$;

-- What was never approved costs nothing; a change of mind 10 % until three days before the first day.
-- A change that is refused after an approval is a change of mind.
create function private.ad_refund_quote(p_order_id uuid, p_ticket_ids uuid[] default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'amount', case when terms.allowed then o.total - terms.fee else 0 end,
    'fee', case when terms.allowed then terms.fee else 0 end,
    'allowed', terms.allowed,
    'reason', case
      when terms.allowed and booked.refused then 'not_approved'
      when terms.allowed then 'before_start'
      else 'too_late'
    end
  )
  from public.orders as o,
    lateral (
      select
        coalesce(bool_and(ad.status = 'rejected' and not exists (
          select from public.approval_decisions as d
          where d.entity_type = 'advertisements' and d.entity_id = ad.id and d.to_status = 'active'
        )), false) as refused,
        bool_or(private.ad_terms_are_over(b)) as is_late,
        bool_and(b.status = 'confirmed') as confirmed
      from public.ad_bookings as b
      join public.advertisements as ad on ad.id = b.advertisement_id
      where b.order_id = o.id
    ) as booked,
    lateral (
      select
        coalesce(booked.confirmed and (booked.refused or not booked.is_late), false) as allowed,
        case when booked.refused then 0 else o.total / 10 end as fee
    ) as terms
  where o.id = p_order_id
$$;

revoke execute on all functions in schema private from public;
