import { randomUUID } from 'node:crypto';
import { createPerformer, signUpAdmin } from './setup/back-office';
import { createVenue, hours, insertBooking, performerForm, venueForm } from './setup/bookings';
import { call, faultOf, refusal } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { createPlan, payOrder } from './setup/subscriptions';
import { provedEmailOf } from './setup/tickets';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let owner: string;
let editor: string;

beforeEach(async () => {
  [owner, editor] = await Promise.all([signUp(database.sql), signUpAdmin(database.sql, 'editor')]);
});
afterEach(() => checkInvariants(database.sql));

interface Page {
  id: string;
  version: number;
}
interface List {
  items: {
    id: string;
    owner_id: string | null;
    is_own: boolean;
    phone?: string | null;
    pending_claims?: number;
  }[];
  total: number;
  may_manage: boolean;
}
const lastDecision = async (id: string) =>
  (
    await database.sql`
      select from_status, to_status, reason, decided_by, owner_id
      from public.approval_decisions where entity_id = ${id} order by id desc limit 1`
  )[0];
const lastNotice = async (person: string) =>
  (
    await database.sql`
      select kind, params from public.notifications where user_id = ${person}
      order by created_at desc, id desc limit 1`
  )[0];

describe('venues in the back office', () => {
  it('are all of them for an administrator, and the own ones for anybody else', async () => {
    const other = await signUp(database.sql);
    const id = await createVenue(database.sql, owner, { phone: '0912345678' });
    await createVenue(database.sql, other);
    const list = (person: string) => call<List>(database.sql, person, 'admin_list_venues');
    const own = await list(owner);
    expect(own.items).toEqual([expect.objectContaining({ id, is_own: true, phone: '0912345678' })]);
    expect(own.may_manage).toBe(false);
    const viewer = await list(await signUpAdmin(database.sql, 'viewer'));
    expect(viewer.total).toBeGreaterThanOrEqual(2);
    expect(viewer.may_manage).toBe(false);
    expect(viewer.items.every(({ phone }) => phone === null)).toBe(true);
    expect((await list(editor)).may_manage).toBe(true);
  });

  it('come in the order that is asked for', async () => {
    await createVenue(database.sql, owner, { name: '甲', price_per_hour: 900, capacity: 10 });
    await createVenue(database.sql, owner, { name: '乙', price_per_hour: 300, capacity: 90 });
    const prices = async (p_sort: string) =>
      (
        await call<{ items: { price_per_hour: number }[] }>(
          database.sql,
          owner,
          'admin_list_venues',
          { p_sort },
        )
      ).items.map((item) => item.price_per_hour);
    expect(await prices('price')).toEqual([300, 900]);
    expect(await prices('-price')).toEqual([900, 300]);
    expect(await prices('-capacity')).toEqual([300, 900]);
  });

  it('are made for any owner by who manages venues, and by nobody else', async () => {
    const args = { p_venue: venueForm(), p_owner_email: await provedEmailOf(database.sql, owner) };
    const { id } = await call<Page>(database.sql, editor, 'save_venue', args);
    const [row] = await database.sql`select owner_id, status from public.venues where id = ${id}`;
    expect(row).toEqual({ owner_id: owner, status: 'draft' });
    const [trace] = await database.sql`
      select actor_id, after from public.audit_log where entity = 'venues' and entity_id = ${id}`;
    expect(trace).toMatchObject({
      actor_id: editor,
      after: { phone: '***', address: '台北市大同區赤峰街 1 號' },
    });
    for (const person of [await signUp(database.sql), await signUpAdmin(database.sql, 'viewer')]) {
      expect(await refusal(call(database.sql, person, 'save_venue', args))).toBe('FORBIDDEN');
    }
    const unknown = { ...args, p_owner_email: 'nobody@people.test' };
    expect(await faultOf(call(database.sql, editor, 'save_venue', unknown))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'owner_email',
    });
  });

  it.each(['archive_venue', 'delete_venue'])(
    'of somebody else go with a reason that the owner reads: %s',
    async (act) => {
      const id = await createVenue(database.sql, owner);
      expect(await faultOf(call(database.sql, editor, act, { p_id: id }))).toMatchObject({
        code: 'INVALID_INPUT',
        hint: 'reason',
      });
      await call(database.sql, editor, act, { p_id: id, p_reason: ' 已歇業 ' });
      expect(await lastDecision(id)).toMatchObject({ reason: '已歇業', decided_by: editor });
      expect(await lastNotice(owner)).toMatchObject({
        kind: 'decision.removed',
        params: { entity: 'venues', reason: '已歇業' },
      });
    },
  );

  it('go without one when they are the own', async () => {
    const id = await createVenue(database.sql, owner);
    await call(database.sql, owner, 'delete_venue', { p_id: id });
    expect(await lastDecision(id)).toBeUndefined();
  });
});

