import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyProject } from '../release/project-copy.fixture';
import { prepareMachine } from '../test/prepare-machine';
import { applied, type Break } from './break';
import { breaks } from './list';
import { partOf } from './part-of';
import { runCatchers, sharing } from './run-catchers';

/**
 * `npm run break [-- stock "the way back"]`: breaks things on purpose, one at a time, and says of each whether it was
 * caught, by what, and in how long. Words choose those whose sentence has one of them.
 * `--cheap` leaves out what takes a browser, `--list` only says what there is.
 *
 * All of it happens in a copy, which is removed; what is not committed yet is part of it.
 */
const { values, positionals } = parseArgs({
  options: { cheap: { type: 'boolean' }, list: { type: 'boolean' } },
  allowPositionals: true,
});
const chosen = breaks
  .filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)))
  .filter(({ caughtBy }) => !values.cheap || caughtBy.kind !== 'playwright');
if (chosen.length === 0) throw new Error('No break has such a name: npm run break -- --list.');

const line = (mark: string, { name, caughtBy }: Break, rest = '') =>
  `${mark} ${name}\n    ${caughtBy.target}: ${caughtBy.says} · ${partOf(caughtBy)}${rest}`;

if (values.list) {
  for (const one of chosen) console.log(line('·', one));
} else {
  process.exitCode = (await runAll()) ? 0 : 1;
}

/** @returns whether everything was caught */
async function runAll(): Promise<boolean> {
  const machine = prepareMachine((step) => console.log(`… ${step}`));
  if (machine.problems.length > 0) throw new Error(machine.problems.join('\n'));
  const project = copyProject({ without: /^var\// });
  const folder = project.file('.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      project.remove();
      process.exit(1);
    });
  }
  const missed: string[] = [];
  try {
    for (const key of new Set(chosen.map(({ caughtBy }) => sharing(caughtBy))))
      await runGroup(chosen.filter(({ caughtBy }) => sharing(caughtBy) === key));
  } finally {
    project.remove();
  }
  console.log(`\n${chosen.length - missed.length} of ${chosen.length} caught`);
  for (const name of missed) console.error(`not caught: ${name}`);
  return missed.length === 0;

  /** Sees the catchers of a group green, together, and then each of them red. */
  async function runGroup(group: readonly Break[]): Promise<void> {
    const catchers = group.map(({ caughtBy }) => caughtBy);
    console.log(`\n… unbroken: ${catchers.map(({ target }) => target).join(' ')}`);
    const whole = await runCatchers(folder, catchers, machine.paths);
    const [site, kept] = ['var/e2e', 'var/whole'].map((name) => project.file(name)) as [
      string,
      string,
    ];
    // Journeys of a broken project build only what is broken.
    if (existsSync(site)) renameSync(site, kept);
    const env = existsSync(kept) ? { E2E_COMPOSITION: kept } : {};

    for (const [index, one] of group.entries()) {
      if (whole.outcomes[index] !== 'green') {
        console.log(line('✗', one, ` is ${whole.outcomes[index]} before anything is broken`));
        console.log(whole.output.slice(-3000));
        missed.push(one.name);
        continue;
      }
      const file = project.file(one.file);
      const source = readFileSync(file, 'utf8');
      const startedAt = Date.now();
      writeFileSync(file, applied(one, source));
      const { outcomes, seconds, output } = await runCatchers(folder, [one.caughtBy], {
        ...machine.paths,
        ...env,
        PUBLISH_ONLY: /^(mf-[^/]+|shell)\//.exec(one.file)?.[1],
      });
      writeFileSync(file, source);
      const took = ` · ${((Date.now() - startedAt) / 1000).toFixed(0)} s, processor ${seconds?.toFixed(0) ?? '?'} s`;
      const isCaught = outcomes[0] === 'red';
      console.log(line(isCaught ? '✓' : '✗', one, isCaught ? took : `${took} · ${outcomes[0]}`));
      if (isCaught) continue;
      missed.push(one.name);
      if (outcomes[0] === 'fell over') console.log(output.slice(-3000));
    }
  }
}
