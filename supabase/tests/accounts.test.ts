import { asUser, call, faultOf, refusal } from './setup/callers';
import { signUp } from './setup/people';
import { uploadPicture } from './setup/pictures';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Account {
  username: string;
  role: string;
  active_type: string;
  admin_role: string | null;
  identities: { type: string; status: string }[];
  flags: Record<string, boolean>;
  phone: string | null;
  locale: string;
  theme: string;
  avatar_url: string | null;
}
const accountOf = (userId: string | null, claims: Record<string, unknown> = {}) =>
  asUser(
    database.sql,
    userId,
    async (tx) => {
      const [row] = await tx<{ account: Account }[]>`select public.my_account() as account`;
      return (row as { account: Account }).account;
    },
    claims,
  );

describe('signing up', () => {
  it.each(['fan', 'performer', 'venue'])(
    'as a %s gives a profile and that identity',
    async (type) => {
      const id = await signUp(database.sql, { name: ' 小霧 ', metadata: { user_type: type } });
      expect(await accountOf(id)).toMatchObject({
        username: '小霧',
        role: type,
        active_type: type,
        identities: [{ type, status: 'active' }],
      });
    },
  );

  it.each(['admin', 'superadmin', '', 'FAN', '{"a":1}'])('as %j makes a fan', async (type) => {
    const account = await accountOf(await signUp(database.sql, { metadata: { user_type: type } }));
    expect([account.role, account.active_type, account.admin_role]).toEqual(['fan', 'fan', null]);
  });

  it('takes no role, flag or state from the metadata', async () => {
    const metadata = {
      role: 'admin',
      admin_role: 'superadmin',
      can_manage_users: 'true',
      active: 'false',
    };
    const account = await accountOf(await signUp(database.sql, { metadata }));
    expect(account.role).toBe('fan');
    expect(Object.values(account.flags)).toEqual(Array(6).fill(false));
  });

  it('finds a name where none or an endless one was given', async () => {
    const nameless = await accountOf(await signUp(database.sql, { metadata: { username: '   ' } }));
    expect(nameless.username).toMatch(/^[0-9a-f-]{36}$/);
    const endless = await signUp(database.sql, { metadata: { username: '長'.repeat(500) } });
    expect((await accountOf(endless)).username).toHaveLength(50);
  });

  it('leaves no account behind when the profile cannot be written', async () => {
    await database.sql`
      create function public.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'disk full'; end $$`;
    await database.sql`
      create trigger refuse before insert on public.user_identities
      for each row execute function public.refuse()`;
    try {
      await expect(signUp(database.sql, { name: '半個人' })).rejects.toThrow('disk full');
    } finally {
      await database.sql`drop function public.refuse() cascade`;
    }
    const [row] = await database.sql`
      select count(*)::int as left from auth.users
      where raw_user_meta_data ->> 'username' = '半個人'`;
    expect(row).toEqual({ left: 0 });
  });

  it('keeps the e-mail of the profile in step with the account', async () => {
    const id = await signUp(database.sql);
    await database.sql`update auth.users set email = 'new@people.test' where id = ${id}`;
    const [row] = await database.sql`select email from public.profiles where id = ${id}`;
    expect(row).toEqual({ email: 'new@people.test' });
  });
});

describe('identities', () => {
  it('can be switched among those that a person has', async () => {
    const id = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    await call(database.sql, id, 'add_identity', { p_type: 'fan' });
    const account = await call<Account>(database.sql, id, 'switch_identity', { p_type: 'fan' });
    expect(account.active_type).toBe('fan');
    expect((await accountOf(id)).active_type).toBe('fan');
  });

  it.each(['performer', 'venue', 'admin', 'nonsense'])(
    'cannot become %s by switching',
    async (type) => {
      const id = await signUp(database.sql);
      const attempt = call(database.sql, id, 'switch_identity', { p_type: type });
      expect(await refusal(attempt)).toBe('IDENTITY_MISSING');
    },
  );

  it('cannot be used while they are suspended', async () => {
    const id = await signUp(database.sql);
    await database.sql`
      insert into public.user_identities (user_id, user_type, status)
      values (${id}, 'venue', 'suspended')`;
    expect(await refusal(call(database.sql, id, 'switch_identity', { p_type: 'venue' }))).toBe(
      'IDENTITY_MISSING',
    );
  });

  it('other than fan are not for free', async () => {
    const id = await signUp(database.sql);
    for (const type of ['performer', 'venue', 'admin']) {
      expect(await refusal(call(database.sql, id, 'add_identity', { p_type: type }))).toBe(
        'FORBIDDEN',
      );
    }
  });

  it('cannot be pointed at by a profile that lacks them, whoever writes', async () => {
    const id = await signUp(database.sql);
    const write = database.sql`update public.profiles set active_type = 'venue' where id = ${id}`;
    expect((await faultOf(write)).state).toBe('23503');
  });
});

