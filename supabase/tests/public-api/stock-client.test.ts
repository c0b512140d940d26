// What is tested is this very client: no other code of ours has it.
// eslint-disable-next-line no-restricted-imports
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { createPerformer, createVenue } from '../setup/bookings';
import { createFreeEvent } from '../setup/events';
import { signUp, signUpSuperadmin } from '../setup/people';
import { smallestPng } from '../setup/pictures';
import { providePublicApi } from '../setup/public-api';

/** The calls of a stock client, as a visitor, a fan, the owner of a venue and an administrator make them. */

const api = providePublicApi();

interface Given {
  db: SupabaseClient;
  /** Who asks; a visitor names somebody else. */
  me: string;
  fan: string;
  venue: string;
  performer: string;
  event: string;
}
type Call = (given: Given) => PromiseLike<{ error: unknown }>;

const clientOf = (token: string | null) =>
  createClient(api.stack.url, api.stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Nothing here listens; without one the client does not start in Node.
    realtime: { transport: EventTarget as never },
    ...(token !== null && { accessToken: () => Promise.resolve(token) }),
  });

const roles = ['visitor', 'fan', 'venue', 'admin'] as const;
let given: Record<(typeof roles)[number], Given>;
beforeAll(async () => {
  const fan = await signUp(api.sql);
  const host = await signUp(api.sql, { metadata: { user_type: 'venue' } });
  const admin = await signUpSuperadmin(api.sql);
  const things = {
    fan,
    venue: await createVenue(api.sql, host),
    performer: await createPerformer(api.sql, host),
    event: await createFreeEvent(api.sql, {}, { organizer_id: host }),
  };
  const of = async (person: string) => ({
    ...things,
    me: person,
    db: clientOf(await api.tokenOf(person)),
  });
  given = {
    visitor: { ...things, me: fan, db: clientOf(null) },
    fan: await of(fan),
    venue: await of(host),
    admin: await of(admin),
  };
});

/** What everybody is answered, or those of `roles` in their order. */
type Answers = string | readonly [string, string, string, string];
const NO_RIGHT = '42501';

/** The code of a refusal, the words of one that has none, or `ok`. */
async function answerTo(call: Call, role: (typeof roles)[number]): Promise<string> {
  const { error } = await call(given[role]);
  if (error === null) return 'ok';
  const { code, message } = error as { code?: string; message: string };
  return code ?? message;
}

const answersTo = async (call: Call): Promise<string[]> => {
  const answers: string[] = [];
  // One after the other: some of them change what the next one asks about.
  // eslint-disable-next-line no-await-in-loop
  for (const role of roles) answers.push(await answerTo(call, role));
  return answers;
};

const forAll = (expected: Answers) =>
  typeof expected === 'string' ? roles.map(() => expected) : expected;

