import type { Invariant } from './operation';

/**
 * What holds beside the invariants of every test. A row that a step wrote has the time of that step,
 * which no other step has: `created_at = now()` means "just now".
 */
export const promises: Invariant[] = [
  {
    name: 'a sold event is not moved nearer than seven days',
    query: `
      select e.id::text from public.events as e join model.events_before as b on b.event_id = e.id
      where b.sold > 0 and b.sells and e.status = 'approved' and e.starts_at < b.starts_at - interval '1 day'
        and e.starts_at < now() + interval '7 days'`,
  },
  {
    name: 'a listed event has an end within three years',
    query: `
      select e.id::text from public.events as e
      where e.status = 'approved' and not (isfinite(e.ends_at) and e.ends_at < now() + interval '3 years 1 day')`,
  },
  {
    name: 'nobody holds more tickets of a type than the limit of a person',
    query: `
      select s.event_id || ' ' || s.ticket_type_id || ' ' || model.name(p.id)
      from public.ticket_stock as s cross join model.people as p
      where s.ticket_type_id <> '*' and s.max_per_order < (
        select count(*) from public.tickets as t
        where t.event_id = s.event_id and t.ticket_type_id = s.ticket_type_id
          and t.holder_user_id = p.id and t.status in ('valid', 'transferring', 'checked_in')
      )`,
  },
  {
    name: 'twenty orders wait for the money of a person at most',
    query: `
      select model.name(buyer_id) from public.orders
      where status in ('pending_payment', 'payment_review') group by buyer_id having count(*) > 20`,
  },
  {
    name: 'nobody finds, gives back or decides in the own cause',
    query: `
      select 'payment of ' || o.order_no from public.payments as m join public.orders as o on o.id = m.order_id
      where m.confirmed_by = o.buyer_id and o.total > 0
      union all
      select 'refund of ' || o.order_no from public.refund_requests as r join public.orders as o on o.id = r.order_id
      where r.decided_by = o.buyer_id and r.amount > 0 and r.requested_by = o.buyer_id
      union all
      select 'decision on ' || entity_type from public.approval_decisions
      where decided_by = owner_id and to_status in ('approved', 'active', 'open')
      union all
      select 'review by the organizer' from public.event_reviews as v join public.events as e on e.id = v.event_id
      where v.author_id = e.organizer_id`,
  },
  {
    name: 'nobody accepts the own offer',
    query: `
      select b.booking_no from public.booking_quotes as q join public.bookings as b on b.id = q.booking_id
      where q.updated_at = now() and q.status = 'accepted' and b.requester_id is distinct from private.host_of(b)
        and auth.uid() = case q.made_by when 'host' then private.host_of(b) else b.requester_id end
        and not (q.made_by = 'guest' and q.created_at = now())`,
  },
  {
    name: 'nothing is paid for what is over or called off',
    query: `
      select o.order_no from public.orders as o
      join public.order_items as i on i.order_id = o.id and i.item_type = 'ticket'
      join public.events as e on e.id = i.ref_id
      where o.status = 'pending_payment' and e.status = 'cancelled'
      union all
      select t.ticket_no from public.tickets as t join public.events as e on e.id = t.event_id
      where t.issued_at = now() and t.price_paid > 0 and t.status = 'valid' and e.ends_at <= now()`,
  },
  {
    name: 'who paid for an event that is called off is owed the money',
    query: `
      select o.order_no from public.orders as o
      join public.order_items as i on i.order_id = o.id and i.item_type = 'ticket'
      join public.events as e on e.id = i.ref_id
      join public.profiles as p on p.id = o.buyer_id and not p.deleted
      where o.status in ('paid', 'completed') and e.status = 'cancelled' and private.refundable_of(o.id) > 0`,
  },
  {
    name: 'money is sent to an account that somebody named',
    query: `
      select o.order_no from public.refund_requests as r join public.orders as o on o.id = r.order_id
      where r.refunded_at = now() and r.amount > 0
        and not exists (select from private.refund_accounts where refund_id = r.id)`,
  },
  {
    name: 'a ticket that is asked back stays where it is',
    query: `
      select t.ticket_no from public.tickets as t join model.tickets_before as b on b.ticket_id = t.id
      where b.asked_back and t.holder_user_id <> b.holder
      union all
      select t.ticket_no from public.tickets as t
      where t.status = 'transferring' and exists (
        select from public.refund_requests as r where r.status = 'requested' and t.id = any (r.ticket_ids))`,
  },
  {
    name: 'what may not be given away is not given away',
    query: `
      select t.ticket_no from public.ticket_transfers as f join public.tickets as t on t.id = f.ticket_id
      join public.ticket_stock as s on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
      where f.updated_at = now() and f.status = 'accepted' and not s.transferable`,
  },
  {
    name: 'an offer of the waitlist can be taken',
    query: `
      select w.id::text from public.waitlist_entries as w
      left join public.ticket_stock as s using (event_id, ticket_type_id)
      join public.events as e on e.id = w.event_id
      where w.status = 'offered' and (s.event_id is null or e.status <> 'approved' or w.quantity < s.min_per_order)`,
  },
  {
    name: 'an account that is gone or disabled waits for nothing and sells nothing new',
    query: `
      select 'waits ' || model.name(p.id) from public.profiles as p join public.waitlist_entries as w on w.user_id = p.id
      where (p.deleted or not p.active) and w.status in ('waiting', 'offered')
      union all
      select 'asks ' || model.name(p.id) from public.profiles as p join public.event_registrations as r on r.user_id = p.id
      where (p.deleted or not p.active) and r.status = 'pending' and r.order_id is null
      union all
      select 'sells ' || o.order_no from public.orders as o
      join public.profiles as p on p.id = private.seller_user(o.seller_type, o.seller_id)
      where o.created_at = now() and (p.deleted or not p.active)
      union all
      select 'gives ' || r.registration_no from public.event_registrations as r join public.events as e on e.id = r.event_id
      join public.profiles as p on p.id = e.organizer_id
      where r.registered_at = now() and (p.deleted or not p.active)`,
  },
  {
    name: 'a deleted account leaves no promise behind',
    query: `
      select 'event of ' || model.name(p.id) from public.profiles as p join public.events as e on e.organizer_id = p.id
      where p.deleted and e.status = 'approved' and e.ends_at > now()
      union all
      select 'refund of ' || o.order_no from public.orders as o
      join public.profiles as p on p.id = private.seller_user(o.seller_type, o.seller_id)
      where p.deleted and (o.status = 'payment_review' or o.refund_status in ('requested', 'processing'))
      union all
      select 'goods of ' || o.order_no from public.orders as o
      join public.profiles as p on p.id = private.seller_user(o.seller_type, o.seller_id)
      where p.deleted and o.kind = 'product' and o.status = 'paid' and private.refundable_of(o.id) > 0
      union all
      select 'booking ' || b.booking_no from public.bookings as b
      join public.profiles as p on p.id in (b.requester_id, private.host_of(b))
      where p.deleted and b.status in ('requested', 'quoted', 'awaiting_payment', 'confirmed') and b.end_at > now()
      union all
      select 'plan of ' || model.name(p.id) from public.profiles as p
      join public.subscription_plans as s on s.owner_id = p.id
      where p.deleted and s.auto_renew and s.status in ('active', 'expiring')`,
  },
  {
    name: 'an event is rated by who was there, when it began',
    query: `
      select e.id::text from public.event_reviews as v join public.events as e on e.id = v.event_id
      where v.created_at = now() and e.starts_at > now()`,
  },
  {
    name: 'a place of a gig is not kept by a booking that ended',
    query: `
      select b.booking_no from public.gig_applications as a join public.bookings as b on b.id = a.booking_id
      where a.status = 'awarded' and b.status in ('declined', 'withdrawn', 'expired', 'cancelled')
        and b.start_at > now()`,
  },
  {
    name: 'what is shown lies with us, and its money is not on the way back',
    query: `
      select a.title from public.advertisements as a where a.image_url is not null and a.image_url not like '/storage/%'
      union all
      select a.title from public.ad_creatives as c join public.advertisements as a on a.id = c.advertisement_id
      join public.ad_bookings as b on b.advertisement_id = a.id join public.orders as o on o.id = b.order_id
      where c.updated_at = now() and c.status = 'approved' and o.refund_status in ('requested', 'processing')`,
  },
  {
    name: 'an advertisement that was approved once costs what a change of mind costs',
    query: `
      select o.order_no from public.refund_requests as r join public.orders as o on o.id = r.order_id
      join public.ad_bookings as b on b.order_id = o.id
      join public.ad_creatives as c on c.advertisement_id = b.advertisement_id and c.status in ('approved', 'replaced')
      where o.kind = 'ad' and r.created_at = now() and r.status = 'requested' and r.fee = 0
        and exists (select from public.approval_decisions as d
          where d.entity_id = b.advertisement_id and d.to_status in ('approved', 'active'))`,
  },
  {
    name: 'phones and addresses are read by whom something was agreed with',
    query: `
      select b.booking_no from (
        select * from public.bookings where updated_at > now() - interval '1 hour' order by updated_at desc, id limit 2
      ) as b
      where b.status not in ('confirmed', 'completed', 'no_show') and (
        model.reads(private.host_of(b), 'get_booking', 'p_booking_id', b.id) ~ '0912345678|ming@guests'
        or b.order_id is not null
          and model.reads(private.host_of(b), 'get_order', 'p_order_id', b.order_id) ~ '0912345678|ming@guests'
        or model.reads(b.requester_id, 'get_booking', 'p_booking_id', b.id) ~ '0244444444|0955555555|host@town|artist@town'
      ) and b.requester_id is distinct from private.host_of(b)`,
  },
  {
    name: 'a performer counts whoever follows',
    query: `
      select f.performer_name from public.performer_profiles as f
      where f.follower_count <> (select count(*) from public.artist_follows where performer_id = f.id)`,
  },
  {
    name: 'of a thing a follower hears once, and nobody else does',
    query: `
      select model.name(user_id) || ' ' || kind from public.notifications where kind like 'artist.%'
      group by user_id, kind, link having count(*) > 1
      union all
      select model.name(n.user_id) || ' ' || n.kind from public.notifications as n
      where n.kind like 'artist.%' and n.created_at = now()
        and not exists (select from public.artist_follows as f where f.user_id = n.user_id and f.notify)`,
  },
];
