import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from './setup/formatted';
import { isLongRun } from '../../tools/run-size/run-size';
import { projectRoot } from '../stack/project-root';
import { account } from './pairs/account';
import { advertisement } from './pairs/advertisement';
import { booking } from './pairs/booking';
import { campaign } from './pairs/campaign';
import { gig } from './pairs/gig';
import type { Holds, PairTable } from './pairs/pair';
import { performerPage } from './pairs/performer-page';
import { subscription } from './pairs/plan';
import { productOrder } from './pairs/product-order';
import { supportAd } from './pairs/support-ad';
import { ticket } from './pairs/ticket';
import { venuePage } from './pairs/venue-page';
import { waitlist } from './pairs/waitlist';
import { brokenInvariants } from './setup/invariants';
import { provideTestDatabase } from './setup/test-database';

/** Writes what the tests see into the declaration and the docs; to be read before it is committed. */
const isUpdate = Boolean(process.env['UPDATE_PAIRS']);
const database = provideTestDatabase();

const things = [
  ticket,
  waitlist,
  booking,
  gig,
  productOrder,
  campaign,
  advertisement,
  supportAd,
  subscription,
  venuePage,
  performerPage,
  account,
];
const namesOf = (thing: PairTable) => Object.keys(thing.operations);

/** Each step after itself and after its neighbour; after every other in the long run, and to be written down. */
const secondsOf = (thing: PairTable, first: string) => {
  const names = namesOf(thing);
  const isEvery = isUpdate || isLongRun;
  const behind = (name: string) =>
    (names.indexOf(name) - names.indexOf(first) + names.length) % names.length;
  return names.filter((name) => isEvery || behind(name) < 2);
};
const fileOf = ({ name }: PairTable) =>
  path.join(projectRoot, `supabase/tests/pairs/holds/${name}.json`);

async function heldBy(thing: PairTable): Promise<Holds> {
  const text = await readFile(fileOf(thing), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Holds;
}

describe.each(things.map((thing) => [thing.title, thing] as const))('%s', (_title, thing) => {
  const seen: Holds = {};
  let holds: Holds;
  beforeAll(async () => {
    holds = await heldBy(thing);
  });
  afterAll(async () => {
    if (!isUpdate) return;
    const file = fileOf(thing);
    await writeFile(file, await formatted(file, JSON.stringify(seen)));
  });

  describe.each(namesOf(thing))('%s', (first) => {
    it.each(secondsOf(thing, first))('then %s', async (second) => {
      const outcome = await thing.outcomeOf(database.sql, first, second);
      (seen[first] ??= {})[second] = outcome;
      expect(isUpdate ? outcome : holds[first]?.[second]).toBe(outcome);
    });

    // Every pair has a world of its own, which nothing mends afterwards: one look at all of them finds as much.
    it('breaks no promise', async () => {
      expect(await brokenInvariants(database.sql)).toEqual([]);
    });
  });
});

async function tableOf(thing: PairTable): Promise<string> {
  const holds = await heldBy(thing);
  const names = namesOf(thing);
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return `## ${thing.title}

It begins ${thing.begins}.

${names.map((name) => `- **${name}**: ${thing.operations[name]}`).join('\n')}

${row(['first ↓, then →', ...names])}
${row(['---', ...names.map(() => '---')])}
${names
  .map((first) => row([`**${first}**`, ...names.map((second) => holds[first]?.[second] ?? '')]))
  .join('\n')}
`;
}

it('is the tables of docs/database/pairs.md, without an empty cell', async () => {
  const file = path.join(projectRoot, 'docs/database/pairs.md');
  const tables = await Promise.all(things.map(tableOf));
  expect(tables.filter((table) => table.includes('|  |'))).toEqual([]);
  const text = `# Pairs of steps

Single steps hold; this is what two of them come to, one after the other. Each cell is run by \`supabase/tests/pairs.test.ts\` in the long run, two
of each row in \`npm test\`, with all invariants asked afterwards, and declared in \`supabase/tests/pairs/\`. \`done\` or the code that refuses the second step, then how the thing
stands; in brackets what refused the first. A step takes what it needs first: who accepts an offer makes one, unless there is one.
After a change run \`UPDATE_PAIRS=1 npm run unit -- supabase/tests/pairs\` and read what became different.

${tables.join('\n')}`;
  const expected = await formatted(file, text);
  if (isUpdate) await writeFile(file, expected);
  expect(expected).toBe(await readFile(file, 'utf8').catch(() => ''));
});
