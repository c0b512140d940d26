import type { Operation } from '../operation';

const contact = `p_contact_name => '王小明', p_contact_phone => '0912-345-678', p_contact_email => 'ming@guests.test'`;
/** Two hours of one of six days; a few minutes of difference make them overlap or touch. */
const at = `((model.today() + (array[1, 5, 10, 20, 20, 21])[1 + v2 % 6]) + time '10:00' + v3 % 3 * interval '1 hour') at time zone 'Asia/Taipei'`;
const hours = `p_start_at => ${at}, p_end_at => ${at} + interval '2 hours'`;
const guests = `model.people as p where (p.name like 'fan%' or p.name in ('the host', 'the artist'))`;

const ofHost = (condition: string) => `
  select private.host_of(b) as actor, b.id, b.booking_no as no, b.offer_no from public.bookings as b
  where ${condition} order by b.id`;
const ofGuest = (condition: string) => `
  select b.requester_id as actor, b.id, b.booking_no as no from public.bookings as b
  where ${condition} order by b.id`;
const waiting = `b.status in ('requested', 'quoted')`;
const offers = `
  select b.requester_id as actor, q.id, b.booking_no as no, q.total
  from public.booking_quotes as q join public.bookings as b on b.id = q.booking_id
  where q.made_by = 'host' and b.status in ('requested', 'quoted', 'awaiting_payment') order by q.id`;
const aBooking = 'the booking {no}';

