import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const config = {
  categories: { correctness: 'off' },
  jsPlugins: [path.join(import.meta.dirname, 'plugin.mjs')],
  rules: { 'spotlight/no-columns': 'error', 'spotlight/no-chinese': 'error' },
};

/** The lines that the rule finds fault with. */
async function faultyLines(code: string): Promise<number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lint-'));
  await writeFile(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
  await writeFile(path.join(folder, 'card.tsx'), code);
  const oxlint = path.join(projectRoot, 'node_modules/oxlint/bin/oxlint');
  const report = await new Promise<string>((resolve) => {
    const args = [oxlint, '--format', 'unix', '.'];
    execFile(process.execPath, args, { cwd: folder }, (_, out) => resolve(out));
  });
  await rm(folder, { recursive: true });
  return [...report.matchAll(/^card\.tsx:(\d+):/gm)].map(([, line]) => Number(line));
}

test('a column of the database is found wherever a screen could name it', async () => {
  const screen = [
    'export const a = (event) => event.image_url;',
    'export const b = ({ ends_at: endsAt }) => endsAt;',
    'export interface C { poster_line: string }',
    'const sold_out = true;',
    'export const d = { p_event_id: sold_out };',
  ];
  expect(await faultyLines(screen.join('\n'))).toEqual([1, 2, 3, 4, 5]);
});

test('states are values, not columns', async () => {
  const screen = [
    "export const tones = { sold_out: 'danger', on_sale: 'success' };",
    "export const isSoldOut = (type) => type.state === 'sold_out';",
    'export const toneOf = (type) => tones[type.state] ?? type.isSoldOut;',
  ];
  expect(await faultyLines(screen.join('\n'))).toEqual([]);
});

test('a text that people read is found, and what is said about the code is not', async () => {
  const screen = [
    "export const a = '立即報名';",
    'export const b = <p>已售完</p>;',
    'export const c = (n) => `共 ${n} 場`;',
    '/** 台北 → Taipei */',
    "export const d = t('offer.register'); // 立即報名",
  ];
  expect([...new Set(await faultyLines(screen.join('\n')))]).toEqual([1, 2, 3]);
});
