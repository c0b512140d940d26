import { signUpAdmin } from '../setup/back-office';
import { call } from '../setup/callers';
import { checkInvariants } from '../setup/invariants';
import { refundFor } from '../setup/orders';
import { signUp } from '../setup/people';
import { createPlan, createVenue } from '../setup/subscriptions';
import { provideTestDatabase } from '../setup/test-database';

/** What the model of random sequences found, step by step. */

const database = provideTestDatabase();
afterEach(() => checkInvariants(database.sql));

it('money of a plan does not wait for a superadmin: administrators of the platform’s sales see to it', async () => {
  const [owner, editor] = [await signUp(database.sql), await signUpAdmin(database.sql, 'editor')];
  const approver = await signUpAdmin(database.sql, 'approver');
  const { order_id } = await call<{ order_id: string }>(database.sql, owner, 'subscribe', {
    p_catalog_id: await createPlan(database.sql, { code: 'basic' }),
    p_venue_id: await createVenue(database.sql, owner),
    p_billing_cycle: 'monthly',
  });
  const order = { p_order_id: order_id };
  await call(database.sql, owner, 'report_transfer', { ...order, p_last5: '12345' });
  await expect(call(database.sql, approver, 'confirm_payment', order)).rejects.toThrow('NOT_FOUND');
  await call(database.sql, editor, 'confirm_payment', order);
  const { refunds } = await call<{ refunds: { id: string }[] }>(
    database.sql,
    owner,
    'request_refund',
    refundFor(order_id),
  );
  const refund = { p_refund_id: refunds[0]?.id ?? '' };
  await call(database.sql, editor, 'decide_refund', { ...refund, p_approve: true });
  expect(
    await call(database.sql, editor, 'mark_refunded', { ...refund, p_transfer_ref: 'TX' }),
  ).toMatchObject({ refund_status: 'full' });
});