describe('performers in the back office', () => {
  const save = (args: Record<string, unknown>, person = editor) =>
    call<Page>(database.sql, person, 'save_performer', args as Record<string, string>);

  it('begin without an owner, with less than performers say themselves, and wait', async () => {
    const { id } = await save({
      p_performer: {
        performer_name: '晨光',
        bio: '剛好超過十個字的介紹。',
        performance_type: 'dj',
        popularity: 80,
      },
      p_owner_email: '',
    });
    const [row] = await database.sql`
      select owner_id, status, popularity from public.performer_profiles where id = ${id}`;
    expect(row).toEqual({ owner_id: null, status: 'pending', popularity: 80 });
    const tooShort = save({
      p_performer: { performer_name: '晨光', bio: '太短', performance_type: 'dj' },
      p_owner_email: '',
    });
    expect(await faultOf(tooShort)).toMatchObject({ code: 'INVALID_INPUT', hint: 'bio' });
  });

  it('nobody else makes a page without an owner, or sets its own weight', async () => {
    const { id } = await save({ p_performer: performerForm({ popularity: 100 }) }, owner);
    const [row] = await database.sql`
      select owner_id, popularity from public.performer_profiles where id = ${id}`;
    expect(row).toEqual({ owner_id: owner, popularity: 50 });
    const forAnother = save({ p_performer: performerForm(), p_owner_email: '' }, owner);
    expect(await refusal(forAnother)).toBe('FORBIDDEN');
  });

  it('are taken down and brought back, each with a reason that the owner reads', async () => {
    const id = await createPerformer(database.sql, owner);
    const args = { p_id: id, p_reason: '冒名' };
    await call(database.sql, editor, 'delete_performer', args);
    expect(await lastNotice(owner)).toMatchObject({ kind: 'decision.removed' });
    const listed = async (p_deleted: boolean, person = editor) =>
      (await call<List>(database.sql, person, 'admin_list_performers', { p_deleted })).items.some(
        (item) => item.id === id,
      );
    expect([await listed(true), await listed(false)]).toEqual([true, false]);
    expect(await listed(true, await signUpAdmin(database.sql, 'viewer'))).toBe(false);

    expect(await refusal(call(database.sql, editor, 'restore_performer', { p_id: id }))).toBe(
      'INVALID_INPUT',
    );
    await call(database.sql, editor, 'restore_performer', args);
    expect(await lastDecision(id)).toMatchObject({
      from_status: 'deleted',
      to_status: 'approved',
      reason: '冒名',
    });
    expect(await lastNotice(owner)).toMatchObject({ kind: 'decision.restored' });
    expect(await refusal(call(database.sql, editor, 'restore_performer', args))).toBe(
      'INVALID_STATE',
    );
  });

  it('stay away when their owner left', async () => {
    const id = await createPerformer(database.sql, owner);
    await call(database.sql, owner, 'delete_my_account', {
      p_email: await provedEmailOf(database.sql, owner),
    });
    const back = call(database.sql, editor, 'restore_performer', { p_id: id, p_reason: '誤刪' });
    expect(await refusal(back)).toBe('INVALID_STATE');
  });

  it('without an owner are found, with who claims them', async () => {
    const id = await createPerformer(database.sql);
    await createPerformer(database.sql, owner);
    await call(database.sql, owner, 'claim_performer', {
      p_performer_id: id,
      p_message: '我是團長，請看合約。',
    });
    const { items } = await call<List>(database.sql, editor, 'admin_list_performers', {
      p_owner: 'none',
    });
    expect(items.find((item) => item.id === id)).toMatchObject({ pending_claims: 1 });
    expect(items.filter((item) => item.owner_id !== null)).toEqual([]);
    expect(
      await call(database.sql, editor, 'admin_performer_claims', { p_performer_id: id }),
    ).toMatchObject({ items: [{ message: '我是團長，請看合約。', is_own: false }] });
  });
});

