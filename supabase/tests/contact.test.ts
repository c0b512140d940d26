import { eventInboxSchema } from '../../mf-events/src/data/inbox/inbox.schema';
import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal } from './setup/callers';
import { createEvent } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { fit } from './answers/fit';

const database = provideTestDatabase();

describe('a message to an organizer', () => {
  const write = (userId: string | null, eventId: string, body: string) =>
    call<{ message_no: string }>(database.sql, userId, 'contact_organizer', {
      p_event_id: eventId,
      p_body: body,
    });

  it('gets a number and carries the sender, not the organizer’s address', async () => {
    const [fan, event] = await Promise.all([signUp(database.sql), createEvent(database.sql)]);
    const { message_no } = await write(fan, event, ' 請問有停車場嗎？ ');
    expect(message_no).toMatch(/^M-[2-9A-Z]{8}$/);
    const [row] = await database.sql`
      select topic, body, sender_id, event_id from public.contact_messages where ticket_no = ${message_no}`;
    expect(row).toEqual({
      topic: 'organizer',
      body: '請問有停車場嗎？',
      sender_id: fan,
      event_id: event,
    });
  });

  it('needs an account, words, and an event that the public may see', async () => {
    const [fan, draft, event] = await Promise.all([
      signUp(database.sql),
      createEvent(database.sql, { status: 'draft' }),
      createEvent(database.sql),
    ]);
    expect(await refusal(write(null, event, '嗨'))).toBe('NOT_SIGNED_IN');
    expect(await refusal(write(fan, event, '   '))).toBe('INVALID_INPUT');
    expect(await refusal(write(fan, event, '字'.repeat(1001)))).toBe('INVALID_INPUT');
    expect(await refusal(write(fan, draft, '嗨'))).toBe('NOT_FOUND');
  });

  it('is the last of the hour after five', async () => {
    const [fan, event] = await Promise.all([signUp(database.sql), createEvent(database.sql)]);
    for (let n = 0; n < 5; n++) await write(fan, event, '嗨');
    expect(await faultOf(write(fan, event, '嗨'))).toMatchObject({
      code: 'RATE_LIMITED',
      state: 'PT429',
    });
  });
});

describe('the inbox of an event', () => {
  const inboxOf = async (userId: string, eventId: string, page = 1) =>
    fit(
      eventInboxSchema,
      await call(database.sql, userId, 'event_inbox', {
        p_event_id: eventId,
        p_page: page,
        p_page_size: 2,
      }),
    );
  const ask = (userId: string, eventId: string, body: string) =>
    call(database.sql, userId, 'contact_organizer', { p_event_id: eventId, p_body: body });
  const answer = (userId: string, id: string, words: string | null) =>
    call(database.sql, userId, 'answer_event_message', { p_message_id: id, p_answer: words });
  const toldTo = (userId: string) => database.sql`
    select kind, params, link from public.notifications where user_id = ${userId} order by id`;

  it('tells the organizer what was asked, and whoever asked the answer', async () => {
    const { sql } = database;
    const organizer = await signUp(sql, { metadata: { user_type: 'performer' } });
    const fan = await signUp(sql);
    const event = await createEvent(sql, { organizer_id: organizer, title: '夜場' });
    await ask(fan, event, '有置物櫃嗎？');
    expect(await toldTo(organizer)).toEqual([
      {
        kind: 'event.asked',
        params: { event: '夜場', body: '有置物櫃嗎？' },
        link: `/events-published/${event}?view=messages`,
      },
    ]);
    const { items, open } = await inboxOf(organizer, event);
    expect(open).toBe(1);
    expect(items).toMatchObject([{ body: '有置物櫃嗎？', status: 'open', is_attendee: false }]);
    expect(JSON.stringify(items)).not.toContain('@');

    const id = items[0]?.id ?? '';
    await answer(organizer, id, ' 有，投幣式 50 元。 ');
    expect(await toldTo(fan)).toEqual([
      {
        kind: 'event.answered',
        params: { event: '夜場', body: '有，投幣式 50 元。', question: '有置物櫃嗎？' },
        link: `/events/${event}`,
      },
    ]);
    expect(await refusal(answer(organizer, id, '再一次'))).toBe('INVALID_STATE');
    expect(await inboxOf(organizer, event)).toMatchObject({
      open: 0,
      items: [{ status: 'answered', answer: '有，投幣式 50 元。' }],
    });
  });

  it('puts a message aside without a word, and shows those that wait first', async () => {
    const { sql } = database;
    const organizer = await signUp(sql, { metadata: { user_type: 'performer' } });
    const fan = await signUp(sql);
    const event = await createEvent(sql, { organizer_id: organizer });
    for (const body of ['一', '二', '三']) await ask(fan, event, body);
    const first = await inboxOf(organizer, event);
    expect(first).toMatchObject({ total: 3, open: 3, items: [{ body: '三' }, { body: '二' }] });
    await answer(organizer, first.items[0]?.id ?? '', '  ');
    expect(await toldTo(fan)).toEqual([]);
    expect(await inboxOf(organizer, event)).toMatchObject({
      open: 2,
      items: [{ body: '二' }, { body: '一' }],
    });
    expect(await inboxOf(organizer, event, 2)).toMatchObject({
      items: [{ body: '三', status: 'closed', answer: null }],
    });
  });

  it('keeps what everybody was told', async () => {
    const { sql } = database;
    const organizer = await signUp(sql, { metadata: { user_type: 'performer' } });
    const event = await createEvent(sql, { organizer_id: organizer });
    await call(sql, organizer, 'message_attendees', { p_event_id: event, p_body: '改由側門入場' });
    expect((await inboxOf(organizer, event)).told).toMatchObject([
      { body: '改由側門入場', recipients: 0 },
    ]);
  });

  it('takes no answer of more than 2000 characters', async () => {
    const { sql } = database;
    const organizer = await signUp(sql, { metadata: { user_type: 'performer' } });
    const event = await createEvent(sql, { organizer_id: organizer });
    await ask(await signUp(sql), event, '請問');
    const [message] = (await inboxOf(organizer, event)).items;
    expect(await faultOf(answer(organizer, message?.id ?? '', '字'.repeat(2001)))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'answer',
    });
  });
});

