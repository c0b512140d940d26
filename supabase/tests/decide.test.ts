import {
  approvalQueueSchema,
  decisionHistorySchema,
  decisionInputSchema,
  decisionSchema,
  reasonTemplatesSchema,
} from './answers/back-office';
import { createPendingVenue, createPerformer, signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal } from './setup/callers';
import { createEvent } from './setup/events';
import { signUp } from './setup/people';
import { uploadPicture } from './setup/pictures';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let approver: string;
beforeAll(async () => {
  approver = await signUpAdmin(database.sql, 'approver');
});

const decide = async (
  type: string,
  id: string,
  status: string,
  reason: string | null = null,
  from: string | null = null,
) => {
  const input = decisionInputSchema.parse({
    p_entity_type: type,
    p_entity_id: id,
    p_status: status,
    p_reason: reason,
  });
  return decisionSchema.parse(
    await call(database.sql, approver, 'decide', { ...input, p_from: from }),
  );
};

describe('deciding on an event', () => {
  it('approves it, keeps who and when, and tells the organizer', async () => {
    const organizer = await signUp(database.sql);
    const event = await createEvent(database.sql, {
      status: 'pending_approval',
      organizer_id: organizer,
    });
    expect(await decide('events', event, 'approved')).toMatchObject({ status: 'approved' });
    const [row] = await database.sql`
      select e.status, e.comments, d.from_status, d.decided_by
      from public.events as e join public.approval_decisions as d on d.entity_id = e.id
      where e.id = ${event}`;
    expect(row).toEqual({
      status: 'approved',
      comments: 'approved',
      from_status: 'pending_approval',
      decided_by: approver,
    });
    const { items } = await call<{ items: { kind: string; params: object }[] }>(
      database.sql,
      organizer,
      'my_notifications',
    );
    expect(items).toMatchObject([
      { kind: 'decision.approved', params: { entity: 'events', title: '測試活動：第一場' } },
    ]);
  });

  it('rejects it with a reason only, which both sides read afterwards', async () => {
    const organizer = await signUp(database.sql);
    const event = await createEvent(database.sql, {
      status: 'pending_approval',
      organizer_id: organizer,
    });
    for (const blank of [null, '', '  ']) {
      expect(await faultOf(decide('events', event, 'rejected', blank))).toMatchObject({
        code: 'INVALID_INPUT',
        hint: 'reason',
      });
    }
    await decide('events', event, 'rejected', ' 尚未說明退費方式 ');
    const [row] =
      await database.sql`select status, comments from public.events where id = ${event}`;
    expect(row).toEqual({ status: 'rejected', comments: '尚未說明退費方式' });

    const historyFor = async (person: string) =>
      decisionHistorySchema.parse(
        await call(database.sql, person, 'decision_history', {
          p_entity_type: 'events',
          p_entity_id: event,
        }),
      ).items;
    expect(await historyFor(organizer)).toMatchObject([
      { to_status: 'rejected', reason: '尚未說明退費方式', decided_by: null },
    ]);
    expect((await historyFor(approver))[0]?.decided_by).toBe('管理員 approver');
    expect(await historyFor(await signUp(database.sql))).toEqual([]);
  });

  it.each([
    ['draft', 'approved'],
    ['approved', 'approved'],
    ['approved', 'rejected'],
    ['rejected', 'approved'],
    ['cancelled', 'approved'],
  ])('refuses what does not follow: %s to %s', async (from, to) => {
    const event = await createEvent(database.sql, { status: from });
    expect(await refusal(decide('events', event, to, '理由'))).toBe('INVALID_STATE');
    // Also when the caller claims to have seen it.
    expect(await refusal(decide('events', event, to, '理由', from))).toBe('INVALID_STATE');
  });

  it.each(['ended', 'cancelled', 'draft', 'nonsense'])('knows no decision %s', async (status) => {
    const event = await createEvent(database.sql, { status: 'pending_approval' });
    expect(await faultOf(decide('events', event, status, '理由'))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'status',
    });
  });

  it('finds neither what is not there nor what was deleted', async () => {
    const event = await createEvent(database.sql, { status: 'pending_approval' });
    await database.sql`update public.events set deleted_at = now() where id = ${event}`;
    expect(await refusal(decide('events', event, 'approved'))).toBe('NOT_FOUND');
    expect(await refusal(decide('venues', event, 'approved'))).toBe('NOT_FOUND');
  });
});

