import { randomUUID } from 'node:crypto';
import {
  eventReviewPageSchema,
  eventReviewSchema,
  myEventReviewsSchema,
} from '../../mf-events/src/data/event-review/event-review.schema';
import { call, refusal, type Argument } from './setup/callers';
import { createFreeEvent, registrationFor, type Receipt } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { codeOf } from './setup/tickets';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let organizer: string;
let event: string;

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  event = await createFreeEvent(
    database.sql,
    {},
    {
      organizer_id: organizer,
      inDays: 0,
      time: '00:00',
      ends_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    },
  );
});

async function ticketOf(user: string) {
  const { ticket_ids: ids } = await call<Receipt>(
    database.sql,
    user,
    'register_for_event',
    registrationFor(event),
  );
  return ids[0] ?? '';
}

/** Somebody who came in. */
async function visitor() {
  const user = await signUp(database.sql);
  const ticket = await ticketOf(user);
  await call(database.sql, organizer, 'check_in', {
    p_event_id: event,
    p_code: await codeOf(database.sql, ticket),
    p_nonce: randomUUID(),
  });
  return { user, ticket };
}

const review = async (user: string, rating: number, body: string | null = null) =>
  fit(
    eventReviewSchema,
    await call(database.sql, user, 'review_event', {
      p_event_id: event,
      p_rating: rating,
      p_body: body,
    }),
  );
const pageFor = async (user: string, args: Record<string, Argument> = {}) =>
  fit(
    eventReviewPageSchema,
    await call(database.sql, user, 'event_reviews', { p_event_id: event, ...args }),
  );

it('is written by who came in, read by them and by the organizer without the name', async () => {
  const { user } = await visitor();
  await review(user, 4, '  音場很好，下次還要來。  ');
  expect(fit(myEventReviewsSchema, await call(database.sql, user, 'my_event_reviews'))).toEqual([
    expect.objectContaining({ event_id: event, rating: 4, body: '音場很好，下次還要來。' }),
  ]);
  const page = await pageFor(organizer);
  expect(page).toMatchObject({ total: 1, average: 4 });
  expect(page.items[0]?.author).toMatch(/^.\*\*$/u);
});

it('is one for each person: written again, it is changed', async () => {
  const { user } = await visitor();
  await review(user, 2, '等太久');
  await review(user, 3);
  const page = await pageFor(organizer);
  expect(page.items).toEqual([expect.objectContaining({ rating: 3, body: null })]);
});

it('is averaged over all pages, latest first', async () => {
  for (const rating of [5, 4, 4]) {
    // One after the other: the order is what is looked at.
    // eslint-disable-next-line no-await-in-loop
    await review((await visitor()).user, rating);
  }
  expect(await pageFor(organizer, { p_page_size: 2 })).toMatchObject({
    total: 3,
    average: 4.3,
    items: [{ rating: 4 }, { rating: 4 }],
  });
});

it('is not for those who only had a ticket, nor for those who gave theirs back at the gate', async () => {
  const absent = await signUp(database.sql);
  await ticketOf(absent);
  expect(await refusal(review(absent, 5))).toBe('NOT_FOUND');
  const { user, ticket } = await visitor();
  await call(database.sql, organizer, 'undo_check_in', { p_ticket_id: ticket, p_reason: '刷錯人' });
  expect(await refusal(review(user, 5))).toBe('NOT_FOUND');
});

it('has one to five points and no more than two thousand characters', async () => {
  const { user } = await visitor();
  expect(await refusal(review(user, 0))).toBe('INVALID_INPUT');
  expect(await refusal(review(user, 6))).toBe('INVALID_INPUT');
  expect(await refusal(review(user, 5, '好'.repeat(2001)))).toBe('INVALID_INPUT');
});

it('is not read by other organizers', async () => {
  const other = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  expect(await refusal(pageFor(other))).toBe('NOT_FOUND');
});

it('counts for the organizer on the pages of all their events, without what was written', async () => {
  const other = await createFreeEvent(database.sql, {}, { organizer_id: organizer });
  const organizerOf = async (id: string) => {
    const { organizer: shown } = await call<{ organizer: Record<string, unknown> }>(
      database.sql,
      null,
      'get_event',
      { p_id: id },
    );
    return shown;
  };
  expect(await organizerOf(other)).toMatchObject({ rating: null, review_count: 0 });
  await review((await visitor()).user, 5, '值得');
  await review((await visitor()).user, 4);
  expect(await organizerOf(other)).toMatchObject({ rating: 4.5, review_count: 2 });
  expect(JSON.stringify(await organizerOf(other))).not.toContain('值得');
});
