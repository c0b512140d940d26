import {
  bannerListSchema,
  bannerSchema,
  featuredListSchema,
  featuredSchema,
  fileCheckSchema,
  websiteTextKeys,
} from './answers/back-office';
import { createPendingVenue, createPerformer, signUpAdmin } from './setup/back-office';
import { asUser, call, faultOf, refusal, type Argument } from './setup/callers';
import { createEvent } from './setup/events';
import { signUp } from './setup/people';
import { uploadPicture } from './setup/pictures';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase({ poolSize: 20 });
let editor: string;
beforeAll(async () => {
  await uploadPicture(database.sql, 'b.png', 'website-banners');
  editor = await signUpAdmin(database.sql, 'editor');
});
const as = <T>(name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, editor, name, args);

describe('texts', () => {
  it('of all eight keys are saved together and read by everybody', async () => {
    const texts = Object.fromEntries(websiteTextKeys.map((key) => [key, `文字 ${key}`]));
    await as('save_website_content', { p_texts: texts });
    const rows = await asUser(
      database.sql,
      null,
      (tx) => tx`select content_key, content_value from public.website_content`,
    );
    expect(Object.fromEntries(rows.map((r) => [r['content_key'], r['content_value']]))).toEqual(
      texts,
    );
  });

  it.each([
    [{ homepage_title: '新', about_description: '  ' }, 'about_description'],
    [{ homepage_title: '新', evil_key: 'x' }, 'evil_key'],
    [{ homepage_title: '新', evil_key_en: 'x' }, 'evil_key_en'],
    [{ homepage_title: '新', homepage_title_en_en: 'x' }, 'homepage_title_en_en'],
  ])('%j changes nothing at all', async (texts, hint) => {
    expect(await faultOf(as('save_website_content', { p_texts: texts }))).toMatchObject({
      code: 'INVALID_INPUT',
      hint,
    });
    const [row] = await database.sql`
      select content_value as value from public.website_content where content_key = 'homepage_title'`;
    expect(row).toEqual({ value: '文字 homepage_title' });
  });

  it('that somebody else changed meanwhile are not written over; the same words twice are no conflict', async () => {
    const stored = async () => {
      const [row] = await database.sql`
        select content_value as value from public.website_content
        where content_key = 'homepage_subtitle'`;
      return row?.['value'] as string;
    };
    const seen = { homepage_subtitle: await stored() };
    const save = (words: string) =>
      as('save_website_content', {
        p_texts: { homepage_subtitle: words, homepage_title: words },
        p_seen: seen,
      });
    await save('第一位');
    expect(await faultOf(save('第二位'))).toMatchObject({
      code: 'STALE_VERSION',
      hint: 'homepage_subtitle',
    });
    expect(await stored()).toBe('第一位');
    await save('第一位');
    const [line] = await database.sql`
      select before, after from public.audit_log
      where entity = 'website_content' and entity_id = 'homepage_subtitle'
      order by id desc limit 1`;
    expect(line).toEqual({
      before: { content_value: seen.homepage_subtitle },
      after: { content_value: '第一位' },
    });
  });

  it('of the footer may be empty', async () => {
    const texts = await as('save_website_content', { p_texts: { footer_copyright: '' } });
    expect(texts).toMatchObject({ footer_copyright: '' });
  });
});

const banner = (key: string, change: Record<string, Argument> = {}) => ({
  p_banner_key: key,
  p_title: `橫幅 ${key}`,
  p_banner_url: '/storage/v1/object/public/website-banners/b.png',
  ...change,
});