describe('pages that go to somebody else', () => {
  const handOver = async (page: Record<string, string>, to: string, by = editor) =>
    call(database.sql, by, 'hand_over_page', {
      ...page,
      p_owner_email: await provedEmailOf(database.sql, to),
      p_reason: ' 店面頂讓 ',
    });
  const identityOf = async (person: string, kind: string) =>
    (
      await database.sql`
        select status from public.user_identities where user_id = ${person} and user_type = ${kind}`
    )[0]?.['status'];
  let heir: string;
  beforeEach(async () => {
    heir = await signUp(database.sql);
  });

  it('take their bookings along, but not the bank account; both read why, and it is on record', async () => {
    const id = await createVenue(database.sql, owner);
    const guest = await signUp(database.sql);
    await insertBooking(database.sql, {
      kind: 'venue',
      of: id,
      by: guest,
      at: hours(30, '18:00', '20:00'),
      status: 'requested',
    });
    await call(database.sql, owner, 'set_bank_account', {
      p_seller_type: 'venue',
      p_seller_id: id,
      p_bank_code: '013',
      p_account_no: '123456789012',
      p_account_name: '舊店主',
    });
    await handOver({ p_entity_type: 'venues', p_id: id }, heir);

    const bookings = (person: string) =>
      call<{ total: number }>(database.sql, person, 'my_bookings', { p_side: 'host' });
    expect([(await bookings(owner)).total, (await bookings(heir)).total]).toEqual([0, 1]);
    const account = { p_seller_type: 'venue', p_seller_id: id };
    expect(await call(database.sql, heir, 'my_bank_account', account)).toBeNull();
    expect(await refusal(call(database.sql, owner, 'my_bank_account', account))).toBe('NOT_FOUND');
    expect(await identityOf(heir, 'venue')).toBe('active');
    expect(await lastNotice(owner)).toMatchObject({
      kind: 'decision.handed_over',
      params: { entity: 'venues', reason: '店面頂讓' },
    });
    expect(await lastNotice(heir)).toMatchObject({ kind: 'decision.received' });
    const [logged] = await database.sql`
      select actor_id, after from public.audit_log where action = 'hand_over_page' and entity_id = ${id}`;
    expect(logged).toMatchObject({
      actor_id: editor,
      after: { from: owner, to: heir, reason: '店面頂讓' },
    });
  });

  it('take the plan that runs along, which is not renewed by itself', async () => {
    const [plan, superadmin] = await Promise.all([
      createPlan(database.sql, { code: 'handed-over' }),
      signUpAdmin(database.sql, 'superadmin'),
    ]);
    const id = await createVenue(database.sql, owner);
    const bought = await call<{ order_id: string }>(database.sql, owner, 'subscribe', {
      p_catalog_id: plan,
      p_venue_id: id,
      p_billing_cycle: 'monthly',
      p_idempotency_key: randomUUID(),
    });
    await payOrder(database.sql, owner, superadmin, bought.order_id);
    await handOver({ p_entity_type: 'venues', p_id: id }, heir);
    const plans = await database.sql`
      select owner_id, status, auto_renew from public.subscription_plans where venue_id = ${id}`;
    expect([...plans]).toEqual([{ owner_id: heir, status: 'active', auto_renew: false }]);
    expect(await call(database.sql, heir, 'my_subscriptions')).toMatchObject({
      items: [{ status: 'active' }],
    });
  });

  it('stay while somebody claims them, or the new owner is suspended, or has them already', async () => {
    const id = await createPerformer(database.sql, owner);
    const page = { p_entity_type: 'performer_profiles', p_id: id };
    expect(await faultOf(handOver(page, owner))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'owner_email',
    });
    expect(await refusal(handOver(page, editor))).toBe('OWN_CAUSE');
    expect(await refusal(handOver(page, heir, owner))).toBe('FORBIDDEN');
    await database.sql`
      insert into public.user_identities (user_id, user_type, status) values (${heir}, 'performer', 'suspended')`;
    expect(await refusal(handOver(page, heir))).toBe('INVALID_STATE');

    const free = await createPerformer(database.sql, owner);
    await database.sql`update public.performer_profiles set owner_id = null where id = ${free}`;
    const claimant = await signUp(database.sql);
    await call(database.sql, claimant, 'claim_performer', {
      p_performer_id: free,
      p_message: '我是吉他手，附上合約。',
    });
    const other = await signUp(database.sql);
    expect(await refusal(handOver({ ...page, p_id: free }, other))).toBe('INVALID_STATE');
    const stale = call(database.sql, editor, 'hand_over_page', {
      ...page,
      p_version: 99,
      p_owner_email: await provedEmailOf(database.sql, other),
      p_reason: '更換',
    });
    expect(await refusal(stale)).toBe('STALE_VERSION');
  });
});
