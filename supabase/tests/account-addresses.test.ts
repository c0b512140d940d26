import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal } from './setup/callers';
import { signUp } from './setup/people';
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
