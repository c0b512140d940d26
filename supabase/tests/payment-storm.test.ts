import * as fc from 'fast-check';
import { call } from './setup/callers';
import { signUpCrowd, stormSeed } from './setup/crowd';
import { checkInvariants } from './setup/invariants';
import { holdOne, holdTicket, notice, startPayment, type Notice } from './setup/payments';
import { letOrderLapse } from './setup/tickets';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase({ poolSize: 12 });

/** Set STORM_SEED for another storm. */
const seed = stormSeed();

/** Money under one order: what was counted, and what is owed back, by the provider's number. */
const moneyOf = async (order: string) =>
  database.sql<{ provider_ref: string; state: string; amount: number }[]>`
    select r.provider_ref, r.state, r.amount
    from private.payment_receipts as r
    join private.payment_attempts as a on a.id = r.attempt_id
    where a.order_id = ${order} order by r.provider_ref`;

it(`makes one payment of 200 repeats in any order, all at once, seed ${seed}`, async () => {
  const { buyer, order } = await holdTicket(database.sql);
  const { trade_no } = await startPayment(database.sql, buyer, order);
  const said: Notice[] = [
    { tradeNo: trade_no, ref: 'S1', amount: 300 },
    { tradeNo: trade_no, ref: 'S1', amount: 1 },
    { tradeNo: trade_no, outcome: 'failed', details: { reason: '逾時' } },
    { tradeNo: trade_no, ref: 'S1', amount: 300, source: 'asked' },
  ];
  const [crowd] = fc.sample(
    fc.array(fc.constantFrom(...said), { minLength: 200, maxLength: 200 }),
    { seed, numRuns: 1 },
  );
  const verdicts = await Promise.all((crowd ?? []).map((each) => notice(database.sql, each)));
  expect(verdicts).toHaveLength(200);
  expect(verdicts.filter((verdict) => verdict === 'counted')).toHaveLength(1);
  expect(verdicts).not.toContain('owed');
  expect(await moneyOf(order)).toEqual([{ provider_ref: 'S1', state: 'counted', amount: 300 }]);
  await checkInvariants(database.sql);
});

it(`loses nothing of many payments, lapses and cancellations at once, seed ${seed}`, async () => {
  const { organizer, buyer: first, event, order } = await holdTicket(database.sql, 40);
  const bought = new Map([[order, first]]);
  for (const next of await signUpCrowd(database.sql, 9)) {
    bought.set(await holdOne(database.sql, next, event), next);
  }
  const orders = [...bought.keys()];
  const started = await Promise.all(
    [...bought, ...bought].map(async ([id, buyer]) => ({
      id,
      buyer,
      ...(await startPayment(database.sql, buyer, id)),
    })),
  );
  const steps = started.flatMap(({ id, buyer, trade_no }) => {
    const paid = { tradeNo: trade_no, ref: `R-${trade_no}`, amount: 300 };
    return [
      () => notice(database.sql, paid),
      () => notice(database.sql, paid),
      () => notice(database.sql, { tradeNo: trade_no, outcome: 'failed' }),
      () => letOrderLapse(database.sql, id),
      () => database.sql`select private.expire_orders()`,
      () => call(database.sql, buyer, 'cancel_order', { p_order_id: id }).catch(() => null),
      () =>
        call(database.sql, buyer, 'report_transfer', { p_order_id: id, p_last5: '12345' })
          .then(() => call(database.sql, organizer, 'confirm_payment', { p_order_id: id }))
          .catch(() => null),
    ];
  });
  const [shuffled] = fc.sample(
    fc.shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length }),
    { seed, numRuns: 1 },
  );
  await Promise.all((shuffled ?? []).map((step) => step()));

  // Every number that a provider named is counted once or owed, and no order is paid twice.
  const money = (await Promise.all(orders.map(moneyOf))).flat();
  expect(money.map(({ provider_ref }) => provider_ref).sort()).toEqual(
    started.map(({ trade_no }) => `R-${trade_no}`).sort(),
  );
  for (const id of orders) {
    const counted = (await moneyOf(id)).filter(({ state }) => state === 'counted');
    expect(counted.length).toBeLessThanOrEqual(1);
  }
  const owed = await database.sql<{ receipt_id: string }[]>`
    select receipt_id from private.provider_refunds where refund_id is null`;
  expect(owed).toHaveLength(money.filter(({ state }) => state === 'owed').length);
  await checkInvariants(database.sql);
});
