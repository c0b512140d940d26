import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { runWebpack } from '../release/run-webpack';
import { withFallback } from './languages-plugin';
import { createPreset } from './preset';

const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(
    path.join(folder, file),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
};

const hard = '「a」 "b" \'c\' \\d\\ `e` ${f}\n</script>\u2028$&';

const build = () =>
  runWebpack({
    ...createPreset({
      packageName: 'shell',
      version: 'none',
      outputDir: path.join(folder, 'out'),
      isProduction: true,
      languages: ['zh-TW', 'en'],
    }),
    context: folder,
    entry: { main: './main.js' },
    output: { path: path.join(folder, 'out'), filename: '[name].js' },
  });

const said = (file: string): unknown => {
  const context = { said: undefined };
  runInNewContext(readFileSync(path.join(folder, 'out', file), 'utf8'), context);
  return context.said;
};

it('one build says each text in each language, whatever letters are in it', async () => {
  write('locales/cart.zh-TW.json', { title: '購物車', hard, days: '{{count}} 天', only: '只有' });
  write('locales/cart.en.json', {
    title: `Cart ${hard}`,
    hard,
    days_one: 'a day',
    days_other: '{{count}} days',
  });
  write(
    'main.js',
    "import texts from './locales/cart.zh-TW.json'; globalThis.said = { ...texts, title: texts.title };",
  );
  const { read } = await build();
  expect(said('main.js')).toEqual({
    title: '購物車',
    hard,
    days: '{{count}} 天',
    only: '只有',
  });
  const english = {
    title: `Cart ${hard}`,
    hard,
    days_one: 'a day',
    days_other: '{{count}} days',
    only: '只有',
  };
  expect(said('en/main.js')).toEqual(english);
  // Or another English text would not be a reason to build again.
  expect(read).toContain(path.join(folder, 'locales/cart.en.json'));
  const { sources } = JSON.parse(readFileSync(path.join(folder, 'out/en/main.js.map'), 'utf8')) as {
    sources: string[];
  };
  expect(sources.join()).toContain('main.js');
});

it('a group of texts is completed text by text', () => {
  expect(withFallback({ a: { b: '乙', c: '丙' }, d: '丁' }, { a: { b: 'B' } })).toEqual({
    a: { b: 'B', c: '丙' },
    d: '丁',
  });
});
