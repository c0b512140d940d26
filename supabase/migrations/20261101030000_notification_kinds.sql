-- The kinds of notifications as rows: what they are about, whether they go out as mails, and which
-- of them nobody can switch off. The texts stand in shared/src/locales/notifications.zh-TW.json.

create table private.notification_kinds (
  kind text primary key check (kind ~ '^[a-z]+(\.[a-z_]+)+$'),
  -- What a person switches on and off as one.
  topic text not null check (
    topic in ('orders', 'tickets', 'events', 'follows', 'selling', 'bookings', 'support', 'account')
  ),
  is_mailed boolean not null default false,
  -- Money, tickets, or a deadline: always told, whatever was switched off.
  is_essential boolean not null default false,
  -- No mail when the params contain this, because another mail of the same moment says it.
  mail_said_elsewhere jsonb
);

alter table private.notification_kinds enable row level security;

insert into private.notification_kinds (topic, kind, is_mailed, is_essential, mail_said_elsewhere)
select topic, kind, style in ('mail', 'essential'), style = 'essential',
  -- A paid ticket order is a ticket.
  case when kind = 'order.paid' then '{"order_kind": "ticket"}'::jsonb end
from (values
  ('orders', 'order.received', 'essential'),
  ('orders', 'order.paid', 'mail'),
  ('orders', 'order.payment_rejected', 'essential'),
  ('orders', 'order.expired', 'essential'),
  ('orders', 'order.cancelled', 'essential'),
  ('orders', 'order.handed_over', 'mail'),
  ('orders', 'order.tracking_corrected', 'mail'),
  ('orders', 'order.refund_processing', 'essential'),
  ('orders', 'order.refund_rejected', 'essential'),
  ('orders', 'order.refunded', 'essential'),
  ('orders', 'order.refund_unclaimed', 'essential'),

  ('tickets', 'ticket.issued', 'essential'),
  ('tickets', 'registration.approved', 'essential'),
  ('tickets', 'registration.to_pay', 'essential'),
  ('tickets', 'registration.rejected', 'essential'),
  ('tickets', 'registration.expired', 'mail'),
  ('tickets', 'transfer.offered', 'mail'),
  ('tickets', 'transfer.accepted', 'mail'),
  ('tickets', 'transfer.declined', 'site'),
  ('tickets', 'transfer.expired', 'site'),

  ('events', 'event.moved', 'essential'),
  ('events', 'event.changed', 'mail'),
  ('events', 'event.cancelled', 'essential'),
  ('events', 'event.on_hold', 'essential'),
  ('events', 'event.message', 'mail'),
  ('events', 'event.answered', 'mail'),
  ('events', 'event.sale_started', 'mail'),
  ('events', 'waitlist.offered', 'mail'),
  ('events', 'waitlist.expired', 'site'),
  ('events', 'waitlist.closed', 'mail'),

  ('follows', 'artist.event', 'mail'),
  ('follows', 'artist.product', 'site'),
  ('follows', 'artist.campaign', 'site'),
  ('follows', 'artist.birthday', 'site'),
  ('follows', 'artist.birthday_soon', 'site'),

  ('selling', 'decision.approved', 'mail'),
  ('selling', 'decision.rejected', 'mail'),
  ('selling', 'decision.removed', 'mail'),
  ('selling', 'decision.restored', 'mail'),
  ('selling', 'registration.waiting', 'site'),
  ('selling', 'staff.invited', 'mail'),
  ('selling', 'event.asked', 'mail'),
  ('selling', 'event.settled', 'mail'),
  ('selling', 'event.handed_over', 'mail'),
  ('selling', 'event.venue_consented', 'site'),
  ('selling', 'event.venue_objected', 'mail'),
  ('selling', 'order.payment_reported', 'mail'),
  ('selling', 'order.unchecked', 'mail'),
  ('selling', 'order.cancelled_by_buyer', 'site'),
  ('selling', 'order.refund_requested', 'mail'),
  ('selling', 'performer.claim_approved', 'mail'),
  ('selling', 'performer.claim_rejected', 'mail'),

  ('bookings', 'booking.requested', 'mail'),
  ('bookings', 'booking.quoted', 'mail'),
  ('bookings', 'booking.quote_accepted', 'mail'),
  ('bookings', 'booking.quote_declined', 'site'),
  ('bookings', 'booking.accepted', 'essential'),
  ('bookings', 'booking.declined', 'mail'),
  ('bookings', 'booking.withdrawn', 'site'),
  ('bookings', 'booking.confirmed', 'essential'),
  ('bookings', 'booking.cancelled', 'essential'),
  ('bookings', 'booking.expired', 'mail'),
  ('bookings', 'booking.amendment', 'mail'),
  ('bookings', 'booking.amendment_accepted', 'mail'),
  ('bookings', 'booking.amendment_declined', 'site'),
  ('bookings', 'booking.amendment_withdrawn', 'site'),
  ('bookings', 'booking.completed', 'site'),
  ('bookings', 'booking.no_show', 'mail'),
  ('bookings', 'booking.overtime', 'mail'),
  ('bookings', 'booking.message', 'site'),
  ('bookings', 'booking.reviewed', 'site'),
  ('bookings', 'venue.event_named', 'mail'),
  ('bookings', 'venue.asked', 'mail'),
  ('bookings', 'calendar.clashed', 'mail'),
  ('bookings', 'calendar.unreadable', 'mail'),
  ('bookings', 'venue.answered', 'mail'),
  ('bookings', 'gig.applied', 'site'),
  ('bookings', 'gig.shortlisted', 'site'),
  ('bookings', 'gig.awarded', 'mail'),
  ('bookings', 'gig.declined', 'site'),

  ('support', 'support.ad_submitted', 'site'),
  ('support', 'support.ad_reviewing', 'site'),
  ('support', 'support.ad_needs_fix', 'mail'),
  ('support', 'support.ad_rejected', 'mail'),
  ('support', 'support.ad_approved', 'mail'),
  ('support', 'support.ad_paid', 'site'),
  ('support', 'support.ad_producing', 'site'),
  ('support', 'support.ad_live', 'mail'),
  ('support', 'support.ad_completed', 'site'),
  ('support', 'support.ad_cancelled', 'mail'),
  ('support', 'campaign.approved', 'mail'),
  ('support', 'campaign.rejected', 'mail'),
  ('support', 'campaign.goal_met', 'essential'),
  ('support', 'campaign.succeeded', 'mail'),
  ('support', 'campaign.failed', 'mail'),
  ('support', 'campaign.cancelled', 'mail'),
  ('support', 'spot.reported', 'site'),

  ('account', 'identity.active', 'mail'),
  ('account', 'identity.suspended', 'essential'),
  ('account', 'factor.added', 'essential'),
  ('account', 'factor.removed', 'essential'),
  ('account', 'factor.locked', 'essential'),
  ('account', 'factor.recovery_used', 'essential'),
  ('account', 'contact.answered', 'essential'),
  ('account', 'report.upheld', 'site'),
  ('account', 'report.dismissed', 'site'),
  ('account', 'subscription.expiring', 'mail'),
  ('account', 'subscription.ended', 'mail')
) as known (topic, kind, style);
