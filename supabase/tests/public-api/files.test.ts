import { jest } from '@jest/globals';
import { createBackend } from '@spotlight/shared/data';
import { readStoredFile, removeStoredFiles } from '@spotlight/shared/stored-file';
import { signUpAdmin } from '../setup/back-office';
import { call } from '../setup/callers';
import { signUpCrowd } from '../setup/crowd';
import { createEvent } from '../setup/events';
import { smallestPng as png } from '../setup/pictures';
import { providePublicApi } from '../setup/public-api';

const api = providePublicApi();
const megabyte = 1024 * 1024;

// The storage service prints every refusal.
beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => jest.restoreAllMocks());

let mallory: string;
let alice: string;
let editor: string;
beforeAll(async () => {
  [mallory, alice] = (await signUpCrowd(api.sql, 2)) as [string, string];
  editor = await signUpAdmin(api.sql, 'editor');
  for (const bucket of ['media', 'artwork', 'documents']) {
    const { ok } = await upload(alice, bucket, `${alice}/own.png`);
    if (!ok) throw new Error(`Alice cannot upload to ${bucket}.`);
  }
});

interface Upload {
  type?: string;
  content?: Uint8Array<ArrayBuffer> | string;
  method?: string;
}

/** `target` is below `/storage/v1/`, or begins with `/`. */
async function request(person: string | null, target: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set('apikey', api.stack.publishableKey);
  if (person) headers.set('Authorization', `Bearer ${await api.tokenOf(person)}`);
  const path = target.startsWith('/') ? target : `/storage/v1/${target}`;
  return fetch(api.stack.url + path, { ...init, headers });
}

/** By the one way in, or with a method by the storage itself. `key` goes out as it stands: what is to be encoded has to be. */
const upload = (person: string | null, bucket: string, key: string, options: Upload = {}) =>
  request(person, `${options.method ? 'object' : '/functions/v1/upload'}/${bucket}/${key}`, {
    method: options.method ?? 'POST',
    headers: { 'Content-Type': options.type ?? 'image/png' },
    body: options.content ?? new Uint8Array(png),
  });