describe('deciding on those who offer', () => {
  it.each(['venue', 'performer'])('a %s opens the identity that waits', async (type) => {
    const owner = await signUp(database.sql);
    await call(database.sql, owner, 'request_identity', { p_type: type });
    expect(await refusal(call(database.sql, owner, 'switch_identity', { p_type: type }))).toBe(
      'IDENTITY_MISSING',
    );
    if (type === 'venue') {
      await decide('venues', await createPendingVenue(database.sql, owner), 'approved');
    } else {
      const page = await createPerformer(database.sql, owner, 'pending');
      await decide('performer_profiles', page, 'approved');
    }
    await call(database.sql, owner, 'switch_identity', { p_type: type });
  });

  it('a rejection opens nothing, and no approval lifts a suspension', async () => {
    const owner = await signUp(database.sql);
    await call(database.sql, owner, 'request_identity', { p_type: 'venue' });
    const venue = await createPendingVenue(database.sql, owner);
    await decide('venues', venue, 'rejected', '地址不存在');
    const status = async () =>
      (
        await database.sql`
          select status from public.user_identities where user_id = ${owner} and user_type = 'venue'`
      )[0]?.['status'];
    expect(await status()).toBe('pending');
    await database.sql`
      update public.user_identities set status = 'suspended' where user_id = ${owner}`;
    await decide('venues', venue, 'approved', null, 'rejected');
    expect(await status()).toBe('suspended');
  });

  it('a page without an owner gives nobody an identity', async () => {
    const count = async () =>
      (await database.sql`select count(*)::int as rows from public.user_identities`)[0];
    const before = await count();
    const page = await createPerformer(database.sql, null, 'pending');
    await decide('performer_profiles', page, 'approved');
    expect(await count()).toEqual(before);
  });

  it('takes down what was approved only when that is what was seen', async () => {
    const venue = await createPendingVenue(database.sql, null);
    await decide('venues', venue, 'approved');
    expect(await refusal(decide('venues', venue, 'rejected', '檢舉屬實'))).toBe('INVALID_STATE');
    await decide('venues', venue, 'rejected', '檢舉屬實', 'approved');
    const [row] = await database.sql`select status from public.venues where id = ${venue}`;
    expect(row).toEqual({ status: 'rejected' });
  });
});

