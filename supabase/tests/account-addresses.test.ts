import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal } from './setup/callers';
import { createFreeEvent } from './setup/events';
import { signUp } from './setup/people';
import { callInSession, openSession } from './setup/second-factor';
import { provideTestDatabase } from './setup/test-database';
import { confirmEmail, emailOf } from './setup/tickets';

const database = provideTestDatabase();
let root: string;
let fan: string;
beforeEach(async () => {
  root = await signUpAdmin(database.sql, 'superadmin');
  fan = await signUp(database.sql);
  await confirmEmail(database.sql, fan);
});

const change = (email: string, reason = '電話核對過訂單', person = fan, by = root) =>
  call(database.sql, by, 'set_account_email', {
    p_user_id: person,
    p_email: email,
    p_reason: reason,
  });
const fresh = () => `new-${crypto.randomUUID()}@people.test`;

it('sets the address that somebody logs in with, ends the sessions and tells both mailboxes', async () => {
  const before = await emailOf(database.sql, fan);
  await database.sql`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${fan})`;
  const email = fresh();
  await change(` ${email.toUpperCase()} `);
  const [row] = await database.sql`
    select u.email, p.email as shown,
      (select count(*)::int from auth.sessions where user_id = u.id) as sessions
    from auth.users as u join public.profiles as p on p.id = u.id where u.id = ${fan}`;
  expect(row).toEqual({ email, shown: email, sessions: 0 });
  const mails = await database.sql`
    select to_email, user_id from private.mails
    where kind = 'account.address_changed' and (user_id = ${fan} or to_email = ${before})
    order by to_email nulls last`;
  expect(mails).toEqual([
    { to_email: before, user_id: null },
    { to_email: null, user_id: fan },
  ]);
  const [entry] = await database.sql`
    select actor_id, after ->> 'reason' as reason from public.audit_log
    where entity_id = ${fan} and action = 'set_account_email'`;
  expect(entry).toEqual({ actor_id: root, reason: '電話核對過訂單' });
});

it('of a seller is set by two, and the mailbox hears of it before', async () => {
  const seller = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  const [before, email] = [await emailOf(database.sql, seller), fresh()];
  const second = await signUpAdmin(database.sql, 'superadmin');
  const shown = (answer: unknown) => (answer as { email: string }).email;
  expect(shown(await change(email, '電話核對', seller))).toBe(before);
  expect(shown(await change(email, '再一次', seller))).toBe(before);
  expect(shown(await change(fresh(), '另一個', seller, second))).toBe(before);
  const told = await database.sql`
    select to_email from private.mails where kind = 'account.address_wanted' and to_email = ${before}`;
  expect(told).toHaveLength(3);
  expect(shown(await change(email, '電話核對', seller))).toBe(before);
  expect(shown(await change(email, '核對過', seller, second))).toBe(email);
});

it('takes no address that is none, or that an account has, and not without a reason', async () => {
  const other = await emailOf(database.sql, await signUp(database.sql));
  const own = await emailOf(database.sql, fan);
  for (const email of ['nothing', 'a b@c.tw', '', other, own]) {
    expect(await faultOf(change(email))).toMatchObject({ code: 'INVALID_INPUT', hint: 'email' });
  }
  expect(await faultOf(change(fresh(), ' '))).toMatchObject({ hint: 'reason' });
  expect(await emailOf(database.sql, fan)).toBe(own);
});