const json = (person: string | null, target: string, body: object, method = 'POST') =>
  request(person, target, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const isRefused = ({ status }: Response) => status >= 400 && status < 500;
const objectsOf = async (bucket: string) => {
  const rows = await api.sql<{ name: string }[]>`
    select name from storage.objects where bucket_id = ${bucket} order by name`;
  return rows.map(({ name }) => name);
};

test('the site reads and removes what is the own, and nothing else', async () => {
  // Nothing listens here to what changes; the library wants one to be there.
  globalThis.WebSocket ??= EventTarget as never;
  const backendOf = (person: string) =>
    createBackend({
      url: api.stack.url,
      key: api.stack.publishableKey,
      getAccessToken: () => api.tokenOf(person),
    });
  const paper = `${alice}/own.png`;
  await expect(readStoredFile(backendOf(alice), 'documents', paper)).resolves.toHaveProperty(
    'size',
    png.length,
  );
  await expect(readStoredFile(backendOf(mallory), 'documents', paper)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const unused = `${alice}/events/unused.png`;
  await upload(alice, 'media', unused);
  await removeStoredFiles(backendOf(mallory), 'media', [unused]);
  expect(await objectsOf('media')).toContain(unused);
  await removeStoredFiles(backendOf(alice), 'media', [unused]);
  expect(await objectsOf('media')).not.toContain(unused);
});

describe('the folder of somebody else', () => {
  it.each(['media', 'artwork', 'documents'])(
    'in %s takes nothing and loses nothing',
    async (bucket) => {
      const before = await objectsOf(bucket);
      const theirs = `${alice}/own.png`;
      const attempts = await Promise.all([
        upload(mallory, bucket, `${alice}/new.png`),
        upload(mallory, bucket, theirs),
        upload(mallory, bucket, theirs, { method: 'PUT' }),
        upload(null, bucket, `${alice}/visitor.png`),
        upload(mallory, bucket, 'top.png'),
        upload(mallory, bucket, `${mallory}x/like.png`),
        request(mallory, `object/${bucket}/${theirs}`, { method: 'DELETE' }),
        json(mallory, 'object/copy', {
          bucketId: bucket,
          sourceKey: `${alice}/nothing.png`,
          destinationKey: `${mallory}/stolen.png`,
        }),
        json(mallory, 'object/move', {
          bucketId: bucket,
          sourceKey: theirs,
          destinationKey: `${mallory}/stolen.png`,
        }),
      ]);
      expect(
        attempts.map(({ status }) => status).filter((status) => status < 400 || status >= 500),
      ).toEqual([]);
      // A list of names to delete answers what it deleted: nothing.
      await json(mallory, `object/${bucket}`, { prefixes: [theirs] }, 'DELETE');
      expect(await objectsOf(bucket)).toEqual(before);
    },
  );

  it.each(['artwork', 'documents'])('in %s is not read', async (bucket) => {
    const theirs = `${alice}/own.png`;
    for (const person of [mallory, null]) {
      const attempts = await Promise.all([
        request(person, `object/${bucket}/${theirs}`),
        request(person, `object/authenticated/${bucket}/${theirs}`),
        request(person, `object/public/${bucket}/${theirs}`),
        request(person, `object/info/${bucket}/${theirs}`),
        request(person, `render/image/public/${bucket}/${theirs}`),
        json(person, `object/sign/${bucket}/${theirs}`, { expiresIn: 600 }),
      ]);
      const guessed = await request(person, `object/sign/${bucket}/${theirs}?token=abc.def.ghi`);
      expect(guessed.ok).toBe(false);
      expect(attempts.filter((response) => !isRefused(response)).map(({ url }) => url)).toEqual([]);
      const listed = await json(person, `object/list/${bucket}`, { prefix: alice });
      expect(listed.ok ? await listed.json() : []).toEqual([]);
      const signed = await json(person, `object/sign/${bucket}`, {
        expiresIn: 60,
        paths: [theirs],
      });
      const answer = signed.ok ? JSON.stringify(await signed.json()) : '';
      expect(answer).not.toContain('token=');
    }
  });

  it('is not copied into the own one', async () => {
    const copied = await json(mallory, 'object/copy', {
      bucketId: 'documents',
      sourceKey: `${alice}/own.png`,
      destinationKey: `${mallory}/stolen.png`,
    });
    expect(isRefused(copied)).toBe(true);
    const across = await json(mallory, 'object/copy', {
      bucketId: 'documents',
      sourceKey: `${alice}/own.png`,
      destinationBucket: 'media',
      destinationKey: `${mallory}/stolen.png`,
    });
    expect(isRefused(across)).toBe(true);
    expect(await objectsOf('media')).not.toContain(`${mallory}/stolen.png`);
  });
});

describe('buckets', () => {
  it('are not made, opened, emptied, removed or listed by members', async () => {
    const before = await api.sql`select * from storage.buckets order by id`;
    const listed = await request(mallory, 'bucket');
    expect(listed.ok ? await listed.json() : []).toEqual([]);
    const attempts = await Promise.all([
      json(mallory, 'bucket', { id: 'mine', name: 'mine', public: true }),
      json(mallory, 'bucket/documents', { public: true }, 'PUT'),
      json(mallory, 'bucket/documents/empty', {}),
      request(mallory, 'bucket/documents', { method: 'DELETE' }),
      request(mallory, 'bucket/documents'),
      request(null, 'bucket/documents'),
    ]);
    expect(attempts.filter((response) => !isRefused(response)).map(({ url }) => url)).toEqual([]);
    expect([...(await api.sql`select * from storage.buckets order by id`)]).toEqual([...before]);
    expect(await objectsOf('documents')).toEqual([`${alice}/own.png`]);
  });

  it('of the site take pictures from their administrators only', async () => {
    for (const bucket of ['website', 'website-banners']) {
      expect((await upload(editor, bucket, 'logo.png')).status).toBe(200);
      const attempts = [
        await upload(mallory, bucket, `${mallory}/x.png`),
        await upload(mallory, bucket, 'logo.png', { method: 'PUT' }),
        await request(mallory, `object/${bucket}/logo.png`, { method: 'DELETE' }),
      ];
      expect(attempts.filter((response) => !isRefused(response))).toEqual([]);
      expect(await objectsOf(bucket)).toEqual(['logo.png']);
    }
  });
});

it.each(['media', 'artwork', 'documents', 'attachments', 'ads', 'website', 'website-banners'])(
  'the storage itself takes nothing into %s, not even from who may upload there',
  async (bucket) => {
    const superadmin = await signUpAdmin(api.sql, 'superadmin');
    const before = await objectsOf(bucket);
    for (const person of [null, alice, editor, superadmin]) {
      for (const method of ['POST', 'PUT']) {
        const attempt = await upload(person, bucket, `${person}/direct.png`, { method });
        expect(isRefused(attempt)).toBe(true);
      }
    }
    expect(await objectsOf(bucket)).toEqual(before);
  },
);

it('other functions there are none, and files are posted', async () => {
  expect((await request(alice, '/functions/v1/other', { method: 'POST' })).status).toBe(404);
  expect((await request(alice, `/functions/v1/upload/media/${alice}/a.png`)).status).toBe(405);
  expect((await request(alice, '/functions/v1/upload/media', { method: 'POST' })).status).toBe(400);
});

describe('a file', () => {
  it('comes out without what it told of its maker', async () => {
    const note = Buffer.concat([
      Buffer.from([0, 0, 0, 9]),
      Buffer.from('tEXtPlace\0GPS', 'latin1'),
      Buffer.alloc(4),
    ]);
    const told = Buffer.concat([png.subarray(0, 33), note, png.subarray(33)]);
    const key = `${mallory}/told.png`;
    const content = new Uint8Array(told);
    expect((await upload(mallory, 'media', key, { content })).status).toBe(200);
    const shown = await request(null, `object/public/media/${key}`);
    expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
  });

  it.each<[what: string, bucket: string, options: Upload]>([
    ['a page', 'media', { type: 'text/html', content: '<script>alert(1)</script>' }],
    ['a drawing with scripts', 'media', { type: 'image/svg+xml', content: '<svg/>' }],
    ['a page with a second type', 'media', { type: 'image/png, text/html', content: '<script/>' }],
    ['a page with a parameter', 'media', { type: 'text/html; a=image/png', content: '<script/>' }],
    ['a program', 'documents', { type: 'application/x-msdownload', content: 'MZ' }],
    ['a paper among pictures', 'media', { type: 'application/pdf', content: '%PDF-1.7' }],
    ['5 MB and a byte', 'media', { content: new Uint8Array(5 * megabyte + 1) }],
  ])('%s is refused by %s', async (_what, bucket, options) => {
    const key = `${mallory}/refused.png`;
    expect(isRefused(await upload(mallory, bucket, key, options))).toBe(true);
    expect(await objectsOf(bucket)).not.toContain(key);
  });

  it('of 5 MB is taken', async () => {
    const content = new Uint8Array(5 * megabyte);
    content.set(png);
    expect((await upload(mallory, 'media', `${mallory}/full.png`, { content })).status).toBe(200);
  });

  it('that is a page named .png is no picture', async () => {
    const key = `${mallory}/page.png`;
    const content = '<html><script>alert(document.domain)</script></html>';
    const { status } = await upload(mallory, 'media', key, { content });
    expect(status).toBe(415);
    expect(await objectsOf('media')).not.toContain(key);
    const { headers } = await request(null, `object/public/media/${key}`);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
  });

  it.each([
    ['..%2f{alice}%2fup.png'],
    ['{mallory}%2f..%2f{alice}%2fup.png'],
    ['{mallory}/..%2f..%2f..%2fup.png'],
    ['{mallory}/%2e%2e/{alice}/up.png'],
    ['{mallory}%5c..%5c{alice}%5cup.png'],
    ['{mallory}/%00up.png'],
    ['{mallory}/up.png%00.html'],
    ['{mallory}//up.png'],
    ['{mallory}/./up.png'],
    ['%2fetc%2fpasswd'],
    ['{mallory}/' + 'x'.repeat(600) + '.png'],
    ['{mallory}'],
    ['{mallory}/'],
  ])('cannot be named %s', async (pattern) => {
    const before = await objectsOf('media');
    const key = pattern.replaceAll('{mallory}', mallory).replaceAll('{alice}', alice);
    await upload(mallory, 'media', key);
    const added = (await objectsOf('media')).filter((name) => !before.includes(name));
    // Where a path was cleaned before it arrived, it may lie in the own folder, and nowhere else.
    expect(
      added.filter((name) => !/^[0-9a-f-]{36}\/[^/\\]+$/.test(name) || !name.startsWith(mallory)),
    ).toEqual([]);
  });

  it.each([
    'object/public/media/..%2f..%2f..%2fsecrets.json',
    'object/public/media/%2e%2e/%2e%2e/secrets.json',
    'object/public/..%2f..%2fsecrets.json',
    'object/public/documents/{alice}/own.png',
    'object/public/media%2f..%2fdocuments/{alice}/own.png',
    'object/sign/documents/{alice}/own.png',
  ])('is not reached by %s', async (pattern) => {
    const response = await request(null, pattern.replace('{alice}', alice));
    expect(isRefused(response)).toBe(true);
    expect(await response.text()).not.toContain('jwtSecret');
  });
});

it('a disabled account neither uploads nor reads its own files', async () => {
  const [gone] = (await signUpCrowd(api.sql, 1)) as [string];
  expect((await upload(gone, 'documents', `${gone}/id.png`)).status).toBe(200);
  expect((await request(gone, `object/documents/${gone}/id.png`)).status).toBe(200);
  await api.sql`update public.profiles set active = false where id = ${gone}`;
  const attempts = [
    await upload(gone, 'documents', `${gone}/more.png`),
    await upload(gone, 'documents', `${gone}/id.png`, { method: 'PUT' }),
    await request(gone, `object/documents/${gone}/id.png`),
    await json(gone, `object/sign/documents/${gone}/id.png`, { expiresIn: 60 }),
    await request(gone, `object/documents/${gone}/id.png`, { method: 'DELETE' }),
  ];
  expect(attempts.filter((response) => !isRefused(response)).map(({ url }) => url)).toEqual([]);
  expect(await objectsOf('documents')).toContain(`${gone}/id.png`);
});

describe('a picture that everybody sees', () => {
  const put = (name: string, options: Upload = {}) => upload(alice, 'media', name, options);

  it('is not exchanged by its owner: not written over, moved upon, or put again', async () => {
    const [shown, other] = [`${alice}/events/poster.png`, `${alice}/events/other.png`];
    expect((await put(shown)).status).toBe(200);
    expect((await put(other)).status).toBe(200);
    const event = await createEvent(api.sql, { organizer_id: alice });
    await api.sql`
      update public.events set image_url = ${`/storage/v1/object/public/media/${shown}`}
      where id = ${event}`;
    const upsert = await request(alice, `object/media/${shown}`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/png', 'x-upsert': 'true' },
      body: new Uint8Array(png),
    });
    const attempts = [
      await put(shown, { method: 'PUT' }),
      upsert,
      await json(alice, 'object/move', {
        bucketId: 'media',
        sourceKey: other,
        destinationKey: shown,
      }),
      await json(alice, 'object/copy', {
        bucketId: 'media',
        sourceKey: other,
        destinationKey: shown,
      }),
    ];
    expect(attempts.filter((response) => !isRefused(response)).map(({ url }) => url)).toEqual([]);
    await request(alice, `object/media/${shown}`, { method: 'DELETE' });
    await json(alice, 'object/media', { prefixes: [shown] }, 'DELETE');
    expect(await objectsOf('media')).toEqual(expect.arrayContaining([shown, other]));
    const { status, headers } = await request(null, `object/public/media/${shown}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('pictures that nothing shows', () => {
  const unusedOf = (person: string) => call<string[]>(api.sql, person, 'my_unused_pictures');
  const folderOf = (person: string) => `${person}/events`;

  it('are named to their owner after two days, and go', async () => {
    const [organizer = ''] = await signUpCrowd(api.sql, 1);
    const names = ['shown', 'copied', 'replaced', 'just-now'].map(
      (name) => `${folderOf(organizer)}/${name}.png`,
    );
    const [shown = '', copied = '', replaced = '', justNow = ''] = names;
    // Of a performer's page that was never saved; what lies outside of the folders of pictures stays.
    const unsaved = `${organizer}/performers/unsaved.png`;
    for (const name of [...names, unsaved, `${organizer}/portrait.png`]) {
      expect((await upload(organizer, 'media', name)).ok).toBe(true);
    }
    await api.sql`
      update storage.objects set created_at = now() - interval '3 days'
      where bucket_id = 'media' and name like ${`${organizer}%`} and name <> ${justNow}`;
    const address = '/storage/v1/object/public/media/';
    const own = await createEvent(api.sql, { organizer_id: organizer });
    const copy = await createEvent(api.sql);
    await api.sql`update public.events set image_url = ${address + shown} where id = ${own}`;
    await api.sql`
      update public.events set image_url = ${`https://abc.supabase.co${address}${copied}`}
      where id = ${copy}`;

    expect(await unusedOf(organizer)).toEqual([replaced, unsaved]);
    expect(await unusedOf(mallory)).toEqual([]);
    const removal = await json(
      organizer,
      'object/media',
      { prefixes: [replaced, unsaved] },
      'DELETE',
    );
    expect(removal.ok).toBe(true);
    expect(await unusedOf(organizer)).toEqual([]);
    expect((await request(null, `object/public/media/${shown}`)).status).toBe(200);
    expect(isRefused(await request(null, `object/public/media/${replaced}`))).toBe(true);
  });
});

test('artwork has the size that its name states, by whatever way it comes', async () => {
  const { status } = await upload(alice, 'artwork', `${alice}/small-1x1.png`);
  expect(status).toBe(200);
  const lie = await upload(alice, 'artwork', `${alice}/large-1200x600.png`);
  expect([lie.status, await lie.json()]).toMatchObject([415, { code: 'INVALID_FILE' }]);
  const names = {
    sourceKey: `${alice}/small-1x1.png`,
    destinationKey: `${alice}/other-1200x600.png`,
  };
  const attempts = await Promise.all([
    json(alice, 'object/copy', { bucketId: 'artwork', ...names }),
    json(alice, 'object/move', { bucketId: 'artwork', ...names }),
    upload(alice, 'artwork', names.destinationKey, { method: 'PUT' }),
    upload(alice, 'artwork', names.sourceKey, { method: 'PUT' }),
  ]);
  expect(attempts.every(isRefused)).toBe(true);
  expect((await objectsOf('artwork')).filter((name) => name.includes('1200x600'))).toEqual([]);
});
