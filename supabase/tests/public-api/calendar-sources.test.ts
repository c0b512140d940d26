import { ReadProblem } from '../../functions/calendars/read-address';
import { createVenue, hours, insertBooking } from '../setup/bookings';
import { checkInvariants } from '../setup/invariants';
import { signUp } from '../setup/people';
import { providePublicApi } from '../setup/public-api';

/** What lies at the addresses of this test's open network. */
const lying = new Map<string, string | ReadProblem>();
const api = providePublicApi({
  readAddress: (address) => {
    const found = lying.get(address) ?? new ReadProblem('unreachable', 'no such host');
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  },
});
afterEach(() => checkInvariants(api.sql));

const two = (n: number) => String(n).padStart(2, '0');
const stamp = (moment: string) => {
  const at = new Date(moment);
  return `${at.getUTCFullYear()}${two(at.getUTCMonth() + 1)}${two(at.getUTCDate())}T${two(at.getUTCHours())}${two(at.getUTCMinutes())}00Z`;
};
const calendarOf = (...days: number[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Elsewhere//EN',
    ...days.flatMap((day) => {
      const { start, end } = hours(day, '10:00', '12:00');
      return [
        'BEGIN:VEVENT',
        `UID:${day}@elsewhere`,
        'DTSTAMP:20260101T000000Z',
        `DTSTART:${stamp(start)}`,
        `DTEND:${stamp(end)}`,
        `SUMMARY:外部 ${day}`,
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

async function subscribe(owner: string, venue: string, url: string) {
  const { status, body } = await api.rpc<{ id: string }>(owner, 'add_calendar_source', {
    p_type: 'venue',
    p_id: venue,
    p_url: url,
  });
  expect(status).toBe(200);
  return (body as { id: string }).id;
}
const refresh = async (user: string | null, id: string) =>
  (
    await api.stack.call('/functions/v1/calendars/refresh', {
      json: { id },
      ...(user && { token: await api.tokenOf(user) }),
    })
  ).status;
const sweep = (key: string) =>
  fetch(`${api.stack.url}/functions/v1/calendars/sweep`, {
    method: 'POST',
    headers: { apikey: key },
  });
const sourceOf = async (id: string) => {
  const [row] = await api.sql`
    select fault, entries, jsonb_array_length(clashes) as clashes
    from public.calendar_sources where id = ${id}`;
  return { ...row };
};

test('calendars elsewhere are read when their owner asks and by the clock, what clashes is reported', async () => {
  const owner = await signUp(api.sql, { metadata: { user_type: 'venue' } });
  const venue = await createVenue(api.sql, owner);
  await insertBooking(api.sql, {
    kind: 'venue',
    of: venue,
    by: await signUp(api.sql),
    at: hours(5, '11:00', '13:00'),
    status: 'confirmed',
  });
  const url = 'https://calendar.example.com/basic.ics';
  lying.set(url, calendarOf(5, 6));
  const id = await subscribe(owner, venue, url);
  expect(await refresh(owner, id)).toBe(200);
  expect(await sourceOf(id)).toEqual({ fault: null, entries: 2, clashes: 1 });

  const due = () =>
    api.sql`update public.calendar_sources set next_read_at = now() where id = ${id}`;
  lying.set(url, calendarOf(6, 7, 8));
  await due();
  expect((await sweep(api.stack.publishableKey)).status).toBe(404);
  expect(await sourceOf(id)).toMatchObject({ entries: 2 });
  expect((await sweep(api.stack.secretKey)).status).toBe(200);
  expect(await sourceOf(id)).toEqual({ fault: null, entries: 3, clashes: 0 });

  for (const [lies, fault] of [
    ['<html>Sign in</html>', 'no_calendar'],
    [new ReadProblem('too_large', 'more than 2 MB'), 'too_large'],
    [new ReadProblem('unreachable', 'no such host'), 'unreachable'],
  ] as const) {
    lying.set(url, lies);
    await due();
    await sweep(api.stack.secretKey);
    expect(await sourceOf(id)).toMatchObject({ fault, entries: 3 });
  }
});

test('nobody has the calendar of somebody else read', async () => {
  const owner = await signUp(api.sql, { metadata: { user_type: 'venue' } });
  const venue = await createVenue(api.sql, owner);
  const id = await subscribe(owner, venue, 'https://calendar.example.com/other.ics');
  expect(await refresh(null, id)).toBe(401);
  expect(await refresh(await signUp(api.sql), id)).toBe(404);
  expect(await sourceOf(id)).toMatchObject({ fault: null });
});
