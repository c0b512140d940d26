import { signUpAdmin } from './setup/back-office';
import { call, refusal } from './setup/callers';
import { createFreeEvent, registrationFor } from './setup/events';
import { signUp } from './setup/people';
import { bookAd, createAdProduct } from './setup/promotion';
import { payOrder } from './setup/subscriptions';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Business {
  waiting: { payments?: number; refunds?: number; messages?: number };
  sales: { now: number; orders: number } | null;
  refunds: { now: number } | null;
  growth: { users: { now: number }; registrations: { now: number } };
  top_events: { id: string; seats: number }[];
}
const read = (person: string) => call<Business>(database.sql, person, 'admin_business');

it('counts what came in and what waits, and names the event that people want', async () => {
  const superadmin = await signUpAdmin(database.sql, 'superadmin');
  const before = await read(superadmin);
  const { product } = await createAdProduct(database.sql, { slots: 2 });
  const [buyer, other] = [await signUp(database.sql), await signUp(database.sql)];
  const paid = await bookAd(database.sql, buyer, product);
  await payOrder(database.sql, buyer, superadmin, paid.order_id);
  const reported = await bookAd(database.sql, other, product);
  await call(database.sql, other, 'report_transfer', {
    p_order_id: reported.order_id,
    p_last5: '54321',
  });
  const event = await createFreeEvent(database.sql);
  await call(database.sql, buyer, 'register_for_event', registrationFor(event, { p_quantity: 3 }));

  const after = await read(superadmin);
  expect((after.sales?.now ?? 0) - (before.sales?.now ?? 0)).toBe(paid.total);
  expect((after.sales?.orders ?? 0) - (before.sales?.orders ?? 0)).toBe(1);
  expect((after.waiting.payments ?? 0) - (before.waiting.payments ?? 0)).toBe(1);
  expect(after.growth.users.now - before.growth.users.now).toBe(2);
  expect(after.growth.registrations.now - before.growth.registrations.now).toBe(1);
  expect(after.top_events[0]).toMatchObject({ id: event, seats: 3 });
});

it('shows money and what waits to those only who work with it, and nothing to others', async () => {
  const viewer = await read(await signUpAdmin(database.sql, 'viewer'));
  expect(viewer).toMatchObject({ sales: null, refunds: null, waiting: {} });
  const editor = await read(await signUpAdmin(database.sql, 'editor'));
  expect(editor.sales).not.toBeNull();
  expect(editor.waiting).not.toHaveProperty('messages');
  expect(await refusal(read(await signUp(database.sql)))).toBe('FORBIDDEN');
});
