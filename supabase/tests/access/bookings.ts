import { randomUUID } from 'node:crypto';
import { calls, everyone, read, type Area } from '../setup/access';
import {
  createPerformer,
  createVenue,
  hours,
  insertBooking,
  insertQuote,
  performanceRequest,
  performerForm,
  togetherRequest,
  venueForm,
  venueRequest,
} from '../setup/bookings';
import { createEvent, taipeiDay } from '../setup/events';
import { addPhotos } from '../setup/pictures';

/** The two parties of a booking, and administrators who manage that kind. */
const parties = read.sees({ owner: 'row', otherParty: 'row', editor: 'row', superadmin: 'row' });
const ownerAndManagers = read.sees({ owner: 'row', editor: 'row', superadmin: 'row' });
const ownBooking = 'booking_id in (select id from public.bookings where requester_id = $1)';
const serverOnly = (name: string) => everyone(`permission denied for function ${name}`);
const ownVenue = 'venue_id in (select id from public.venues where owner_id = $1)';

const guestOnly = calls.members('NOT_FOUND', { owner: 'answers', otherParty: 'FORBIDDEN' });
const hostOnly = calls.members('NOT_FOUND', { owner: 'FORBIDDEN', otherParty: 'answers' });
const bothParties = calls.members('NOT_FOUND', { owner: 'answers', otherParty: 'answers' });
const onlyOwner = calls.members('NOT_FOUND', { owner: 'answers' });
const ownersAndManagers = calls.members('NOT_FOUND', {
  owner: 'answers',
  editor: 'answers',
  superadmin: 'answers',
});

const evening = (inDays: number) => hours(inDays, '18:00', '20:00');
const window = { p_from: evening(20).start, p_to: evening(22).end, p_duration: 120 };

