-- The kinds of notifications as rows: what they are about, whether they go out as mails, and which of
-- them nobody can switch off. The words stand in shared/src/locales/notifications.zh-TW.json.

create table private.notification_kinds (
  kind text primary key check (kind ~ '^[a-z]+(\.[a-z_]+)+$'),
  -- What a person switches on and off as one.
  topic text not null check (
    topic in ('orders', 'tickets', 'events', 'selling', 'bookings', 'support', 'account')
  ),
  is_mailed boolean not null default false,
  -- Money, tickets, or a deadline: always told, whatever was switched off.
  is_essential boolean not null default false,
  -- No mail when the params contain this, because another mail of the same moment says it.
  mail_said_elsewhere jsonb
);
alter table private.notification_kinds enable row level security;

insert into private.notification_kinds (topic, kind, is_mailed, is_essential)
select topic, kind, style in ('mail', 'essential'), style = 'essential'
from (values
  ('orders', 'order.received', 'essential'),
  ('orders', 'order.paid', 'mail'),
  ('orders', 'order.payment_rejected', 'essential'),
  ('orders', 'order.expired', 'essential'),
  ('orders', 'order.cancelled', 'essential'),
  ('orders', 'order.handed_over', 'mail'),
  ('orders', 'order.refund_processing', 'essential'),
  ('orders', 'order.refund_rejected', 'essential'),
  ('orders', 'order.refunded', 'essential'),

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
  ('events', 'event.message', 'mail'),
  ('events', 'event.sale_started', 'mail'),
  ('events', 'waitlist.offered', 'mail'),
  ('events', 'waitlist.expired', 'site'),

  ('selling', 'decision.approved', 'mail'),
  ('selling', 'decision.rejected', 'mail'),
  ('selling', 'registration.waiting', 'site'),
  ('selling', 'staff.invited', 'mail'),
  ('selling', 'event.settled', 'mail'),
  ('selling', 'order.payment_reported', 'mail'),
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
  ('account', 'report.upheld', 'site'),
  ('account', 'report.dismissed', 'site'),
  ('account', 'subscription.expiring', 'mail'),
  ('account', 'subscription.ended', 'mail')
) as known (topic, kind, style);

-- A paid ticket order is a ticket.
update private.notification_kinds
set mail_said_elsewhere = '{"order_kind": "ticket"}'
where kind = 'order.paid';

alter table public.notifications
  add constraint notifications_kind_fkey foreign key (kind) references private.notification_kinds (kind);

-- Several things of one moment have the same time; the id orders them, for paging.
drop index public.notifications_user_id_idx;
create index notifications_user_id_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_kind_idx on public.notifications (kind);

-- Whether this person is to be told on a channel, 'site' or 'mail'. What is not said otherwise is told.
-- notify_prefs is {"<topic>": {"site": false, "mail": true}, …}.
create function private.wants_notification(p_user_id uuid, p_kind text, p_channel text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select not p.deleted and coalesce(
    (
      select k.is_essential
        or coalesce((p.notify_prefs #>> array[k.topic, p_channel])::boolean, true)
      from private.notification_kinds as k
      where k.kind = p_kind
    ),
    -- A kind that is not known: the foreign key says so, instead of a silence.
    true
  )
  from public.profiles as p
  where p.id = p_user_id
$$;

-- The next page begins after this one, so an id is enough even where moments are shared.
drop function public.my_notifications(timestamptz, int);

-- GET /rpc/my_notifications. Latest first; p_before, an id, continues after the last one shown.
create function public.my_notifications(p_before uuid default null, p_limit int default 20)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_limit constant int := least(greatest(coalesce(p_limit, 20), 1), 50);
  v_items jsonb;
begin
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', n.id, 'kind', n.kind, 'topic', k.topic, 'params', n.params, 'link', n.link,
        'created_at', n.created_at, 'read_at', n.read_at
      )
      order by n.created_at desc, n.id desc
    ),
    '[]'
  )
  into v_items
  from (
    select *
    from public.notifications
    where user_id = v_user_id and (
      p_before is null or (created_at, id) < (
        select created_at, id from public.notifications where id = p_before and user_id = v_user_id
      )
    )
    order by created_at desc, id desc
    limit v_limit + 1
  ) as n
  join private.notification_kinds as k on k.kind = n.kind;
  return jsonb_build_object(
    'items', case
      when jsonb_array_length(v_items) > v_limit then v_items - v_limit else v_items
    end,
    'has_more', jsonb_array_length(v_items) > v_limit,
    'unread', (
      select count(*) from public.notifications where user_id = v_user_id and read_at is null
    )
  );
end;
$$;

-- GET /rpc/my_notification_settings. By topic: the two channels, whether there are mails at all, and
-- whether some of it is told in any case.
create function public.my_notification_settings()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'topic', k.topic,
        'site', coalesce((p.notify_prefs #>> array[k.topic, 'site'])::boolean, true),
        'mail', coalesce((p.notify_prefs #>> array[k.topic, 'mail'])::boolean, true),
        'has_essentials', k.has_essentials
      )
      order by array_position(
        array['orders', 'tickets', 'events', 'selling', 'bookings', 'support', 'account'], k.topic
      )
    )
    from public.profiles as p, (
      select topic, bool_or(is_essential) as has_essentials
      from private.notification_kinds
      group by topic
    ) as k
    where p.id = v_user_id
  );
end;
$$;

-- POST /rpc/set_notification_setting. One switch; answers all of them.
create function public.set_notification_setting(
  p_topic text default null, p_channel text default null, p_is_on boolean default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require(
    exists (select from private.notification_kinds where topic = p_topic), 'topic', 'no such topic'
  );
  perform private.require(p_channel in ('site', 'mail'), 'channel', 'site or mail');
  perform private.require(p_is_on is not null, 'is_on', 'on or off');
  update public.profiles
  set notify_prefs = notify_prefs || jsonb_build_object(
    p_topic, coalesce(notify_prefs -> p_topic, '{}') || jsonb_build_object(p_channel, p_is_on)
  )
  where id = v_user_id;
  return public.my_notification_settings();
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.my_notifications(uuid, int), public.my_notification_settings(),
  public.set_notification_setting(text, text, boolean) from public;
grant execute on function
  public.my_notifications(uuid, int), public.my_notification_settings(),
  public.set_notification_setting(text, text, boolean) to anon, authenticated;
