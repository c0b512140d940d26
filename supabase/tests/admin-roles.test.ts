import {
  adminUserPageSchema,
  adminUserSchema,
  invitationListSchema,
  invitationReceiptSchema,
} from './answers/back-office';
import { createPerformer, rightsOf, signUpAdmin } from './setup/back-office';
import { createVenue, hours, insertBooking } from './setup/bookings';
import { asUser, call, faultOf, refusal } from './setup/callers';
import { createFreeEvent, registrationFor } from './setup/events';
import { signUp } from './setup/people';
import { confirmEmail, emailOf, provedEmailOf } from './setup/tickets';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let root: string;
let second: string;
beforeAll(async () => {
  root = await signUpAdmin(database.sql, 'superadmin');
  second = await signUpAdmin(database.sql, 'superadmin');
});

const invite = async (by: string, email: string, role: string) =>
  invitationReceiptSchema.parse(
    await call(database.sql, by, 'invite_admin', { p_email: email, p_role: role }),
  );
const accept = (person: string, token: string) =>
  call(database.sql, person, 'accept_admin_invitation', { p_token: token });

describe('becoming an administrator', () => {
  it.each([
    ['viewer', []],
    [
      'editor',
      ['can_manage_ads', 'can_manage_events', 'can_manage_performers', 'can_manage_venues'],
    ],
    ['approver', ['can_approve_posts']],
  ])('by accepting an invitation as %s gives exactly its flags', async (role, flags) => {
    const person = await signUp(database.sql);
    const { token, status } = await invite(root, await provedEmailOf(database.sql, person), role);
    expect(status).toBe('open');
    await accept(person, token);
    const account = await call<{ admin_role: string; flags: Record<string, boolean> }>(
      database.sql,
      person,
      'my_account',
    );
    expect(account.admin_role).toBe(role);
    expect(
      Object.keys(account.flags)
        .filter((flag) => account.flags[flag])
        .sort(),
    ).toEqual(flags);
  });

  it('needs the invited address, proved, not only the link', async () => {
    const [invited, thief] = [await signUp(database.sql), await signUp(database.sql)];
    const { token } = await invite(root, await emailOf(database.sql, invited), 'editor');
    expect(await refusal(accept(invited, token))).toBe('ADDRESS_UNPROVED');
    await confirmEmail(database.sql, thief);
    expect(await refusal(accept(thief, token))).toBe('INVITATION_INVALID');
    expect(await rightsOf(database.sql, thief)).toMatchObject({ role: 'fan' });
  });

  it('works once, not after its time, and not after it was taken back', async () => {
    const person = await signUp(database.sql);
    const email = await provedEmailOf(database.sql, person);
    const first = await invite(root, email, 'viewer');
    await call(database.sql, second, 'revoke_admin_invitation', {
      p_invitation_id: first.invitation_id,
    });
    expect(await refusal(accept(person, first.token))).toBe('INVITATION_INVALID');

    const late = await invite(root, email, 'viewer');
    await database.sql`
      update public.admin_invitations set expires_at = now() where id = ${late.invitation_id}`;
    expect(await refusal(accept(person, late.token))).toBe('INVITATION_INVALID');

    const good = await invite(root, email, 'viewer');
    await accept(person, good.token);
    await call(database.sql, root, 'revoke_admin', { p_user_id: person });
    expect(await refusal(accept(person, good.token))).toBe('INVITATION_INVALID');
  });

  it('ends the earlier invitation of the same address', async () => {
    const person = await signUp(database.sql);
    const email = await provedEmailOf(database.sql, person);
    const earlier = await invite(root, email, 'editor');
    await invite(root, email, 'viewer');
    expect(await refusal(accept(person, earlier.token))).toBe('INVITATION_INVALID');
  });

  it('is worth nothing when who invited is no superadmin any more', async () => {
    const inviter = await signUpAdmin(database.sql, 'superadmin');
    const person = await signUp(database.sql);
    const { token } = await invite(inviter, await provedEmailOf(database.sql, person), 'editor');
    await call(database.sql, root, 'revoke_admin', { p_user_id: inviter });
    expect(await refusal(accept(person, token))).toBe('INVITATION_INVALID');
  });

  it('stores no link, only its hash', async () => {
    const { token } = await invite(root, 'somebody@people.test', 'viewer');
    const [row] = await database.sql`
      select count(*)::int as found from public.admin_invitations as i where i::text like ${`%${token}%`}`;
    expect(row).toEqual({ found: 0 });
  });

  it('lists invitations with their states', async () => {
    const { items } = invitationListSchema.parse(
      await call(database.sql, root, 'admin_list_invitations'),
    );
    expect(new Set(items.map(({ status }) => status))).toEqual(
      new Set(['open', 'revoked', 'accepted']),
    );
  });
});

