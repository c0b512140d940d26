import { matchesSchema } from './answers/members';
import { createPerformer, createVenue, everyDay } from './setup/bookings';
import { call, faultOf, refusal } from './setup/callers';
import { createEvent } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let host: string;
let artist: string;
let venue: string;
beforeAll(async () => {
  host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  artist = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  venue = await createVenue(database.sql, host, {
    city: 'tainan',
    capacity: 100,
    ...everyDay('18:00', '22:00'),
  });
});

const match = async (person: string, args: Record<string, string | number>) =>
  matchesSchema.parse(await call(database.sql, person, 'smart_matches', args)).items;
const codes = (item: { reasons: { code: string }[] } | undefined) =>
  item?.reasons.map(({ code }) => code);

it('says what two have in common, for either of them', async () => {
  const fitting = await createPerformer(database.sql, artist, {
    performer_name: '合拍',
    city: 'tainan',
  });
  const event = await createEvent(database.sql, { inDays: -20, venue_id: venue });
  await database.sql`
    insert into public.event_performers (event_id, performer_id) values (${event}, ${fitting})`;
  await database.sql`update public.events set current_attendees = 60 where id = ${event}`;
  await database.sql`select private.refresh_stage_history()`;
  const elsewhere = await createPerformer(database.sql, null, {
    city: 'taipei',
    performance_type: 'dj',
  });

  const items = await match(host, { p_venue_id: venue });
  const [best, other] = [fitting, elsewhere].map((id) =>
    items.find(({ entity_id }) => entity_id === id),
  );
  // 30 evenings of four hours are the 120 hours that count in full.
  expect([best?.score, codes(best)]).toEqual([95, ['free_time', 'city', 'genre', 'audience']]);
  expect(best?.reasons[0]).toEqual({ code: 'free_time', text: '120' });
  expect([other?.score, codes(other)]).toEqual([35, ['free_time']]);
  expect(items[0]?.entity_id).toBe(fitting);

  const mirrored = (await match(artist, { p_performer_id: fitting })).find(
    ({ entity_id }) => entity_id === venue,
  );
  expect([mirrored?.entity_type, mirrored?.score]).toEqual(['venue', 95]);
});

it('leaves out who is never free at the same time', async () => {
  const early = await createPerformer(database.sql, null, {}, everyDay('08:00', '12:00'));
  const shown = (await match(host, { p_venue_id: venue })).map(({ entity_id }) => entity_id);
  expect(shown).not.toContain(early);
});

it('finds who has much time behind others of whom more speaks', async () => {
  const busy = {
    open_days: { monday: true },
    opening_hours: { monday: { start: '18:00', end: '20:00' } },
  };
  const own = await createVenue(database.sql, host, {
    city: 'penghu',
    ...everyDay('18:00', '22:00'),
  });
  for (let n = 0; n < 25; n++) await createPerformer(database.sql, null, { city: 'penghu' }, busy);
  const idle = await createPerformer(database.sql, null, { city: 'kinmen' });

  const items = await match(host, { p_venue_id: own, p_limit: 24 });
  const place = items.findIndex(({ entity_id }) => entity_id === idle);
  expect(items[place]?.score).toBe(35);
  // Before all that are of the city: eight or ten hours are worth less than three points.
  expect(
    items.findIndex(({ reasons }) => reasons.some(({ code }) => code === 'city')),
  ).toBeGreaterThan(place);
});

it('leaves out what is not public, and what is the own', async () => {
  const pending = await createPerformer(database.sql, null, { status: 'pending' });
  const own = await createPerformer(database.sql, host);
  const shown = (await match(host, { p_venue_id: venue })).map(({ entity_id }) => entity_id);
  expect(shown).not.toContain(pending);
  expect(shown).not.toContain(own);
});

it('is for the own venue or page, one at a time', async () => {
  expect(await refusal(match(artist, { p_venue_id: venue }))).toBe('NOT_FOUND');
  expect(await faultOf(match(host, {}))).toMatchObject({ code: 'INVALID_INPUT', hint: 'for' });
});