describe('climbing', () => {
  const protectedColumns: [string, string, state?: string][] = [
    ['role', `'admin'`],
    ['admin_role', `'superadmin'`],
    ['active', 'true'],
    ['deleted', 'false'],
    ['active_type', `'venue'`],
    // An upsert names these, so it is not the grant that refuses another value, but the guard.
    ['user_type', `'venue'`, 'PT403'],
    ['id', 'gen_random_uuid()', 'PT403'],
    ['created_at', 'now()', 'PT403'],
    ['email', `'other@people.test'`],
    ['can_post_events', 'true'],
    ['can_approve_posts', 'true'],
    ['can_manage_users', 'true'],
  ];

  it.each(protectedColumns)(
    'a person cannot set %s on the own profile',
    async (column, value, state = '42501') => {
      const id = await signUp(database.sql);
      const write = asUser(database.sql, id, (tx) =>
        tx.unsafe(`update public.profiles set ${column} = ${value} where id = '${id}'`),
      );
      expect((await faultOf(write)).state).toBe(state);
    },
  );

  it.each([
    ['username', '林新名'],
    ['phone', '0912345678'],
    ['locale', 'en'],
    ['theme', 'dark'],
  ])('but %s is one’s own to change, and nobody else’s', async (column, value) => {
    const [id, other] = [await signUp(database.sql), await signUp(database.sql)];
    const write = (by: string) =>
      asUser(
        database.sql,
        by,
        (tx) => tx`
          update public.profiles set ${tx({ [column]: value })} where id = ${id}
          returning ${tx(column)}`,
      );
    expect(await write(id)).toEqual([{ [column]: value }]);
    expect([...(await write(other))]).toEqual([]);
  });

  it('mass assignment beside an allowed column changes nothing at all', async () => {
    const id = await signUp(database.sql);
    const write = asUser(
      database.sql,
      id,
      (tx) => tx`update public.profiles set username = 'x', role = 'admin' where id = ${id}`,
    );
    expect((await faultOf(write)).state).toBe('42501');
    expect((await accountOf(id)).username).toBe('林測試');
  });

  it('the upsert of older clients cannot create or take over a profile', async () => {
    const [mallory, victim] = await Promise.all([signUp(database.sql), signUp(database.sql)]);
    const write = asUser(
      database.sql,
      mallory,
      (tx) => tx`
        insert into public.profiles (id, username, user_type, active_type)
        values (${victim}, 'x', 'fan', 'fan') on conflict (id) do update set username = 'x'`,
    );
    expect((await faultOf(write)).state).toBe('42501');
  });

  it('what a token claims about its owner is not believed', async () => {
    const id = await signUp(database.sql);
    const claims = {
      app_metadata: { role: 'admin', admin_role: 'superadmin' },
      user_metadata: { role: 'admin', user_type: 'admin' },
      user_role: 'admin',
    };
    expect((await accountOf(id, claims)).role).toBe('fan');
    const isAdmin = await asUser(
      database.sql,
      id,
      async (tx) =>
        (await tx`select public.is_admin_safe_v3() as answer`)[0]?.['answer'] as boolean,
      claims,
    );
    expect(isAdmin).toBe(false);
  });

  it('metadata changed after sign-up changes nothing here', async () => {
    const id = await signUp(database.sql);
    await database.sql`
      update auth.users set raw_user_meta_data = '{"role":"admin","user_type":"admin"}' where id = ${id}`;
    expect((await accountOf(id)).role).toBe('fan');
  });

  it('an admin role does not stick to somebody who is no administrator', async () => {
    const id = await signUp(database.sql);
    const write = database.sql`update public.profiles set admin_role = 'viewer' where id = ${id}`;
    expect((await faultOf(write)).state).toBe('23514');
  });
});

