import type { Operation } from '../operation';

const attendee = `p_name => '王小明', p_email => 'ming@people.test', p_phone => '0912-345-678'`;
const approved = `public.events as e where e.status = 'approved' and e.deleted_at is null`;

/** Buying, giving away and using tickets. */
export const ticketOperations: Operation[] = [
  {
    name: 'hold_tickets',
    weight: 8,
    rows: `
      select p.id as actor, e.id, e.date, s.ticket_type_id as type, s.price
      from model.people as p, ${approved.replace('where', 'join public.ticket_stock as s on s.event_id = e.id and s.price > 0 where')}
        and (p.name like 'fan%' or p.id = e.organizer_id)
      order by e.id, s.ticket_type_id, p.name`,
    call: `public.hold_tickets(
      p_event_id => t.id, ${attendee}, p_expected_total => t.price * (1 + v2 % 3),
      p_items => jsonb_build_array(jsonb_build_object('ticket_type_id', t.type, 'quantity', 1 + v2 % 3)))`,
    says: 'orders tickets ({type}) of the event of {date}',
  },
  {
    name: 'hold_mixed_tickets',
    weight: 2,
    rows: `
      select p.id as actor, e.id, e.date from model.people as p, ${approved} and p.name like 'fan%'
      order by e.id, p.name`,
    call: `public.hold_tickets(
      p_event_id => t.id, ${attendee}, p_expected_total => 500,
      p_items => '[{"ticket_type_id": "free", "quantity": 1}, {"ticket_type_id": "std", "quantity": 1}]')`,
    says: 'orders a free and a paid ticket of the event of {date}',
  },
  {
    name: 'register_for_event',
    weight: 6,
    rows: `
      select p.id as actor, e.id, e.date, k.type
      from model.people as p, (values ('free'), ('asked')) as k (type), ${approved}
        and (p.name like 'fan%' or p.id = e.organizer_id)
      order by e.id, p.name, k.type`,
    call: `public.register_for_event(
      p_event_id => t.id, p_ticket_type_id => t.type, p_quantity => 1 + v2 % 2, ${attendee})`,
    says: 'registers for the event of {date} ({type})',
  },
  {
    name: 'cancel_registration',
    weight: 2,
    rows: `
      select r.user_id as actor, r.id, r.registration_no as no from public.event_registrations as r
      where r.status in ('pending', 'confirmed') order by r.id`,
    call: `public.cancel_registration(p_registration_id => t.id)`,
    says: 'cancels the registration {no}',
  },
  {
    name: 'decide_registration',
    weight: 4,
    rows: `
      select e.organizer_id as actor, r.id, r.registration_no as no
      from public.event_registrations as r join public.events as e on e.id = r.event_id
      where r.status = 'pending' and r.order_id is null order by r.id`,
    call: `public.decide_registration(
      p_registration_id => t.id, p_approve => v2 % 4 > 0, p_reason => '名額有限')`,
    says: 'decides on the registration {no}',
  },
  {
    name: 'join_waitlist',
    weight: 4,
    rows: `
      select p.id as actor, e.id, e.date, k.type
      from model.people as p, (values ('free'), ('std')) as k (type), ${approved} and p.name like 'fan%'
      order by e.id, p.name, k.type`,
    call: `public.join_waitlist(
      p_event_id => t.id, p_ticket_type_id => t.type, p_quantity => 1 + v2 % 3)`,
    says: 'waits for tickets ({type}) of the event of {date}',
  },
  {
    name: 'leave_waitlist',
    weight: 2,
    rows: `
      select w.user_id as actor, w.id from public.waitlist_entries as w
      where w.status in ('waiting', 'offered') order by w.id`,
    call: `public.leave_waitlist(p_entry_id => t.id)`,
    says: 'leaves the waitlist',
  },
  {
    name: 'take_waitlist_offer',
    weight: 2,
    rows: `
      select w.user_id as actor, w.event_id, w.ticket_type_id as type, w.quantity, s.price
      from public.waitlist_entries as w join public.ticket_stock as s using (event_id, ticket_type_id)
      where w.status = 'offered' order by w.id`,
    call: `case when t.price > 0 then public.hold_tickets(
        p_event_id => t.event_id, ${attendee}, p_expected_total => t.price * t.quantity,
        p_items => jsonb_build_array(jsonb_build_object('ticket_type_id', t.type, 'quantity', t.quantity)))
      else public.register_for_event(
        p_event_id => t.event_id, p_ticket_type_id => t.type, p_quantity => t.quantity, ${attendee})
      end`,
    says: 'takes the {quantity} {type} tickets that the waitlist offers',
  },
  {
    name: 'offer_transfer',
    weight: 4,
    rows: `
      select k.holder_user_id as actor, k.id, k.ticket_no as no, p.name as to_whom, u.email
      from public.tickets as k, model.people as p join auth.users as u on u.id = p.id
      where k.status in ('valid', 'transferring') and p.name like 'fan%' and p.id <> k.holder_user_id
      order by k.id, p.name`,
    call: `public.offer_transfer(
      p_ticket_id => t.id, p_to_email => t.email, p_at_face_value => v2 % 2 = 0)`,
    says: 'offers the ticket {no} to {to_whom}',
  },
  {
    name: 'accept_transfer',
    weight: 4,
    rows: `
      select u.id as actor, f.id, k.ticket_no as no
      from public.ticket_transfers as f join public.tickets as k on k.id = f.ticket_id
      join auth.users as u on u.email = f.to_email
      where f.status = 'offered' order by f.id`,
    call: `public.accept_transfer(p_transfer_id => t.id, p_name => '陳小華', p_phone => '0922-333-444')`,
    says: 'accepts the ticket {no}',
  },
  {
    name: 'end_transfer',
    weight: 2,
    rows: `
      select p.id as actor, f.id, k.ticket_no as no
      from public.ticket_transfers as f join public.tickets as k on k.id = f.ticket_id
      join auth.users as u on u.email = f.to_email join model.people as p on p.id in (u.id, f.from_user)
      where f.status = 'offered' order by f.id, p.name`,
    call: `public.end_transfer(p_transfer_id => t.id)`,
    says: 'ends the transfer of the ticket {no}',
  },
  {
    name: 'check_in',
    weight: 8,
    rows: `
      select e.organizer_id as actor, e.id, k.ticket_no as no,
        concat_ws('.', 'T1', k.id, k.qr_version, s.secret) as code
      from public.tickets as k join public.events as e on e.id = k.event_id
      join public.ticket_secrets as s on s.ticket_id = k.id
      where e.status = 'approved' order by k.id`,
    call: `public.check_in(p_event_id => t.id, p_code => t.code, p_nonce => gen_random_uuid())`,
    says: 'scans the ticket {no}',
  },
  {
    name: 'merge_scans',
    rows: `
      select e.organizer_id as actor, e.id, k.ticket_no as no
      from public.tickets as k join public.events as e on e.id = k.event_id
      where e.status = 'approved' order by k.id`,
    call: `public.merge_scans(p_event_id => t.id, p_scans => jsonb_build_array(jsonb_build_object(
      'code', t.no, 'nonce', gen_random_uuid(), 'scanned_at', now())))`,
    says: 'brings the scan of the ticket {no} from another device',
  },
  {
    name: 'undo_check_in',
    weight: 2,
    rows: `
      select e.organizer_id as actor, k.id, k.ticket_no as no
      from public.tickets as k join public.events as e on e.id = k.event_id
      where k.status = 'checked_in' order by k.id`,
    call: `public.undo_check_in(p_ticket_id => t.id, p_reason => '掃錯票')`,
    says: 'undoes the scan of the ticket {no}',
  },
  {
    name: 'review_event',
    weight: 4,
    rows: `
      select p.id as actor, e.id, e.date from model.people as p, ${approved}
        and (p.id = e.organizer_id or exists (
          select from public.tickets where event_id = e.id and holder_user_id = p.id))
      order by e.id, p.name`,
    call: `public.review_event(p_event_id => t.id, p_rating => 5, p_body => '很好看')`,
    says: 'rates the event of {date}',
  },
];
