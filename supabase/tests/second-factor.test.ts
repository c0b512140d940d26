import { awayFromTheTurn, codeOf } from './setup/authenticator';
import { emailOf, signUpAdmin } from './setup/back-office';
import { asServer, asUser, call, faultOf, refusal, type Argument } from './setup/callers';
import { requireSecondFactor } from './setup/factor-setting';
import { signUp } from './setup/people';
import { callInSession, openSession, setUpFactor, type FactorAnswer } from './setup/second-factor';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase({ poolSize: 20 });
afterEach(() => requireSecondFactor(database.sql, false));
beforeEach(awayFromTheTurn);

/** An administrator with a session. */
async function arrange(role = 'superadmin') {
  const id = await signUpAdmin(database.sql, role);
  const session = await openSession(database.sql, id);
  const ask = <T = FactorAnswer>(
    name: string,
    args: Record<string, Argument> = {},
    inSession = session,
  ) => callInSession<T>(database.sql, id, inSession, name, args);
  return {
    id,
    session,
    ask,
    verify: (code: string, at = session) => ask('verify_second_factor', { p_code: code }, at),
  };
}

describe('the codes', () => {
  const secret = Buffer.from('12345678901234567890').toString('hex');

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238: second %d is %s', async (second, code) => {
    const step = Math.floor(second / 30);
    const [row] = await database.sql<{ long: string; short: string }[]>`
      select private.totp_code(decode(${secret}, 'hex'), ${step}, 8) as long,
        private.totp_code(decode(${secret}, 'hex'), ${step}) as short`;
    expect(row).toEqual({ long: code, short: code.slice(2) });
  });

  it.each([
    ['3132333435363738393031323334353637383930', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
    ['ffffffffff', '77777777'],
    ['0000000000', 'AAAAAAAA'],
  ])('are made of secrets that apps read: %s is %s', async (bytes, text) => {
    const [row] = await database.sql<{ text: string }[]>`
      select private.base32(decode(${bytes}, 'hex')) as text`;
    expect(row?.text).toBe(text);
  });

  it('are told to an app by an address that names the site and the account', async () => {
    const { id, ask } = await arrange();
    await database.sql`update auth.users set email = ${`a+b&c-${id}@people.test`} where id = ${id}`;
    const { uri, secret: told } = await ask<{ uri: string; secret: string }>('begin_second_factor');
    const address = new URL(uri);
    expect(decodeURIComponent(address.pathname)).toContain(`聚光:a+b&c-${id}@people.test`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: told,
      issuer: '聚光',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(told).toMatch(/^[A-Z2-7]{32}$/);
  });
});