describe('banners', () => {
  const list = async () => bannerListSchema.parse(await as('admin_list_banners')).items;
  const keys = async () => (await list()).map((item) => item.banner_key);
  const idOf = async (key: string) =>
    (await list()).find((item) => item.banner_key === key)?.id ?? '';
  const move = (id: string, direction: string) =>
    as('move_banner', { p_id: id, p_direction: direction });

  it('are added at the end, ten apart, the first at ten', async () => {
    for (const key of ['one', 'two', 'three']) {
      bannerSchema.parse(await as('save_website_banner', banner(key)));
    }
    expect((await list()).map(({ display_order }) => display_order)).toEqual([10, 20, 30]);
  });

  it('change places with their neighbour, and do not move beyond either end', async () => {
    await move(await idOf('three'), 'up');
    expect(await keys()).toEqual(['one', 'three', 'two']);
    expect((await list()).map(({ display_order }) => display_order)).toEqual([10, 20, 30]);
    expect(await faultOf(move(await idOf('one'), 'up'))).toMatchObject({
      code: 'INVALID_STATE',
      hint: 'up',
    });
    expect(await faultOf(move(await idOf('two'), 'down'))).toMatchObject({
      code: 'INVALID_STATE',
      hint: 'down',
    });
    await move(await idOf('three'), 'down');
    expect(await keys()).toEqual(['one', 'two', 'three']);
  });

  it('with the same order get one of their own when one of them moves', async () => {
    await database.sql`update public.website_banners set display_order = 5`;
    const before = await keys();
    await move(await idOf(before[0] ?? ''), 'down');
    expect(await keys()).toEqual([before[1], before[0], before[2]]);
    expect((await list()).map(({ display_order }) => display_order)).toEqual([10, 20, 30]);
  });

  it('keep one order without ties while twenty administrators move them at once', async () => {
    const ids = await Promise.all(['one', 'two', 'three'].map(idOf));
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => move(ids[n % 3] ?? '', n % 2 ? 'up' : 'down')),
    );
    expect((await list()).map(({ display_order }) => display_order)).toEqual([10, 20, 30]);
  });

  it('are changed by their key, keeping order and switch', async () => {
    await as('set_banner_active', { p_id: await idOf('two'), p_is_active: false });
    const before = (await list()).find(({ banner_key }) => banner_key === 'two');
    const after = bannerSchema.parse(
      await as('save_website_banner', banner('two', { p_title: '換了' })),
    );
    expect(after).toMatchObject({
      id: before?.id,
      title: '換了',
      is_active: false,
      display_order: before?.display_order,
    });
  });

  it.each([
    [{ p_banner_key: 'A B' }, 'banner_key'],
    [{ p_title: ' ' }, 'title'],
    [{ p_banner_url: 'javascript:alert(1)' }, 'banner_url'],
    [{ p_banner_url: 'http://x.test/b.png' }, 'banner_url'],
    [{ p_banner_url: '/storage/v1/object/public/../../secret' }, 'banner_url'],
    [{ p_media_type: 'video' }, 'video_url'],
    [{ p_media_type: 'video', p_video_url: 'https://evil.test/embed' }, 'video_url'],
    [
      { p_media_type: 'video', p_video_url: 'https://youtube.com.evil.test/watch?v=1' },
      'video_url',
    ],
    [{ p_link: 'javascript:alert(1)' }, 'link'],
    [{ p_link: '//evil.test' }, 'link'],
    [{ p_link: '/\\evil.test' }, 'link'],
    [{ p_page: 'nowhere' }, 'page'],
    [{ p_display_order: -1 }, 'display_order'],
    [{ p_ends_at: '2020-01-01' }, 'ends_at'],
  ])('refuse %j by naming %s', async (change, hint) => {
    const attempt = as('save_website_banner', banner('four', change));
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint });
  });

  it.each([
    'https://www.youtube.com/watch?v=abc_DEF-12',
    'https://youtu.be/abc',
    'https://vimeo.com/12345',
    'https://cdn.x.test/a/film.mp4',
  ])('take the film %s', async (url) => {
    const film = banner('film', { p_media_type: 'video', p_video_url: url });
    expect(await as('save_website_banner', film)).toMatchObject({ video_url: url });
  });

  it('are seen by visitors in their time and while they are switched on', async () => {
    const seen = async () =>
      (
        await asUser(
          database.sql,
          null,
          (tx) => tx`select banner_key from public.website_banners where banner_key like 'time-%'`,
        )
      ).map((row) => row['banner_key'] as string);
    const hour = 3_600_000;
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    await as('save_website_banner', banner('time-now', { p_starts_at: at(-1), p_ends_at: at(1) }));
    await as('save_website_banner', banner('time-later', { p_starts_at: at(1) }));
    await as('save_website_banner', banner('time-off', { p_is_active: false }));
    expect(await seen()).toEqual(['time-now']);
    await database.sql`
      update public.website_banners set ends_at = now() - interval '1 second' where banner_key = 'time-now'`;
    expect(await seen()).toEqual([]);
  });

  it('can be deleted', async () => {
    const id = await idOf('one');
    await as('delete_website_banner', { p_id: id });
    expect(await refusal(as('delete_website_banner', { p_id: id }))).toBe('NOT_FOUND');
  });
});

