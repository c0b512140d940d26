import type { Operation } from '../operation';

/** Two hours of one of six days; a few minutes of difference make them overlap or touch. */
const at = `((model.today() + (array[1, 5, 10, 20, 20, 21])[1 + v2 % 6]) + time '10:00' + v3 % 3 * interval '1 hour') at time zone 'Asia/Taipei'`;
const hours = `p_start_at => ${at}, p_end_at => ${at} + interval '2 hours'`;
const guests = `model.people as p where (p.name like 'fan%' or p.name in ('the host', 'the artist'))`;

const aBooking = 'the booking {no}';

/** What is around bookings: reviews, blocked hours, pages that are taken down, gigs. */
export const calendarOperations: Operation[] = [
  {
    name: 'write_review',
    weight: 2,
    rows: `
      select p.id as actor, b.id, b.booking_no as no
      from public.bookings as b, model.people as p
      where p.id in (b.requester_id, private.host_of(b)) and b.status in ('confirmed', 'completed') order by b.id, p.name`,
    call: `public.write_review(p_booking_id => t.id, p_rating => 5, p_body => '合作愉快，下次還要再來')`,
    says: `rates ${aBooking}`,
  },
  {
    name: 'add_block',
    rows: `
      select s.owner_id as actor, s.id, 'venue' as type, s.name from public.venues as s where s.owner_id is not null
      union all
      select f.owner_id, f.id, 'performer', f.performer_name from public.performer_profiles as f where f.owner_id is not null
      order by 2`,
    call: `public.add_block(p_type => t.type, p_id => t.id, ${hours})`,
    says: 'blocks hours of {name}',
  },
  {
    name: 'remove_block',
    rows: `
      select s.owner_id as actor, k.id, s.name from public.calendar_blocks as k
      join public.venues as s on s.id = k.venue_id order by k.id`,
    call: `public.remove_block(p_block_id => t.id)`,
    says: 'frees blocked hours of {name}',
  },
  {
    name: 'archive_venue',
    rows: `
      select s.owner_id as actor, s.id, s.name, s.version from public.venues as s
      where s.owner_id is not null and s.deleted_at is null order by s.id`,
    call: `case v2 % 2 when 0 then public.archive_venue(p_id => t.id, p_version => t.version)
      else public.delete_venue(p_id => t.id, p_version => t.version) end`,
    says: 'takes {name} down',
  },
  {
    name: 'delete_performer',
    rows: `
      select f.owner_id as actor, f.id, f.performer_name as name, f.version from public.performer_profiles as f
      where f.owner_id is not null and not f.is_deleted order by f.id`,
    call: `public.delete_performer(p_id => t.id, p_version => t.version)`,
    says: 'takes the page of {name} down',
  },
  {
    name: 'post_gig',
    weight: 4,
    rows: `select p.id as actor from ${guests} order by p.name`,
    call: `public.set_gig_status(p_status => 'open', p_gig_id => (public.save_gig(p_gig => jsonb_build_object(
      'title', '週五開場樂團', 'description', '找一組能暖場四十分鐘的樂團，器材備妥。', 'city', 'taipei',
      'start_at', ${at}, 'end_at', ${at} + interval '2 hours', 'budget', 8000)) ->> 'id')::uuid)`,
    says: 'looks for a band',
  },
  {
    name: 'apply_to_gig',
    weight: 4,
    rows: `
      select f.owner_id as actor, g.id, f.id as performer from public.gigs as g, public.performer_profiles as f
      where f.owner_id is not null and g.status in ('open', 'shortlisting') order by g.id`,
    call: `public.apply_to_gig(p_gig_id => t.id, p_performer_id => t.performer, p_message => '我們想演', p_ask => 7000)`,
    says: 'applies for the gig',
  },
  {
    name: 'decide_application',
    weight: 4,
    rows: `
      select g.poster_id as actor, a.id from public.gig_applications as a join public.gigs as g on g.id = a.gig_id
      where a.status in ('applied', 'shortlisted') order by a.id`,
    call: `public.decide_application(p_application_id => t.id,
      p_status => (array['awarded', 'awarded', 'shortlisted', 'declined'])[1 + v2 % 4])`,
    says: 'decides on an application for the gig',
  },
  {
    name: 'withdraw_application',
    weight: 2,
    rows: `
      select f.owner_id as actor, a.id from public.gig_applications as a
      join public.performer_profiles as f on f.id = a.performer_id
      where f.owner_id is not null and a.status in ('applied', 'shortlisted', 'awarded') order by a.id`,
    call: `public.withdraw_application(p_application_id => t.id)`,
    says: 'takes the application for the gig back',
  },
  {
    name: 'set_gig_status',
    rows: `
      select g.poster_id as actor, g.id from public.gigs as g
      where g.status in ('draft', 'open', 'shortlisting', 'awarded') order by g.id`,
    call: `public.set_gig_status(p_gig_id => t.id, p_status => (array['open', 'shortlisting', 'cancelled'])[1 + v2 % 3])`,
    says: 'changes the state of the gig',
  },
];
