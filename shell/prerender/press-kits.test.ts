import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { extractImages, extractText, getDocumentProxy, getMeta } from 'unpdf';
import { drawPng } from './draw-png';
import { pressKitOf, type SaidPressKit } from './press-kit-of';
import { putPressKit } from './press-kits';
import { putPrerendered, removePrerendered } from './prerendered-files';

const address = '/performers/1-a';
const site = 'https://site.test/performers/1-a';
const kit: SaidPressKit = {
  language: 'zh-TW',
  title: '林予曦 的演出資料',
  name: '林予曦',
  facts: [
    { label: '演出費用參考', value: 'NT$12,000～NT$20,000' },
    { label: '聚光頁面', value: site },
  ],
  parts: [
    { title: '簡介', text: '歌曲寫城市裡的雨天。'.repeat(12) },
    { title: '影音作品', links: [{ title: '晚安，台北', href: 'https://youtu.be/abc' }] },
  ],
};
const card = {
  artwork: { kind: 'performer', id: '1-a', category: 'artist' },
  title: '林予曦',
} as const;

let siteDir: string;
let photo: Buffer;
const storage = createServer((_, response) => response.end(photo));
let apiUrl: string;
beforeAll(async () => {
  photo = await drawPng(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#0a0"/></svg>',
  );
  storage.listen(0, '127.0.0.1');
  await once(storage, 'listening');
  apiUrl = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
});
afterAll(() => storage.close());
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'kits-'));
});
afterEach(() => rm(siteDir, { recursive: true, force: true }));

// The reader of PDF counts on it; Node has it from version 23 on.
Object.assign(Promise, {
  try: async (work: (...given: unknown[]) => unknown, ...given: unknown[]) => work(...given),
});

const file = () => path.join(siteDir, 'kits/performers/1-a/epk.pdf');

/** Draws the kit of a page, as a pass does, and opens the file with a reader of PDF. */
async function draw(changes: Partial<SaidPressKit> = {}, imageUrl?: string) {
  await putPressKit({ siteDir, publicUrl: 'https://site.test', apiUrl }, address, {
    head: '',
    body: '',
    kit: { ...kit, ...changes },
    card: { ...card, imageUrl },
  });
  const bytes = await readFile(file()).catch(() => null);
  return bytes && getDocumentProxy(new Uint8Array(bytes));
}
type Opened = NonNullable<Awaited<ReturnType<typeof draw>>>;
const textOf = async (pdf: Opened) => (await extractText(pdf, { mergePages: true })).text;
const withoutBreaks = (text: string) => text.replace(/\s/g, '');

test('the file says who it is, what it costs and where more is, in words that can be searched', async () => {
  const pdf = await draw();
  if (!pdf) throw new Error('no file');
  const text = withoutBreaks(await textOf(pdf));
  // Nothing but what the page said.
  const said = [
    kit.name,
    ...kit.facts.flatMap(({ label, value }) => [label, value]),
    ...kit.parts.flatMap(({ title, text: words = '', links = [] }) => [
      title,
      words,
      ...links.flatMap((link) => [link.title, link.href]),
    ]),
  ];
  expect(text).toBe(withoutBreaks(said.join('')));
  const page = await pdf.getPage(1);
  const pressed = (await page.getAnnotations()) as { url: string }[];
  expect(new Set(pressed.map(({ url }) => url))).toEqual(new Set([site, 'https://youtu.be/abc']));
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: '林予曦 的演出資料', Language: 'zh-TW' });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const [document] = (await page.getStructTree()).children;
  const tags = document && 'children' in document ? document.children : [];
  expect(tags.map((tag) => ('role' in tag ? tag.role : ''))).toEqual([
    'Figure',
    'H1',
    'P',
    'P',
    'H2',
    'P',
    'H2',
    'P',
    'Link',
  ]);
  expect(tags[0]).toMatchObject({ alt: '林予曦' });
  expect((await stat(file())).size).toBeLessThan(200_000);
});