describe('a superadmin', () => {
  it('takes two: who invites cannot confirm, the link waits for the second', async () => {
    const person = await signUp(database.sql);
    const made = await invite(root, await provedEmailOf(database.sql, person), 'superadmin');
    expect(made.status).toBe('waiting');
    const confirm = (by: string) =>
      call(database.sql, by, 'confirm_admin_invitation', { p_invitation_id: made.invitation_id });

    expect(await refusal(accept(person, made.token))).toBe('INVITATION_INVALID');
    expect(await faultOf(confirm(root))).toMatchObject({
      code: 'FORBIDDEN',
      hint: 'second_superadmin',
    });
    await confirm(second);
    expect(await refusal(confirm(second))).toBe('INVALID_STATE');
    await accept(person, made.token);
    expect(await rightsOf(database.sql, person)).toMatchObject({ admin_role: 'superadmin' });
    await call(database.sql, root, 'revoke_admin', { p_user_id: person });
  });

  it('is not made by set_admin_role alone', async () => {
    const editor = await signUpAdmin(database.sql, 'editor');
    const answer = await call<{ status: string }>(database.sql, root, 'set_admin_role', {
      admin_email: await provedEmailOf(database.sql, editor),
      admin_role_value: 'superadmin',
    });
    expect(answer.status).toBe('waiting');
    expect(await rightsOf(database.sql, editor)).toMatchObject({ admin_role: 'editor' });
  });

  it('cannot be had by writing the profile, even past the functions, without being counted', async () => {
    const lone = database.sql.begin(async (tx) => {
      await tx`update public.profiles set active = false where id = ${second}`;
      await tx`update public.profiles set active = false where id = ${root}`;
    });
    expect(await refusal(lone)).toBe('LAST_SUPERADMIN');
  });

  it.each([
    ['demoted', `update public.profiles set admin_role = 'viewer'`],
    ['no administrator', `update public.profiles set role = 'fan', admin_role = null`],
    ['disabled', 'update public.profiles set active = false'],
    ['deleted', 'update public.profiles set deleted = true'],
    ['removed', 'delete from public.profiles'],
  ])('cannot be %s when it is the last one', async (_, statement) => {
    const attempt = database.sql.begin(async (tx) => {
      await tx`update public.profiles set admin_role = 'viewer' where id = ${second}`;
      await tx.unsafe(`${statement} where id = '${root}'`);
    });
    expect(await refusal(attempt)).toBe('LAST_SUPERADMIN');
  });
});

describe('changing administrators', () => {
  it('sets the flags of a role, and single flags', async () => {
    const admin = await signUpAdmin(database.sql, 'viewer');
    const card = adminUserSchema.parse(
      await call(database.sql, root, 'set_admin_role', {
        admin_email: (await provedEmailOf(database.sql, admin)).toUpperCase(),
        admin_role_value: 'approver',
      }),
    );
    expect([card.can_approve_posts, card.can_manage_users]).toEqual([true, false]);
    const flagged = adminUserSchema.parse(
      await call(database.sql, root, 'set_admin_flags', {
        p_user_id: admin,
        p_can_manage_users: true,
      }),
    );
    expect([flagged.can_approve_posts, flagged.can_manage_users]).toEqual([true, true]);
  });

  it('is for nobody on the own account', async () => {
    const own = { p_user_id: root };
    const email = await provedEmailOf(database.sql, root);
    const attempts = [
      call(database.sql, root, 'set_admin_role', {
        admin_email: email,
        admin_role_value: 'viewer',
      }),
      call(database.sql, root, 'set_admin_flags', { ...own, p_can_manage_ads: false }),
      call(database.sql, root, 'revoke_admin', own),
      call(database.sql, root, 'set_user_role', { ...own, p_role: 'fan' }),
      call(database.sql, root, 'set_account_active', { ...own, p_active: false }),
      call(database.sql, root, 'delete_account', own),
      call(database.sql, root, 'set_posting_permissions', { ...own, p_can_post_ads: true }),
    ];
    expect(await Promise.all(attempts.map(refusal))).toEqual(attempts.map(() => 'FORBIDDEN'));
  });

  it('is not for those who manage users, who may do it with everybody else', async () => {
    const manager = await signUpAdmin(database.sql, 'viewer');
    await call(database.sql, root, 'set_admin_flags', {
      p_user_id: manager,
      p_can_manage_users: true,
    });
    const [editor, fan] = [await signUpAdmin(database.sql, 'editor'), await signUp(database.sql)];
    const off = (person: string) =>
      call(database.sql, manager, 'set_account_active', { p_user_id: person, p_active: false });
    expect(await refusal(off(editor))).toBe('FORBIDDEN');
    expect(await refusal(off(root))).toBe('FORBIDDEN');
    await off(fan);
    expect(await rightsOf(database.sql, fan)).toMatchObject({ active: false });
    expect(
      await refusal(
        call(database.sql, manager, 'invite_admin', { p_email: 'x@people.test', p_role: 'viewer' }),
      ),
    ).toBe('FORBIDDEN');
  });

  it('gives an account the role of an identity with that identity', async () => {
    const fan = await signUp(database.sql);
    const card = adminUserSchema.parse(
      await call(database.sql, root, 'set_user_role', { p_user_id: fan, p_role: 'venue' }),
    );
    expect(card.role).toBe('venue');
    expect(card.identities).toContainEqual({ type: 'venue', status: 'active' });
    const attempt = call(database.sql, root, 'set_user_role', { p_user_id: fan, p_role: 'admin' });
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint: 'role' });
  });

  it('writes who did what into the audit log', async () => {
    const admin = await signUpAdmin(database.sql, 'editor');
    await call(database.sql, root, 'revoke_admin', { p_user_id: admin });
    const rows = await database.sql`
      select actor_id, before ->> 'role' as before, after ->> 'role' as after
      from public.audit_log where entity_id = ${admin} and actor_id is not null`;
    expect([...rows]).toEqual([{ actor_id: root, before: 'admin', after: 'fan' }]);
  });
});