it('gives one address to one account, whoever asks at the same moment', async () => {
  const [other, email] = [await signUp(database.sql), fresh()];
  const both = await Promise.allSettled([change(email), change(email, '同時', other)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('that its owner changed in the settings is told to both mailboxes, and one that is erased to none', async () => {
  const [before, email] = [await emailOf(database.sql, fan), fresh()];
  const told = () => database.sql`
    select to_email, user_id from private.mails
    where kind = 'account.address_changed' and (user_id = ${fan} or to_email = ${before})
    order by to_email nulls last`;
  await database.sql`update auth.users set email = ${fresh()} where id = ${fan}`;
  await database.sql`update auth.users set email = ${before} where id = ${fan}`;
  expect(await told()).toEqual([]);
  await database.sql`select private.note_login_proof(${fan})`;
  await database.sql`update auth.users set email_change = ${email} where id = ${fan}`;
  await database.sql`update auth.users set email = ${email}, email_change = null where id = ${fan}`;
  expect(await told()).toEqual([
    { to_email: before, user_id: null },
    { to_email: null, user_id: fan },
  ]);
});

it('is not for the own account, nor for an administrator but by a superadmin', async () => {
  const manager = await signUpAdmin(database.sql, 'viewer');
  await call(database.sql, root, 'set_admin_flags', {
    p_user_id: manager,
    p_can_manage_users: true,
  });
  expect(await refusal(change(fresh(), '自己', manager, manager))).toBe('FORBIDDEN');
  expect(await refusal(change(fresh(), '最高管理員', root, manager))).toBe('FORBIDDEN');
  await change(fresh(), '會員', fan, manager);
});

describe('the proof of an address', () => {
  interface MailState {
    proved_at: string | null;
    proof_sent_at: string | null;
  }
  const send = (by = fan) => call<MailState>(database.sql, by, 'send_address_proof');
  const prove = (token: string, by = fan) =>
    call<MailState>(database.sql, by, 'prove_address', { p_token: token });
  /** What the latest mailed link carries. */
  async function tokenOf(person: string): Promise<string> {
    const [mail] = await database.sql<{ link: string }[]>`
      select link from private.mails where user_id = ${person} and kind = 'account.to_prove'
      order by created_at desc, next_attempt_at desc limit 1`;
    return /proof=(\w+)#/.exec(mail?.link ?? '')?.[1] ?? '';
  }

  beforeEach(async () => {
    fan = await signUp(database.sql);
  });

  it('comes by the mailed link, for the account that asked and the address that it has', async () => {
    expect(await send()).toMatchObject({ proved_at: null, proof_sent_at: expect.any(String) });
    const [first, other] = [await tokenOf(fan), await signUp(database.sql)];
    expect(await refusal(prove(first, other))).toBe('NOT_FOUND');
    expect(await refusal(prove('guess'))).toBe('NOT_FOUND');
    await send();
    expect(await refusal(prove(first))).toBe('NOT_FOUND');

    const [second, before] = [await tokenOf(fan), await emailOf(database.sql, fan)];
    await change(fresh());
    expect(await refusal(prove(second))).toBe('NOT_FOUND');
    await database.sql`update auth.users set email = ${before} where id = ${fan}`;
    expect(await prove(second)).toMatchObject({ proved_at: expect.any(String) });
    expect(await prove(second)).toMatchObject({ proved_at: expect.any(String) });
    expect(await call(database.sql, fan, 'my_account')).toMatchObject({ is_address_proved: true });

    await change(fresh());
    expect(await call(database.sql, fan, 'my_account')).toMatchObject({ is_address_proved: false });
  });

  it('is asked for five times a day, and its link ends after a week', async () => {
    for (let time = 1; time <= 5; time += 1) await send();
    expect(await refusal(send())).toBe('RATE_LIMITED');
    await database.sql`
      update private.address_proofs set sent_at = array[now() - interval '8 days'] where user_id = ${fan}`;
    expect(await refusal(prove(await tokenOf(fan)))).toBe('NOT_FOUND');
    await send();
    expect(await prove(await tokenOf(fan))).toMatchObject({ proved_at: expect.any(String) });
  });

  it.each<[what: string, before: string, after: string, isProof: boolean]>([
    [
      'a redeemed link of a forgotten password',
      `recovery_token = 'x'`,
      'recovery_token = null',
      true,
    ],
    [
      'a new password, which throws the link away,',
      `recovery_token = 'x'`,
      `recovery_token = null, encrypted_password = 'y', phone = null`,
      false,
    ],
    [
      'the code of another address',
      `email_change = 'typed@people.test'`,
      `email = 'typed@people.test', email_change = null`,
      true,
    ],
    [
      'that the accounts service confirms at once',
      `phone = null`,
      'email_confirmed_at = now()',
      false,
    ],
  ])('%s: %s', async (_what, before, after, isProof) => {
    await database.sql`select private.note_login_proof(${fan})`;
    await database.sql.unsafe(`update auth.users set ${before} where id = '${fan}'`);
    await database.sql.unsafe(`update auth.users set ${after} where id = '${fan}'`);
    expect(await call(database.sql, fan, 'my_account')).toMatchObject({
      is_address_proved: isProof,
    });
    await database.sql`update auth.users set email = ${fresh()} where id = ${fan}`;
  });

  it('is what an invitation to the gate and the offer of a page wait for', async () => {
    const email = await emailOf(database.sql, fan);
    const organizer = await signUp(database.sql, { profile: { can_post_events: true } });
    const event = await createFreeEvent(database.sql, {}, { organizer_id: organizer });
    const { id } = await call<{ id: string }>(database.sql, organizer, 'invite_staff', {
      p_event_id: event,
      p_email: email,
    });
    const accept = () =>
      call(database.sql, fan, 'accept_staff_invitation', { p_invitation_id: id });
    const owner = () =>
      call(database.sql, root, 'save_performer', { p_performer: {}, p_owner_email: email });
    expect(await refusal(accept())).toBe('ADDRESS_UNPROVED');
    expect(await call(database.sql, fan, 'my_gate_events')).toEqual([]);
    expect(await faultOf(owner())).toMatchObject({ hint: 'owner_email' });
    // Whoever leaves takes nothing along that was given to somebody else's address.
    const leaver = await database.sql.begin(async (tx) => {
      await tx`select private.forget_address(${fan}, ${email})`;
      return tx`select status from public.event_staff where id = ${id}`;
    });
    expect(leaver).toMatchObject([{ status: 'invited' }]);
    await confirmEmail(database.sql, fan);
    await accept();
    expect(await faultOf(owner())).not.toMatchObject({ hint: 'owner_email' });
  });
});

describe('a password that is asked for once more', () => {
  const confirm = async (session: string, word: string) =>
    (
      await callInSession<{ outcome: string }>(database.sql, fan, session, 'confirm_password', {
        p_password: word,
      })
    ).outcome;
  const write = (column: string, value: string) =>
    database.sql.unsafe(`update auth.users set ${column} = '${value}' where id = '${fan}'`);

  beforeEach(async () => {
    await database.sql`
      update auth.users set encrypted_password = extensions.crypt('Right-2026', extensions.gen_salt('bf', 4))
      where id = ${fan}`;
  });

  it.each(['encrypted_password', 'email_change'])(
    'lets %s change once, and nothing changes without',
    async (column) => {
      const session = await openSession(database.sql, fan);
      expect(await refusal(write(column, fresh()))).toBe('PASSWORD_NEEDED');
      expect(await confirm(session, 'Wrong-2026')).toBe('wrong');
      expect(await refusal(write(column, fresh()))).toBe('PASSWORD_NEEDED');
      expect(await confirm(session, 'Right-2026')).toBe('confirmed');
      await write(column, fresh());
      expect(await refusal(write(column, fresh()))).toBe('PASSWORD_NEEDED');
    },
  );

  it('is not needed by who has opened the mail of a forgotten one', async () => {
    await write('recovery_token', 'x');
    await write('recovery_token', '');
    await expect(write('encrypted_password', fresh())).resolves.toBeDefined();
  });

  it('is tried five times in a session, which is no other one’s matter', async () => {
    const [stolen, own] = [
      await openSession(database.sql, fan),
      await openSession(database.sql, fan),
    ];
    for (let time = 1; time <= 5; time += 1) expect(await confirm(stolen, 'guess')).toBe('wrong');
    expect(await confirm(stolen, 'Right-2026')).toBe('locked');
    expect(await confirm(own, 'Right-2026')).toBe('confirmed');
    await database.sql`delete from auth.sessions where id = ${own}`;
    expect(await refusal(confirm(own, 'Right-2026'))).toBe('INVALID_STATE');
  });
});
