import { randomUUID } from 'node:crypto';
import { signUpAdmin } from './setup/back-office';
import { createPerformer, createVenue, everyDay, hours } from './setup/bookings';
import { call, refusal, type Argument } from './setup/callers';
import { createEvent, createFreeEvent, registrationFor } from './setup/events';
import { signUp, signUpSuperadmin } from './setup/people';
import { uploadPicture } from './setup/pictures';
import { createArtist, createAdProduct, spotFor, supportAdFor } from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

/** Of two forms of the same thing, the one that was filled from what stood before is refused: nothing is lost without a word. */

const database = provideTestDatabase();
type Args = Record<string, Argument>;

let owner: string;
let admin: string;
let artist: string;

beforeAll(async () => {
  [owner, admin, artist] = await Promise.all([
    signUp(database.sql, { metadata: { user_type: 'venue' }, profile: { phone: '0912345678' } }),
    signUpSuperadmin(database.sql),
    createArtist(database.sql),
    uploadPicture(database.sql, 'b.png', 'website-banners'),
  ]);
});

const as = <T>(user: string, name: string, args: Args) => call<T>(database.sql, user, name, args);
/** When a row was changed last, as it is read. */
const readAt = async (table: string, id: string, key = 'id') => {
  const [row] = await database.sql<{ at: string }[]>`
    select to_jsonb(updated_at) #>> '{}' as at
    from ${database.sql(`public.${table}`)} where ${database.sql(key)} = ${id}`;
  return row?.at ?? '';
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

interface Form {
  who: () => string;
  call: string;
  /** What there is, and the version of its form. */
  begin: () => Promise<{ on: Args; version: () => Promise<Args> }>;
  first: Args;
  second: Args;
}

/** A row with the moment of its last change. */
const row = (table: string, on: Args, id: string, key?: string) => ({
  on,
  version: async () => ({ p_updated_at: await readAt(table, id, key) }),
});

const forms: Record<string, Form> = {
  'the price of an ad': {
    who: () => admin,
    call: 'admin_save_ad_product',
    begin: async () => {
      const { product, placement } = await createAdProduct(database.sql);
      const on = { p_id: product, p_placement_id: placement, p_name: '燈箱', p_category: 'mrt' };
      return row('ad_products', { ...on, p_unit: 'week' }, product);
    },
    first: { p_unit_price: 1000 },
    second: { p_unit_price: 2000 },
  },
  'a placement': {
    who: () => admin,
    call: 'admin_save_ad_placement',
    begin: async () => {
      const { placement } = await createAdProduct(database.sql);
      const on = { p_id: placement, p_code: `place_${Date.now()}`, p_slots: 5 };
      return row('ad_placements', on, placement);
    },
    first: { p_name: '第一位' },
    second: { p_name: '第二位' },
  },
  'a banner': {
    who: () => admin,
    call: 'save_website_banner',
    begin: async () => {
      const on = {
        p_banner_key: 'older-forms',
        p_banner_url: '/storage/v1/object/public/website-banners/b.png',
      };
      const args = { ...on, p_title: '橫幅' };
      const { id } = await as<{ id: string }>(admin, 'save_website_banner', args);
      return row('website_banners', { ...on, p_id: id }, id);
    },
    first: { p_title: '第一位' },
    second: { p_title: '第二位' },
  },
  'rates of a venue': {
    who: () => owner,
    call: 'save_venue_rates',
    begin: async () => {
      const venue = await createVenue(database.sql, owner);
      const version = async () => {
        const [found] = await database.sql<{ version: number }[]>`
          select version from public.venues where id = ${venue}`;
        return { p_version: found?.version ?? 0 };
      };
      return { on: { p_venue_id: venue }, version };
    },
    first: { p_rules: [{ name: '平日', hourly_rate: 800 }] },
    second: { p_rules: [] },
  },
  'hours of a venue': {
    who: () => owner,
    call: 'set_availability',
    begin: async () => {
      const venue = await createVenue(database.sql, owner);
      const version = async () => {
        const [found] = await database.sql<{ version: number }[]>`
          select version from public.venues where id = ${venue}`;
        return { p_version: found?.version ?? 0 };
      };
      return { on: { p_type: 'venue', p_id: venue }, version };
    },
    first: { p_min_booking_hours: 2 },
    second: { p_min_booking_hours: 3 },
  },
  'hours of a performer': {
    who: () => owner,
    call: 'set_availability',
    begin: async () => {
      const band = await createPerformer(database.sql, owner);
      const version = async () => {
        const [found] = await database.sql<{ version: number }[]>`
          select version from public.performer_availability where performer_id = ${band}`;
        return { p_version: found?.version ?? 0 };
      };
      return { on: { p_type: 'performer', p_id: band }, version };
    },
    first: { p_min_booking_hours: 2 },
    second: { p_open_days: everyDay('10:00', '12:00').open_days },
  },
  'a gig': {
    who: () => owner,
    call: 'save_gig',
    begin: async () => {
      const { id } = await as<{ id: string }>(owner, 'save_gig', { p_gig: gig });
      return row('gigs', { p_id: id }, id);
    },
    first: { p_gig: { budget: 9000 } },
    second: { p_gig: { budget: 7000 } },
  },
  'a campaign': {
    who: () => owner,
    call: 'save_campaign',
    begin: async () => {
      const { id } = await as<{ id: string }>(owner, 'save_campaign', campaign());
      return row('support_campaigns', { ...campaign(), p_id: id }, id);
    },
    first: { p_goal: 40_000 },
    second: { p_goal: 20_000 },
  },
  'a spot': {
    who: () => owner,
    call: 'save_support_spot',
    begin: async () => {
      const { id } = await as<{ id: string }>(owner, 'save_support_spot', spotFor(artist));
      return row('support_spots', { ...spotFor(artist), p_id: id }, id);
    },
    first: { p_closes: '18:00' },
    second: { p_closes: '20:00' },
  },
  'a support ad': {
    who: () => owner,
    call: 'save_support_ad',
    begin: async () => {
      const { product } = await createAdProduct(database.sql, { needs_media_review: true });
      const on = supportAdFor(owner, artist, product);
      const { id } = await as<{ id: string }>(owner, 'save_support_ad', on);
      return row('support_ad_orders', { ...on, p_id: id }, id);
    },
    first: { p_title: '第一位' },
    second: { p_title: '第二位' },
  },
  'a gate': {
    who: () => owner,
    call: 'save_gate',
    begin: async () => {
      const event = await createEvent(database.sql, { organizer_id: owner });
      const on = { p_event_id: event, p_name: '正門' };
      const { id } = await as<{ id: string }>(owner, 'save_gate', on);
      return row('checkin_gates', { p_event_id: event, p_gate_id: id }, id);
    },
    first: { p_name: '南門' },
    second: { p_name: '北門' },
  },
  'a birthday page': {
    who: () => admin,
    call: 'admin_save_birthday_page',
    begin: async () => {
      const on = { p_artist_id: artist };
      await as(admin, 'admin_save_birthday_page', { ...on, p_headline: '生日快樂' });
      return row('birthday_pages', on, artist, 'artist_id');
    },
    first: { p_headline: '第一位' },
    second: { p_headline: '第二位' },
  },
  'notes on somebody who registered': {
    who: () => owner,
    call: 'save_attendee_notes',
    begin: async () => {
      const event = await createFreeEvent(database.sql, {}, { organizer_id: owner });
      const { registration_id } = await as<{ registration_id: string }>(
        await signUp(database.sql),
        'register_for_event',
        registrationFor(event),
      );
      const version = async () => {
        const [found] = await database.sql<{ seen: string }[]>`
          select coalesce(admin_notes, '') as seen
          from public.event_registrations where id = ${registration_id}`;
        return { p_seen: found?.seen ?? '' };
      };
      return { on: { p_registration_id: registration_id }, version };
    },
    first: { p_admin_notes: '第一位' },
    second: { p_admin_notes: '第二位' },
  },
};

const at = hours(20, '19:00', '20:00');
const gig = {
  title: '店慶徵開場樂團',
  description: '週末店慶，需要三十分鐘的不插電演出。',
  city: '台北',
  start_at: at.start,
  end_at: at.end,
  budget: 8000,
};
const campaignEnd = inDays(20);
const campaign = () => ({
  p_artist_id: artist,
  p_title: '台北車站燈箱集資',
  p_goal: 30_000,
  p_ends_at: campaignEnd,
});

it.each(Object.entries(forms))('%s', async (_what, { who, call: name, begin, first, second }) => {
  const { on, version } = await begin();
  const read = await version();
  const save = (change: Args, as_: Args) => as(who(), name, { ...on, ...change, ...as_ });
  await save(first, read);
  expect(await refusal(save(second, read))).toBe('STALE_VERSION');
  // On what stands now it is taken, and so it is by whoever compares nothing.
  await save(second, await version());
  await save(first, {});
});

/** What has no number or name that would stand in the way of a second one. */
it.each<[string, () => Promise<Args>, Args]>([
  ['save_gig', () => Promise.resolve({ p_gig: gig }), { p_gig: { ...gig, budget: 1 } }],
  ['save_campaign', () => Promise.resolve(campaign()), { p_goal: 5000 }],
  ['save_support_spot', () => Promise.resolve(spotFor(artist)), { p_title: '別的' }],
  [
    'save_support_ad',
    async () => {
      const { product } = await createAdProduct(database.sql, { needs_media_review: true });
      return supportAdFor(owner, artist, product);
    },
    { p_title: '別的' },
  ],
])('%s makes one of a form that is sent once more', async (name, content, change) => {
  const args = { ...(await content()), p_idempotency_key: randomUUID() };
  const [one, two] = await Promise.all([1, 2].map(() => as<{ id: string }>(owner, name, args)));
  expect(two?.id).toBe(one?.id);
  expect(await refusal(as(owner, name, { ...args, ...change }))).toBe('KEY_TAKEN');
});

it('visits are no edits of a spot', async () => {
  const editor = await signUpAdmin(database.sql, 'editor');
  const args = spotFor(artist);
  const { id } = await as<{ id: string }>(editor, 'save_support_spot', args);
  const read = { p_updated_at: await readAt('support_spots', id) };
  await as(await signUp(database.sql), 'visit_spot', { p_spot_id: id });
  const edit = { ...args, p_id: id, ...read, p_closes: '21:00' };
  await expect(as(editor, 'save_support_spot', edit)).resolves.toMatchObject({ closes: '21:00' });
});