describe('the law', () => {
  /** What a superadmin gets in a session: each helper, and a function that asks one. */
  const rightsIn = async (id: string, session: string) =>
    asUser(
      database.sql,
      id,
      async (tx) => {
        const [row] = await tx<Record<string, boolean>[]>`
          select private.is_admin() as admin, private.has_flag('can_manage_users') as flag,
            private.is_superadmin() as superadmin, private.is_active() as active`;
        return row;
      },
      { session_id: session },
    );
  const full = { admin: true, flag: true, superadmin: true, active: true };
  const none = { admin: false, flag: false, superadmin: false, active: true };
  const nobody = { ...none, active: false };
  const refusalsIn = async (id: string, session: string) =>
    Promise.all(
      ['admin_dashboard', 'get_all_profiles', 'admin_audit_log', 'admin_list_invitations'].map(
        (name) => refusal(callInSession(database.sql, id, session, name)),
      ),
    );
  const needed = Array.from({ length: 4 }, () => 'SECOND_FACTOR_NEEDED');

  it('without a factor: an administrator acts where none is required, and only sets one up where it is', async () => {
    const { id, session, ask } = await arrange();
    expect(await rightsIn(id, session)).toEqual(full);
    await requireSecondFactor(database.sql, true);
    expect(await rightsIn(id, session)).toEqual(none);
    expect(await refusalsIn(id, session)).toEqual(needed);
    expect(await ask('my_second_factor')).toMatchObject({ is_needed: true, is_set_up: false });
    expect((await setUpFactor(database.sql, id, session)).answer).toMatchObject({
      outcome: 'verified',
      is_needed: false,
    });
    expect(await rightsIn(id, session)).toEqual(full);
  });

  it.each([true, false])(
    'with a factor: the session that has shown it acts, any other does not (required: %s)',
    async (isRequired) => {
      const { id, session, verify } = await arrange();
      const { secret } = await setUpFactor(database.sql, id, session);
      await requireSecondFactor(database.sql, isRequired);
      const other = await openSession(database.sql, id);
      expect(await rightsIn(id, session)).toEqual(full);
      expect(await rightsIn(id, other)).toEqual(nobody);
      expect(await refusalsIn(id, other)).toEqual(needed);
      expect(await verify(codeOf(secret), other)).toMatchObject({ outcome: 'verified' });
      expect(await rightsIn(id, other)).toEqual(full);
    },
  );

  it('believes no session of somebody else, none that has ended, and no token without one', async () => {
    const { id, session } = await arrange();
    await setUpFactor(database.sql, id, session);
    const second = await arrange();
    await setUpFactor(database.sql, second.id, second.session);
    expect(await rightsIn(id, second.session)).toEqual(nobody);
    expect(await refusal(call(database.sql, id, 'admin_dashboard'))).toBe('SECOND_FACTOR_NEEDED');
    await database.sql`delete from auth.sessions where id = ${session}`;
    expect(await rightsIn(id, session)).toEqual(nobody);
  });

  it('says FORBIDDEN to who would not have the right anyway', async () => {
    await requireSecondFactor(database.sql, true);
    const viewer = await arrange('viewer');
    const editor = await arrange('editor');
    const fan = await signUp(database.sql);
    const fanSession = await openSession(database.sql, fan);
    const asked = (id: string, session: string, name: string) =>
      refusal(callInSession(database.sql, id, session, name));
    expect(await asked(viewer.id, viewer.session, 'admin_dashboard')).toBe('SECOND_FACTOR_NEEDED');
    expect(await asked(viewer.id, viewer.session, 'get_all_profiles')).toBe('FORBIDDEN');
    expect(await asked(editor.id, editor.session, 'admin_list_registrations')).toBe(
      'SECOND_FACTOR_NEEDED',
    );
    expect(await asked(editor.id, editor.session, 'admin_audit_log')).toBe('FORBIDDEN');
    expect(await asked(fan, fanSession, 'admin_dashboard')).toBe('FORBIDDEN');
  });

  it('shows an administrator who has not shown it what a member sees', async () => {
    const { id, session } = await arrange();
    await requireSecondFactor(database.sql, true);
    const seen = await asUser(
      database.sql,
      id,
      async (tx) => (await tx`select id from public.profiles`).map((row) => row['id'] as string),
      { session_id: session },
    );
    expect(seen).toEqual([id]);
  });

  it('publishes nothing by a right of an administrator before it is shown', async () => {
    const { id, session, ask } = await arrange('editor');
    const may = () =>
      ask<{ can_organize: boolean; can_advertise: boolean }>('my_account').then(
        ({ can_organize, can_advertise }) => [can_organize, can_advertise],
      );
    const begin = () => ask<{ id: string }>('save_event', { p_event: { title: '自己的活動' } });
    expect(await may()).toEqual([true, true]);
    await requireSecondFactor(database.sql, true);
    expect(await may()).toEqual([false, false]);
    expect(await refusal(begin())).toBe('SECOND_FACTOR_NEEDED');
    await setUpFactor(database.sql, id, session);
    expect(await may()).toEqual([true, true]);
    expect(await begin()).toHaveProperty('id');
  });

  it('lets a disabled account do nothing with its factor', async () => {
    const { id, session, verify } = await arrange('editor');
    const { secret } = await setUpFactor(database.sql, id, session);
    await database.sql`update public.profiles set active = false where id = ${id}`;
    expect(await rightsIn(id, session)).toEqual(nobody);
    expect(await refusal(verify(codeOf(secret)))).toBe('ACCOUNT_DISABLED');
  });

  it('needs the factor where the row of settings is gone', async () => {
    const { id, session } = await arrange();
    await database.sql`delete from private.platform_settings`;
    expect(await rightsIn(id, session)).toEqual(none);
    await database.sql`insert into private.platform_settings (second_factor_required, days_to_change_mind) values (false, 0)`;
    expect(await rightsIn(id, session)).toEqual(full);
  });

  it('asks nothing of the server itself', async () => {
    await requireSecondFactor(database.sql, true);
    await asServer(database.sql, async (tx) => {
      expect((await tx`select id from public.profiles limit 1`).length).toBe(1);
    });
    // A job goes on with what an administrator has begun.
    const { id } = await arrange();
    await database.sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true)`;
      expect((await tx`select private.is_admin() as is_admin`)[0]).toEqual({ is_admin: true });
    });
  });
});

describe('of a member', () => {
  it('holds for all that is theirs, whoever they are: nothing of it before it is shown', async () => {
    await requireSecondFactor(database.sql, true);
    const id = await signUp(database.sql);
    const session = await openSession(database.sql, id);
    const ask = <T = FactorAnswer>(name: string, args = {}, at = session) =>
      callInSession<T>(database.sql, id, at, name, args);
    // Nobody asks it of a member who has none.
    expect(await ask('my_second_factor')).toMatchObject({ is_needed: false, is_required: false });
    const { secret } = await setUpFactor(database.sql, id, session);
    expect(await ask<{ user_id: string }>('my_account')).toMatchObject({ user_id: id });

    const stolen = await openSession(database.sql, id);
    const ownRows = (at: string) =>
      asUser(database.sql, id, async (tx) => (await tx`select id from public.profiles`).length, {
        session_id: at,
      });
    expect(await refusal(ask('my_account', {}, stolen))).toBe('SECOND_FACTOR_NEEDED');
    expect(await refusal(ask('begin_second_factor', {}, stolen))).toBe('SECOND_FACTOR_NEEDED');
    expect([await ownRows(session), await ownRows(stolen)]).toEqual([1, 0]);
    expect(await ask('my_second_factor', {}, stolen)).toMatchObject({ is_needed: true });
    expect(await ask('verify_second_factor', { p_code: '000000' }, stolen)).toMatchObject({
      outcome: 'wrong',
    });
    expect(await refusal(ask('my_account', {}, stolen))).toBe('SECOND_FACTOR_NEEDED');
    await ask('verify_second_factor', { p_code: codeOf(secret) }, stolen);
    expect([await ownRows(session), await ownRows(stolen)]).toEqual([1, 1]);

    // It is theirs to take away, although administrators need one.
    expect(await ask('remove_second_factor', { p_code: codeOf(secret, 1) })).toMatchObject({
      outcome: 'removed',
    });
    const later = await openSession(database.sql, id);
    expect(await ask<{ user_id: string }>('my_account', {}, later)).toMatchObject({ user_id: id });
  });

  it('who lost it is reset by a superadmin, and by no other administrator', async () => {
    const id = await signUp(database.sql);
    const session = await openSession(database.sql, id);
    await setUpFactor(database.sql, id, session);
    const manager = await signUp(database.sql, {
      profile: { role: 'admin', admin_role: 'viewer', can_manage_users: true },
    });
    const asked = { p_user_id: id, p_reason: '手機遺失，已電話確認' };
    expect(await refusal(call(database.sql, manager, 'reset_second_factor', asked))).toBe(
      'FORBIDDEN',
    );
    const root = await arrange();
    expect(await root.ask('reset_second_factor', asked)).toMatchObject({
      has_second_factor: false,
    });
    const anew = await openSession(database.sql, id);
    expect(await callInSession(database.sql, id, anew, 'my_account')).toMatchObject({
      user_id: id,
    });
  });
});

describe('setting one up', () => {
  it('holds once a code of it is confirmed, and hands out ten recovery codes that it does not keep', async () => {
    const { ask } = await arrange();
    const { secret } = await ask<{ secret: string }>('begin_second_factor');
    expect(await ask('my_second_factor')).toMatchObject({ is_set_up: false });
    expect(await ask('confirm_second_factor', { p_code: '000000' })).toMatchObject({
      outcome: 'wrong',
      is_set_up: false,
      tries_left: 4,
    });
    const answer = await ask('confirm_second_factor', { p_code: codeOf(secret) });
    expect(answer).toMatchObject({ outcome: 'verified', is_set_up: true, recovery_codes_left: 10 });
    expect(new Set(answer.recovery_codes).size).toBe(10);
    for (const code of answer.recovery_codes ?? [])
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
    const [plain] = answer.recovery_codes ?? [];
    const [kept] = await database.sql<{ found: number }[]>`
      select count(*)::int as found from private.recovery_codes as c
      where c::text ilike ${`%${plain?.replace('-', '')}%`}`;
    expect(kept?.found).toBe(0);
  });

  it('is not asked of who has begun nothing', async () => {
    const { ask } = await arrange();
    expect(await faultOf(ask('confirm_second_factor', { p_code: '123456' }))).toMatchObject({
      code: 'INVALID_STATE',
      hint: 'begin',
    });
  });

  it('again needs the session that has shown the first, and asks other sessions anew', async () => {
    const { id, session, ask } = await arrange();
    const first = await setUpFactor(database.sql, id, session);
    const other = await openSession(database.sql, id);
    expect(await refusal(ask('begin_second_factor', {}, other))).toBe('SECOND_FACTOR_NEEDED');
    await ask('verify_second_factor', { p_code: codeOf(first.secret) }, other);
    const second = await setUpFactor(database.sql, id, session);
    expect(second.secret).not.toBe(first.secret);
    expect(await ask('my_second_factor', {}, other)).toMatchObject({ is_verified: false });
    expect(
      await ask('verify_second_factor', { p_code: codeOf(first.secret, 1) }, other),
    ).toMatchObject({ outcome: 'wrong' });
    expect(
      await ask('verify_second_factor', { p_code: first.codes[0] ?? '' }, other),
    ).toMatchObject({ outcome: 'wrong' });
    expect(
      await ask('verify_second_factor', { p_code: codeOf(second.secret) }, other),
    ).toMatchObject({ outcome: 'verified' });
  });
});

describe('showing it', () => {
  it('takes a code once, also of a half minute before or after, and none further away', async () => {
    const { id, session, verify } = await arrange();
    const { secret } = await setUpFactor(database.sql, id, session);
    expect(await verify(codeOf(secret, -1))).toMatchObject({ outcome: 'wrong' });
    expect(await verify(codeOf(secret))).toMatchObject({ outcome: 'verified' });
    expect(await verify(codeOf(secret))).toMatchObject({ outcome: 'wrong' });
    expect(await verify(codeOf(secret, 2))).toMatchObject({ outcome: 'wrong' });
    expect(await verify(codeOf(secret, 1))).toMatchObject({ outcome: 'verified' });
  });

  it('takes it as people type it', async () => {
    const { id, session, verify } = await arrange();
    const { secret, codes } = await setUpFactor(database.sql, id, session);
    const wide = [...codeOf(secret)].map((digit) => String.fromCharCode(0xff10 + Number(digit)));
    expect(await verify(` ${wide.slice(0, 3).join('')} ${wide.slice(3).join('')}`)).toMatchObject({
      outcome: 'verified',
    });
    expect(await verify(codes[0]?.toLowerCase().replace('-', ' ') ?? '')).toMatchObject({
      outcome: 'verified',
      recovery_codes_left: 9,
    });
    expect(await verify(codes[0] ?? '')).toMatchObject({ outcome: 'wrong' });
  });

  it('is locked by five wrong codes, for a quarter of an hour, also for the right one, but for recovery codes', async () => {
    const { id, session, verify } = await arrange();
    const { secret, codes } = await setUpFactor(database.sql, id, session);
    for (const left of [4, 3, 2, 1]) {
      expect(await verify('000000')).toMatchObject({ outcome: 'wrong', tries_left: left });
    }
    expect(await verify('000000')).toMatchObject({ outcome: 'wrong', tries_left: 0 });
    expect(await verify(codeOf(secret))).toMatchObject({ outcome: 'locked' });
    expect(await verify('AAAAA-AAAAA')).toMatchObject({ outcome: 'locked' });
    expect(await verify(codes[0] ?? '')).toMatchObject({
      outcome: 'verified',
      recovery_codes_left: 9,
    });
    expect(await verify(codes[0] ?? '')).toMatchObject({ outcome: 'locked' });
    const [row] = await database.sql<{ minutes: number }[]>`
      select extract(epoch from locked_until - now()) / 60 as minutes
      from private.second_factors where user_id = ${id}`;
    expect(Number(row?.minutes)).toBeCloseTo(15, 0);
    await database.sql`
      update private.second_factors set locked_until = now() where user_id = ${id}`;
    expect(await verify(codeOf(secret))).toMatchObject({ outcome: 'verified', tries_left: 5 });
    // A session that had shown it goes on meanwhile.
    expect(await callInSession(database.sql, id, session, 'is_admin_safe_v3')).toBe(true);
  });

  it('forgets wrong codes after a quarter of an hour, and forgives none for a right one', async () => {
    const { id, session, verify } = await arrange();
    const { secret } = await setUpFactor(database.sql, id, session);
    for (let count = 0; count < 4; count++) await verify('000000');
    expect(await verify(codeOf(secret))).toMatchObject({ outcome: 'verified', tries_left: 1 });
    await database.sql`
      update private.second_factors set failed_at = array(
        select at - interval '16 minutes' from unnest(failed_at) as at
      ) where user_id = ${id}`;
    expect(await verify('000000')).toMatchObject({ outcome: 'wrong', tries_left: 4 });
  });

  it('looks at five codes at most, however many come at once', async () => {
    const { id, session, verify } = await arrange();
    await setUpFactor(database.sql, id, session);
    const wrong = Array.from({ length: 50 }, (_, at) => verify(String(100_000 + at)));
    const outcomes = (await Promise.all(wrong)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong').length).toBe(5);
    expect(outcomes.filter((outcome) => outcome === 'locked').length).toBe(45);
  });

  it('lets the right code in once among fifty, and looks at five wrong ones at most', async () => {
    const { id, session, verify } = await arrange();
    const { secret } = await setUpFactor(database.sql, id, session);
    const right = codeOf(secret);
    const tries = Array.from({ length: 50 }, (_, at) => verify(at % 2 ? right : '000000'));
    const outcomes = (await Promise.all(tries)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'verified').length).toBeLessThanOrEqual(1);
    expect(outcomes.filter((outcome) => outcome === 'wrong').length).toBe(5);
  });

  it('takes a recovery code once, also when twenty sessions bring it at once', async () => {
    const { id, session, verify } = await arrange();
    const { codes } = await setUpFactor(database.sql, id, session);
    const sessions = await Promise.all(
      Array.from({ length: 20 }, () => openSession(database.sql, id)),
    );
    const answers = await Promise.all(sessions.map((each) => verify(codes[3] ?? '', each)));
    expect(answers.filter(({ outcome }) => outcome === 'verified').length).toBe(1);
    const [row] = await database.sql<{ sessions: number; left: number }[]>`
      select (select count(*)::int from private.verified_sessions where user_id = ${id}) as sessions,
        (select count(*)::int from private.recovery_codes where user_id = ${id} and used_at is null) as left`;
    expect(row).toEqual({ sessions: 2, left: 9 });
  });
});

describe('taking it away', () => {
  it('needs a code, and gives the account back as it was', async () => {
    const { id, session, ask } = await arrange();
    const { secret } = await setUpFactor(database.sql, id, session);
    expect(await ask('remove_second_factor', { p_code: '000000' })).toMatchObject({
      outcome: 'wrong',
      is_set_up: true,
    });
    expect(await ask('remove_second_factor', { p_code: codeOf(secret) })).toMatchObject({
      outcome: 'removed',
      is_set_up: false,
      is_needed: false,
    });
    const other = await openSession(database.sql, id);
    expect(await ask('is_admin_safe_v3', {}, other)).toBe(true);
    expect(await faultOf(ask('verify_second_factor', { p_code: '123456' }))).toMatchObject({
      code: 'INVALID_STATE',
      hint: 'set_up',
    });
  });

  it('is refused where administrators need one', async () => {
    const { id, session, ask } = await arrange();
    const { secret } = await setUpFactor(database.sql, id, session);
    await requireSecondFactor(database.sql, true);
    expect(await faultOf(ask('remove_second_factor', { p_code: codeOf(secret) }))).toMatchObject({
      code: 'INVALID_STATE',
      hint: 'required',
    });
  });

  it('by another superadmin says why, ends all sessions, and is never done to oneself', async () => {
    const lost = await arrange('editor');
    await setUpFactor(database.sql, lost.id, lost.session);
    const root = await arrange();
    const reset = (id: string, reason: string | null = '手機遺失，已電話確認') =>
      root.ask<{ has_second_factor: boolean }>('reset_second_factor', {
        p_user_id: id,
        p_reason: reason,
      });
    expect(await faultOf(reset(lost.id, ' '))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'reason',
    });
    expect(await refusal(reset(root.id))).toBe('FORBIDDEN');
    expect(
      await refusal(lost.ask('reset_second_factor', { p_user_id: root.id, p_reason: '不行' })),
    ).toBe('FORBIDDEN');
    expect((await reset(lost.id)).has_second_factor).toBe(false);
    expect(await faultOf(reset(lost.id))).toMatchObject({ code: 'INVALID_STATE' });
    const [row] = await database.sql<{ sessions: number; reason: string }[]>`
      select (select count(*)::int from auth.sessions where user_id = ${lost.id}) as sessions, (
        select after ->> 'reason' from public.audit_log
        where entity_id = ${lost.id} and action = 'second_factor_reset' and actor_id = ${root.id}
      ) as reason`;
    expect(row).toEqual({ sessions: 0, reason: '手機遺失，已電話確認' });
  });

  it('goes with an account that is deleted', async () => {
    const { id, session } = await arrange('editor');
    await setUpFactor(database.sql, id, session);
    await callInSession(database.sql, id, session, 'delete_my_account', {
      p_email: await emailOf(database.sql, id),
    });
    const rows = await database.sql`select from private.second_factors where user_id = ${id}`;
    expect(rows.length).toBe(0);
  });
});

describe('what is told and kept', () => {
  it('writes each step as a security event, what changed into the audit log, and tells the account', async () => {
    const { id, session, ask, verify } = await arrange();
    const { secret, codes } = await setUpFactor(database.sql, id, session);
    await verify(codeOf(secret));
    await verify(codes[0] ?? '');
    for (let count = 0; count < 5; count++) await verify('000000');
    await database.sql`update private.second_factors set locked_until = null where user_id = ${id}`;
    await ask('remove_second_factor', { p_code: codeOf(secret, 1) });

    const events = await database.sql<{ action: string; success: boolean }[]>`
      select action, success from public.security_events where actor_id = ${id} order by id`;
    expect(events.map(({ action, success }) => `${action} ${success}`)).toEqual([
      'second_factor_added true',
      'second_factor_shown true',
      'recovery_code_used true',
      'second_factor_shown true',
      ...Array.from({ length: 4 }, () => 'second_factor_refused false'),
      'second_factor_locked false',
      'second_factor_removed true',
    ]);
    const log = await database.sql<{ action: string }[]>`
      select action from public.audit_log where entity_id = ${id} and actor_id = ${id} order by id`;
    expect(log.map(({ action }) => action)).toEqual([
      'second_factor_added',
      'second_factor_removed',
    ]);
    const told = await database.sql<{ kind: string; left: number | null }[]>`
      select kind, (params ->> 'left')::int as left from private.mails where user_id = ${id}
      order by created_at, kind`;
    expect(told.map(({ kind, left }) => [kind, left])).toEqual([
      ['factor.added', null],
      ['factor.recovery_used', 9],
      ['factor.locked', null],
      ['factor.removed', null],
    ]);
  });

  it('keeps secrets and codes out of reach of everybody who calls', async () => {
    const { id, session } = await arrange();
    await setUpFactor(database.sql, id, session);
    for (const table of [
      'second_factors',
      'recovery_codes',
      'verified_sessions',
      'platform_settings',
      'calling_admin',
    ]) {
      const attempt = asUser(
        database.sql,
        id,
        (tx) => tx.unsafe(`select * from private.${table}`),
        { session_id: session },
      );
      expect((await faultOf(attempt)).state).toBe('42501');
    }
  });
});

describe('sessions', () => {
  interface Sessions {
    items: { id: string; is_current: boolean; is_verified: boolean }[];
  }

  it('are listed with the one that asks and those that have shown the factor, and end one by one or together', async () => {
    const { id, session, ask } = await arrange('editor');
    await setUpFactor(database.sql, id, session);
    const others = [await openSession(database.sql, id), await openSession(database.sql, id)];
    const { items } = await ask<Sessions>('account_sessions');
    expect(items.filter((item) => item.is_current).map((item) => item.id)).toEqual([session]);
    expect(items.filter((item) => item.is_verified).map((item) => item.id)).toEqual([session]);
    expect(await ask('end_account_sessions', { p_session_id: others[0] ?? '' })).toEqual({
      ended: 1,
    });
    expect(await ask('end_account_sessions')).toEqual({ ended: 1 });
    expect(await ask('end_account_sessions')).toEqual({ ended: 0 });
    expect((await ask<Sessions>('account_sessions')).items.map((item) => item.id)).toEqual([
      session,
    ]);
  });

  it('of an administrator are ended by superadmins, who then have to be shown the factor again', async () => {
    const root = await arrange();
    const editor = await arrange('editor');
    await setUpFactor(database.sql, editor.id, editor.session);
    const asked = { p_user_id: editor.id };
    const fan = await signUp(database.sql);
    expect(await refusal(call(database.sql, fan, 'account_sessions', asked))).toBe('FORBIDDEN');
    expect(await refusal(call(database.sql, fan, 'end_account_sessions', asked))).toBe('FORBIDDEN');
    const manager = await signUp(database.sql, {
      profile: { role: 'admin', admin_role: 'viewer', can_manage_users: true },
    });
    expect(await refusal(call(database.sql, manager, 'end_account_sessions', asked))).toBe(
      'FORBIDDEN',
    );
    expect(await call(database.sql, manager, 'account_sessions', { p_user_id: fan })).toEqual({
      items: [],
    });
    expect(await root.ask('end_account_sessions', asked)).toEqual({ ended: 1 });
    expect(await editor.ask('is_admin_safe_v3')).toBe(false);
    const [row] = await database.sql<{ ended: number }[]>`
      select (after ->> 'ended')::int as ended from public.audit_log
      where entity_id = ${editor.id} and action = 'sessions_ended' and actor_id = ${root.id}`;
    expect(row?.ended).toBe(1);
  });

  it('of somebody else are not ended by their id', async () => {
    const [one, two] = [await arrange('editor'), await arrange('editor')];
    expect(await one.ask('end_account_sessions', { p_session_id: two.session })).toEqual({
      ended: 0,
    });
    expect((await two.ask<Sessions>('account_sessions')).items).toHaveLength(1);
  });
});
