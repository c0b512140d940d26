import { sized } from '../../tools/run-size/run-size';
import { signUpCrowd } from './setup/crowd';
import { call, refusal } from './setup/callers';
import { somebodyWaits } from './setup/crowd';
import { checkInvariants } from './setup/invariants';
import { letOrderLapse } from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import {
  bookAd,
  createAdProduct,
  createArtist,
  createCampaign,
  createSpot,
  payOrder,
  sendSupportAd,
} from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

// As many connections as a busy PostgREST would use; the rest of the crowd queues for them.
const database = provideTestDatabase({ poolSize: sized(16, 40) });
let admins: string[];

beforeAll(async () => {
  admins = await Promise.all([signUpSuperadmin(database.sql), signUpSuperadmin(database.sql)]);
});
afterEach(() => checkInvariants(database.sql));

/** How many came through and with which codes the others were refused. */
async function outcomes(attempts: Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts);
  const refusals = settled.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  return { done: settled.length - refusals.length, refusals: [...new Set(refusals)].sort() };
}

it('gives three slots to three of fifty buyers', async () => {
  const { product } = await createAdProduct(database.sql, { slots: 3 });
  const fans = await signUpCrowd(database.sql, 50);
  const result = await outcomes(fans.map((fan) => bookAd(database.sql, fan, product)));
  expect(result).toEqual({ done: 3, refusals: ['SOLD_OUT'] });
  const rows = await database.sql`
    select slot_no from public.ad_bookings where ad_product_id = ${product} order by slot_no`;
  expect(rows.map((row) => row['slot_no'])).toEqual([1, 2, 3]);
});

it('lets slots lapse, be paid and be taken at the same time, and none is lost or doubled', async () => {
  const { product, placement } = await createAdProduct(database.sql, { slots: 4 });
  const first = await signUpCrowd(database.sql, 4);
  const held = await Promise.all(first.map((fan) => bookAd(database.sql, fan, product)));
  await letOrderLapse(database.sql, held[0]?.order_id ?? '');
  await letOrderLapse(database.sql, held[1]?.order_id ?? '');
  const others = await signUpCrowd(database.sql, 20);
  const work = [
    ...others.map((fan) => bookAd(database.sql, fan, product)),
    payOrder(database.sql, first[2] ?? '', admins[0] ?? '', held[2]?.order_id ?? ''),
    call(database.sql, first[3] ?? '', 'cancel_order', { p_order_id: held[3]?.order_id ?? '' }),
    database.sql`select private.expire_orders()`.then(() => undefined),
    database.sql`select private.expire_orders()`.then(() => undefined),
  ];
  const { refusals } = await outcomes(work);
  expect(refusals.filter((code) => code !== 'SOLD_OUT')).toEqual([]);
  // Whoever came before the cancellation may have been refused; the slot is free for the next one.
  await outcomes(
    (await signUpCrowd(database.sql, 3)).map((fan) => bookAd(database.sql, fan, product)),
  );
  const [counts] = await database.sql`
    select count(*)::int as taken, count(distinct slot_no)::int as slots
    from public.ad_bookings where placement_id = ${placement} and status in ('held', 'confirmed')`;
  expect(counts).toEqual({ taken: 4, slots: 4 });
});

it('lets one of two administrators decide, and of two support ads for one slot one win', async () => {
  const decide = (admin: string, entity: string, id: string, status: string) =>
    call(database.sql, admin, 'decide', {
      p_entity_type: entity,
      p_entity_id: id,
      p_status: status,
      p_reason: '原因',
    });
  for (let turn = 0; turn < 5; turn++) {
    const { product } = await createAdProduct(database.sql);
    const { advertisement_id: ad } = await bookAd(
      database.sql,
      await signUp(database.sql),
      product,
    );
    const spot = await createSpot(database.sql, { status: 'pending' });
    for (const [entity, id] of [
      ['advertisements', ad],
      ['support_spots', spot],
    ] as const) {
      const statuses = ['approved', 'rejected'];
      const result = await outcomes(
        admins.map((admin, index) => decide(admin, entity, id, statuses[index] ?? '')),
      );
      expect(result).toEqual({ done: 1, refusals: ['INVALID_STATE'] });
      const [kept] = await database.sql`
        select count(*)::int as n from public.approval_decisions where entity_id = ${id}`;
      expect(kept?.['n']).toBe(1);
    }

    const reviewed = await createAdProduct(database.sql, {
      needs_media_review: true,
      lead_days: 14,
    });
    const sent = await Promise.all(
      (await signUpCrowd(database.sql, 2)).map((fan) =>
        sendSupportAd(database.sql, fan, reviewed.product),
      ),
    );
    for (const { id } of sent) await decide(admins[0] ?? '', 'support_ad_orders', id, 'reviewing');
    const approvals = await outcomes(
      sent.flatMap(({ id }) =>
        admins.map((admin) => decide(admin, 'support_ad_orders', id, 'approved')),
      ),
    );
    expect(approvals).toEqual({ done: 1, refusals: ['INVALID_STATE', 'SOLD_OUT'] });
  }
});