describe('reads', () => {
  test.each<[string, Call, Answers]>([
    [
      'the logo',
      ({ db }) =>
        db
          .from('website_images')
          .select('image_url')
          .eq('image_key', 'logo')
          .order('updated_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      'ok',
    ],
    [
      'events that are listed',
      ({ db }) =>
        db
          .from('events')
          .select('id,title,date,status')
          .in('status', ['upcoming', '即將到來', '進行中', 'approved'])
          .order('date', { ascending: true }),
      'ok',
    ],
    [
      'whether there is an event',
      ({ db, event }) => db.from('events').select('id').eq('id', event).single(),
      'ok',
    ],
    ['what can be featured', ({ db }) => db.from('events').select('id,title,image_url'), 'ok'],
    [
      'venues by name',
      ({ db }) => db.from('venues').select('id,name,image_url').order('name'),
      'ok',
    ],
    ['texts of the site', ({ db }) => db.from('website_content').select('*'), 'ok'],
    ['pictures of the site', ({ db }) => db.from('website_images').select('*'), 'ok'],
    [
      'banners in order',
      ({ db }) => db.from('website_banners').select('*').order('display_order'),
      'ok',
    ],
    [
      'the last banner',
      ({ db }) =>
        db
          .from('website_banners')
          .select('display_order')
          .order('display_order', { ascending: false })
          .limit(1),
      'ok',
    ],
    [
      'accounts',
      ({ db }) =>
        db
          .from('profiles')
          .select('*')
          .eq('deleted', false)
          .order('created_at', { ascending: false }),
      [NO_RIGHT, 'ok', 'ok', 'ok'],
    ],
    [
      'plans of performers',
      ({ db }) =>
        db
          .from('subscription_plans')
          .select('*')
          .not('performer_id', 'is', null)
          .order('updated_at', { ascending: false }),
      [NO_RIGHT, 'ok', 'ok', 'ok'],
    ],
    [
      'what is featured',
      ({ db }) =>
        db
          .from('featured_content')
          .select('*')
          .eq('content_type', 'event')
          .order('display_order', { ascending: true }),
      'ok',
    ],
    [
      'advertisements',
      ({ db }) => db.from('advertisements').select('*').order('title'),
      [NO_RIGHT, 'ok', 'ok', 'ok'],
    ],
    // Columns of these are granted one by one: some are nobody's business.
    ...['events', 'venues', 'performer_profiles'].map((table): [string, Call, Answers] => [
      `all columns of ${table}`,
      ({ db }) => db.from(table).select('*'),
      NO_RIGHT,
    ]),
  ])('%s', async (_, call, expected) => expect(await answersTo(call)).toEqual(forAll(expected)));

  test('of accounts nobody sees others but an administrator', async () => {
    const seen = await Promise.all(
      (['fan', 'venue', 'admin'] as const).map(
        async (role) => (await given[role].db.from('profiles').select('id')).data?.length,
      ),
    );
    expect(seen).toEqual([1, 1, 3]);
  });

  test('what is switched off, and whose advertisement it is, is seen by an administrator alone', async () => {
    const { event, fan } = given.visitor;
    await api.sql`
      insert into public.featured_content (content_type, reference_id, is_active, display_order)
      values ('event', ${event}, false, 1)`;
    await api.sql`
      insert into public.advertisements (client_id, title, start_date, end_date)
      values (${fan}, '看板', '2026-01-01', '2026-01-02')`;
    const seen = await Promise.all(
      roles.map(async (role) => [
        (await given[role].db.from('featured_content').select('*').eq('reference_id', event)).data
          ?.length,
        (await given[role].db.from('advertisements').select('*').eq('client_id', fan)).data?.length,
      ]),
    );
    expect(seen).toEqual([
      [0, undefined],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  });
});

describe('changes', () => {
  test('a person writes the own name and number, and nobody else', async () => {
    const rename: Call = ({ db, me }) =>
      db
        .from('profiles')
        .update({ username: '新名字', phone: '0912345678' })
        .eq('id', me)
        .select('id')
        .single();
    expect(await answersTo(rename)).toEqual([NO_RIGHT, 'ok', 'ok', 'ok']);
    const { db, fan } = given.venue;
    const { data } = await db
      .from('profiles')
      .update({ username: '別人' })
      .eq('id', fan)
      .select('id');
    expect(data).toEqual([]);
  });

  test('the profile that a sign-up upserts takes the name, and keeps when and as what somebody came', async () => {
    const profileOf = async ({ me }: Given) =>
      (
        await api.sql`
          select username, phone, user_type, active_type, role, created_at
          from public.profiles where id = ${me}`
      )[0];
    const before = await profileOf(given.venue);
    const upsert: Call = ({ db, me }) =>
      db.from('profiles').upsert({
        id: me,
        username: '我',
        user_type: 'fan',
        created_at: new Date().toISOString(),
      });
    expect(await answersTo(upsert)).toEqual([NO_RIGHT, 'ok', 'ok', 'ok']);
    expect(await profileOf(given.venue)).toEqual({ ...before, username: '我' });

    const phone: Call = ({ db, me }) => db.from('profiles').upsert({ id: me, phone: '0987654321' });
    expect(await answersTo(phone)).toEqual([NO_RIGHT, 'ok', 'ok', 'ok']);
    expect(await profileOf(given.venue)).toEqual({
      ...before,
      username: '我',
      phone: '0987654321',
    });

    for (const history of [
      { user_type: 'performer' },
      { created_at: '2020-01-01' },
      { id: randomUUID() },
    ])
      expect(
        // eslint-disable-next-line no-await-in-loop
        await answerTo(({ db, me }) => db.from('profiles').update(history).eq('id', me), 'venue'),
      ).toBe('PT403');
  });

  const venueFields = {
    name: '月光',
    type: '酒吧',
    location: '某路 1 號',
    capacity: 20,
    price_per_hour: 500,
  };
  /** They go through functions, which check and write down what a table cannot. */
  test.each<[string, Call]>([
    [
      'an account of somebody else',
      // The fan is nobody else: there it is a role that is refused.
      ({ db, me, fan }) =>
        db
          .from('profiles')
          .upsert({ id: fan, username: '別人', ...(me === fan && { role: 'admin' }) }),
    ],
    [
      'an account that nobody signed up for',
      ({ db }) =>
        db.from('profiles').upsert({ id: randomUUID(), username: '新人', user_type: 'fan' }),
    ],
    ['a role', ({ db, fan }) => db.from('profiles').update({ role: 'admin' }).eq('id', fan)],
    [
      'what somebody may post',
      ({ db, fan }) => db.from('profiles').update({ can_post_events: true }).eq('id', fan),
    ],
    ['a lock', ({ db, fan }) => db.from('profiles').update({ active: false }).eq('id', fan)],
    [
      'a deletion',
      ({ db, fan }) => db.from('profiles').update({ deleted: true, active: false }).eq('id', fan),
    ],
    [
      'rights of an administrator',
      ({ db, fan }) => db.from('profiles').update({ admin_role: 'superadmin' }).eq('id', fan),
    ],
    ['a venue', ({ db, venue }) => db.from('venues').update(venueFields).eq('id', venue)],
    [
      'a new venue',
      ({ db, me }) =>
        db
          .from('venues')
          .insert({ ...venueFields, owner_id: me })
          .select(),
    ],
    ['a venue that goes', ({ db, venue }) => db.from('venues').delete().eq('id', venue)],
    [
      'a new event',
      ({ db, me }) => db.from('events').insert({ title: '新活動', organizer_id: me }),
    ],
    [
      'a decision',
      ({ db, event }) => db.from('events').update({ status: 'rejected' }).eq('id', event),
    ],
    ['an event that goes', ({ db, event }) => db.from('events').delete().eq('id', event)],
    [
      'a performer',
      ({ db, performer }) =>
        db.from('performer_profiles').update({ is_deleted: true }).eq('id', performer),
    ],
    [
      'a new performer',
      ({ db, me }) =>
        db
          .from('performer_profiles')
          .insert({ performer_name: '新人', performance_type: 'dj', owner_id: me }),
    ],
    [
      'a new ad',
      ({ db, me }) => db.from('advertisements').insert({ title: '廣告', client_id: me }),
    ],
    [
      'an ad',
      ({ db }) => db.from('advertisements').update({ status: 'active' }).eq('title', '廣告'),
    ],
    ['an ad that goes', ({ db }) => db.from('advertisements').delete().eq('title', '廣告')],
    [
      'a picture of the site',
      ({ db }) => db.from('website_images').update({ image_url: null }).eq('image_key', 'logo'),
    ],
    [
      'a new picture',
      ({ db }) => db.from('website_images').insert({ image_key: 'x', image_url: '/x.png' }),
    ],
    ['a picture that goes', ({ db }) => db.from('website_images').delete().eq('image_key', 'logo')],
    [
      'a text of the site',
      ({ db }) => db.from('website_content').update({ content_value: 'x' }).eq('content_key', 'x'),
    ],
    [
      'a new text',
      ({ db }) => db.from('website_content').insert({ content_key: 'x', content_value: 'x' }),
    ],
    [
      'a new banner',
      ({ db }) => db.from('website_banners').insert({ banner_key: 'x', title: 'x', page: 'home' }),
    ],
    [
      'a banner',
      ({ db }) => db.from('website_banners').update({ is_active: false }).eq('banner_key', 'x'),
    ],
    ['a banner that goes', ({ db }) => db.from('website_banners').delete().eq('banner_key', 'x')],
    [
      'what is featured',
      ({ db, event }) =>
        db.from('featured_content').insert({ reference_id: event, content_type: 'event' }),
    ],
    [
      'its order',
      ({ db, event }) =>
        db.from('featured_content').update({ display_order: 1 }).eq('reference_id', event),
    ],
    [
      'what is featured no more',
      ({ db, event }) => db.from('featured_content').delete().eq('reference_id', event),
    ],
  ])('of %s are refused', async (_, call) =>
    expect(await answersTo(call)).toEqual(forAll(NO_RIGHT)),
  );
});

describe('functions', () => {
  const [SIGN_IN, FORBIDDEN] = ['PT401', 'PT403'];
  test.each<[string, Record<string, unknown>, Answers]>([
    ['is_admin_safe_v3', {}, 'ok'],
    ['is_admin_safe', {}, 'ok'],
    ['get_all_profiles', {}, [SIGN_IN, FORBIDDEN, FORBIDDEN, 'ok']],
    [
      'set_admin_role',
      { admin_email: 'nobody@example.test', admin_role_value: 'superadmin' },
      [SIGN_IN, FORBIDDEN, FORBIDDEN, 'PT404'],
    ],
    [
      'validate_file_upload',
      { file_name: 'a.png', file_size: 10, content_type: 'image/png' },
      [SIGN_IN, 'ok', 'ok', 'ok'],
    ],
    ['log_security_event', { p_action: 'auth', p_success: true }, 'ok'],
  ])('%s', async (name, args, expected) =>
    expect(await answersTo(({ db }) => db.rpc(name, args))).toEqual(forAll(expected)),
  );

  test('tell an administrator from everybody else', async () => {
    const said = await Promise.all(
      roles.map(async (role) => (await given[role].db.rpc('is_admin_safe_v3')).data as boolean),
    );
    expect(said).toEqual([false, false, false, true]);
  });
});

describe('accounts and files', () => {
  test('somebody signs up, is known, signs out and in again', async () => {
    const { auth } = clientOf(null);
    const credentials = { email: `${randomUUID()}@people.test`, password: 'Moonlight-2027!' };
    const joined = await auth.signUp({
      ...credentials,
      options: { data: { username: '新朋友', user_type: 'fan' } },
    });
    expect(joined.error).toBeNull();
    expect((await auth.signOut()).error).toBeNull();
    expect((await auth.getSession()).data.session).toBeNull();
    const wrong = await auth.signInWithPassword({ ...credentials, password: 'wrong' });
    expect(wrong.error?.message).toBe('Invalid login credentials');
    expect((await auth.signInWithPassword(credentials)).data.user?.email).toBe(credentials.email);
  });

  test('pictures of the site are stored for who may, once they were looked at', async () => {
    const upload =
      (
        bucket: string,
        name: string,
        content: Uint8Array<ArrayBuffer> = new Uint8Array(smallestPng),
      ): Call =>
      ({ db, me }) =>
        db.storage
          .from(bucket)
          .upload(`${name}-${me}.png`, new Blob([content], { type: 'image/png' }), {
            cacheControl: '3600',
            upsert: true,
          });
    const notTheirs = 'Files of this name are not the caller’s to store.';
    for (const [bucket, name] of [
      ['website', 'website/logo/a'],
      ['website-banners', 'banners/a'],
    ] as const) {
      // One after the other, as all calls here.
      // eslint-disable-next-line no-await-in-loop
      expect(await answersTo(upload(bucket, name))).toEqual([
        notTheirs,
        notTheirs,
        notTheirs,
        'ok',
      ]);
    }
    // Nothing is written over, whatever is asked for, and nothing is believed.
    expect(await answerTo(upload('website', 'website/logo/a'), 'admin')).not.toBe('ok');
    const page = new Uint8Array(Buffer.from('<script>'));
    expect(await answerTo(upload('website', 'website/logo/b', page), 'admin')).toBe(
      'The content of the file is not what its type says.',
    );
    // Elsewhere the storage itself is asked, which takes nothing from anybody.
    expect(await answersTo(upload('media', 'a'))).not.toContain('ok');

    const { db, me } = given.admin;
    const { publicUrl } = db.storage.from('website').getPublicUrl(`website/logo/a-${me}.png`).data;
    expect(publicUrl).toBe(
      `${api.stack.url}/storage/v1/object/public/website/website/logo/a-${me}.png`,
    );
    expect((await fetch(publicUrl)).headers.get('Content-Type')).toBe('image/png');
  });

  test('nobody makes a bucket: those of the specification are there', async () => {
    const create: Call = ({ db }) =>
      db.storage.createBucket('website', { public: true, fileSizeLimit: 5_242_880 });
    expect(await answersTo(create)).not.toContain('ok');
  });
});