describe('an account that is switched off', () => {
  it('is out at once: banned, without sessions, refused by functions and policies', async () => {
    const fan = await signUp(database.sql);
    await database.sql`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${fan})`;
    await call(database.sql, root, 'set_account_active', { p_user_id: fan, p_active: false });
    const [auth] = await database.sql`
      select banned_until > now() + interval '1 year' as banned,
        (select count(*)::int from auth.sessions where user_id = ${fan}) as sessions
      from auth.users where id = ${fan}`;
    expect(auth).toEqual({ banned: true, sessions: 0 });
    expect(await refusal(call(database.sql, fan, 'my_account'))).toBe('ACCOUNT_DISABLED');
    const seen = await asUser(database.sql, fan, (tx) => tx`select id from public.profiles`);
    expect(seen.count).toBe(0);

    await call(database.sql, root, 'set_account_active', { p_user_id: fan, p_active: true });
    const [back] = await database.sql`select banned_until from auth.users where id = ${fan}`;
    expect(back).toEqual({ banned_until: null });
    await call(database.sql, fan, 'my_account');
  });

  it('takes its administrator rights with it', async () => {
    const admin = await signUpAdmin(database.sql, 'editor');
    await call(database.sql, root, 'set_account_active', { p_user_id: admin, p_active: false });
    expect(await refusal(call(database.sql, admin, 'admin_list_venues'))).toBe('ACCOUNT_DISABLED');
  });

  it('acts as a fan once its identity is suspended', async () => {
    const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    await call(database.sql, root, 'set_identity_status', {
      p_user_id: owner,
      p_type: 'venue',
      p_status: 'suspended',
    });
    const account = await call<{ active_type: string }>(database.sql, owner, 'my_account');
    expect(account.active_type).toBe('fan');
    expect(await refusal(call(database.sql, owner, 'switch_identity', { p_type: 'venue' }))).toBe(
      'IDENTITY_MISSING',
    );
  });
});

describe('an account that is deleted', () => {
  it('leaves no name behind, but its registrations and their numbers', async () => {
    const fan = await signUp(database.sql, { name: '要離開的人' });
    const event = await createFreeEvent(database.sql);
    await createPerformer(database.sql, fan);
    await call(database.sql, fan, 'register_for_event', registrationFor(event));
    await call(database.sql, fan, 'contact_organizer', { p_event_id: event, p_body: '請問' });
    await database.sql`update public.events set date = date - 60 where id = ${event}`;
    await call(database.sql, root, 'delete_account', { p_user_id: fan });

    expect(await rightsOf(database.sql, fan)).toMatchObject({ active: false, deleted: true });
    const [left] = await database.sql`
      select
        (select count(*)::int from public.profiles as x where x::text like '%要離開的人%') as profiles,
        (select count(*)::int from auth.users as x where x::text like '%要離開的人%') as accounts,
        (select count(*)::int from public.contact_messages as x where sender_id = ${fan}
          and (name like '%要離開%' or email like ${`${fan}%`})) as messages,
        (select count(*)::int from public.event_registrations
          where user_id = ${fan} and name = '（已匿名）' and phone = '') as registrations,
        (select count(*)::int from public.tickets
          where holder_user_id = ${fan} and holder_name = '（已匿名）') as tickets,
        (select count(*)::int from public.performer_profiles
          where owner_id = ${fan} and not is_deleted) as pages`;
    expect(left).toEqual({
      profiles: 0,
      accounts: 0,
      messages: 0,
      registrations: 1,
      tickets: 1,
      pages: 0,
    });
    expect(await refusal(call(database.sql, fan, 'my_account'))).toBe('ACCOUNT_DISABLED');
    expect(await refusal(call(database.sql, root, 'delete_account', { p_user_id: fan }))).toBe(
      'NOT_FOUND',
    );
  });

  it('can be the own one, with the own address, when nobody waits for it', async () => {
    const organizer = await signUp(database.sql);
    const email = await provedEmailOf(database.sql, organizer);
    const event = await createFreeEvent(database.sql, {}, { organizer_id: organizer });
    const guest = await signUp(database.sql);
    const { registration_id } = await call<{ registration_id: string }>(
      database.sql,
      guest,
      'register_for_event',
      registrationFor(event),
    );
    const leave = (address: string) =>
      call(database.sql, organizer, 'delete_my_account', { p_email: address });
    expect(await faultOf(leave('other@people.test'))).toMatchObject({ hint: 'email' });
    expect(await faultOf(leave(email))).toMatchObject({
      code: 'OBLIGATIONS',
      hint: 'events_with_guests',
    });
    await call(database.sql, guest, 'cancel_registration', { p_registration_id: registration_id });
    await leave(email);
    expect(await rightsOf(database.sql, organizer)).toMatchObject({ deleted: true });
  });
});

