import { spawn, spawnSync } from 'node:child_process';
import { prepareMachine } from './prepare-machine';

/**
 * `npm test`: installs what the tests need and runs all of them, cheapest first. Every part runs even
 * when an earlier one failed, and each has a command of its own. One that keeps a single core busy for long
 * begins beside the first, and says what it found when its turn comes.
 */
const parts = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check', isBeside: true },
  { name: 'who may import whom', script: 'rules' },
  { name: 'nothing unused', script: 'unused' },
  { name: 'unit, component, database and nginx tests', script: 'unit' },
  { name: 'browser journeys', script: 'e2e' },
];
const count = parts.length + 1;
const failed: string[] = [];

/** Runs one part, and says how it ended and how long it was waited for. */
async function runPart(
  index: number,
  name: string,
  work: () => boolean | Promise<boolean>,
): Promise<void> {
  const startedAt = Date.now();
  console.log(`\n[${index}/${count}] ${name}`);
  const isGreen = await work();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`${isGreen ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!isGreen) failed.push(name);
}

const env: NodeJS.ProcessEnv = { ...process.env, DO_NOT_TRACK: '1', NO_SKIPS: '1' };
const commandOf = (script: string) => ['npm', ['run', '--silent', script]] as const;

const runNow = (script: string): boolean =>
  spawnSync(...commandOf(script), { stdio: 'inherit', env }).status === 0;

/** Begins a part beside others; what comes back waits for it and prints what it said. */
function begin(script: string): () => Promise<boolean> {
  const child = spawn(...commandOf(script), { stdio: ['ignore', 'pipe', 'pipe'], env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => void said.push(data));
  const ended = new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  return async () => {
    const isGreen = await ended;
    process.stdout.write(Buffer.concat(said));
    return isGreen;
  };
}

await runPart(1, 'what the tests need', () => {
  const machine = prepareMachine((line) => console.log(`… ${line}`));
  Object.assign(env, machine.paths);
  for (const problem of machine.problems) console.error(problem);
  return machine.problems.length === 0;
});
const begun = new Map(
  parts.flatMap(({ script, isBeside }) => (isBeside ? [[script, begin(script)] as const] : [])),
);
for (const [index, { name, script }] of parts.entries()) {
  await runPart(index + 2, name, begun.get(script) ?? (() => runNow(script)));
}

for (const name of failed) console.error(`failed: ${name}`);
console.log(`\nparts: ${count - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