/** Venues, performers, and hours of both. */
export const bookingOperations: Operation[] = [
  {
    name: 'request_venue_booking',
    weight: 8,
    rows: `
      select p.id as actor, s.id, s.name from public.venues as s, ${guests} and s.deleted_at is null
      order by s.id, p.name`,
    call: `public.request_venue_booking(p_venue_id => t.id, ${hours}, p_attendees => 20, ${contact})`,
    says: 'asks for {name}',
  },
  {
    name: 'request_performance',
    weight: 6,
    rows: `
      select p.id as actor, s.id, s.performer_name as name from public.performer_profiles as s, ${guests}
      order by s.id, p.name`,
    call: `public.request_performance(p_performer_id => t.id, ${hours}, p_performance_type => '專場',
      p_location => '某路 1 號', ${contact})`,
    says: 'asks {name} to perform',
  },
  {
    name: 'request_venue_for_pair',
    weight: 2,
    rows: `
      select p.id as actor, s.id, s.name from public.venues as s, ${guests} and s.deleted_at is null
      order by s.id, p.name`,
    call: `public.request_venue_booking(p_venue_id => t.id, ${hours}, p_attendees => 20, ${contact},
      p_is_joint => true)`,
    says: 'asks for {name}, together with a performer',
  },
  {
    name: 'request_performance_for_pair',
    weight: 4,
    rows: `
      select b.requester_id as actor, s.id, s.performer_name as name, b.start_at, b.end_at, b.venue_id
      from public.bookings as b, public.performer_profiles as s
      where b.kind = 'venue' and b.is_joint and b.status in ('requested', 'quoted') order by b.id`,
    call: `public.request_performance(p_performer_id => t.id, p_start_at => t.start_at, p_end_at => t.end_at,
      p_performance_type => '專場', p_venue_id => t.venue_id, p_location => '某路 1 號', ${contact},
      p_is_joint => true)`,
    says: 'asks {name} to perform at the venue that was asked for',
  },
  {
    name: 'book_together',
    weight: 6,
    rows: `
      select b.requester_id as actor, b.id, c.id as other, b.booking_no as no, c.booking_no as other_no
      from public.bookings as b join public.bookings as c on c.requester_id = b.requester_id
      where b.kind = 'venue' and c.kind = 'performance' and b.is_joint and c.is_joint
        and b.status = 'quoted' and c.status = 'quoted' order by b.id, c.id`,
    call: `public.book_together(p_venue_booking_id => t.id, p_performance_booking_id => t.other)`,
    says: 'takes {no} and {other_no} together',
  },
  {
    name: 'approve_booking',
    weight: 8,
    rows: ofHost(waiting),
    call: `public.approve_booking(p_booking_id => t.id, p_offer_no => 1)`,
    says: `says yes to the first offer of ${aBooking}`,
  },
  {
    name: 'approve_last_offer',
    weight: 2,
    rows: `
      select private.host_of(b) as actor, b.id, b.booking_no as no,
        (select max(number) from public.booking_quotes where booking_id = b.id) as offer_no
      from public.bookings as b where ${waiting} order by b.id`,
    call: `public.approve_booking(p_booking_id => t.id, p_offer_no => t.offer_no)`,
    says: `says yes to the newest offer of ${aBooking}`,
  },
  {
    name: 'send_quote',
    weight: 8,
    rows: ofHost(waiting),
    call: `public.send_quote(p_booking_id => t.id,
      p_lines => jsonb_build_array(jsonb_build_object('label', '包場', 'quantity', 1, 'unit_price', (array[5000, 999999])[1 + v2 % 2])),
      p_deposit => (array[0, 1500])[1 + v3 % 2])`,
    says: `makes an offer for ${aBooking}`,
  },
  {
    name: 'accept_quote',
    weight: 6,
    rows: offers,
    call: `public.accept_quote(p_quote_id => t.id)`,
    says: `accepts {total} for ${aBooking}`,
  },
  {
    name: 'decline_quote',
    weight: 6,
    rows: offers,
    call: `public.decline_quote(p_quote_id => t.id)`,
    says: `declines {total} for ${aBooking}`,
  },
  {
    name: 'decline_booking',
    weight: 2,
    rows: ofHost(waiting),
    call: `public.decline_booking(p_booking_id => t.id, p_reason => '檔期已滿')`,
    says: `refuses ${aBooking}`,
  },
  {
    name: 'cancel_booking',
    weight: 4,
    rows: ofGuest(`b.status in ('requested', 'quoted', 'awaiting_payment', 'confirmed')`),
    call: `public.cancel_booking(p_booking_id => t.id, p_reason => '臨時有事')`,
    says: `cancels ${aBooking}`,
  },
  {
    name: 'cancel_booking_as_host',
    weight: 2,
    rows: ofHost(`b.status in ('awaiting_payment', 'confirmed')`),
    call: `public.cancel_booking(p_booking_id => t.id, p_reason => '設備故障')`,
    says: `cancels ${aBooking} as its host`,
  },
  {
    name: 'propose_amendment',
    weight: 4,
    rows: `
      select p.id as actor, b.id, b.booking_no as no
      from public.bookings as b, model.people as p
      where p.id in (b.requester_id, private.host_of(b)) and b.status = 'confirmed' order by b.id, p.name`,
    call: `public.propose_amendment(p_booking_id => t.id, ${hours})`,
    says: `asks for other hours of ${aBooking}`,
  },
  {
    name: 'answer_amendment',
    weight: 4,
    rows: `
      select p.id as actor, a.id, b.booking_no as no
      from public.booking_amendments as a join public.bookings as b on b.id = a.booking_id, model.people as p
      where p.id in (b.requester_id, private.host_of(b)) and a.status = 'proposed' order by a.id, p.name`,
    call: `public.answer_amendment(p_amendment_id => t.id, p_accept => v2 % 3 > 0)`,
    says: `answers about other hours of ${aBooking}`,
  },
  {
    name: 'complete_booking',
    weight: 2,
    rows: ofHost(`b.status = 'confirmed'`),
    call: `public.complete_booking(p_booking_id => t.id)`,
    says: `says that ${aBooking} is over`,
  },
  {
    name: 'mark_no_show',
    weight: 2,
    rows: ofHost(`b.status = 'confirmed'`),
    call: `public.mark_no_show(p_booking_id => t.id)`,
    says: `says that nobody came for ${aBooking}`,
  },
];
