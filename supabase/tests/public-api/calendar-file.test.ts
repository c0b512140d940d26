import ICAL from 'ical.js';
import { createVenue, hours, insertBooking } from '../setup/bookings';
import { call } from '../setup/callers';
import { signUp } from '../setup/people';
import { providePublicApi } from '../setup/public-api';

const api = providePublicApi();
let address: (token: string) => string;
let token: string;

beforeAll(async () => {
  const owner = await signUp(api.sql, { metadata: { user_type: 'venue' } });
  const venue = await createVenue(api.sql, owner);
  const at = hours(5, '14:00', '18:00');
  const guest = await signUp(api.sql);
  await insertBooking(api.sql, { kind: 'venue', of: venue, by: guest, at, status: 'confirmed' });
  ({ token } = await call<{ token: string }>(api.sql, owner, 'create_calendar_feed', {
    p_scope: 'venue',
    p_id: venue,
  }));
  address = (secret) =>
    `${api.stack.url}/rest/v1/rpc/calendar_file?p_token=${secret}&apikey=${api.stack.publishableKey}`;
});

// What Google, Apple and Outlook send: no key, no session, and whatever they like to accept.
it.each(['*/*', 'text/calendar', 'text/html,application/xhtml+xml'])(
  'a calendar that accepts %s reads the feed by its address alone',
  async (accept) => {
    const response = await fetch(address(token), { headers: { Accept: accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const file = new ICAL.Component(ICAL.parse(await response.text()) as never);
    expect(file.getAllSubcomponents('vevent')).toHaveLength(1);
  },
);

it('a wrong address opens nothing', async () => {
  const response = await fetch(address('0'.repeat(48)), { headers: { Accept: '*/*' } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('NOT_FOUND');
});
