import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '../stack/project-root';
import { booking } from './pairs/booking';
import type { PairTable } from './pairs/pair';
import { ticket } from './pairs/ticket';
import { checkInvariants } from './setup/invariants';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

const things = [ticket, booking];
const namesOf = (thing: PairTable) => Object.keys(thing.operations);
const everyPair = things.flatMap((thing) =>
  namesOf(thing).flatMap((first) =>
    namesOf(thing).map((second) => [thing.title, first, second, thing] as const),
  ),
);

it.each(everyPair)('%s: %s, then %s', async (_title, first, second, thing) => {
  const outcome = await thing.outcomeOf(database.sql, first, second);
  expect(outcome).toBe(thing.holds[first]?.[second]);
  await checkInvariants(database.sql);
});

function tableOf(thing: PairTable): string {
  const names = namesOf(thing);
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return `## ${thing.title}

It begins ${thing.begins}.

${names.map((name) => `- **${name}**: ${thing.operations[name]}`).join('\n')}

${row(['first ↓, then →', ...names])}
${row(['---', ...names.map(() => '---')])}
${names
  .map((first) =>
    row([`**${first}**`, ...names.map((second) => thing.holds[first]?.[second] ?? '')]),
  )
  .join('\n')}
`;
}

it('is the table of docs/database/pairs.md', async () => {
  const file = path.join(projectRoot, 'docs/database/pairs.md');
  const text = `# Pairs of steps

Single steps hold; this is what two of them come to, one after the other. Each cell is run by \`supabase/tests/pairs.test.ts\`, with all
invariants asked afterwards, and declared in \`supabase/tests/pairs/\`. \`done\` or the code that refuses the second step, then how the thing
stands; in brackets what refused the first. After a change run \`UPDATE_PAIRS=1 npm run unit -- supabase/tests/pairs\`.

${things.map(tableOf).join('\n')}`;
  const formatted = await format(text, { ...(await resolveConfig(file)), parser: 'markdown' });
  if (process.env['UPDATE_PAIRS']) await writeFile(file, formatted);
  expect(formatted).toBe(await readFile(file, 'utf8').catch(() => ''));
});
