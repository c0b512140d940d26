import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';
import { runCommand } from '../../shell/site/run-command';
import { projectRoot } from '../webpack/project';
import { contractChange, contractReport } from './contract-report';

const file = path.join(projectRoot, 'shared/contract-report.txt');
const declared = path.join(projectRoot, '.cache/types/shared/src/contract');

/**
 * `npm run contract [-- --update [--unreleased]]`: is the contract in the sources the one that is written down in
 * `shared/contract-report.txt`? A change is written down with another CONTRACT_VERSION, or, when that version is not out
 * yet, by saying so.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { update: { type: 'boolean' }, unreleased: { type: 'boolean' } },
  });
  const compiled = spawnSync('npx', ['tsc', '-b', '--checkers', '1', 'shared'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (compiled.status !== 0) throw new Error('shared does not compile, so nothing is known of it.');

  const now = contractReport(declared, CONTRACT_VERSION);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const change = contractChange(known, now);
  if (!change) return console.log(`contract ${CONTRACT_VERSION}, as it is written down`);
  const isKnown = known !== '';
  if (isKnown) for (const line of change.lines) console.log(line);
  if (isKnown && !change.isVersioned && !values.unreleased)
    throw new Error(
      `The contract has changed, and is ${CONTRACT_VERSION} as before: raise CONTRACT_VERSION in shared/src/contract/version.ts (major for what went or changed, minor for what came). When that version is not out yet: npm run contract -- --update --unreleased.`,
    );
  if (!values.update)
    throw new Error(
      'The contract has changed: "npm run compatibility -- --contract" says what that breaks, "npm run contract -- --update" writes it down.',
    );
  writeFileSync(file, now);
  console.log(`wrote ${path.relative(projectRoot, file)}`);
  return undefined;
});