describe('pictures', () => {
  it('are kept by key, from our own buckets only', async () => {
    const save = (url: string) =>
      as('save_website_image', { p_image_key: 'logo', p_image_url: url, p_section: 'header' });
    await save(await uploadPicture(database.sql, 'logo/old.png', 'website'));
    await save(await uploadPicture(database.sql, 'logo/logo.png', 'website'));
    expect(await faultOf(save('https://x.test/logo.png'))).toMatchObject({ hint: 'image_url' });
    expect(await faultOf(save('/storage/v1/object/website/logo.png'))).toMatchObject({
      hint: 'image_url',
    });
    const rows = await database.sql`select image_url from public.website_images`;
    expect([...rows]).toEqual([{ image_url: '/storage/v1/object/public/website/logo/logo.png' }]);
  });

  it('are found by an index in each column that shows them', async () => {
    const rows = await database.sql`
      select c.oid::regclass::text || '.' || field as column
      from pg_catalog.pg_trigger as t
      join pg_catalog.pg_class as c on c.oid = t.tgrelid,
        regexp_split_to_table(encode(t.tgargs, 'escape'), '\\\\000') as field
      where t.tgfoid = 'private.check_pictures()'::regprocedure and field <> ''
        and not exists (
          select from pg_catalog.pg_index as i
          where i.indrelid = c.oid
            and pg_get_indexdef(i.indexrelid) like '%picture_names(' || field || '))'
        )`;
    expect([...rows]).toEqual([]);
  });
});

describe('what the front page puts forward', () => {
  const add = (type: string, id: string) =>
    as<{ id: string; display_order: number }>('add_featured', {
      p_content_type: type,
      p_reference_id: id,
    });
  const list = async () => featuredListSchema.parse(await as('admin_list_featured')).items;
  const shown = async () =>
    featuredSchema
      .parse(await call(database.sql, null, 'featured', { p_content_type: 'event' }))
      .map(({ reference_title }) => reference_title);
  const ids: string[] = [];

  beforeAll(async () => {
    for (const title of ['精選 甲', '精選 乙', '精選 丙']) {
      ids.push((await add('event', await createEvent(database.sql, { title }))).id);
    }
  });

  it('is numbered from one and shown in that order', async () => {
    expect((await list()).map(({ display_order }) => display_order)).toEqual([1, 2, 3]);
    expect(await shown()).toEqual(['精選 甲', '精選 乙', '精選 丙']);
  });

  it('is reordered as a whole', async () => {
    const [a, b, c] = ids as [string, string, string];
    await as('reorder_featured', { p_content_type: 'event', p_ids: [c, a, b] });
    expect(await shown()).toEqual(['精選 丙', '精選 甲', '精選 乙']);
    for (const wrong of [[a, b], [a, b, b], [a, b, c, c], []]) {
      const attempt = as('reorder_featured', { p_content_type: 'event', p_ids: wrong });
      expect(await refusal(attempt)).toBe('STALE_VERSION');
    }
  });

  it('takes each thing once, and only what is public', async () => {
    const event = await createEvent(database.sql, { title: '精選 一次' });
    const { id } = await add('event', event);
    expect(await refusal(add('event', event))).toBe('INVALID_STATE');
    await as('remove_featured', { p_id: id });
    const draft = await createEvent(database.sql, { status: 'draft' });
    expect(await refusal(add('event', draft))).toBe('NOT_FOUND');
    expect(await refusal(add('venue', await createPendingVenue(database.sql, null)))).toBe(
      'NOT_FOUND',
    );
    await add('artist', await createPerformer(database.sql));
  });

  it('stays without gaps or ties when twenty are added at once and one is removed', async () => {
    const events = await Promise.all(Array.from({ length: 20 }, () => createEvent(database.sql)));
    await Promise.all(events.map((event) => add('event', event)));
    await as('remove_featured', { p_id: ids[0] ?? '' });
    expect((await list()).map(({ display_order }) => display_order)).toEqual(
      Array.from({ length: 22 }, (_, n) => n + 1),
    );
  });

  it('drops what is switched off, out of its time, over or taken down', async () => {
    const [, b, c] = ids as [string, string, string];
    await as('update_featured', { p_id: c, p_is_active: false });
    expect(await shown()).not.toContain('精選 丙');
    const past = new Date(Date.now() - 1000).toISOString();
    await as('update_featured', { p_id: c, p_is_active: true, p_ends_at: past });
    expect(await shown()).not.toContain('精選 丙');
    expect(await shown()).toContain('精選 乙');
    await database.sql`
      update public.events set date = date - 90
      where id = (select reference_id from public.featured_content where id = ${b})`;
    expect(await shown()).not.toContain('精選 乙');
  });
});

