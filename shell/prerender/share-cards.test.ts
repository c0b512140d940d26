import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShareCard } from '@spotlight/artwork';
import type { Language } from '@spotlight/shared/contract/language';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { drawPng } from './draw-png';
import { putPrerendered, removePrerendered } from './prerendered-files';
import { withShareCard } from './share-cards';

const address = '/events/1-a';
const card: ShareCard = {
  artwork: { kind: 'event', id: '1-a', title: '霓虹跨年派對', category: '大型派對' },
  title: '霓虹跨年派對',
  when: '2026/12/31(四) 20:00',
};
const head = '<meta property="og:image" content="/share.png"><title>派對</title>';

let siteDir: string;
const asked: string[] = [];
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4EIAAAt/gOBx2cS9wAAAABJRU5ErkJggg==',
  'base64',
);
const files: Record<string, Buffer | string> = { '.webp': 'RIFF....WEBP', '.bmp': 'BM......' };
const storage = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end(files[path.extname(request.url ?? '')] ?? pixel);
});
let apiUrl: string;
beforeAll(async () => {
  files['.photo'] = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#a36' },
  })
    .webp()
    .toBuffer();
  storage.listen(0, '127.0.0.1');
  await once(storage, 'listening');
  apiUrl = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
});
afterAll(() => storage.close());
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'cards-'));
  asked.length = 0;
});
afterEach(() => rm(siteDir, { recursive: true, force: true }));

/** Prerenders a page with a card, as a pass does. */
async function put(changes: Partial<ShareCard> = {}, language: Language = 'zh-TW') {
  const source = { siteDir, publicUrl: 'https://site.test', apiUrl, language };
  const page = await withShareCard(source, address, {
    head,
    body: '<main></main>',
    card: { ...card, ...changes },
  });
  await putPrerendered(siteDir, address, page, language);
  const { document } = new JSDOM(page.head).window;
  const tags = [...document.querySelectorAll('meta[property^="og:image"]')];
  return Object.fromEntries(
    tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]),
  );
}
const file = () => path.join(siteDir, 'cards/events/1-a.png');
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a page with a card shares a picture of 1200 × 630, and says so once', async () => {
  const tags = await put();
  expect(tags).toEqual({
    'og:image': expect.stringMatching(/^https:\/\/site\.test\/cards\/events\/1-a\.png\?v=\w{12}$/),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': '霓虹跨年派對',
  });
  const png = await readFile(file());
  expect(sizeOf(png)).toEqual([1200, 630]);
  // The limit of LINE is a megabyte, that of the others is larger.
  expect(png.byteLength).toBeLessThan(1_000_000);
  await removePrerendered(siteDir, address);
  expect(await readdir(path.join(siteDir, 'cards/events'))).toEqual([]);
});

test('the same content is drawn once, another content anew and under another address', async () => {
  const before = await put();
  const past = new Date('2026-01-01');
  await utimes(file(), past, past);
  expect(await put()).toEqual(before);
  expect((await stat(file())).mtime).toEqual(past);
  const after = await put({ when: '延期' });
  expect(after['og:image']).not.toBe(before['og:image']);
  expect((await stat(file())).mtime).not.toEqual(past);
  await rm(file());
  await put({ when: '延期' });
  expect(sizeOf(await readFile(file()))).toEqual([1200, 630]);
});

test('each language has a card of its own', async () => {
  const chinese = await put();
  const english = await put({ title: 'Neon Countdown' }, 'en');
  expect(english['og:image']).toMatch(
    /^https:\/\/site\.test\/cards\/en\/events\/1-a\.png\?v=\w{12}$/,
  );
  expect(english['og:image:alt']).toBe('Neon Countdown');
  expect(await put()).toEqual(chinese);
  const drawn = await readFile(path.join(siteDir, 'cards/en/events/1-a.png'));
  expect(drawn.equals(await readFile(file()))).toBe(false);
  await removePrerendered(siteDir, address);
  expect(await readdir(path.join(siteDir, 'cards/en/events'))).toEqual([]);
});

test('every character is drawn with its own shape: the font comes with the project', async () => {
  const drawn = (words: string) =>
    drawPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><text x="5" y="45" font-size="40" font-family="Noto Sans TC">${words}</text></svg>`,
    );
  const shapes = await Promise.all(Array.from('聚光臺灣囍鱻a', drawn));
  expect(new Set(shapes.map((png) => png.toString('base64'))).size).toBe(shapes.length);
});

test.each(['a.png', 'webp.photo'])(
  'an uploaded picture, %s, is read from the own storage and shown',
  async (name) => {
    const drawn = await put();
    const tags = await put({ imageUrl: `${apiUrl}/storage/v1/object/public/events/${name}` });
    expect(asked).toEqual([`/storage/v1/object/public/events/${name}`]);
    expect(tags['og:image']).not.toBe(drawn['og:image']);
  },
);

test.each([
  ['lies elsewhere', () => 'https://elsewhere.test/storage/v1/object/public/a.png', 0],
  ['is no file of the storage', () => `${apiUrl}/rest/v1/profiles`, 0],
  ['is of a kind that cannot be drawn', () => `${apiUrl}/storage/v1/object/public/a.bmp`, 1],
  ['is broken', () => `${apiUrl}/storage/v1/object/public/a.webp`, 1],
])('a picture that %s is left as the share image', async (_, href, requests) => {
  expect(await put({ imageUrl: href() })).toEqual({ 'og:image': '/share.png' });
  expect(asked).toHaveLength(requests);
});
