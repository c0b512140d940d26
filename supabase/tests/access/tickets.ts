import { randomUUID } from 'node:crypto';
import { calls, read, type Area } from '../setup/access';
import { call } from '../setup/callers';
import {
  addTicketType,
  createEvent,
  createFreeEvent,
  registrationFor,
  taipeiDay,
  type Receipt,
} from '../setup/events';
import { codeOf, emailOf } from '../setup/tickets';

/** The organizer of the owner's events, and the administrators of events. */
const organizer = calls.members('NOT_FOUND', {
  otherParty: 'answers',
  editor: 'answers',
  superadmin: 'answers',
});
/** The owner as organizer of a draft, and the administrators of events. */
const author = calls.members('NOT_FOUND', {
  owner: 'answers',
  editor: 'answers',
  superadmin: 'answers',
});
const onlyOwner = calls.members('NOT_FOUND', { owner: 'answers' });
const anyRow = '$1::uuid is not null or true';

/** Buying, waiting, transferring, checking in, and organizers at work. */
export const tickets: Area = {
  tables: {
    checkin_gates: { row: anyRow, column: 'id', read: read.nobody, tamper: `name = '竄改'` },
    checkins: { row: anyRow, column: 'id', read: read.nobody, tamper: `result = 'invalid'` },
    event_messages: { row: anyRow, column: 'id', read: read.nobody, tamper: `body = '竄改'` },
    event_staff: {
      row: anyRow,
      column: 'id',
      read: read.nobody,
      tamper: `status = 'active', user_id = gen_random_uuid()`,
    },
    ticket_transfers: {
      row: 'from_user = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: 'price = 9999',
    },
    waitlist_entries: {
      row: 'user_id = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: `status = 'offered', offered_at = now(), offer_expires_at = 'infinity'`,
    },
  },

  functions: {
    accept_staff_invitation: {
      args: ({ invitation = '' }) => ({ p_invitation_id: invitation }),
      calls: onlyOwner,
    },
    answer_event_message: {
      args: ({ openMessage = '' }) => ({ p_message_id: openMessage, p_answer: '有的' }),
      calls: organizer,
    },
    accept_transfer: {
      args: ({ receivedTransfer = '' }) => ({
        p_transfer_id: receivedTransfer,
        p_name: '林接手',
        p_phone: '0912345678',
      }),
      calls: onlyOwner,
    },
    announce_closure: {
      args: () => ({ p_cities: ['花蓮'], p_day: taipeiDay(1) }),
      calls: calls.members('IDENTITY_MISSING', {
        otherParty: 'answers',
        editor: 'answers',
        superadmin: 'answers',
      }),
    },
    cancel_event: {
      args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent, p_reason: '颱風' }),
      calls: organizer,
    },
    check_in: {
      args: ({ gateEvent = '' }) => ({
        p_event_id: gateEvent,
        p_code: 'nonsense',
        p_nonce: randomUUID(),
      }),
      calls: organizer,
    },
    closure_desk: {
      calls: calls.members('IDENTITY_MISSING', {
        otherParty: 'answers',
        editor: 'answers',
        superadmin: 'answers',
      }),
    },
    decide_closure: {
      args: ({ closedEvent = '' }) => ({
        p_event_id: closedEvent,
        p_day: taipeiDay(1),
        p_decision: 'held',
      }),
      calls: organizer,
    },
    withdraw_closure: {
      args: ({ closure = '' }) => ({ p_id: closure }),
      calls: calls.members('NOT_FOUND', { editor: 'answers', superadmin: 'answers' }),
    },
    checkin_counts: { args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent }), calls: organizer },
    decide_registration: {
      args: ({ askedRegistration = '' }) => ({
        p_registration_id: askedRegistration,
        p_approve: true,
      }),
      calls: organizer,
    },
    decide_registrations: {
      args: ({ gateEvent = '', askedRegistration = '' }) => ({
        p_event_id: gateEvent,
        p_registration_ids: [askedRegistration],
        p_approve: true,
      }),
      calls: organizer,
    },
    delete_event: {
      args: ({ ownDraft = '' }) => ({ p_event_id: ownDraft, p_reason: '重複建立' }),
      calls: author,
    },
    duplicate_event: {
      args: ({ ownDraft = '' }) => ({ p_event_id: ownDraft, p_date: '2999-01-01' }),
      calls: calls.members('IDENTITY_MISSING', {
        // A venue may organise, but this is not its event.
        otherParty: 'NOT_FOUND',
        editor: 'INVALID_INPUT',
        superadmin: 'INVALID_INPUT',
      }),
    },
    end_transfer: {
      args: ({ sentTransfer = '' }) => ({ p_transfer_id: sentTransfer }),
      calls: onlyOwner,
    },
    event_attendees: {
      args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent }),
      calls: organizer,
    },
    event_gates: { args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent }), calls: organizer },
    event_for_editing: { args: ({ ownDraft = '' }) => ({ p_event_id: ownDraft }), calls: author },
    event_inbox: { args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent }), calls: organizer },
    event_sales: { args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent }), calls: organizer },
    export_attendees: {
      args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent }),
      calls: organizer,
    },
    find_at_gate: {
      args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent, p_query: '林小' }),
      calls: organizer,
    },
    find_transfer: { calls: calls.members('answers') },
    gate_manifest: { args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent }), calls: organizer },
    hold_tickets: { calls: calls.members('INVALID_INPUT') },
    invite_staff: {
      args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent, p_email: 'staff@people.test' }),
      calls: organizer,
    },
    join_waitlist: { calls: calls.members('NOT_FOUND') },
    leave_waitlist: {
      args: ({ waitlistEntry = '' }) => ({ p_entry_id: waitlistEntry }),
      calls: onlyOwner,
    },
    merge_scans: {
      args: ({ gateEvent = '' }) => ({
        p_event_id: gateEvent,
        p_scans: [{ code: 'nonsense', nonce: randomUUID() }],
      }),
      calls: organizer,
    },
    message_attendees: {
      args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent, p_body: '請提早到場' }),
      calls: organizer,
    },
    my_gate_events: { calls: calls.members('answers') },
    my_events: { calls: calls.members('answers') },
    my_registrations: { calls: calls.members('answers') },
    my_transfers: { calls: calls.members('answers') },
    my_waitlist: { calls: calls.members('answers') },
    offer_transfer: {
      args: ({ validTicket = '' }) => ({
        p_ticket_id: validTicket,
        p_to_email: 'friend@people.test',
      }),
      calls: onlyOwner,
    },
    remove_gate: { args: ({ gate = '' }) => ({ p_gate_id: gate }), calls: organizer },
    remove_staff: {
      args: ({ invitation = '' }) => ({ p_staff_id: invitation }),
      calls: calls.members('NOT_FOUND', {
        owner: 'answers',
        otherParty: 'answers',
        editor: 'answers',
        superadmin: 'answers',
      }),
    },
    preview_event_cancellation: {
      args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent }),
      calls: organizer,
    },
    preview_event_change: {
      args: ({ ownDraft = '' }) => ({
        p_event_id: ownDraft,
        p_version: 1,
        p_event: { title: '改名' },
      }),
      calls: author,
    },
    save_attendee_notes: {
      args: ({ askedRegistration = '' }) => ({
        p_registration_id: askedRegistration,
        p_admin_notes: '老朋友',
      }),
      calls: organizer,
    },
    save_event: {
      args: ({ ownDraft = '' }) => ({
        p_event_id: ownDraft,
        p_version: 1,
        p_event: { title: '改名' },
      }),
      calls: author,
    },
    save_gate: {
      args: ({ gateEvent = '' }) => ({ p_event_id: gateEvent, p_name: '後門' }),
      calls: organizer,
    },
    set_ticket_types: {
      args: ({ ownDraft = '' }) => ({
        p_event_id: ownDraft,
        p_version: 1,
        p_types: [{ name: '一般票', price: 100 }],
      }),
      calls: author,
    },
    submit_event: {
      args: ({ ownDraft = '' }) => ({ p_event_id: ownDraft, p_version: 1 }),
      calls: author,
    },
    undo_check_in: {
      args: ({ usedTicket = '' }) => ({ p_ticket_id: usedTicket, p_reason: '刷錯人' }),
      calls: organizer,
    },
    update_registration_answers: {
      args: ({ answeredRegistration = '' }) => ({
        p_registration_id: answeredRegistration,
        p_answers: [{ question_id: 'q-diet', value: '蛋奶素' }],
      }),
      calls: onlyOwner,
    },
    withdraw_event: { args: ({ ownPending = '' }) => ({ p_event_id: ownPending }), calls: author },
  },

  async arrange(sql, people, person) {
    const organizerId = people.otherParty;
    const draft = { organizer_id: person, description: '一行說明' };
    const ownDraft = await createFreeEvent(sql, {}, { ...draft, status: 'draft' });
    const ownPending = await createFreeEvent(sql, {}, { ...draft, status: 'pending_approval' });

    // Running now and for days, so that its gates are open and its tickets may still change hands.
    const running = {
      organizer_id: organizerId,
      inDays: 0,
      time: '00:00',
      ends_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    };
    const gateEvent = await createFreeEvent(sql, {}, running);
    const { ticket_ids } = await call<Receipt>(
      sql,
      person,
      'register_for_event',
      registrationFor(gateEvent, { p_quantity: 3 }),
    );
    const [usedTicket = '', sentTicket = '', validTicket = ''] = ticket_ids;
    await call(sql, organizerId, 'check_in', {
      p_event_id: gateEvent,
      p_code: await codeOf(sql, usedTicket),
      p_nonce: randomUUID(),
    });
    const sent = await call<{ id: string }>(sql, person, 'offer_transfer', {
      p_ticket_id: sentTicket,
      p_to_email: `${randomUUID()}@people.test`,
    });
    const theirs = await call<Receipt>(
      sql,
      organizerId,
      'register_for_event',
      registrationFor(gateEvent),
    );
    const received = await call<{ id: string }>(sql, organizerId, 'offer_transfer', {
      p_ticket_id: theirs.ticket_ids[0] ?? '',
      p_to_email: await emailOf(sql, person),
    });
    const gate = await call<{ id: string }>(sql, organizerId, 'save_gate', {
      p_event_id: gateEvent,
      p_name: '正門',
    });
    const invited = await call<{ id: string }>(sql, organizerId, 'invite_staff', {
      p_event_id: gateEvent,
      p_email: await emailOf(sql, person),
    });
    await call(sql, organizerId, 'message_attendees', {
      p_event_id: gateEvent,
      p_body: '門口見',
    });

    const question = await call<{ message_no: string }>(sql, person, 'contact_organizer', {
      p_event_id: gateEvent,
      p_body: '有置物櫃嗎？',
    });
    const [message] = await sql<{ id: string }[]>`
      select id from public.contact_messages where ticket_no = ${question.message_no}`;

    const asked = await call<Receipt>(
      sql,
      person,
      'register_for_event',
      registrationFor(
        await createFreeEvent(sql, { requires_approval: true }, { organizer_id: organizerId }),
      ),
    );
    const asking = await createFreeEvent(sql);
    await sql`
      update public.events set questions = ${sql.json([
        { id: 'q-diet', kind: 'text', label: '飲食習慣', required: false },
      ])}
      where id = ${asking}`;
    const answered = await call<Receipt>(
      sql,
      person,
      'register_for_event',
      registrationFor(asking),
    );
    const full = await createEvent(sql, { organizer_id: organizerId });
    await addTicketType(sql, full, { capacity: 1 });
    await call(sql, organizerId, 'register_for_event', registrationFor(full));
    const entry = await call<{ id: string }>(sql, person, 'join_waitlist', {
      p_event_id: full,
      p_ticket_type_id: 'free',
    });
    const closedEvent = await createFreeEvent(
      sql,
      {},
      { organizer_id: organizerId, inDays: 1, city: 'hualien' },
    );
    await sql`
      insert into private.event_closures (event_id, day) values (${closedEvent}, ${taipeiDay(1)})`;
    const [closure] = await sql<{ id: string }[]>`
      insert into private.closures (city, day, announced_by)
      values ('hualien', ${taipeiDay(1)}, ${people.superadmin})
      on conflict (city, day, organizer_id) do update set withdrawn_at = null
      returning id`;
    return {
      closedEvent,
      closure: closure?.id ?? '',
      ownDraft,
      ownPending,
      gateEvent,
      usedTicket,
      validTicket,
      sentTransfer: sent.id,
      receivedTransfer: received.id,
      gate: gate.id,
      invitation: invited.id,
      openMessage: message?.id ?? '',
      askedRegistration: asked.registration_id,
      answeredRegistration: answered.registration_id,
      waitlistEntry: entry.id,
    };
  },
};
