import { sized } from '../../tools/run-size/run-size';
import { call } from './setup/callers';
import { stormSeed } from './setup/crowd';
import { checkInvariants } from './setup/invariants';
import { createProduct, createShop, letOrderLapse, productOrder, refundFor } from './setup/orders';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase({ poolSize: 24 });

/** Set STORM_SEED for another storm, STORM_STEPS for a longer one. */
const seed = stormSeed();
const steps = Number(process.env['STORM_STEPS'] ?? sized(200, 600));

/** Numbers between 0 and 1 that a seed repeats (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a step may be refused with; anything else is a fault of the database. */
const expected = new Set([
  'SOLD_OUT',
  'LIMIT_EXCEEDED',
  'INVALID_STATE',
  'ALREADY_CANCELLED',
  'ORDER_EXPIRED',
]);

it(`keeps money and stock true through ${steps} random steps, seed ${seed}`, async () => {
  const { sql } = database;
  const random = randomFrom(seed);
  const among = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;

  const shop = await createShop(sql);
  const products = await Promise.all(
    [3, 8, 15, 40].map((stock) => createProduct(sql, shop, { stock, shipping_fee: 60 })),
  );
  const buyers = await Promise.all(Array.from({ length: 12 }, () => signUp(sql)));
  const orderOf = async (status?: string) => {
    const rows = await sql<{ id: string; buyer_id: string }[]>`
      select id, buyer_id from public.orders
      where ${status ?? null}::text is null or status = ${status ?? null} order by id`;
    return rows.length > 0 ? among(rows) : undefined;
  };
  const refundOf = async () => {
    const rows = await sql<{ id: string; buyer_id: string }[]>`
      select r.id, o.buyer_id from public.refund_requests as r
      join public.orders as o on o.id = r.order_id order by r.id`;
    return rows.length > 0 ? among(rows) : undefined;
  };
  type Step = () => Promise<unknown>;
  /** A function of the seller, or of the buyer of a random order. */
  const onOrder =
    (name: string, bySeller: boolean, args: Record<string, string> = {}): Step =>
    async () => {
      const order = await orderOf();
      const user = bySeller ? shop.owner : order?.buyer_id;
      return order && user && call(sql, user, name, { p_order_id: order.id, ...args });
    };
  const onRefund =
    (name: string, bySeller: boolean, args: Record<string, string | boolean> = {}): Step =>
    async () => {
      const refund = await refundOf();
      const user = bySeller ? shop.owner : refund?.buyer_id;
      return refund && user && call(sql, user, name, { p_refund_id: refund.id, ...args });
    };

  const buySomething: Step = () => {
    const basket = Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 3) }, () => [
        among(products),
        1 + Math.floor(random() * 2),
      ]),
    );
    return call(sql, among(buyers), 'order_products', productOrder(basket));
  };
  const report = onOrder('report_transfer', false, { p_last5: '12345' });
  const confirm = onOrder('confirm_payment', true);
  // Few orders are paid and not handed over at any time, so every other time one of those is looked for.
  const requestRefund: Step = async () => {
    const order = await orderOf(random() < 0.5 ? 'paid' : undefined);
    return order && call(sql, order.buyer_id, 'request_refund', refundFor(order.id));
  };
  const kinds: Step[] = [
    buySomething,
    buySomething,
    report,
    report,
    confirm,
    confirm,
    onOrder('choose_bank_transfer', false),
    onOrder('reject_payment', true, { p_reason: '查無款項' }),
    onOrder('cancel_order', false),
    onOrder('cancel_order', true),
    onOrder('hand_over_order', true),
    requestRefund,
    requestRefund,
    onRefund('decide_refund', true, { p_approve: true }),
    onRefund('decide_refund', true, { p_approve: false, p_note: '不符規定' }),
    onRefund('withdraw_refund', false),
    onRefund('mark_refunded', true, { p_transfer_ref: 'TX' }),
    async () => {
      const order = await orderOf();
      return order && random() < 0.3 && letOrderLapse(sql, order.id);
    },
    async () => sql`select private.expire_orders()`,
  ];

  const faults: string[] = [];
  let left = 0;
  const worker = async () => {
    while (left-- > 0) {
      await among(kinds)().catch((thrown: Error) => {
        if (!expected.has(thrown.message)) faults.push(thrown.message);
      });
    }
  };
  const corners = ['payment_review', 'paid', 'cancelled', 'refund_requested'];
  const missed = async () => {
    const rows = await sql<
      { to_status: string }[]
    >`select distinct to_status from public.order_events`;
    return corners.filter((corner) => !rows.some((row) => row.to_status === corner));
  };
  // Workers meet differently each time: a storm that has not reached every corner goes on, nine times as long at most.
  for (let round = 0; round === 0 || (round < 9 && (await missed()).length > 0); round++) {
    left = steps;
    await Promise.all(Array.from({ length: 12 }, worker));
  }

  expect(faults).toEqual([]);
  await checkInvariants(sql);
  expect(await missed()).toEqual([]);
});
