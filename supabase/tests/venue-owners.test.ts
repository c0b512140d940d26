import { ownCalendarSchema } from '../../shared/src/booking/own-calendar.schema';
import {
  ownPerformerSchema,
  ownVenueSchema,
  type OwnPerformer,
  type OwnVenue,
} from './answers/bookings';
import { fit } from './answers/fit';
import {
  createPerformer,
  createVenue,
  everyDay,
  hours,
  insertBooking,
  performerForm,
  venueForm,
  venueRequest,
} from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { signUp, signUpSuperadmin } from './setup/people';
import { photosForForm, uploadPicture } from './setup/pictures';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let owner: string;

beforeEach(async () => {
  owner = await signUp(database.sql);
});
afterEach(() => checkInvariants(database.sql));

const identity = async (person: string, type: string) =>
  (
    await database.sql<{ status: string }[]>`
      select status from public.user_identities where user_id = ${person} and user_type = ${type}`
  )[0]?.status;

describe('a venue', () => {
  const save = async (
    form: object,
    args: Record<string, Argument> = {},
    person = owner,
  ): Promise<OwnVenue> =>
    ownVenueSchema.parse(
      await call(database.sql, person, 'save_venue', { p_venue: form, ...args }),
    );
  const act = async (name: string, venue: OwnVenue, person = owner): Promise<OwnVenue> =>
    ownVenueSchema.parse(
      await call(database.sql, person, name, { p_id: venue.id, p_version: venue.version }),
    );
  const saveWithPhotos = async () => save(venueForm({ photos: await photosForForm(database.sql) }));
  const decide = (id: string, status: string) =>
    database.sql`update public.venues set status = ${status} where id = ${id}`;

  it('begins as a draft of its owner, with an identity that waits', async () => {
    const venue = await save(venueForm());
    expect(venue).toMatchObject({
      status: 'draft',
      version: 1,
      city: 'taipei',
      phone: '0225551234',
    });
    expect(await identity(owner, 'venue')).toBe('pending');
    const mine = await call<unknown[]>(database.sql, owner, 'my_venues');
    expect(mine.map((each) => ownVenueSchema.parse(each).id)).toEqual([venue.id]);
    expect(await refusal(call(database.sql, owner, 'switch_identity', { p_type: 'venue' }))).toBe(
      'IDENTITY_MISSING',
    );
  });

  it('cannot be given to somebody, nor a state of its own choosing', async () => {
    const stranger = await signUp(database.sql);
    const venue = await save({
      ...venueForm(),
      owner_id: stranger,
      status: 'approved',
      version: 99,
    });
    const [row] = await database.sql`
      select owner_id, status, version from public.venues where id = ${venue.id}`;
    expect(row).toEqual({ owner_id: owner, status: 'draft', version: 1 });
  });

  it.each([
    ['name', ' '],
    ['type', '太空站'],
    ['city', 'atlantis'],
    ['location', null],
    ['capacity', 0],
    ['capacity', '一百'],
    ['capacity', null],
    ['capacity', 12.5],
    ['price_per_hour', -1],
    ['price_per_hour', ''],
    ['phone', '123'],
    ['email', 'nobody'],
    ['website', 'javascript:alert(1)'],
    ['image_url', 'http://x.test/a.png'],
    ['zipcode', '12'],
    ['min_booking_hours', 0],
    ['advance_booking_days', 400],
    ['slot_minutes', 20],
    ['deposit_percent', 101],
    ['cancellation_policy', 'never'],
    ['booking_mode', 'maybe'],
    ['open_days', { someday: true }],
    ['opening_hours', { monday: { start: '25:00', end: '26:00' } }],
    ['special_closed_dates', ['2026-02-30']],
    ['amenities', 'wifi'],
    ['lat', 51],
  ])('with a wrong %s (%j) is refused by name', async (field, value) => {
    const form = venueForm(
      field === 'opening_hours'
        ? { [field]: value, open_days: { monday: true } }
        : { [field]: value as string },
    );
    expect(await faultOf(save(form))).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('shows its photos in their order, and the first in lists', async () => {
    const photos = await photosForForm(database.sql);
    const venue = await save(venueForm({ photos }));
    expect(venue).toMatchObject({ photos, image_url: photos[0]?.image_url });
    const turned = photos.toReversed();
    const on = { p_id: venue.id, p_version: venue.version };
    const after = await save({ photos: turned }, on);
    expect(after).toMatchObject({ photos: turned, image_url: turned[0]?.image_url });
    // What is left out stays.
    const cheaper = await save({ price_per_hour: 900 }, { ...on, p_version: after.version });
    expect(cheaper.photos).toEqual(turned);
    // A cover that comes alone, as from the back office, is the first photo.
    const cover = await uploadPicture(database.sql);
    const covered = await save({ image_url: cover }, { ...on, p_version: cheaper.version });
    expect(covered).toMatchObject({
      image_url: cover,
      photos: [{ image_url: cover, alt: null }, ...turned.slice(1)],
    });
    const bare = await save({ photos: [] }, { ...on, p_version: covered.version });
    expect(bare).toMatchObject({ photos: [], image_url: null });
  });

  it.each([
    ['photos', 'one'],
    ['photos', ['one']],
    ['photos', [{ alt: '沒有檔案' }]],
    ['image_url', [{ image_url: 'https://elsewhere.test/a.png' }]],
    ['image_url', [{ image_url: '/storage/v1/object/public/media/nobody/missing.png' }]],
    ['alt', [{ image_url: '', alt: '長'.repeat(201) }]],
  ])('refuses wrong photos by the name of the field, %s', async (hint, photos) => {
    const [whole] = await photosForForm(database.sql);
    const list =
      hint === 'alt' ? [{ ...(photos as object[])[0], image_url: whole?.image_url }] : photos;
    expect(await faultOf(save(venueForm({ photos: list })))).toMatchObject({
      code: 'INVALID_INPUT',
      hint,
    });
  });

  it('is edited by one at a time; what is left out stays', async () => {
    const venue = await save(venueForm());
    const edited = await save({ capacity: 70 }, { p_id: venue.id, p_version: 1 });
    expect(edited).toMatchObject({ capacity: 70, price_per_hour: 1500, version: 2 });
    const late = save({ capacity: 80 }, { p_id: venue.id, p_version: 1 });
    expect(await refusal(late)).toBe('STALE_VERSION');
    expect(await faultOf(save({ capacity: 80 }, { p_id: venue.id }))).toMatchObject({
      hint: 'version',
    });
    const stranger = await signUp(database.sql);
    const foreign = save({ capacity: 80 }, { p_id: venue.id, p_version: 2 }, stranger);
    expect(await refusal(foreign)).toBe('NOT_FOUND');
  });

  it('two editors at once: one saves, the other is told', async () => {
    const venue = await save(venueForm());
    const attempts = await Promise.allSettled(
      [10, 20, 30].map((capacity) => save({ capacity }, { p_id: venue.id, p_version: 1 })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is submitted when it is complete, and looked at again when its name changes', async () => {
    const bare = await save(venueForm({ description: null, address: null }));
    expect(await faultOf(act('submit_venue', bare))).toMatchObject({ hint: 'description' });
    const closed = await save(venueForm({ open_days: {} }));
    expect(await faultOf(act('submit_venue', closed))).toMatchObject({ hint: 'opening_hours' });

    const dark = await save(venueForm());
    expect(await faultOf(act('submit_venue', dark))).toMatchObject({ hint: 'photos' });

    const submitted = await act('submit_venue', await saveWithPhotos());
    expect(submitted.status).toBe('pending_approval');
    expect(await refusal(act('submit_venue', submitted))).toBe('INVALID_STATE');
    await decide(submitted.id, 'approved');
    const cheaper = await save(
      { price_per_hour: 900 },
      { p_id: submitted.id, p_version: submitted.version },
    );
    expect(cheaper.status).toBe('approved');
    const renamed = await save(
      { name: '山頂小館' },
      { p_id: submitted.id, p_version: cheaper.version },
    );
    expect(renamed.status).toBe('pending_approval');
  });

  it('an administrator approves it and the identity with it', async () => {
    const submitted = await act('submit_venue', await saveWithPhotos());
    const admin = await signUpSuperadmin(database.sql);
    await call(database.sql, admin, 'decide', {
      p_entity_type: 'venues',
      p_entity_id: submitted.id,
      p_status: 'approved',
    });
    expect(await identity(owner, 'venue')).toBe('active');
  });

  it('is not archived or deleted over agreed bookings; requests are declined with it', async () => {
    const id = await createVenue(database.sql, owner);
    const read = async () => {
      const mine = await call<unknown[]>(database.sql, owner, 'my_venues');
      return ownVenueSchema.parse(mine[0]);
    };
    const guest = await signUp(database.sql);
    const living = await insertBooking(database.sql, {
      kind: 'venue',
      of: id,
      by: guest,
      at: hours(10, '10:00', '12:00'),
      status: 'confirmed',
    });
    const asked = await insertBooking(database.sql, {
      kind: 'venue',
      of: id,
      by: guest,
      at: hours(11, '10:00', '12:00'),
    });
    expect(await refusal(act('archive_venue', await read()))).toBe('HAS_BOOKINGS');
    expect(await refusal(act('delete_venue', await read()))).toBe('HAS_BOOKINGS');
    await call(database.sql, guest, 'cancel_booking', { p_booking_id: living });
    expect(await act('archive_venue', await read())).toMatchObject({ status: 'archived' });
    const [row] = await database.sql`select status from public.bookings where id = ${asked}`;
    expect(row).toEqual({ status: 'declined' });
    await call(database.sql, owner, 'delete_venue', { p_id: id });
    expect(await call(database.sql, owner, 'my_venues')).toEqual([]);
    const attempt = call(
      database.sql,
      guest,
      'request_venue_booking',
      venueRequest(id, hours(12, '10:00', '12:00')),
    );
    expect(await refusal(attempt)).toBe('NOT_FOUND');
  });
});

describe('its calendar and prices', () => {
  let venue: string;
  beforeEach(async () => {
    venue = await createVenue(database.sql, owner);
  });

  it('hours of the week and terms are set together', async () => {
    const set = (change: Record<string, Argument>) =>
      call(database.sql, owner, 'set_availability', { p_type: 'venue', p_id: venue, ...change });
    await set({
      p_open_days: { monday: true },
      p_opening_hours: { monday: { start: '20:00', end: '03:00' } },
    });
    const openings = await database.sql`
      select weekday, opens, closes from private.weekly_openings where resource_id = ${venue}`;
    expect([...openings]).toEqual([{ weekday: 1, opens: 1200, closes: 1620 }]);
    for (const [change, hint] of [
      [{ p_slot_minutes: 7 }, 'slot_minutes'],
      [{ p_buffer_after_minutes: -1 }, 'buffer_after_minutes'],
      [{ p_advance_booking_days: 366 }, 'advance_booking_days'],
      [{ p_open_days: { tuesday: true } }, 'opening_hours'],
    ] as const) {
      expect(await faultOf(set(change))).toMatchObject({ code: 'INVALID_INPUT', hint });
    }
  });

  it('blocks take hours from the calendar, and give them back', async () => {
    const at = hours(10, '10:00', '12:00');
    const args = { p_type: 'venue', p_id: venue, p_start_at: at.start, p_end_at: at.end };
    const block = await call<{ id: string }>(database.sql, owner, 'add_block', args);
    const guest = await signUp(database.sql);
    const ask = () => call(database.sql, guest, 'request_venue_booking', venueRequest(venue, at));
    expect(await refusal(ask())).toBe('SLOT_TAKEN');
    const calendar = fit(
      ownCalendarSchema,
      await call(database.sql, owner, 'my_calendar', { p_type: 'venue', p_id: venue }),
    );
    expect(calendar.blocks.map(({ id }) => id)).toEqual([block.id]);
    await call(database.sql, owner, 'remove_block', { p_block_id: block.id });
    expect(await ask()).toMatchObject({ status: 'requested' });
  });

  it('rates are replaced as a whole or not at all', async () => {
    const save = (rules: object[]) =>
      call<{ name: string }[]>(database.sql, owner, 'save_venue_rates', {
        p_venue_id: venue,
        p_rules: rules,
      });
    const saved = await save([
      { name: '平日', hourly_rate: 800 },
      { name: '週末', weekdays: [6, 7], hourly_rate: 1200, priority: 5, date_from: taipeiDay(0) },
    ]);
    expect(saved.map(({ name }) => name)).toEqual(['週末', '平日']);
    for (const [rule, hint] of [
      [{ name: '', hourly_rate: 1 }, 'name'],
      [{ name: 'A', hourly_rate: -1 }, 'hourly_rate'],
      [{ name: 'A', hourly_rate: 1, weekdays: [8] }, 'weekdays'],
      [{ name: 'A', hourly_rate: 1, start_time: '24:00' }, 'start_time'],
      [{ name: 'A', hourly_rate: 1, date_from: 'soon' }, 'date_from'],
      [{ name: 'A', hourly_rate: 1, date_from: '2026-02-02', date_to: '2026-01-01' }, 'date_to'],
    ] as const) {
      expect(await faultOf(save([{ name: '新', hourly_rate: 1 }, rule]))).toMatchObject({
        code: 'INVALID_INPUT',
        hint,
      });
    }
    const rows = await database.sql`
      select name from public.venue_rate_rules where venue_id = ${venue} order by name`;
    expect(rows.map(({ name }) => name as string).sort()).toEqual(['平日', '週末'].sort());
  });

  it('facilities keep their id by name, leave by being left out, and are the amenities', async () => {
    const save = async (list: object[]) =>
      ownVenueSchema.parse(
        await call(database.sql, owner, 'save_venue_facilities', {
          p_venue_id: venue,
          p_facilities: list,
        }),
      ).facilities;
    const [light, wifi] = await save([
      { name: '燈光師', fee: 3000, fee_unit: 'hour' },
      { name: 'wifi' },
    ]);
    expect(light).toMatchObject({ name: '燈光師', included: false });
    const after = await save([{ name: 'wifi', note: '百兆' }]);
    expect(after.find(({ name }) => name === 'wifi')?.id).toBe(wifi?.id);
    expect(after.find(({ name }) => name === '燈光師')).toMatchObject({ is_active: false });
    const [row] = await database.sql`select amenities from public.venues where id = ${venue}`;
    expect(row).toEqual({ amenities: ['wifi'] });
    expect(await faultOf(save([{ name: 'x', fee: -1 }]))).toMatchObject({ hint: 'fee' });
    expect(await faultOf(save([{ name: 'x' }, { name: ' x ' }]))).toMatchObject({ hint: 'name' });
  });

  it('a facility shows a photo that was uploaded here, as long as it is named', async () => {
    const save = async (image_url: string | null) => {
      await call(database.sql, owner, 'save_venue_facilities', {
        p_venue_id: venue,
        p_facilities: [{ name: '拍貼機', image_url }, { name: 'wifi' }],
      });
      const page = await call<{ facilities: { name: string; image_url: string | null }[] }>(
        database.sql,
        null,
        'get_venue',
        { p_id: venue },
      );
      return page.facilities.map(({ image_url: shown }) => shown);
    };
    const photo = await uploadPicture(database.sql, `${owner}/venues/booth.png`);
    const isUsed = async () => {
      const [row] = await database.sql<{ is_used: boolean }[]>`
        select private.is_picture_in_use('media', ${`${owner}/venues/booth.png`}) as is_used`;
      return row?.is_used;
    };
    expect(await save(photo)).toEqual([photo, null]);
    expect(await isUsed()).toBe(true);
    for (const elsewhere of ['/storage/v1/object/public/media/nobody.png', 'https://a.test/b.png'])
      expect(await faultOf(save(elsewhere))).toMatchObject({ hint: 'image_url' });
    expect(await save(null)).toEqual([null, null]);
    expect(await isUsed()).toBe(false);
  });

  it('facilities are saved by one at a time, and follow the words of the page', async () => {
    const save = (version: number) =>
      call<{ version: number }>(database.sql, owner, 'save_venue_facilities', {
        p_venue_id: venue,
        p_facilities: [{ name: 'wifi' }, { name: '燈光師', fee: 3000 }],
        p_version: version,
      });
    const { version } = await save(1);
    expect(await refusal(save(1))).toBe('STALE_VERSION');
    const saved = ownVenueSchema.parse(
      await call(database.sql, owner, 'save_venue', {
        p_id: venue,
        p_version: version,
        p_venue: { amenities: ['燈光師', '拍貼機'] },
      }),
    );
    expect(saved.amenities).toEqual(['燈光師', '拍貼機']);
    expect(saved.facilities).toMatchObject([
      { name: 'wifi', is_active: false },
      { name: '燈光師', is_active: true, fee: 3000 },
      { name: '拍貼機', is_active: true, included: true },
    ]);
  });
});

describe('a performer', () => {
  const save = async (
    form: object,
    args: Record<string, Argument> = {},
    person = owner,
  ): Promise<OwnPerformer> =>
    ownPerformerSchema.parse(
      await call(database.sql, person, 'save_performer', { p_performer: form, ...args }),
    );

  it('waits for approval with the identity', async () => {
    const page = await save(performerForm());
    expect(page).toMatchObject({ status: 'pending', version: 1 });
    expect(await identity(owner, 'performer')).toBe('pending');
    const mine = await call<unknown[]>(database.sql, owner, 'my_performers');
    expect(mine.map((each) => ownPerformerSchema.parse(each).id)).toEqual([page.id]);
  });

  it.each([
    ['performer_name', '一'],
    ['bio', '太短'],
    ['performance_type', '魔術'],
    ['performer_type', 'crowd'],
    ['performer_type', ''],
    ['genre', '獨'],
    ['contact_phone', ''],
    ['birthday', '02/30'],
    ['birthday', '2/3'],
    ['instagram_url', 'javascript:alert(1)'],
    ['contact_name', ''],
    ['contact_email', 'x'],
    ['contact_phone', '12345678'],
    ['fee_max', -1],
    ['portfolio', [{ title: 'A', url: 'http://x.test' }]],
  ])('with a wrong %s (%j) is refused by name', async (field, value) => {
    const attempt = save(performerForm({ [field]: value as string }));
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('may be born on a leap day', async () => {
    expect((await save(performerForm({ birthday: '02/29' }))).birthday).toBe('02/29');
  });

  it('is looked at again under another name, not for another fee', async () => {
    const id = await createPerformer(database.sql, owner);
    const form = performerForm({ performer_name: '測試樂團' });
    const paid = await save({ ...form, fee_min: 5000, fee_max: 9000 }, { p_id: id, p_version: 1 });
    expect(paid.status).toBe('approved');
    const late = save(form, { p_id: id, p_version: 1 });
    expect(await refusal(late)).toBe('STALE_VERSION');
    const renamed = await save({ performer_name: '新名字' }, { p_id: id, p_version: 2 });
    expect(renamed.status).toBe('pending');
  });

  it('does not leave over agreed bookings', async () => {
    const id = await createPerformer(database.sql, owner, {}, everyDay('10:00', '22:00'));
    const guest = await signUp(database.sql);
    const living = await insertBooking(database.sql, {
      kind: 'performance',
      of: id,
      by: guest,
      at: hours(10, '10:00', '12:00'),
      status: 'confirmed',
    });
    const leave = () => call(database.sql, owner, 'delete_performer', { p_id: id });
    expect(await refusal(leave())).toBe('HAS_BOOKINGS');
    await call(database.sql, owner, 'cancel_booking', { p_booking_id: living, p_reason: '解散' });
    await leave();
    expect(await call(database.sql, owner, 'my_performers')).toEqual([]);
  });

  it('without an owner is claimed by several and given to one', async () => {
    const id = await createPerformer(database.sql, null);
    const rival = await signUp(database.sql);
    const claim = (person: string) =>
      call<{ id: string }>(database.sql, person, 'claim_performer', {
        p_performer_id: id,
        p_message: '我是本人，可由官方帳號私訊確認。',
      });
    const [mine, other] = [await claim(owner), await claim(rival)];
    expect(await refusal(claim(owner))).toBe('INVALID_STATE');
    const admin = await signUpSuperadmin(database.sql);
    const decide = (claimId: string, status: string, reason: string | null = null) =>
      call(database.sql, admin, 'decide_performer_claim', {
        p_claim_id: claimId,
        p_status: status,
        p_reason: reason,
      });
    expect(await faultOf(decide(mine.id, 'rejected'))).toMatchObject({ hint: 'reason' });
    const both = await Promise.allSettled([
      decide(mine.id, 'approved'),
      decide(other.id, 'approved'),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [row] = await database.sql<{ owner_id: string }[]>`
      select owner_id from public.performer_profiles where id = ${id}`;
    const winner = row?.owner_id ?? '';
    expect([owner, rival]).toContain(winner);
    expect(await identity(winner, 'performer')).toBe('active');
    expect(await identity(winner === owner ? rival : owner, 'performer')).toBeUndefined();
    expect(await refusal(claim(await signUp(database.sql)))).toBe('NOT_FOUND');
  });
});
