-- What the demo accounts were told about their tickets; the latest are unread.

insert into public.notifications (id, user_id, kind, params, link, created_at, read_at)
select pg_temp.seed_id('demo-notification-ticket', r.id::text), r.user_id, 'ticket.issued',
  jsonb_build_object('event', e.title), '/tickets', r.registered_at,
  case
    when row_number() over (partition by r.user_id order by r.registered_at desc, r.id) > 2
      then r.registered_at + interval '2 hours'
  end
from public.event_registrations as r
join public.events as e on e.id = r.event_id
join auth.users as u on u.id = r.user_id
where r.status = 'confirmed' and u.email like '%@demo.test'
on conflict do nothing;
