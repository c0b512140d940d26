import { randomUUID } from 'node:crypto';
import { calls, read, type Area } from '../setup/access';
import { call } from '../setup/callers';
import { createFreeEvent, registrationFor, type Receipt } from '../setup/events';
import { codeOf } from '../setup/tickets';

const ahead = () => ({ sale_start_at: new Date(Date.now() + 86_400_000) });
const onlyVisitor = calls.members('NOT_FOUND', { owner: 'answers' });

/** What fans leave with an event before and after it: reminders and reviews. */
export const fans: Area = {
  tables: {
    event_reviews: {
      row: 'author_id = $1',
      column: 'rating',
      read: read.onlyOwner,
      tamper: 'rating = 1',
    },
    sale_reminders: {
      row: 'user_id = $1',
      column: 'event_id',
      read: read.onlyOwner,
      tamper: `created_at = now() - interval '1 day'`,
    },
  },

  functions: {
    event_reviews: {
      args: ({ visitedEvent = '' }) => ({ p_event_id: visitedEvent }),
      calls: calls.members('NOT_FOUND', {
        otherParty: 'answers',
        editor: 'answers',
        superadmin: 'answers',
      }),
    },
    my_event_reviews: { calls: calls.members('answers') },
    my_sale_reminders: { calls: calls.members('answers') },
    remind_of_sale: {
      args: ({ comingEvent = '' }) => ({ p_event_id: comingEvent, p_ticket_type_id: 'free' }),
      calls: calls.members('answers'),
    },
    review_event: {
      args: ({ visitedEvent = '' }) => ({ p_event_id: visitedEvent, p_rating: 4 }),
      calls: onlyVisitor,
    },
  },

  async arrange(sql, { otherParty }, person) {
    const comingEvent = await createFreeEvent(sql, ahead());
    await call(sql, person, 'remind_of_sale', {
      p_event_id: comingEvent,
      p_ticket_type_id: 'free',
    });
    const visitedEvent = await createFreeEvent(
      sql,
      {},
      {
        organizer_id: otherParty,
        inDays: 0,
        time: '00:00',
        ends_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
      },
    );
    const { ticket_ids: tickets } = await call<Receipt>(
      sql,
      person,
      'register_for_event',
      registrationFor(visitedEvent),
    );
    await call(sql, otherParty, 'check_in', {
      p_event_id: visitedEvent,
      p_code: await codeOf(sql, tickets[0] ?? ''),
      p_nonce: randomUUID(),
    });
    await call(sql, person, 'review_event', { p_event_id: visitedEvent, p_rating: 5 });
    return { comingEvent, visitedEvent };
  },
};
