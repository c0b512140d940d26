import { createPendingVenue, createPerformer, signUpAdmin } from '../setup/back-office';
import { signUpCrowd } from '../setup/crowd';
import { createEvent } from '../setup/events';
import { checkInvariants } from '../setup/invariants';
import { createProduct, createShop, productOrder, type OrderAnswer } from '../setup/orders';
import { signUp } from '../setup/people';
import { adBookingFor, createAdProduct, type AdReceipt } from '../setup/promotion';
import { providePublicApi, tally } from '../setup/public-api';

const api = providePublicApi();
afterEach(() => checkInvariants(api.sql));

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('two administrators deciding at once', () => {
  const kinds: [type: string, make: (owner: string) => Promise<string>, yes: string][] = [
    [
      'events',
      (owner) => createEvent(api.sql, { organizer_id: owner, status: 'pending_approval' }),
      'approved',
    ],
    ['venues', (owner) => createPendingVenue(api.sql, owner), 'approved'],
    ['performer_profiles', (owner) => createPerformer(api.sql, owner, 'pending'), 'approved'],
    [
      'products',
      async (owner) =>
        createProduct(api.sql, await createShop(api.sql, owner), { status: 'pending' }),
      'active',
    ],
  ];

  test.each(kinds)('%s: one is heard, and the owner is told once', async (type, make, yes) => {
    const approvers = await Promise.all(times(2, () => signUpAdmin(api.sql, 'approver')));
    const owner = await signUp(api.sql);
    const things = await Promise.all(times(10, () => make(owner)));

    const { answers, refusals } = await tally(
      things.flatMap((thing, index) =>
        approvers.map((approver, side) =>
          api.rpc(approver, 'decide', {
            p_entity_type: type,
            p_entity_id: thing,
            p_status: (index + side) % 2 ? yes : 'rejected',
            p_reason: '資料不完整',
          }),
        ),
      ),
    );
    expect(answers).toHaveLength(10);
    expect(refusals).toEqual({ '409 INVALID_STATE': 10 });

    const rows = await api.sql<{ decisions: number; agrees: boolean }[]>`
      select count(*)::int as decisions, bool_and(d.to_status = t.status) as agrees
      from public.approval_decisions as d
      join public.${api.sql(type)} as t on t.id = d.entity_id
      where d.entity_id = any (${things}) group by d.entity_id`;
    expect(rows).toEqual(times(10, () => ({ decisions: 1, agrees: true })));
    const [told] = await api.sql`
      select count(*)::int as times from public.notifications
      where user_id = ${owner} and kind like 'decision.%'`;
    expect(told).toEqual({ times: 10 });
  });

  it('leaves one superadmin of two who revoke each other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [a, b] = [
        await signUpAdmin(api.sql, 'superadmin'),
        await signUpAdmin(api.sql, 'superadmin'),
      ];
      const former = await api.sql<{ id: string }[]>`
        select id from public.profiles where admin_role = 'superadmin' and id not in (${a}, ${b})`;
      await Promise.all(former.map(({ id }) => api.rpc(a, 'revoke_admin', { p_user_id: id })));
      const { answers } = await tally([
        api.rpc(a, 'revoke_admin', { p_user_id: b }),
        api.rpc(b, 'revoke_admin', { p_user_id: a }),
      ]);
      expect(answers).toHaveLength(1);
    }
  });
});

it('confirms, rejects or cancels a reported payment, once', async () => {
  const shop = await createShop(api.sql);
  const product = await createProduct(api.sql, shop, { stock: 100 });
  const fans = await signUpCrowd(api.sql, 20);
  const superadmin = await signUpAdmin(api.sql, 'superadmin');
  const orders = await Promise.all(
    fans.map(async (fan) => {
      const { body } = await api.rpc<OrderAnswer>(
        fan,
        'order_products',
        productOrder({ [product]: 2 }),
      );
      const { id } = body as OrderAnswer;
      await api.rpc(fan, 'report_transfer', { p_order_id: id, p_last5: '12345' });
      return id;
    }),
  );

  const { answers, refusals } = await tally(
    orders.flatMap((id) => [
      api.rpc(shop.owner, 'confirm_payment', { p_order_id: id }),
      api.rpc(superadmin, 'reject_payment', { p_order_id: id, p_reason: '查無款項' }),
      api.rpc(superadmin, 'confirm_payment', { p_order_id: id }),
    ]),
  );
  expect(answers).toHaveLength(20);
  expect(refusals).toEqual({ '409 INVALID_STATE': 40 });
  const [row] = await api.sql`
    select sold, held,
      (select count(*) * 2 from public.orders where id = any (${orders}) and status = 'paid')::int as paid
    from public.products where id = ${product}`;
  expect(row).toEqual({
    sold: row?.['paid'],
    held: 40 - (row?.['paid'] as number),
    paid: row?.['paid'],
  });
});

it('sells 3 slots of a week to 60 advertisers, three times', async () => {
  const { product, placement } = await createAdProduct(api.sql, { slots: 3 });
  const sellers = await signUpCrowd(api.sql, 60, 'performer');
  const { answers, refusals } = await tally(
    sellers.map((seller) => api.rpc<AdReceipt>(seller, 'book_ad', adBookingFor(product))),
  );
  expect(answers.map(({ slot_no }) => slot_no).sort((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(refusals).toEqual({ '409 SOLD_OUT': 57 });
  const [row] = await api.sql`
    select count(*)::int as held from public.ad_bookings where placement_id = ${placement}`;
  expect(row).toEqual({ held: 3 });
});