it('meets a goal once when forty pledges cross it together', async () => {
  const owner = await signUp(database.sql);
  const id = await createCampaign(database.sql, owner, { goal: 10_000 });
  const fans = await signUpCrowd(database.sql, 40);
  const result = await outcomes(
    fans.map((fan) => call(database.sql, fan, 'pledge', { p_campaign_id: id, p_amount: 500 })),
  );
  expect(result).toEqual({ done: 40, refusals: [] });
  const [campaign] = await database.sql`
    select status, pledged_total, backers, (
      select count(*)::int from public.orders as o
      join public.campaign_pledges as p on p.order_id = o.id where p.campaign_id = c.id
    ) as orders, (
      select count(*)::int from public.notifications
      where user_id = ${owner} and kind = 'campaign.succeeded'
    ) as told
    from public.support_campaigns as c where id = ${id}`;
  expect(campaign).toEqual({
    status: 'succeeded',
    pledged_total: 20_000,
    backers: 40,
    orders: 40,
    told: 1,
  });
});

it('keeps the sums while people pledge, take back, pay, let lapse and call off', async () => {
  const owner = await signUp(database.sql);
  const id = await createCampaign(database.sql, owner, { goal: 6000 });
  const fans = await signUpCrowd(database.sql, 30);
  const work = fans.map(async (fan, index) => {
    await call(database.sql, fan, 'pledge', { p_campaign_id: id, p_amount: 300 });
    if (index % 5 === 0) {
      await call(database.sql, fan, 'pledge', { p_campaign_id: id, p_amount: 0 });
    }
    const [own] = await database.sql`
      select order_id from public.campaign_pledges where campaign_id = ${id} and user_id = ${fan}`;
    const order = own?.['order_id'] as string | null;
    if (!order) return;
    if (index % 3 === 0) await payOrder(database.sql, fan, admins[0] ?? '', order);
    if (index % 3 === 1) await call(database.sql, fan, 'cancel_order', { p_order_id: order });
  });
  const { refusals } = await outcomes(work);
  expect(refusals.filter((code) => code !== 'ALREADY_PLEDGED')).toEqual([]);
  const [sums] = await database.sql`
    select status, pledged_total, paid_total from public.support_campaigns where id = ${id}`;
  expect(sums?.['status']).toBe('succeeded');
  expect(Number(sums?.['paid_total'])).toBeLessThanOrEqual(Number(sums?.['pledged_total']));
  const calledOff = await outcomes(
    admins.map((admin) => call(database.sql, admin, 'cancel_campaign', { p_id: id })),
  );
  expect(calledOff).toEqual({ done: 1, refusals: ['ALREADY_CANCELLED'] });
  const [open] = await database.sql`
    select count(*)::int as n from public.campaign_pledges where campaign_id = ${id} and status = 'pledged'`;
  expect(open?.['n']).toBe(0);
});

it('takes one wish of a hundred at once', async () => {
  const artist = await createArtist(database.sql);
  const fan = await signUp(database.sql);
  const result = await outcomes(
    Array.from({ length: 100 }, (_, turn) =>
      call(database.sql, fan, 'post_birthday_wish', {
        p_artist_id: artist,
        p_body: `生日快樂 ${turn}`,
      }),
    ),
  );
  expect(result).toEqual({ done: 1, refusals: ['ALREADY_WISHED'] });
});

it('makes one booking of twenty clicks with the same key', async () => {
  const { product } = await createAdProduct(database.sql, { slots: 20 });
  const fan = await signUp(database.sql);
  const p_idempotency_key = '3f0c7a52-8f0e-4f59-9a7e-0a4c0f7f9d11';
  const receipts = await Promise.all(
    Array.from({ length: 20 }, () => bookAd(database.sql, fan, product, { p_idempotency_key })),
  );
  expect(new Set(receipts.map(({ booking_id }) => booking_id)).size).toBe(1);
  expect(await refusal(bookAd(database.sql, fan, product, { p_units: 99 }))).toBe('INVALID_INPUT');
});

it('deletes an account whose ad is being moved: one waits for the other, never in a circle', async () => {
  const { product, placement } = await createAdProduct(database.sql);
  const [fan = ''] = await signUpCrowd(database.sql, 1);
  const { advertisement_id: ad } = await bookAd(database.sql, fan, product);

  let deletion: Promise<unknown> = Promise.resolve();
  await database.sql.begin(async (mover) => {
    await mover`select private.lock_ad_placement(${placement})`;
    deletion = database.sql`select private.erase_account(${fan})`.then(() => undefined);
    await somebodyWaits(database.sql);
    await mover`update public.advertisements set budget = 4321 where id = ${ad}`;
  });
  await deletion;
  const [left] = await database.sql`
    select a.budget, a.title, a.client_name, a.status
    from public.advertisements as a where id = ${ad}`;
  expect(left).toEqual({
    budget: 4321,
    title: '（已刪除）',
    client_name: '已刪除的帳號',
    status: 'inactive',
  });
});