test('Chinese breaks where it may: no line begins with a full stop', async () => {
  const pdf = await draw();
  const { items } = (await (await pdf?.getPage(1))?.getTextContent()) ?? { items: [] };
  const lines = items.flatMap((item) => ('str' in item && item.str ? [item.str] : []));
  expect(lines.filter((line) => line.includes('雨')).length).toBeGreaterThan(1);
  expect(lines.filter((line) => /^[，。」）]/.test(line))).toEqual([]);
});

test('what is long goes on over pages that are counted', async () => {
  const links = Array.from({ length: 60 }, (_, at) => ({
    title: `第 ${at + 1} 首`,
    href: `https://youtu.be/${at}`,
  }));
  const pdf = await draw({ parts: [{ title: '影音作品', links }] });
  if (!pdf) throw new Error('no file');
  expect(pdf.numPages).toBe(4);
  const text = withoutBreaks(await textOf(pdf));
  expect(text).toContain('第60首');
  expect(text).toContain('4/4');
});

test('the uploaded picture is shown as a square, and without one the drawn portrait is', async () => {
  const pictureOf = async (pdf: Opened | null) => {
    const [picture] = pdf ? await extractImages(pdf, 1) : [];
    return (
      picture && {
        size: [picture.width, picture.height],
        first: Array.from(picture.data.slice(0, 3)),
      }
    );
  };
  const shown = await pictureOf(await draw({}, `${apiUrl}/storage/v1/object/public/p/a.png`));
  expect(shown).toEqual({ size: [400, 400], first: [0, 0xaa, 0] });
  const drawn = await pictureOf(await draw());
  expect(drawn?.size).toEqual([400, 400]);
  expect(drawn?.first).not.toEqual(shown?.first);
});

test('the same content leaves the file as it is, and the file goes with its page', async () => {
  await draw();
  const past = new Date('2026-01-01');
  await utimes(file(), past, past);
  await draw();
  expect((await stat(file())).mtime).toEqual(past);
  await draw({ facts: [] });
  expect((await stat(file())).mtime).not.toEqual(past);
  await putPrerendered(siteDir, address, { head: '', body: '' });
  await removePrerendered(siteDir, address);
  await expect(stat(file())).rejects.toThrow('ENOENT');
});

test('Korean is written in its own font, on the same line', async () => {
  const name = '아이유，予曦 (IU)';
  const pdf = await draw({ name, parts: [{ title: '歌：밤편지', text: '「밤편지」和「晚安」' }] });
  if (!pdf) throw new Error('no file');
  const text = withoutBreaks(await textOf(pdf));
  expect(text.startsWith(withoutBreaks(name))).toBe(true);
  expect(text).toContain('歌：밤편지「밤편지」和「晚安」');
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const heights = ['아', '予曦'].map(
    (part) => lines.find(({ str }) => str.includes(part))?.transform[5] as number,
  );
  expect(heights[0]).toBeCloseTo(heights[1]!, 1);
});

test('emoji are left out; letters that the fonts lack are no reason for empty boxes: there is no file', async () => {
  const pdf = await draw({ name: '予曦🎤' });
  expect(pdf && withoutBreaks(await textOf(pdf))).toMatch(/^予曦演出費用參考/);
  expect(await draw({ name: 'ธามไท' })).toBeNull();
});

test('a page says its kit in its head, or has none', () => {
  const { language, ...said } = kit;
  const documentWith = (head: string) =>
    new JSDOM(`<html lang="${language}"><head>${head}</head></html>`).window.document;
  const document = documentWith('<meta name="press-kit">');
  document.querySelector('meta')?.setAttribute('content', JSON.stringify(said));
  expect(pressKitOf(document)).toEqual(kit);
  expect(pressKitOf(documentWith(''))).toBeNull();
  expect(pressKitOf(documentWith('<meta name="press-kit" content="{}">'))).toBeNull();
});
