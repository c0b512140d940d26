import * as z from './zod';
import { toColumns } from '../data/column-names';

const eventRow = z.row({
  id: z.string(),
  imageUrl: z.nullable(z.string()),
  isTimeUndecided: z.optional(z.boolean()),
  ticketTypes: z.array(z.row({ maxPerOrder: z.number() })),
  countByState: z.optional(z.record(z.string(), z.number())),
});

test('columns are read by the names of the interface, rows within rows too', () => {
  const answer = {
    id: 'e1',
    image_url: null,
    time_undecided: true,
    ticket_types: [{ max_per_order: 4, more: 1 }],
  };
  const named = {
    id: 'e1',
    imageUrl: null,
    isTimeUndecided: true,
    ticketTypes: [{ maxPerOrder: 4 }],
  };
  expect(eventRow.parse(answer)).toEqual(named);
  expect(eventRow.parse(named)).toEqual(named);
});

test('keys that are values, such as states, stay as they are', () => {
  const answer = { id: 'e1', image_url: null, ticket_types: [], count_by_state: { sold_out: 2 } };
  expect(eventRow.parse(answer).countByState).toEqual({ sold_out: 2 });
});

test('an answer that does not fit says which name is wrong', () => {
  const { error } = eventRow.safeParse({ id: 'e1', image_url: 7, ticket_types: [] });
  expect(error?.issues[0]?.path).toEqual(['imageUrl']);
  expect(z.nullable(eventRow).parse(null)).toBeNull();
  expect(eventRow.safeParse('e1').success).toBe(false);
});

test('what is written goes back to the columns', () => {
  expect(toColumns([{ isTimeUndecided: false, types: [{ maxPerOrder: null }] }])).toEqual([
    { time_undecided: false, types: [{ max_per_order: null }] },
  ]);
});
