import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sitePaths } from '../../shell/site/site-paths';
import { readAccessLogs } from './access-log';
import { collect } from './collect';
import { manifestOf, removeBuilds, writeBuild } from './hand-built.fixture';
import { publish } from './publish';
import { entryOf, readRegistry } from './registry-file';
import { mapFile } from './source-maps';

const id = 'mf-events';
const DAY_MS = 24 * 60 * 60_000;
let dataDir: string;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'collect-'));
  for (let n = 1; n <= 7; n += 1)
    await publish(dataDir, await writeBuild(id, `gc-${n}`), manifestOf(id));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  removeBuilds();
});

const isHere = (version: string) => existsSync(sitePaths(dataDir).version(id, version));
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

it('leaves the files of all versions where they are, for tabs that have them open', async () => {
  expect(Object.keys(entryOf(readRegistry(dataDir), id)?.versions ?? {})).toHaveLength(4);
  for (let n = 1; n <= 7; n += 1) expect(isHere(`gc-${n}`)).toBe(true);
  const left = await collect({ dataDir, days: 7, now: inDays(6) });
  expect(left.map(({ version, isSpent }) => [version, isSpent])).toEqual([
    ['gc-1', false],
    ['gc-2', false],
    ['gc-3', false],
  ]);
  expect(isHere('gc-1')).toBe(true);
});

it('removes what nobody has asked for since, with its maps, and nothing that the registry names', async () => {
  writeFileSync(mapFile(dataDir, `/remotes/${id}/gc-1/entry.js`), '{}');
  const log = path.join(dataDir, 'access.log');
  const asked = (day: Date, version: string) => {
    const [, date = '', month = '', year = ''] = day.toUTCString().split(' ');
    return `203.0.113.7 - - [${date}/${month}/${year}:10:00:00 +0000] "GET /remotes/${id}/${version}/en/late.js HTTP/2.0" 200 12 "-" "x"\n`;
  };
  writeFileSync(log, asked(inDays(1), 'gc-1') + asked(inDays(9), 'gc-2') + 'no line of a log\n');
  const zipped = path.join(dataDir, 'access.log.1.gz');
  writeFileSync(zipped, gzipSync(asked(inDays(2), 'gc-2') + asked(inDays(9), 'gc-3')));
  const now = inDays(15);
  const options = { dataDir, days: 7, asked: await readAccessLogs([zipped, log]), now };

  expect((await collect({ ...options, isDry: true })).filter((each) => each.isSpent)).toHaveLength(
    1,
  );
  expect(isHere('gc-1')).toBe(true);
  const left = await collect(options);
  expect(left.filter((each) => each.isSpent).map((each) => each.version)).toEqual(['gc-1']);
  expect([1, 2, 3, 4, 5, 6, 7].filter((n) => isHere(`gc-${n}`))).toEqual([2, 3, 4, 5, 6, 7]);
  expect(existsSync(mapFile(dataDir, `/remotes/${id}/gc-1/entry.js`))).toBe(false);
});
