import { signUpAdmin } from './setup/back-office';
import { createVenue, performerForm, venueForm } from './setup/bookings';
import { call, faultOf, refusal } from './setup/callers';
import { signUp } from './setup/people';
import { photosForForm } from './setup/pictures';
import { adBookingFor, createAdProduct } from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let superadmin: string;
beforeAll(async () => {
  superadmin = await signUpAdmin(database.sql, 'superadmin');
});

const suspended = async (user_type: string) => {
  const person = await signUp(database.sql, { metadata: { user_type } });
  await call(database.sql, superadmin, 'set_identity_status', {
    p_user_id: person,
    p_type: user_type,
    p_status: 'suspended',
    p_reason: '假資料',
  });
  return person;
};
const allow = (person: string, permission: string, isAllowed = true) =>
  call(database.sql, superadmin, 'set_posting_permissions', {
    p_user_id: person,
    [permission]: isAllowed,
  });
const disable = (person: string) =>
  database.sql`update public.profiles set active = false where id = ${person}`;

describe('venues', () => {
  const begin = (person: string) =>
    call<{ id: string; version: number }>(database.sql, person, 'save_venue', {
      p_venue: venueForm(),
    });

  it('are begun by anybody, which is how one becomes a host', async () => {
    expect(await begin(await signUp(database.sql))).toMatchObject({ status: 'draft' });
  });

  it('are neither begun nor sent in by a host who was suspended, until it is allowed again', async () => {
    const host = await suspended('venue');
    expect(await faultOf(begin(host))).toMatchObject({ code: 'POSTING_REFUSED', hint: 'venues' });
    const id = await createVenue(database.sql, host);
    await database.sql`update public.venues set status = 'archived' where id = ${id}`;
    const sendIn = () => call(database.sql, host, 'submit_venue', { p_id: id, p_version: 1 });
    expect(await refusal(sendIn())).toBe('POSTING_REFUSED');
    await allow(host, 'p_can_post_venues');
    const { version } = await call<{ version: number }>(database.sql, host, 'save_venue', {
      p_id: id,
      p_version: 1,
      p_venue: venueForm({ photos: await photosForForm(database.sql) }),
    });
    expect(await begin(host)).toMatchObject({ status: 'draft' });
    await allow(host, 'p_can_post_venues', false);
    expect(await refusal(begin(host))).toBe('POSTING_REFUSED');
    expect(version).toBe(2);
  });

  it('of somebody disabled wait for nobody', async () => {
    const person = await signUp(database.sql);
    await disable(person);
    expect(await refusal(begin(person))).toBe('ACCOUNT_DISABLED');
  });
});

describe('pages of performers', () => {
  const begin = (person: string) =>
    call(database.sql, person, 'save_performer', { p_performer: performerForm() });

  it('are begun by anybody, and not by a performer who was suspended, until it is allowed', async () => {
    expect(await begin(await signUp(database.sql))).toMatchObject({ status: 'pending' });
    const performer = await suspended('performer');
    expect(await faultOf(begin(performer))).toMatchObject({
      code: 'POSTING_REFUSED',
      hint: 'performers',
    });
    await allow(performer, 'p_can_post_performers');
    expect(await begin(performer)).toMatchObject({ status: 'pending' });
  });

  it('are not begun without an account in use', async () => {
    const person = await signUp(database.sql);
    await disable(person);
    expect(await refusal(begin(person))).toBe('ACCOUNT_DISABLED');
  });
});

describe('advertisements', () => {
  const book = async (person: string) => {
    const { product } = await createAdProduct(database.sql);
    return call(database.sql, person, 'book_ad', adBookingFor(product));
  };

  it.each(['performer', 'venue'])('are booked by a %s', async (user_type) => {
    const person = await signUp(database.sql, { metadata: { user_type } });
    expect(await book(person)).toMatchObject({ order_status: 'pending_payment' });
  });

  it('are not booked by fans, nor by who was suspended, until it is allowed', async () => {
    for (const person of [await signUp(database.sql), await suspended('venue')]) {
      expect(await faultOf(book(person))).toMatchObject({ code: 'POSTING_REFUSED', hint: 'ads' });
      const says = () => call(database.sql, person, 'my_account');
      expect(await says()).toMatchObject({ can_advertise: false });
      await allow(person, 'p_can_post_ads');
      expect(await says()).toMatchObject({ can_advertise: true });
      expect(await book(person)).toMatchObject({ order_status: 'pending_payment' });
    }
  });

  it('are not booked by anybody disabled, allowed or not', async () => {
    const person = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    await allow(person, 'p_can_post_ads');
    await disable(person);
    expect(await refusal(book(person))).toBe('ACCOUNT_DISABLED');
  });
});

it('nobody allows it to themselves', async () => {
  const person = await signUp(database.sql);
  const ask = call(database.sql, person, 'set_posting_permissions', {
    p_user_id: person,
    p_can_post_ads: true,
  });
  expect(await refusal(ask)).toBe('FORBIDDEN');
});