describe('a message to us', () => {
  const message = {
    p_topic: 'bug',
    p_name: '王小明',
    p_email: 'Ming@people.test',
    p_body: '頁面打不開',
    p_reference: 'SOLD-1234-5678',
  };
  const send = (change: Partial<typeof message> = {}, userId: string | null = null) =>
    call<{ ticket_no: string }>(database.sql, userId, 'submit_contact_message', {
      ...message,
      ...change,
    });

  it('gets a number, from visitors and from people with an account', async () => {
    const fan = await signUp(database.sql);
    const { ticket_no } = await send({}, fan);
    expect(ticket_no).toMatch(/^C-[2-9A-Z]{8}$/);
    expect((await send()).ticket_no).not.toBe(ticket_no);
    const [row] = await database.sql`
      select email, reference, sender_id from public.contact_messages where ticket_no = ${ticket_no}`;
    expect(row).toEqual({ email: 'ming@people.test', reference: 'SOLD-1234-5678', sender_id: fan });
  });

  it.each([
    ['topic', { p_topic: '' }],
    ['name', { p_name: ' ' }],
    ['email', { p_email: 'nobody' }],
    ['body', { p_body: '' }],
    ['body', { p_body: '字'.repeat(2001) }],
  ])('with a wrong %s says so', async (field, change) => {
    expect(await faultOf(send(change))).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('is the last of the hour after five from one address, however it is spelled', async () => {
    for (let n = 0; n < 5; n++) await send({ p_email: 'many@people.test' });
    expect(await refusal(send({ p_email: ' MANY@people.test' }))).toBe('RATE_LIMITED');
  });
});

describe('pages that are not there', () => {
  const log = (path: string, referrer?: string) =>
    call(database.sql, null, 'log_page_not_found', { p_path: path, p_referrer: referrer ?? null });

  it('are counted by path, without their parameters', async () => {
    await log('/lost?token=secret', 'https://a.test/?q=private');
    await log('/lost');
    const [row] = await database.sql`
      select hits, last_referrer from public.page_not_found_events where path = '/lost'`;
    expect(row).toEqual({ hits: 2, last_referrer: 'https://a.test/' });
  });

  it('are cut to a length, and new ones are dropped once a day has 2000', async () => {
    await log(`/${'x'.repeat(2000)}`);
    await database.sql`
      insert into public.page_not_found_events (day, path)
      select private.today(), '/made-up/' || n from generate_series(1, 2000) as n`;
    await log('/one-more');
    await log('/lost');
    const rows = await database.sql`
      select path, hits from public.page_not_found_events where path in ('/one-more', '/lost')`;
    expect([...rows]).toEqual([{ path: '/lost', hits: 3 }]);
  });
});

describe('security events', () => {
  it('carry the account that the token names, not one that the caller names', async () => {
    const fan = await signUp(database.sql);
    await call(database.sql, fan, 'log_security_event', {
      p_action: 'login',
      p_success: true,
      p_metadata: { actor_id: 'somebody else' },
    });
    const [row] = await database.sql`
      select actor_id, success, is_reported from public.security_events where action = 'login'`;
    expect(row).toEqual({ actor_id: fan, success: true, is_reported: true });
  });

  it('tell what the server has seen from what a browser says, whatever that names', async () => {
    const root = await signUpAdmin(database.sql, 'superadmin');
    await call(database.sql, null, 'log_security_event', {
      p_action: 'second_factor_removed',
      p_resource_type: 'profiles',
      p_resource_id: root,
      p_success: true,
    });
    await database.sql`
      select private.note_security(${root}::uuid, 'second_factor_removed', true)`;
    const { items } = await call<{ items: { is_reported: boolean }[] }>(
      database.sql,
      root,
      'admin_security_events',
      { p_query: root },
    );
    expect(items.map((event) => event.is_reported)).toEqual([false, true]);
  });

  it('stop at 60 a minute from one account', async () => {
    const fan = await signUp(database.sql);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        call(database.sql, fan, 'log_security_event', { p_action: 'flood' }),
      ),
    );
    await database.sql`
      insert into public.security_events (actor_id, action, success)
      select ${fan}::uuid, 'flood', false from generate_series(1, 40)`;
    await call(database.sql, fan, 'log_security_event', { p_action: 'flood' });
    const [row] = await database.sql`
      select count(*)::int as kept from public.security_events where action = 'flood'`;
    expect(row).toEqual({ kept: 60 });
  });
});

