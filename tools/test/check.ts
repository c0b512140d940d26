import { changesSince, readSuites } from './changed-files';
import { choose } from './check-choice';
import { runMeasured } from './processor-time';

/**
 * `npm run check [-- main]`: asks what a change touches, for the moments in which `npm test` takes too long. Says what it
 * chose and why, and what it left to `npm test`.
 */
const { parts, notRun } = choose(changesSince(process.argv[2] ?? 'main'), readSuites());
if (parts.length === 0) console.log('Nothing has changed.');
for (const { name, why } of parts) console.log(`· ${name}: ${why}`);
for (const command of notRun) console.log(`· not run here: ${command}`);

const table: string[] = [];
for (const { name, command, env } of parts) {
  console.log(`\n${name}`);
  const startedAt = Date.now();
  const { isGreen, seconds } = await runMeasured(command, { ...process.env, ...env });
  const wall = ((Date.now() - startedAt) / 1000).toFixed(0);
  table.push(
    `${isGreen ? '✓' : '✗'} ${name}: ${wall} s, processor ${seconds?.toFixed(0) ?? '?'} s`,
  );
  if (!isGreen) process.exitCode = 1;
}
console.log(`\n${table.join('\n')}`);
for (const command of notRun) console.log(`not run here: ${command}`);
