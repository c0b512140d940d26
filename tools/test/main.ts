import { spawnSync } from 'node:child_process';
import { prepareMachine } from './prepare-machine';

/**
 * `npm test`: installs what the tests need and runs all of them, cheapest first. Every part runs even
 * when an earlier one failed, and each has a command of its own.
 */
const parts = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check' },
  { name: 'who may import whom', script: 'rules' },
  { name: 'nothing unused', script: 'unused' },
  { name: 'unit, component, database and nginx tests', script: 'unit' },
  { name: 'browser journeys', script: 'e2e' },
];
const count = parts.length + 1;
const failed: string[] = [];

/** Runs one part, and says how it ended and how long it took. */
function runPart(index: number, name: string, work: () => boolean): void {
  const startedAt = Date.now();
  console.log(`\n[${index}/${count}] ${name}`);
  const isGreen = work();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`${isGreen ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!isGreen) failed.push(name);
}

const env: NodeJS.ProcessEnv = { ...process.env, DO_NOT_TRACK: '1', NO_SKIPS: '1' };

runPart(1, 'what the tests need', () => {
  const machine = prepareMachine((line) => console.log(`… ${line}`));
  Object.assign(env, machine.paths);
  for (const problem of machine.problems) console.error(problem);
  return machine.problems.length === 0;
});
for (const [index, { name, script }] of parts.entries()) {
  runPart(index + 2, name, () => {
    const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', env });
    return status === 0;
  });
}

for (const name of failed) console.error(`failed: ${name}`);
console.log(`\nparts: ${count - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
