import { faultOf, refusal } from './setup/callers';
import { buyAndPay, type Shop } from './setup/orders';
import { signUp } from './setup/people';
import { checkInvariants } from './setup/invariants';
import { provideTestDatabase } from './setup/test-database';
import { openTowelShop, orderTools } from './setup/towel-shop';

const database = provideTestDatabase();
const { as, read, kindsToldTo } = orderTools(database);
afterEach(() => checkInvariants(database.sql));

let shop: Shop;
let [buyer, order] = ['', ''];

const handOver = (note: string) =>
  as(shop.owner, 'hand_over_order', { p_order_id: order, p_note: note });
const correct = (note: string, person = shop.owner) =>
  as(person, 'correct_tracking', { p_order_id: order, p_note: note });

beforeEach(async () => {
  let product: string;
  ({ shop, buyer, product } = await openTowelShop(database.sql));
  ({ id: order } = await buyAndPay(database.sql, shop, buyer, { [product]: 1 }));
});

it('is corrected by the seller alone, told to the buyer, and both numbers stay in the order', async () => {
  expect(await refusal(correct('黑貓 2'))).toBe('INVALID_STATE');
  await handOver('黑貓 1');
  expect(await refusal(correct('黑貓 2', buyer))).toBe('FORBIDDEN');
  expect(await refusal(correct('黑貓 2', await signUp(database.sql)))).toBe('NOT_FOUND');
  expect(await faultOf(correct(' '))).toMatchObject({ code: 'INVALID_INPUT', hint: 'note' });
  await correct('黑貓 2');
  const { status, events } = await read(buyer, order);
  expect(status).toBe('completed');
  expect(events.slice(-2).map(({ to, note, by }) => [to, note, by])).toEqual([
    ['completed', '黑貓 1', 'seller'],
    ['tracking_corrected', '黑貓 2', 'seller'],
  ]);
  const [told] = await database.sql<{ params: { note: string } }[]>`
    select params from public.notifications
    where user_id = ${buyer} and kind = 'order.tracking_corrected'`;
  expect(told?.params.note).toBe('黑貓 2');
});

it('tells the same number once, and ends after ten corrections', async () => {
  await handOver('黑貓 0');
  await correct('黑貓 1');
  await correct(' 黑貓 1 ');
  expect((await kindsToldTo(buyer)).filter((kind) => kind === 'order.tracking_corrected')).toEqual([
    'order.tracking_corrected',
  ]);
  for (let number = 2; number <= 10; number += 1) await correct(`黑貓 ${number}`);
  expect(await refusal(correct('黑貓 11'))).toBe('LIMIT_EXCEEDED');
});

it('is not corrected any more once the goods come back, or a month later', async () => {
  await handOver('黑貓 1');
  await database.sql`
    update public.orders set completed_at = now() - interval '31 days' where id = ${order}`;
  expect(await refusal(correct('黑貓 2'))).toBe('INVALID_STATE');
  await database.sql`update public.orders set completed_at = now() where id = ${order}`;
  await database.sql`update public.orders set refund_status = 'requested' where id = ${order}`;
  expect(await refusal(correct('黑貓 2'))).toBe('INVALID_STATE');
  await database.sql`update public.orders set refund_status = 'none' where id = ${order}`;
});