describe('the administrator question', () => {
  const ask = (userId: string | null, name = 'is_admin_safe_v3') =>
    call<boolean>(database.sql, userId, name);

  it('is answered from the database, by both names, and fails closed', async () => {
    const admin = await signUp(database.sql, { profile: { role: 'admin' } });
    const fan = await signUp(database.sql);
    for (const name of ['is_admin_safe_v3', 'is_admin_safe']) {
      expect([name, await ask(admin, name), await ask(fan, name), await ask(null, name)]).toEqual([
        name,
        true,
        false,
        false,
      ]);
    }
  });

  it.each([{ active: false }, { deleted: true }, { role: 'fan' }])(
    'is no as soon as the profile says %j',
    async (profile) => {
      const id = await signUp(database.sql, { profile: { role: 'admin' } });
      await database.sql`update public.profiles set ${database.sql(profile)} where id = ${id}`;
      expect(await ask(id)).toBe(false);
    },
  );

  it('knows six flags and says no to any other name', async () => {
    const id = await signUp(database.sql, { profile: { role: 'admin', can_manage_events: true } });
    const flags = await asUser(
      database.sql,
      id,
      async (tx) =>
        (
          await tx`
        select private.has_flag('can_manage_events') as events,
          private.has_flag('can_manage_users') as users,
          private.has_flag('can_manage_everything') as everything`
        )[0],
    );
    expect(flags).toEqual({ events: true, users: false, everything: false });
  });
});

describe('the own profile', () => {
  const update = (id: string, args: Record<string, string | null>) =>
    call<Account>(database.sql, id, 'update_my_profile', args);

  it('changes what is given and leaves the rest', async () => {
    const id = await signUp(database.sql);
    const account = await update(id, { p_phone: '0912 345 678', p_theme: 'dark' });
    expect(account).toMatchObject({
      username: '林測試',
      phone: '0912345678',
      theme: 'dark',
      locale: 'zh-TW',
    });
    expect((await update(id, { p_phone: '' })).phone).toBeNull();
  });

  it.each([
    ['username', { p_username: ' ' }],
    ['phone', { p_phone: '911' }],
    ['locale', { p_locale: 'Klingon' }],
    ['theme', { p_theme: 'neon' }],
  ])('names the field %s when it is wrong', async (field, args) => {
    const id = await signUp(database.sql);
    expect(await faultOf(update(id, args))).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('has a picture of one’s own, until it is taken away', async () => {
    const [id, other] = [await signUp(database.sql), await signUp(database.sql)];
    const own = await uploadPicture(database.sql, `${id}/face.png`);
    const avatarOf = async (p_avatar_url: string) =>
      (await update(id, { p_avatar_url })).avatar_url;
    expect(await avatarOf(own)).toBe(own);
    expect((await update(id, { p_theme: 'dark' })).avatar_url).toBe(own);

    const foreign = await uploadPicture(database.sql, `${other}/face.png`);
    for (const url of [foreign, own.replace('face', 'none'), 'https://elsewhere.test/face.png']) {
      expect(await faultOf(avatarOf(url))).toMatchObject({
        code: 'INVALID_INPUT',
        hint: 'avatar_url',
      });
    }
    expect(await avatarOf('')).toBeNull();
  });

  it('loses the proof of a phone number that changes', async () => {
    const id = await signUp(database.sql);
    await update(id, { p_phone: '0912345678' });
    await database.sql`update public.profiles set phone_verified_at = now() where id = ${id}`;
    const verified = async () =>
      (
        await database.sql`select phone_verified_at is not null as yes from public.profiles where id = ${id}`
      )[0];
    await update(id, { p_phone: '0912-345-678', p_username: '改名' });
    expect(await verified()).toEqual({ yes: true });
    await update(id, { p_phone: '0987654321' });
    expect(await verified()).toEqual({ yes: false });
  });
});