describe('an account with bookings', () => {
  const contactOf = async (booking: string) =>
    (
      await database.sql`
        select contact_name as name, contact_phone as phone, contact_email as email
        from public.bookings where id = ${booking}`
    )[0];

  it('cannot leave before them, as guest or as host', async () => {
    const [guest, host] = [await signUp(database.sql), await signUp(database.sql)];
    const booking = await insertBooking(database.sql, {
      kind: 'venue',
      of: await createVenue(database.sql, host),
      by: guest,
      at: hours(9, '10:00', '12:00'),
      status: 'confirmed',
    });
    for (const [person, hint] of [
      [guest, 'bookings_as_guest'],
      [host, 'bookings_as_host'],
    ] as const) {
      const refused = { code: 'OBLIGATIONS', hint };
      const own = call(database.sql, person, 'delete_my_account', {
        p_email: await provedEmailOf(database.sql, person),
      });
      expect(await faultOf(own)).toMatchObject(refused);
      const byAdmin = call(database.sql, root, 'delete_account', { p_user_id: person });
      expect(await faultOf(byAdmin)).toMatchObject(refused);
    }
    // The host still knows whom to call.
    expect(await contactOf(booking)).toMatchObject({ name: '王小明' });
  });

  it('leaves no name in those that are over', async () => {
    const guest = await signUp(database.sql);
    const booking = await insertBooking(database.sql, {
      kind: 'venue',
      of: await createVenue(database.sql, await signUp(database.sql)),
      by: guest,
      at: hours(9, '10:00', '12:00'),
      status: 'declined',
    });
    await call(database.sql, root, 'delete_account', { p_user_id: guest });
    expect(await contactOf(booking)).toEqual({
      name: '已刪除的帳號',
      phone: '0900000000',
      email: 'anonymous@privacy.invalid',
    });
  });
});

describe('the table of users', () => {
  it('finds by name and by address, filters, and never shows who is deleted', async () => {
    const person = await signUp(database.sql, { name: '查無此人測試' });
    const gone = await signUp(database.sql, { name: '查無此人刪除' });
    await database.sql`update public.profiles set deleted = true where id = ${gone}`;
    const list = async (args: Record<string, string | boolean>) =>
      adminUserPageSchema.parse(await call(database.sql, root, 'admin_list_users', args));
    expect((await list({ p_query: '查無此人' })).items.map(({ id }) => id)).toEqual([person]);
    const byMail = await list({
      p_query: (await provedEmailOf(database.sql, person)).slice(0, 12),
    });
    expect(byMail.items.map(({ id }) => id)).toEqual([person]);
    expect((await list({ p_query: '查無此人', p_role: 'admin' })).total).toBe(0);
    expect((await list({ p_query: '查無此人', p_active: false })).total).toBe(0);
    const { admins } = await list({ p_role: 'admin' });
    const [truth] = await database.sql`
      select count(*)::int as total, count(*) filter (where can_approve_posts)::int as can_approve_posts,
        count(*) filter (where can_manage_users)::int as can_manage_users
      from public.profiles where role = 'admin' and not deleted`;
    expect(admins).toEqual(truth);
  });

  it('is known to older screens as get_all_profiles', async () => {
    const rows = await call<unknown[]>(database.sql, root, 'get_all_profiles');
    for (const row of rows) adminUserSchema.parse(row);
    expect(rows.length).toBeGreaterThan(10);
  });
});
