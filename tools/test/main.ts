import { spawn, spawnSync } from 'node:child_process';
import { everything, partsOf, type Part } from './parts';
import { prepareMachine } from './prepare-machine';

/**
 * `npm test [-- mf-venues]`: installs what the tests need and runs all of them, or those of one remote. Every part runs
 * even when an earlier one failed.
 */
const [remote] = process.argv.slice(2);
const parts = remote === undefined ? everything : partsOf(remote);
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
const optionsOf = (part: Part) => ({ env: { ...env, ...part.env } });

const runNow = (part: Part): boolean => {
  const [command, ...args] = part.command;
  return spawnSync(command, args, { stdio: 'inherit', ...optionsOf(part) }).status === 0;
};

/** Begins a part beside others; what comes back waits for it and prints what it said. */
function begin(part: Part): () => Promise<boolean> {
  const [command, ...args] = part.command;
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...optionsOf(part) });
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
  parts.flatMap((part) => (part.isBeside ? [[part, begin(part)] as const] : [])),
);
for (const [index, part] of parts.entries()) {
  await runPart(index + 2, part.name, begun.get(part) ?? (() => runNow(part)));
}

for (const name of failed) console.error(`failed: ${name}`);
console.log(`\nparts: ${count - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