describe('a message to the platform', () => {
  const send = async (body: string, sender: string | null = null) => {
    const { ticket_no } = await call<{ ticket_no: string }>(
      database.sql,
      sender,
      'submit_contact_message',
      { p_topic: '票券', p_name: '王小明', p_email: `${body}@people.test`, p_body: body },
    );
    const [row] = await database.sql<{ id: string }[]>`
      select id from public.contact_messages where ticket_no = ${ticket_no}`;
    return { id: row?.id ?? '', ticketNo: ticket_no };
  };
  const mailsTo = (email: string) => database.sql`
    select kind, params ->> 'body' as body, link from private.mails where to_email = ${email}`;
  let admin: string;
  beforeAll(async () => {
    admin = await signUpAdmin(database.sql, 'superadmin');
  });
  const as = <T>(name: string, args: Record<string, string | boolean | null> = {}) =>
    call<T>(database.sql, admin, name, args);
  const listed = async (args: Record<string, string> = {}) => {
    const { items } = await as<{ items: { id: string; is_mine: boolean }[] }>(
      'admin_contact_messages',
      args,
    );
    return items.map(({ id }) => id);
  };

  it('is listed by words with the oldest first, taken on, and answered by mail once', async () => {
    const [first, second] = [await send('question1'), await send('question2')];
    expect(await listed({ p_query: 'question' })).toEqual([first.id, second.id]);
    expect(await listed({ p_query: second.ticketNo })).toEqual([second.id]);
    expect(
      await as('assign_contact_message', { p_message_id: first.id, p_is_mine: true }),
    ).toMatchObject({ is_mine: true });

    const answer = { p_message_id: first.id, p_answer: '  已經處理。 ' };
    expect(await as('answer_contact_message', answer)).toMatchObject({
      status: 'answered',
      answer: '已經處理。',
    });
    expect(await mailsTo('question1@people.test')).toEqual([
      { kind: 'contact.answered', body: '已經處理。', link: '/contact' },
    ]);
    expect(await refusal(as('answer_contact_message', answer))).toBe('INVALID_STATE');
    expect(await listed()).not.toContain(first.id);
    expect(await listed({ p_status: 'answered' })).toContain(first.id);
  });

  it('of somebody with an account is answered there, too', async () => {
    const fan = await signUp(database.sql);
    const { id } = await send('member', fan);
    await as('answer_contact_message', { p_message_id: id, p_answer: '好的' });
    const rows = await database.sql`
      select kind, params ->> 'question' as question from public.notifications
      where user_id = ${fan}`;
    expect(rows).toEqual([{ kind: 'contact.answered', question: 'member' }]);
  });

  it('is put aside without a mail and waits again when somebody thinks better of it', async () => {
    const { id } = await send('aside');
    await as('answer_contact_message', { p_message_id: id, p_answer: ' ' });
    expect(await mailsTo('aside@people.test')).toEqual([]);
    expect(await as('reopen_contact_message', { p_message_id: id })).toMatchObject({
      status: 'open',
      settled_at: null,
    });
    const lines = await database.sql`
      select action from public.audit_log where entity_id = ${id} order by id`;
    expect(lines).toEqual([{ action: 'close' }, { action: 'reopen' }]);
  });

  it('to an organizer is not the platform’s to read or answer', async () => {
    const [fan, event] = await Promise.all([signUp(database.sql), createEvent(database.sql)]);
    const { message_no } = await call<{ message_no: string }>(
      database.sql,
      fan,
      'contact_organizer',
      { p_event_id: event, p_body: '私下問主辦' },
    );
    const [row] = await database.sql<{ id: string }[]>`
      select id from public.contact_messages where ticket_no = ${message_no}`;
    expect(await listed({ p_status: 'all' })).not.toContain(row?.id);
    expect(
      await refusal(as('answer_contact_message', { p_message_id: row?.id ?? '', p_answer: '嗨' })),
    ).toBe('NOT_FOUND');
  });
});