describe('a file', () => {
  const check = async (file_name: string, file_size: number, content_type: string) =>
    fileCheckSchema.parse(
      await call(database.sql, editor, 'validate_file_upload', {
        file_name,
        file_size,
        content_type,
      }),
    ).error;

  it.each([
    ['海報 (最終).png', 1000, 'image/png', null],
    ['a.webp', 5_242_880, 'image/webp', null],
    ['a.png', 5_242_881, 'image/png', 'file_size'],
    ['a.png', 0, 'image/png', 'file_size'],
    ['a.svg', 10, 'image/svg+xml', 'executable'],
    ['a.png', 10, 'image/svg+xml', 'content_type'],
    ['a.png', 10, 'text/html', 'content_type'],
    ['a.exe', 10, 'image/png', 'executable'],
    ['a.php.png', 10, 'image/png', 'executable'],
    ['', 10, 'image/png', 'file_name'],
    ['<>:"|?*', 10, 'image/png', 'file_name'],
    [`${'a'.repeat(252)}.png`, 10, 'image/png', 'file_name'],
    [`${'a'.repeat(251)}.png`, 10, 'image/png', null],
  ])('%s of %d bytes as %s: %s', async (name, size, type, error) => {
    expect(await check(name, size, type)).toBe(error);
  });

  it('that is refused leaves a security event', async () => {
    const person = await signUp(database.sql);
    await call(database.sql, person, 'validate_file_upload', { file_name: 'virus.exe' });
    const rows = await database.sql`
      select action, error_message from public.security_events where actor_id = ${person}`;
    expect([...rows]).toEqual([{ action: 'invalid_file', error_message: 'executable' }]);
  });
});

describe('the buckets', () => {
  it('tell an editor that banners can be stored, and others why not', async () => {
    expect(await as('check_storage_access')).toEqual({ error: null });
    const fan = await signUp(database.sql);
    expect(await call(database.sql, fan, 'check_storage_access')).toMatchObject({
      error: expect.stringContaining('not the caller'),
    });
  });

  it('take five megabytes of the four kinds of pictures; attachments and documents also PDF', async () => {
    const rows = await database.sql`
      select id, public, file_size_limit::int as size, cardinality(allowed_mime_types) as kinds
      from storage.buckets order by id`;
    expect([...rows]).toEqual([
      { id: 'ads', public: true, size: 5_242_880, kinds: 4 },
      { id: 'artwork', public: false, size: 5_242_880, kinds: 4 },
      { id: 'attachments', public: false, size: 5_242_880, kinds: 5 },
      { id: 'documents', public: false, size: 5_242_880, kinds: 5 },
      { id: 'media', public: true, size: 5_242_880, kinds: 4 },
      { id: 'website', public: true, size: 5_242_880, kinds: 4 },
      { id: 'website-banners', public: true, size: 5_242_880, kinds: 4 },
    ]);
  });

  /** Stores a file as the function `upload` does: after asking as the person. */
  const put = async (person: string | null, bucket: string, name: string) => {
    const args = { p_bucket: bucket, p_name: name };
    if (!(await call<boolean>(database.sql, person, 'may_store_file', args))) return 'refused';
    await database.sql`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`;
    return 'stored';
  };
  const seenBy = async (person: string | null, bucket: string) =>
    (
      await asUser(
        database.sql,
        person,
        (tx) => tx`select name from storage.objects where bucket_id = ${bucket}`,
      )
    ).count;

  it('of the site belong to administrators with the flag', async () => {
    const fan = await signUp(database.sql);
    const approver = await signUpAdmin(database.sql, 'approver');
    for (const bucket of ['website', 'website-banners']) {
      expect(await put(editor, bucket, 'banners/a.png')).toBe('stored');
      for (const person of [null, fan, approver]) {
        expect(await put(person, bucket, 'banners/b.png')).toBe('refused');
      }
    }
  });

  it.each(['media', 'artwork', 'documents'])(
    'of members: %s, the own folder only',
    async (bucket) => {
      const [fan, other] = [await signUp(database.sql), await signUp(database.sql)];
      expect(await put(fan, bucket, `${fan}/a.png`)).toBe('stored');
      for (const name of [
        `${other}/a.png`,
        'a.png',
        fan,
        `${fan}/../${other}/a.png`,
        `${fan}//a.png`,
        `${fan}\\a.png`,
        `/${fan}/a.png`,
      ]) {
        expect([name, await put(fan, bucket, name)]).toEqual([name, 'refused']);
      }
      expect(await seenBy(other, bucket)).toBe(0);
      await database.sql`update public.profiles set active = false where id = ${fan}`;
      expect(await put(fan, bucket, `${fan}/b.png`)).toBe('refused');
      expect(await seenBy(fan, bucket)).toBe(0);
    },
  );

  it('take nothing past that function', async () => {
    const fan = await signUp(database.sql);
    const past = asUser(
      database.sql,
      fan,
      (tx) =>
        tx`insert into storage.objects (bucket_id, name) values ('media', ${`${fan}/past.png`})`,
    );
    await expect(past).rejects.toMatchObject({ code: '42501' });
  });

  it('of originals and papers are open to those who review, for reading', async () => {
    const approver = await signUpAdmin(database.sql, 'approver');
    expect(await seenBy(approver, 'documents')).toBeGreaterThan(0);
    expect(await seenBy(editor, 'artwork')).toBeGreaterThan(0);
    expect(await seenBy(editor, 'documents')).toBe(0);
    const removed = await asUser(
      database.sql,
      approver,
      (tx) => tx`delete from storage.objects where bucket_id = 'documents'`,
    );
    expect(removed.count).toBe(0);
  });
});

