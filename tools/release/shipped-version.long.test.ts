import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyProject } from './project-copy.fixture';

/** Real builds of a copy, whose sources are changed one after another. Small remotes are built soon. */
const remotes = ['mf-stories', 'mf-tales'];
const ids = ['shell', ...remotes];
let project: ReturnType<typeof copyProject>;

beforeAll(() => {
  project = copyProject();
  for (const name of ['stories', 'tales'])
    project.run('--import', 'tsx', 'tools/new-remote/new-remote.ts', `mf-${name}`, `/${name}`);
}, 120_000);
afterAll(() => project.remove());

/** Id → version, built anew: not from what is remembered about the last build. */
function build(): Record<string, string> {
  for (const id of ids) rmSync(project.file(`${id}/dist`), { recursive: true, force: true });
  return builtOrKnown();
}

function builtOrKnown(): Record<string, string> {
  const output = project.run('--import', 'tsx', 'tools/release/build-main.ts', ...ids);
  return Object.fromEntries(
    output
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  );
}

const changed = (before: Record<string, string>, after: Record<string, string>) =>
  ids.filter((id) => before[id] !== after[id]);

test('a version changes with what is shipped, and with nothing else', () => {
  const first = build();
  expect(first['mf-stories']).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);

  // Nothing of this is in a build; and the same sources give the same version, whether from a cache or not.
  appendFileSync(project.file('shared/src/contract/testing/fake-services.ts'), '\n// more\n');
  appendFileSync(project.file('mf-stories/src/standalone.tsx'), '\n// more\n');
  expect(changed(first, build())).toEqual([]);

  // A stroke in a poster: artwork is provided by the shell.
  replaceIn(project.find('event-poster.ts'), 'const HEIGHT = 360', 'const HEIGHT = 362');
  const withPoster = builtOrKnown();
  expect(changed(first, withPoster)).toEqual(['shell']);

  // A text of one remote.
  replaceIn(project.file('mf-stories/src/locales/zh-TW.json'), '": "', '": "新');
  const withText = builtOrKnown();
  expect(changed(withPoster, withText)).toEqual(['mf-stories']);

  // A page's title stands in the manifest, which is shipped beside the code.
  replaceIn(project.file('mf-tales/src/locales/manifest.zh-TW.json'), '"name": "', '"name": "新');
  expect(changed(withText, builtOrKnown())).toEqual(['mf-tales']);
}, 600_000);

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}
