import { call, faultOf, refusal, type Argument } from '../setup/callers';
import { checkInvariants } from '../setup/invariants';
import { accountsOfOrder } from '../setup/ledger';
import { letOrderLapse } from '../setup/orders';
import { signUp, signUpSuperadmin } from '../setup/people';
import { createCampaign, payOrder } from '../setup/promotion';
import { provideTestDatabase } from '../setup/test-database';

const database = provideTestDatabase();
let admin: string;
let owner: string;
let honest: string;
let loud: string;
beforeAll(async () => {
  admin = await signUpSuperadmin(database.sql);
});
beforeEach(async () => {
  owner = await signUp(database.sql);
  honest = await signUp(database.sql);
  loud = await signUp(database.sql);
});
afterEach(() => checkInvariants(database.sql));

const as = <T = unknown>(user: string, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const pledge = (user: string, campaign: string, amount: number) =>
  as<{ order_id: string }>(user, 'pledge', { p_campaign_id: campaign, p_amount: amount });
const orderOf = async (user: string) => {
  const [order] = await database.sql<{ id: string }[]>`
    select id from public.orders where buyer_id = ${user} order by created_at desc limit 1`;
  return order?.id ?? '';
};
const read = async (id: string) => {
  const [row] = await database.sql`
    select status, pledged_total, paid_total, backers from public.support_campaigns
    where id = ${id}`;
  return row;
};
const kindsToldTo = async (user: string) => {
  const rows = await database.sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${user}`;
  return rows.map(({ kind }) => kind);
};
const cancel = (id: string) => as(admin, 'cancel_campaign', { p_id: id, p_reason: '藝人不便' });
const report = (user: string, order: string) =>
  as(user, 'report_transfer', { p_order_id: order, p_last5: '12345' });
const receipt = (id: string, amount: number) =>
  as(owner, 'add_campaign_receipt', {
    p_campaign_id: id,
    p_title: '燈箱租金',
    p_amount: amount,
    p_paid_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  });

/** A goal of NT$ 1,000 that one account promised twice, and an honest one paid a part of. */
async function boasted() {
  const id = await createCampaign(database.sql, owner, { goal: 1000 });
  await pledge(honest, id, 500);
  const { order_id: empty } = await pledge(loud, id, 2000);
  const paid = await orderOf(honest);
  await payOrder(database.sql, honest, admin, paid);
  return { id, empty, paid };
}

describe('14 · a goal that was met by words only', () => {
  it('is open again when they are not kept, and lets others meet it', async () => {
    const { id, empty, paid } = await boasted();
    expect(await read(id)).toMatchObject({ status: 'succeeded' });
    await as(loud, 'cancel_order', { p_order_id: empty });
    expect(await read(id)).toEqual({
      status: 'open',
      pledged_total: 500,
      paid_total: 500,
      backers: 1,
    });
    await pledge(await signUp(database.sql), id, 500);
    expect(await read(id)).toMatchObject({ status: 'succeeded', pledged_total: 1000 });
    expect(await accountsOfOrder(database.sql, paid)).toEqual({ price: -500, paid: 500 });
  });

  it('gives back what was paid when its last day comes without the goal', async () => {
    const { id, empty, paid } = await boasted();
    await database.sql`
      update public.support_campaigns set ends_at = now() - interval '1 hour' where id = ${id}`;
    await letOrderLapse(database.sql, empty);
    await database.sql`select private.expire_orders()`;
    expect(await read(id)).toEqual({
      status: 'failed',
      pledged_total: 0,
      paid_total: 0,
      backers: 0,
    });
    expect(await accountsOfOrder(database.sql, paid)).toEqual({ price: -500, owed: 500 });
    expect(await kindsToldTo(honest)).toEqual(
      expect.arrayContaining(['campaign.failed', 'order.refund_processing']),
    );
    expect(await refusal(receipt(id, 1))).toBe('INVALID_STATE');
  });

  it('spends nothing before the goal is paid, and never more than came', async () => {
    const { id, empty } = await boasted();
    expect(await refusal(receipt(id, 100))).toBe('INVALID_STATE');
    await payOrder(database.sql, loud, admin, empty);
    await receipt(id, 2400);
    expect(await faultOf(receipt(id, 101))).toMatchObject({ hint: 'amount' });
    await receipt(id, 100);
  });
});

describe('15 · a campaign that is called off', () => {
  it('tells everybody who pledged, and owes everybody who paid', async () => {
    const { id, empty, paid } = await boasted();
    await cancel(id);
    expect(await accountsOfOrder(database.sql, paid)).toEqual({ price: -500, owed: 500 });
    expect(await accountsOfOrder(database.sql, empty)).toEqual({});
    expect(await kindsToldTo(honest)).toEqual(
      expect.arrayContaining(['campaign.cancelled', 'order.refund_processing']),
    );
    expect(await kindsToldTo(loud)).toContain('campaign.cancelled');
  });

  it('gives back what was not spent, in equal shares', async () => {
    const { id, empty, paid } = await boasted();
    await payOrder(database.sql, loud, admin, empty);
    await receipt(id, 1000);
    await cancel(id);
    expect(await accountsOfOrder(database.sql, paid)).toEqual({
      price: -500,
      kept: 200,
      owed: 300,
    });
    expect(await accountsOfOrder(database.sql, empty)).toEqual({
      price: -2000,
      kept: 800,
      owed: 1200,
    });
  });

  it('keeps what was spent and not a dollar more, however small the shares are', async () => {
    const id = await createCampaign(database.sql, owner, { goal: 1000 });
    const backers: string[] = [];
    for (let count = 0; count < 10; count++) {
      const backer = await signUp(database.sql);
      await pledge(backer, id, 100);
      backers.push(backer);
    }
    for (const backer of backers)
      await payOrder(database.sql, backer, admin, await orderOf(backer));
    await receipt(id, 3);
    await cancel(id);
    const kept = await database.sql<{ amount: number }[]>`
      select private.balance(order_id, 'kept')::int as amount
      from public.campaign_pledges where campaign_id = ${id} order by 1`;
    expect(kept.map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
  });

  it('gave back unasked what was not spent: the share of what was stays, and is not asked of the others', async () => {
    const { id, empty, paid } = await boasted();
    await payOrder(database.sql, loud, admin, empty);
    await receipt(id, 1000);
    const give = (p_order_id: string) =>
      as(admin, 'give_refund', { p_order_id, p_reason: '藝人不便' });
    await give(paid);
    expect(await accountsOfOrder(database.sql, paid)).toMatchObject({ kept: 200, owed: 300 });
    await cancel(id);
    expect(await accountsOfOrder(database.sql, empty)).toEqual({
      price: -2000,
      kept: 800,
      owed: 1200,
    });
  });

  it('gives nothing back of what was spent', async () => {
    const { id, empty } = await boasted();
    await payOrder(database.sql, loud, admin, empty);
    await receipt(id, 2500);
    expect(
      await refusal(as(admin, 'give_refund', { p_order_id: empty, p_reason: '藝人不便' })),
    ).toBe('INVALID_STATE');
    expect(await accountsOfOrder(database.sql, empty)).toEqual({ price: -2000, paid: 2000 });
  });

  it('is not paid any more when the reported payment was none', async () => {
    const { id, empty } = await boasted();
    await report(loud, empty);
    await cancel(id);
    await as(admin, 'reject_payment', { p_order_id: empty, p_reason: '查無款項' });
    expect(await refusal(report(loud, empty))).toBe('INVALID_STATE');
    expect(await accountsOfOrder(database.sql, empty)).toEqual({});
  });

  it('gives back a payment that is found afterwards', async () => {
    const { id, empty } = await boasted();
    await report(loud, empty);
    await cancel(id);
    expect(await accountsOfOrder(database.sql, empty)).toEqual({ price: -2000, due: 2000 });
    await as(admin, 'confirm_payment', { p_order_id: empty });
    expect(await accountsOfOrder(database.sql, empty)).toEqual({ price: -2000, owed: 2000 });
    expect(await read(id)).toMatchObject({ status: 'cancelled', paid_total: 0 });
  });
});

describe('the owner of a campaign', () => {
  it('13: does not carry it over its goal', async () => {
    const id = await createCampaign(database.sql, owner, { goal: 1000 });
    expect(await refusal(pledge(owner, id, 1000))).toBe('OWN_CAUSE');
    await pledge(honest, id, 500);
    expect(await read(id)).toMatchObject({ status: 'open', pledged_total: 500 });
  });

  it('6: does not leave while others may still pay for it', async () => {
    const id = await createCampaign(database.sql, owner, { goal: 1000 });
    await pledge(loud, id, 2000);
    const leave = () =>
      as(owner, 'delete_my_account', { p_email: `${owner}@people.test`, p_give_up: true });
    expect(await faultOf(leave())).toMatchObject({ code: 'OBLIGATIONS', hint: 'campaigns' });
    await as(admin, 'set_account_active', { p_user_id: owner, p_active: false });
    await as(admin, 'settle_account', { p_user_id: owner });
    expect(await read(id)).toMatchObject({ status: 'cancelled', pledged_total: 0 });
    await as(admin, 'delete_account', { p_user_id: owner });
  });
});