describe('the pages of the site', () => {
  const page = (name: string) =>
    call<{
      texts: Record<string, string>;
      texts_en: Record<string, string>;
      banners: { banner_key: string }[];
    }>(database.sql, null, 'website_page', { p_page: name });
  const told = async () => {
    const rows = await database.sql<{ path: string }[]>`select path from private.page_changes`;
    return rows.map(({ path }) => path).sort();
  };
  beforeEach(() => database.sql`truncate private.page_changes`);

  it('show their texts and their live banners in order to everybody, and are drawn anew', async () => {
    await as('save_website_content', { p_texts: { homepage_title: '新標題' } });
    await as('save_website_banner', banner('shown', { p_page: 'maps' }));
    await as('save_website_banner', banner('off', { p_page: 'maps', p_is_active: false }));
    expect((await page('home')).texts['homepage_title']).toBe('新標題');
    expect((await page('maps')).banners.map(({ banner_key }) => banner_key)).toEqual(['shown']);
    expect(await told()).toEqual(['/', '/support-map']);
  });

  it.each([
    ['events', ['/events']],
    ['performers', ['/artists']],
    ['venues', ['/book-venue']],
    ['other', []],
  ])('a banner on %s has %j drawn anew', async (name, addresses) => {
    await as('save_website_banner', banner(`on-${name}`, { p_page: name }));
    expect(await told()).toEqual(addresses);
  });

  it('say in English what there is in English, and nothing where it was taken back', async () => {
    await as('save_website_content', {
      p_texts: { homepage_title: '光', homepage_title_en: 'Light', homepage_subtitle_en: ' ' },
    });
    expect(await page('home')).toMatchObject({
      texts: { homepage_title: '光' },
      texts_en: { homepage_title: 'Light' },
    });
    expect((await page('home')).texts).not.toHaveProperty('homepage_title_en');
    expect((await page('home')).texts_en).not.toHaveProperty('homepage_subtitle');
    await as('save_website_content', { p_texts: { homepage_title_en: '' } });
    expect((await page('home')).texts_en).toEqual({});
    expect(await told()).toEqual(['/']);
  });

  it('of every birthday say the new words about birthdays', async () => {
    const { sql } = database;
    const artist = '/birthday/artist/one';
    await sql`
      insert into private.page_changes (path, is_public, changed_at)
      values (${artist}, true, '2020-01-01')`;
    await as('save_website_content', { p_texts: { birthday_gift_ad: '給 {artistName}' } });
    const [row] = await sql`
      select changed_at > now() - interval '1 minute' as is_new from private.page_changes
      where path = ${artist}`;
    expect(row).toEqual({ is_new: true });
  });

  it('show what is featured as their lists do, in its order, and only what is public', async () => {
    const { sql } = database;
    await sql`delete from public.featured_content`;
    const [first, second, gone] = [
      await createEvent(sql, { title: '第一' }),
      await createEvent(sql, { title: '第二' }),
      await createEvent(sql, { title: '取消的' }),
    ];
    for (const id of [gone, second, first]) {
      await as('add_featured', { p_content_type: 'event', p_reference_id: id });
    }
    await sql`update public.events set status = 'cancelled' where id = ${gone}`;
    const { items } = await call<{ items: { id: string }[] }>(sql, null, 'featured_cards', {
      p_content_type: 'event',
    });
    const ids = items.map(({ id }) => id);
    expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
    expect(ids).not.toContain(gone);
    expect(await told()).toContain('/');
  });
});
