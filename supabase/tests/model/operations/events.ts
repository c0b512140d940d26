import type { Operation } from '../operation';

const own = (condition: string) => `
  select e.organizer_id as actor, e.id, e.date, e.version from public.events as e
  where e.organizer_id is not null and e.deleted_at is null and ${condition} order by e.id`;
const anEvent = 'the event of {date}';

/** What organizers do with their events, and administrators. */
export const eventOperations: Operation[] = [
  {
    name: 'move_event',
    weight: 4,
    rows: own(`e.status in ('draft', 'approved')`),
    call: `public.save_event(p_event_id => t.id, p_version => t.version, p_event => jsonb_build_object(
      'date', model.today() + (array[0, 1, 3, 9, 15, 40, 400, 1200])[1 + v2 % 8],
      'time', (array['00:01', '10:00', '21:00'])[1 + v3 % 3]),
      p_agreed => array['review', 'event.moved'])`,
    says: `moves ${anEvent}`,
  },
  {
    name: 'end_event_elsewhere',
    rows: own(`e.status in ('draft', 'approved')`),
    call: `public.save_event(p_event_id => t.id, p_version => t.version, p_event => jsonb_build_object(
      'ends_at', (array['infinity', '9999-01-01T00:00:00+08:00', (now() + interval '2 days')::text, (t.date + 2)::text])[1 + v2 % 4]),
      p_agreed => array['review', 'event.moved'])`,
    says: `says when ${anEvent} ends`,
  },
  {
    name: 'change_ticket_types',
    weight: 2,
    rows: `
      select e.organizer_id as actor, e.id, e.date, e.version, (
        select jsonb_agg(jsonb_build_object(
          'id', s.ticket_type_id, 'name', s.name, 'price', s.price, 'capacity', s.capacity,
          'max_per_order', s.max_per_order, 'min_per_order', s.min_per_order,
          'requires_approval', s.requires_approval, 'transferable', s.transferable) order by s.sort_order)
        from public.ticket_stock as s where s.event_id = e.id and s.ticket_type_id <> '*'
      ) as types
      from public.events as e
      where e.organizer_id is not null and e.deleted_at is null and e.status in ('draft', 'approved') order by e.id`,
    call: `public.set_ticket_types(p_event_id => t.id, p_version => t.version, p_types => (
      select jsonb_agg(case v2 % 4
        when 0 then type || jsonb_build_object('capacity', greatest(1, (type ->> 'capacity')::int + v3 % 3 - 1))
        when 1 then case when type ->> 'id' = 'std' then type || '{"transferable": false}' else type end
        when 2 then case when type ->> 'id' = 'std' then type || '{"min_per_order": 2}' else type end
        else type end)
      from jsonb_array_elements(t.types) as type
      where v2 % 4 <> 3 or type ->> 'id' <> (array['free', 'std', 'asked'])[1 + v3 % 3]),
      p_agreed => array['waitlist.closed', 'transfer.expired'])`,
    says: `changes the types of ${anEvent}`,
  },
  {
    name: 'submit_event',
    weight: 2,
    rows: own(`e.status in ('draft', 'rejected')`),
    call: `public.submit_event(p_event_id => t.id, p_version => t.version)`,
    says: `sends ${anEvent} to be looked at`,
  },
  {
    name: 'withdraw_event',
    rows: own(`e.status = 'pending_approval'`),
    call: `public.withdraw_event(p_event_id => t.id)`,
    says: `takes ${anEvent} back`,
  },
  {
    name: 'decide_event',
    weight: 2,
    rows: `
      select p.id as actor, e.id, e.date from public.events as e, model.people as p
      where e.status = 'pending_approval' and p.name in ('the approver', 'the superadmin') order by e.id, p.name`,
    call: `public.decide(p_entity_type => 'events', p_entity_id => t.id, p_reason => '說明不足',
      p_status => case when v2 % 3 > 0 then 'approved' else 'rejected' end)`,
    says: `decides on ${anEvent}`,
  },
  {
    name: 'cancel_event',
    rows: own(`e.status = 'approved'`),
    call: `public.cancel_event(p_event_id => t.id, p_reason => '颱風')`,
    says: `calls ${anEvent} off`,
  },
  {
    name: 'duplicate_event',
    rows: own('true'),
    call: `public.duplicate_event(p_event_id => t.id, p_date => model.today() + 15)`,
    says: `copies ${anEvent}`,
  },
  {
    name: 'delete_event',
    rows: own('true'),
    call: `public.delete_event(p_event_id => t.id)`,
    says: `deletes ${anEvent}`,
  },
  {
    name: 'settle_event',
    weight: 4,
    rows: `
      select p.id as actor, e.id, e.date, s.net
      from public.events as e, model.people as p, lateral (select * from private.event_statements where event_id = e.id) as s
      where p.name in ('the editor', 'the superadmin') and e.ends_at < now() and s.settled_at is null
      order by e.id, p.name`,
    call: `public.settle_event(p_event_id => t.id, p_reference => 'TX', p_expected_net => t.net::int)`,
    says: `closes the statement of ${anEvent}`,
  },
];