describe('the queue', () => {
  const queue = async (args: Record<string, string | number> = {}) =>
    approvalQueueSchema.parse(
      await call(database.sql, approver, 'approval_queue', { p_query: '佇列', ...args }),
    );

  beforeAll(async () => {
    for (const [title, hours] of [
      ['佇列 新', 1],
      ['佇列 舊', 9],
    ] as const) {
      const event = await createEvent(database.sql, { title, status: 'pending_approval' });
      await database.sql`
        update public.events set submitted_at = now() - ${hours} * interval '1 hour' where id = ${event}`;
    }
    await createEvent(database.sql, { title: '佇列 草稿', status: 'draft' });
    await database.sql`
      insert into public.advertisements (title, client_name, start_date, end_date)
      values ('佇列 廣告', '佇列公司', current_date, current_date)`;
  });

  it('has what waits, oldest first, and nothing else', async () => {
    const { items, pending } = await queue();
    expect(items.map(({ title }) => title)).toEqual(['佇列 舊', '佇列 新', '佇列 廣告']);
    expect(pending.event).toBeGreaterThanOrEqual(2);
  });

  it('filters by kind and pages', async () => {
    expect((await queue({ p_type: 'ad' })).items).toMatchObject([
      { type: 'ad', entity_type: 'advertisements', submitter: '佇列公司' },
    ]);
    const second = await queue({ p_page: 2, p_page_size: 2 });
    expect([second.items.length, second.total, second.page]).toEqual([1, 3, 2]);
  });

  it('shows what was decided, with the last reason', async () => {
    const event = await createEvent(database.sql, {
      title: '佇列 退回',
      status: 'pending_approval',
    });
    await decide('events', event, 'rejected', '海報看不清楚');
    expect((await queue({ p_status: 'rejected' })).items).toMatchObject([
      { title: '佇列 退回', status: 'rejected', remarks: '海報看不清楚' },
    ]);
  });

  it('has every kind that waits for somebody, and says who may decide on it', async () => {
    const owner = await signUp(database.sql, { name: '佇列申請人' });
    await call(database.sql, owner, 'request_identity', { p_type: 'venue' });
    const page = await createPerformer(database.sql, null);
    await database.sql`update public.performer_profiles set performer_name = '佇列主頁' where id = ${page}`;
    await call(database.sql, owner, 'claim_performer', {
      p_performer_id: page,
      p_message: '官方帳號的自介有這個信箱。',
    });
    await call(database.sql, owner, 'report_content', {
      p_entity_type: 'performer',
      p_entity_id: page,
      p_kind: 'copyright',
      p_body: '圖片是別人的。',
    });
    await database.sql`
      insert into public.support_campaigns (artist_id, owner_id, title, goal, ends_at, status)
      values (${page}, ${owner}, '佇列 集資', 5000, now() + interval '20 days', 'pending')`;
    const { items } = await queue({ p_query: '佇列', p_page_size: 50 });
    const kinds = Object.fromEntries(items.map((item) => [item.type, item.may_decide]));
    expect(kinds).toMatchObject({
      claim: false,
      identity: false,
      campaign: false,
      report: true,
      event: true,
    });
    const root = await signUpAdmin(database.sql, 'superadmin');
    const all = approvalQueueSchema.parse(
      await call(database.sql, root, 'approval_queue', { p_query: '佇列', p_page_size: 50 }),
    );
    expect(all.items.every((item) => item.may_decide)).toBe(true);

    // Each leaves the list with its decision, which says who made it.
    const waiting = (type: string) => all.items.find((item) => item.type === type)?.id ?? '';
    await call(database.sql, root, 'decide_campaign', {
      p_id: waiting('campaign'),
      p_status: 'open',
    });
    await call(database.sql, root, 'decide_performer_claim', {
      p_claim_id: waiting('claim'),
      p_status: 'rejected',
      p_reason: '看不出來是本人',
    });
    await call(database.sql, root, 'set_identity_status', {
      p_user_id: waiting('identity'),
      p_type: 'venue',
      p_status: 'active',
    });
    await call(database.sql, root, 'resolve_report', {
      p_report_id: waiting('report'),
      p_status: 'dismissed',
      p_note: '是官方照片',
    });
    const left = (await queue({ p_page_size: 50 })).items.map((item) => item.type);
    for (const type of ['campaign', 'claim', 'identity', 'report'])
      expect(left).not.toContain(type);
    const decided: [string, string][] = [
      ['support_campaigns', waiting('campaign')],
      ['performer_claims', waiting('claim')],
      ['venue_identities', waiting('identity')],
      ['reports', waiting('report')],
    ];
    for (const [entity, id] of decided) {
      const history = decisionHistorySchema.parse(
        await call(database.sql, root, 'decision_history', {
          p_entity_type: entity,
          p_entity_id: id,
        }),
      );
      expect(history.items).toMatchObject([{ decided_by: '管理員 superadmin' }]);
    }
    expect(
      await refusal(
        call(database.sql, root, 'set_identity_status', {
          p_user_id: waiting('identity'),
          p_type: 'venue',
          p_status: 'active',
        }),
      ),
    ).toBe('INVALID_STATE');
  });

  it('tells an administrator which things are the own, and when the answer is due', async () => {
    const event = await createEvent(database.sql, {
      title: '佇列 自己的',
      status: 'pending_approval',
      organizer_id: approver,
    });
    // A Friday evening: the weekend does not count.
    await database.sql`
      update public.events set submitted_at = '2026-11-20 20:00+08' where id = ${event}`;
    const [item] = (await queue({ p_query: '自己的' })).items;
    expect(item).toMatchObject({ is_own: true, may_decide: true });
    expect(Date.parse(item?.due_at ?? '')).toBe(Date.parse('2026-11-24T20:00:00+08:00'));
    expect(await refusal(decide('events', event, 'approved'))).toBe('OWN_CAUSE');
  });

  it('marks what is unusual: no refund terms, a known poster, a first event, a changed price', async () => {
    const organizer = await signUp(database.sql);
    const poster = await uploadPicture(database.sql);
    const insert = async (title: string, owner: string, status: string) => {
      const id = await createEvent(database.sql, { title, status, organizer_id: owner });
      await database.sql`update public.events set image_url = ${poster} where id = ${id}`;
      return id;
    };
    await insert('別人的海報', await signUp(database.sql), 'approved');
    const event = await insert('佇列 有標記', organizer, 'pending_approval');
    await database.sql`update public.events set price_from = 450, price = 'NT$450' where id = ${event}`;
    const codes = async () =>
      (await queue({ p_query: '有標記' })).items[0]?.marks.map(({ code }) => code);
    expect(await codes()).toEqual(['no_refund_terms', 'same_poster', 'new_organizer']);

    await decide('events', event, 'approved');
    await database.sql`update public.events set price = 'NT$880', refund_policy_code = 'ten_days' where id = ${event}`;
    await database.sql`update public.events set status = 'pending_approval' where id = ${event}`;
    expect(await codes()).toEqual(['price_changed', 'same_poster', 'new_organizer']);
  });
});

describe('reasons to begin with', () => {
  it('are one list for all, written by whoever decides, and on record', async () => {
    const items = [{ label: '缺件', body: '請補上退票規定。' }];
    await call(database.sql, approver, 'save_reason_templates', { p_items: items });
    expect(
      reasonTemplatesSchema.parse(
        await call(database.sql, await signUpAdmin(database.sql, 'viewer'), 'reason_templates'),
      ).items,
    ).toEqual(items);
    const [line] = await database.sql`
      select actor_id, after from public.audit_log where entity = 'reason_templates'`;
    expect(line).toEqual({ actor_id: approver, after: { items } });
  });

  it.each([
    [[{ label: '', body: '內容' }]],
    [[{ label: '名稱', body: ' ' }]],
    [
      [
        { label: '同名', body: '一' },
        { label: '同名', body: '二' },
      ],
    ],
    ['nonsense'],
  ])('are refused whole when one is wrong: %j', async (items) => {
    expect(
      await faultOf(call(database.sql, approver, 'save_reason_templates', { p_items: items })),
    ).toMatchObject({ code: 'INVALID_INPUT', hint: 'items' });
  });
});