/** Calendars, bookings of venues and performers, gigs and reviews. */
export const bookings: Area = {
  tables: {
    availability_exceptions: {
      row: ownVenue,
      column: 'id',
      read: ownerAndManagers,
      tamper: `note = '竄改'`,
    },
    booking_amendments: {
      row: ownBooking,
      column: 'id',
      read: parties,
      tamper: `status = 'accepted'`,
    },
    booking_attachments: {
      row: ownBooking,
      column: 'id',
      read: parties,
      tamper: `path = 'elsewhere'`,
    },
    booking_messages: { row: ownBooking, column: 'id', read: parties, tamper: `body = '竄改'` },
    booking_quotes: {
      row: ownBooking,
      column: 'id',
      read: parties,
      tamper: `total = 9, deposit = 1`,
    },
    bookings: {
      row: 'requester_id = $1',
      column: 'id',
      read: parties,
      tamper: `status = 'declined'`,
    },
    calendar_blocks: {
      row: ownVenue,
      column: 'id',
      read: ownerAndManagers,
      tamper: `reason = '竄改'`,
    },
    calendar_sources: {
      row: ownVenue,
      column: 'id',
      read: read.nobody,
      tamper: `url = 'https://calendar.example.com/else.ics'`,
    },
    calendar_occupancy: {
      row: 'resource_id in (select id from public.venues where owner_id = $1)',
      column: 'id',
      read: ownerAndManagers,
      tamper: `during = '[2020-01-01, 2020-01-02)'`,
    },
    gig_applications: {
      row: 'message = $1::text',
      column: 'id',
      read: parties,
      tamper: `status = 'awarded'`,
    },
    gigs: { row: 'poster_id = $1', column: 'id', read: ownerAndManagers, tamper: 'budget = 1' },
    holidays: {
      row: '$1::uuid is not null or true',
      column: 'day',
      read: read.everybody,
      tamper: `name = '竄改'`,
    },
    performer_availability: {
      row: 'performer_id in (select id from public.performer_profiles where owner_id = $1)',
      column: 'performer_id',
      read: ownerAndManagers,
      tamper: 'deposit_percent = 0',
    },
    performer_claims: {
      row: 'user_id = $1',
      column: 'id',
      read: ownerAndManagers,
      tamper: `status = 'approved'`,
    },
    // Not visible to the other party yet: both write first, or fourteen days pass.
    reviews: { row: 'author_id = $1', column: 'id', read: read.onlyOwner, tamper: 'rating = 5' },
    venue_event_answers: {
      row: 'answered_by = $1',
      column: 'no',
      read: parties,
      tamper: `answer = 'objected'`,
    },
    venue_facilities: { row: ownVenue, column: 'id', read: read.draft, tamper: 'quantity = 9' },
    venue_photos: { row: ownVenue, column: 'id', read: read.draft, tamper: `alt = '竄改'` },
    venue_questions: {
      row: 'asker_id = $1',
      column: 'id',
      read: parties,
      tamper: `answer = '竄改'`,
    },
    venue_rate_rules: { row: ownVenue, column: 'id', read: read.draft, tamper: 'hourly_rate = 1' },
  },

  functions: {
    accept_quote: { args: ({ quote = '' }) => ({ p_quote_id: quote }), calls: guestOnly },
    add_block: {
      args: ({ draftVenue = '' }) => ({
        p_type: 'venue',
        p_id: draftVenue,
        p_start_at: evening(9).start,
        p_end_at: evening(9).end,
      }),
      calls: ownersAndManagers,
    },
    add_calendar_source: {
      args: ({ draftVenue = '' }) => ({
        p_type: 'venue',
        p_id: draftVenue,
        p_url: 'https://calendar.example.com/basic.ics',
      }),
      calls: ownersAndManagers,
    },
    add_phone_booking: {
      args: ({ draftVenue = '' }) => ({
        p_type: 'venue',
        p_id: draftVenue,
        p_start_at: evening(9).start,
        p_end_at: evening(9).end,
        p_contact_name: '陳小姐',
      }),
      calls: ownersAndManagers,
    },
    answer_amendment: {
      args: ({ amendment = '' }) => ({ p_amendment_id: amendment, p_accept: false }),
      calls: bothParties,
    },
    answer_venue_event: {
      args: ({ venueEvent = '' }) => ({
        p_event_id: venueEvent,
        p_version: 1,
        p_answer: 'objected',
        p_reason: '當天另有安排',
      }),
      calls: ownersAndManagers,
    },
    answer_venue_question: {
      args: ({ venueQuestion = '' }) => ({ p_question_id: venueQuestion, p_answer: '可以的' }),
      calls: calls.members('NOT_FOUND', { otherParty: 'answers' }),
    },
    apply_to_gig: {
      args: ({ openGig = '', draftPerformer = '' }) => ({
        p_gig_id: openGig,
        p_performer_id: draftPerformer,
        p_message: '您好',
        p_ask: 5000,
      }),
      calls: calls.members('INVALID_INPUT'),
    },
    approve_booking: {
      args: ({ requested = '' }) => ({ p_booking_id: requested, p_offer_no: 1 }),
      calls: hostOnly,
    },
    archive_venue: {
      args: ({ draftVenue = '' }) => ({ p_id: draftVenue, p_reason: '違反規範' }),
      calls: ownersAndManagers,
    },
    claim_calendar_sources: { calls: serverOnly('claim_calendar_sources') },
    fail_calendar_source: { calls: serverOnly('fail_calendar_source') },
    refresh_calendar_source: {
      args: ({ calendarSource = '' }) => ({ p_source_id: calendarSource }),
      calls: ownersAndManagers,
    },
    remove_calendar_source: {
      args: ({ calendarSource = '' }) => ({ p_source_id: calendarSource }),
      calls: ownersAndManagers,
    },
    take_calendar_source: { calls: serverOnly('take_calendar_source') },
    ask_venue: {
      args: ({ hostVenue = '' }) => ({ p_venue_id: hostVenue, p_body: '可以自備餐點嗎？' }),
      calls: calls.members('answers', { otherParty: 'INVALID_STATE' }),
    },
    book_together: {
      args: ({ quoted = '', quotedPerformance = '' }) => ({
        p_venue_booking_id: quoted,
        p_performance_booking_id: quotedPerformance,
      }),
      calls: onlyOwner,
    },
    booking_thread: {
      args: ({ requested = '' }) => ({ p_booking_id: requested }),
      calls: bothParties,
    },
    cancel_booking: {
      args: ({ confirmed = '' }) => ({ p_booking_id: confirmed, p_reason: '行程有變' }),
      calls: bothParties,
    },
    claim_performer: {
      args: ({ claimedPerformer = '' }) => ({
        p_performer_id: claimedPerformer,
        p_message: '我是本人，可由官方帳號私訊確認。',
      }),
      calls: calls.members('answers', { owner: 'INVALID_STATE' }),
    },
    common_free_time: {
      args: ({ hostVenue = '', hostPerformer = '' }) => ({
        p_venue_ids: [hostVenue],
        p_performer_ids: [hostPerformer],
        p_from: taipeiDay(20),
        p_until: taipeiDay(22),
        p_duration: 120,
      }),
      calls: calls.everybody,
    },
    complete_booking: { args: ({ over = '' }) => ({ p_booking_id: over }), calls: hostOnly },
    decide_application: {
      args: ({ application = '' }) => ({ p_application_id: application, p_status: 'shortlisted' }),
      calls: onlyOwner,
    },
    decide_performer_claim: {
      args: ({ claim = '' }) => ({ p_claim_id: claim, p_status: 'approved' }),
      calls: calls.only({ editor: 'answers', superadmin: 'answers' }),
    },
    booking_alternatives: {
      args: ({ requested = '' }) => ({ p_booking_id: requested }),
      calls: calls.members('NOT_FOUND', { otherParty: 'answers' }),
    },
    decline_booking: {
      args: ({ requested = '' }) => ({ p_booking_id: requested, p_reason: '當天公休' }),
      calls: hostOnly,
    },
    decline_quote: { args: ({ quote = '' }) => ({ p_quote_id: quote }), calls: guestOnly },
    delete_performer: {
      args: ({ draftPerformer = '' }) => ({ p_id: draftPerformer, p_reason: '違反規範' }),
      calls: ownersAndManagers,
    },
    delete_venue: {
      args: ({ draftVenue = '' }) => ({ p_id: draftVenue, p_reason: '違反規範' }),
      calls: ownersAndManagers,
    },
    edit_phone_booking: {
      args: ({ phoneBooking = '' }) => ({
        p_block_id: phoneBooking,
        p_start_at: evening(6).start,
        p_end_at: evening(6).end,
        p_contact_name: '陳小姐',
      }),
      calls: ownersAndManagers,
    },
    free_venue_days: {
      args: () => ({ p_from: taipeiDay(20), p_until: taipeiDay(22), p_duration: 120 }),
      calls: calls.everybody,
    },
    get_booking: {
      args: ({ requested = '' }) => ({ p_booking_id: requested }),
      calls: calls.members('NOT_FOUND', {
        owner: 'answers',
        otherParty: 'answers',
        editor: 'answers',
        superadmin: 'answers',
      }),
    },
    get_free_time: {
      args: ({ hostVenue = '' }) => ({ p_type: 'venue', p_id: hostVenue }),
      calls: calls.everybody,
    },
    import_blocks: {
      args: ({ draftVenue = '' }) => ({
        p_type: 'venue',
        p_id: draftVenue,
        p_entries: [
          {
            uid: 'one@elsewhere',
            start_at: evening(9).start,
            end_at: evening(9).end,
            title: '店休',
          },
        ],
      }),
      calls: ownersAndManagers,
    },
    get_gig: { args: ({ openGig = '' }) => ({ p_gig_id: openGig }), calls: calls.everybody },
    list_reviews: {
      args: ({ hostVenue = '' }) => ({ p_target_type: 'venue', p_target_id: hostVenue }),
      calls: calls.everybody,
    },
    list_venue_questions: {
      args: ({ hostVenue = '' }) => ({ p_venue_id: hostVenue }),
      calls: calls.everybody,
    },
    mark_booking_messages_read: {
      args: ({ requested = '' }) => ({ p_booking_id: requested }),
      calls: bothParties,
    },
    mark_no_show: { args: ({ over = '' }) => ({ p_booking_id: over }), calls: hostOnly },
    my_bookings: { calls: calls.members('answers') },
    my_calendar: {
      args: ({ draftVenue = '' }) => ({ p_type: 'venue', p_id: draftVenue }),
      calls: onlyOwner,
    },
    my_demo_bookings: { calls: calls.members('answers') },
    my_open_claims: { calls: calls.members('answers') },
    my_performers: { calls: calls.members('answers') },
    my_venue_events: { calls: calls.members('answers') },
    my_venue_questions: { calls: calls.members('answers') },
    my_venues: { calls: calls.members('answers') },
    performer_income: {
      args: ({ draftPerformer = '' }) => ({ p_performer_id: draftPerformer }),
      calls: onlyOwner,
    },
    preview_venue_booking: {
      args: ({ hostVenue = '' }) => ({
        p_venue_id: hostVenue,
        p_start_at: evening(20).start,
        p_end_at: evening(20).end,
      }),
      calls: calls.everybody,
    },
    propose_amendment: {
      args: ({ confirmed = '' }) => ({
        p_booking_id: confirmed,
        p_start_at: evening(21).start,
        p_end_at: hours(21, '18:00', '23:00').end,
      }),
      calls: bothParties,
    },
    record_overtime: {
      args: ({ over = '' }) => ({ p_booking_id: over, p_minutes: 30 }),
      calls: hostOnly,
    },
    remove_block: { args: ({ block = '' }) => ({ p_block_id: block }), calls: ownersAndManagers },
    reply_to_review: {
      args: ({ review = '' }) => ({ p_review_id: review, p_reply: '謝謝' }),
      calls: calls.members('NOT_FOUND'),
    },
    request_performance: {
      args: ({ hostPerformer = '' }) => performanceRequest(hostPerformer, evening(30)),
      calls: calls.members('answers', { otherParty: 'FORBIDDEN' }),
    },
    request_together: {
      args: ({ hostVenue = '', hostPerformer = '' }) =>
        togetherRequest([hostVenue], [hostPerformer], evening(30)),
      calls: calls.members('answers', { otherParty: 'FORBIDDEN' }),
    },
    request_venue_booking: {
      args: ({ hostVenue = '' }) => venueRequest(hostVenue, evening(30)),
      calls: calls.members('answers', { otherParty: 'FORBIDDEN' }),
    },
    save_gig: {
      args: ({ ownGig = '' }) => ({ p_id: ownGig, p_gig: { budget: 8000 } }),
      calls: onlyOwner,
    },
    save_performer: {
      args: ({ draftPerformer = '' }) => ({
        p_id: draftPerformer,
        p_version: 1,
        p_performer: performerForm(),
      }),
      calls: ownersAndManagers,
    },
    save_venue: {
      args: ({ draftVenue = '' }) => ({ p_id: draftVenue, p_version: 1, p_venue: venueForm() }),
      calls: ownersAndManagers,
    },
    save_venue_facilities: {
      args: ({ draftVenue = '' }) => ({ p_venue_id: draftVenue, p_facilities: [{ name: 'wifi' }] }),
      calls: ownersAndManagers,
    },
    save_venue_rates: {
      args: ({ draftVenue = '' }) => ({
        p_venue_id: draftVenue,
        p_rules: [{ name: '平日', hourly_rate: 900 }],
      }),
      calls: ownersAndManagers,
    },
    search_free_performers: { args: () => window, calls: calls.everybody },
    search_free_venues: { args: () => window, calls: calls.everybody },
    search_gigs: { calls: calls.everybody },
    send_booking_message: {
      args: ({ requested = '' }) => ({
        p_booking_id: requested,
        p_body: '請問可以提早進場嗎？',
        p_client_key: randomUUID(),
      }),
      calls: bothParties,
    },
    send_quote: {
      args: ({ requested = '' }) => ({
        p_booking_id: requested,
        p_lines: [{ label: '場租', quantity: 2, unit_price: 1200 }],
      }),
      calls: hostOnly,
    },
    set_availability: {
      args: ({ draftVenue = '' }) => ({ p_type: 'venue', p_id: draftVenue, p_slot_minutes: 60 }),
      calls: ownersAndManagers,
    },
    set_exception: {
      args: ({ draftVenue = '' }) => ({
        p_type: 'venue',
        p_id: draftVenue,
        p_day: evening(9).start.slice(0, 10),
      }),
      calls: ownersAndManagers,
    },
    set_holidays: {
      args: ({ draftVenue = '' }) => ({
        p_type: 'venue',
        p_id: draftVenue,
        p_days: ['2027-12-31'],
      }),
      calls: ownersAndManagers,
    },
    set_gig_status: {
      args: ({ ownGig = '' }) => ({ p_gig_id: ownGig, p_status: 'open' }),
      calls: onlyOwner,
    },
    submit_venue: {
      args: ({ draftVenue = '' }) => ({ p_id: draftVenue }),
      calls: ownersAndManagers,
    },
    venue_income: {
      args: ({ draftVenue = '' }) => ({ p_venue_id: draftVenue }),
      calls: onlyOwner,
    },
    venue_occupancy: {
      args: ({ draftVenue = '' }) => ({ p_venue_id: draftVenue }),
      calls: onlyOwner,
    },
    withdraw_application: {
      args: ({ application = '' }) => ({ p_application_id: application }),
      calls: calls.members('NOT_FOUND', { otherParty: 'answers' }),
    },
    write_review: {
      args: ({ completed = '' }) => ({ p_booking_id: completed, p_rating: 5 }),
      calls: bothParties,
    },
  },

  async arrange(sql, { otherParty: host }, person) {
    const hostVenue = await createVenue(sql, host);
    const hostPerformer = await createPerformer(sql, host);
    const ofVenue = (inDays: number, status: string) =>
      insertBooking(sql, { kind: 'venue', of: hostVenue, by: person, at: evening(inDays), status });

    const requested = await ofVenue(11, 'requested');
    const quoted = await ofVenue(12, 'requested');
    const quote = await insertQuote(sql, quoted, host);
    const quotedPerformance = await insertBooking(sql, {
      kind: 'performance',
      of: hostPerformer,
      by: person,
      at: evening(12),
    });
    await insertQuote(sql, quotedPerformance, host);
    const confirmed = await ofVenue(13, 'confirmed');
    const moving = await ofVenue(14, 'confirmed');
    const over = await ofVenue(-2, 'confirmed');
    const completed = await ofVenue(-5, 'completed');
    const reviewed = await ofVenue(-6, 'completed');
    const amendment = await id(sql`
      insert into public.booking_amendments (booking_id, proposed_by, old_start_at, old_end_at,
        new_start_at, new_end_at, new_lines, old_total, new_total, valid_until)
      values (${moving}, 'guest', ${evening(14).start}, ${evening(14).end}, ${evening(15).start},
        ${evening(15).end}, '[]', 10000, 10000, now() + interval '1 day') returning id`);
    const message = await id(sql`
      insert into public.booking_messages (booking_id, sender_id, body)
      values (${requested}, ${person}, '請問') returning id`);
    await sql`
      insert into public.booking_attachments (
        message_id, booking_id, position, path, name, content_type, size
      )
      values (${message}, ${requested}, 1, ${`${requested}/${person}/plan.pdf`}, '平面圖.pdf',
        'application/pdf', 2000)`;
    const review = await id(sql`
      insert into public.reviews (booking_id, author_id, target_type, target_id, rating, visible_at)
      values (${reviewed}, ${person}, 'venue', ${hostVenue}, 4, now() + interval '8 days') returning id`);

    // The person's own venue and performer, neither of them public.
    const form = venueForm();
    const [venue] = await sql<{ id: string }[]>`
      update public.venues
      set description = ${form['description'] as string}, address = ${form['address'] as string},
        phone = '0223456789', open_days = ${sql.json(form['open_days'] as never)},
        opening_hours = ${sql.json(form['opening_hours'] as never)}
      where owner_id = ${person} and status = 'draft' returning id`;
    const ownVenueId = venue?.id ?? '';
    const [performer] = await sql<{ id: string }[]>`
      select id from public.performer_profiles where owner_id = ${person}`;
    await sql`
      insert into public.performer_availability (performer_id) values (${performer?.id ?? ''})`;
    await sql`
      insert into public.availability_exceptions (venue_id, day) values (${ownVenueId}, current_date + 40)`;
    await sql`
      insert into public.venue_rate_rules (venue_id, name, hourly_rate) values (${ownVenueId}, '週末', 900)`;
    await sql`
      insert into public.venue_facilities (venue_id, name) values (${ownVenueId}, 'wifi')`;
    await addPhotos(sql, ownVenueId);
    const block = await id(sql`
      insert into public.calendar_blocks (venue_id, start_at, end_at)
      values (${ownVenueId}, ${evening(5).start}, ${evening(5).end}) returning id`);
    await sql`
      insert into public.calendar_occupancy (resource_type, resource_id, during, block_id)
      select 'venue', venue_id, tstzrange(start_at, end_at), id
      from public.calendar_blocks where id = ${block}`;

    const calendarSource = await id(sql`
      insert into public.calendar_sources (venue_id, url)
      values (${ownVenueId}, 'https://calendar.example.com/private/basic.ics') returning id`);
    const venueQuestion = await id(sql`
      insert into public.venue_questions (venue_id, asker_id, body)
      values (${hostVenue}, ${person}, '有停車位嗎？') returning id`);

    const venueEvent = await createEvent(sql, { organizer_id: host, venue_id: ownVenueId });
    await sql`
      insert into public.venue_event_answers (
        event_id, venue_id, no, answer, starts_at, ends_at, answered_by
      )
      select id, venue_id, 1, 'consented', starts_at, ends_at, ${person}
      from public.events where id = ${venueEvent}`;

    const phoneBooking = await id(sql`
      insert into public.calendar_blocks (venue_id, start_at, end_at, source, contact_name)
      values (${ownVenueId}, ${evening(6).start}, ${evening(6).end}, 'phone', '陳小姐')
      returning id`);

    const claimedPerformer = await createPerformer(sql, null);
    const claim = await id(sql`
      insert into public.performer_claims (performer_id, user_id, message)
      values (${claimedPerformer}, ${person}, '我是本人，可由官方帳號確認。') returning id`);
    const gigOf = (poster: string, status: string) =>
      id(sql`
        insert into public.gigs (poster_id, title, description, city, start_at, end_at, budget, status)
        values (${poster}, '徵求開場樂團', '週末的店慶活動，需要三十分鐘的演出。', 'taipei',
          ${evening(25).start}, ${evening(25).end}, 6000, ${status}) returning id`);
    const ownGig = await gigOf(person, 'draft');
    const applied = await gigOf(person, 'shortlisting');
    const openGig = await gigOf(host, 'open');
    const application = await id(sql`
      insert into public.gig_applications (gig_id, performer_id, message, ask)
      values (${applied}, ${hostPerformer}, ${person}, 5000) returning id`);
    return {
      hostVenue,
      hostPerformer,
      requested,
      quoted,
      quote,
      quotedPerformance,
      confirmed,
      over,
      completed,
      amendment,
      review,
      block,
      claim,
      claimedPerformer,
      ownGig,
      openGig,
      application,
      venueEvent,
      venueQuestion,
      calendarSource,
      phoneBooking,
    };
  },
};

async function id(query: PromiseLike<readonly { id?: string }[]>): Promise<string> {
  const [row] = await query;
  return row?.id ?? '';
}
