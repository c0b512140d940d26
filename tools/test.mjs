/**
 * `npm test`: installs what the tests need and runs all of them, cheapest first. Every part runs even
 * when an earlier one failed, and each has a command of its own.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensureInstalled } from './install.mjs';

const parts = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'house rules', command: ['npm', 'run', '--silent', 'rules'] },
  { name: 'unit, component and database tests', command: ['npm', 'run', '--silent', 'unit'] },
  {
    name: 'browser journeys and nginx',
    command: ['npm', 'run', '--silent', 'e2e'],
    prepare: () => ({
      CHROMIUM_PATH: ensureBrowser(say),
      NGINX_PATH: ensureNginx(say) ?? '',
    }),
  },
];

function say(line) {
  console.log(`\u2026 ${line}`);
}

function runPart({ name, command: [program, ...args], prepare }, index) {
  const startedAt = Date.now();
  console.log(`\n[${index + 1}/${parts.length}] ${name}`);
  let isGreen;
  try {
    const env = { ...process.env, DO_NOT_TRACK: '1', ...prepare?.() };
    isGreen = spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
  } catch (fault) {
    console.error(fault.message);
    isGreen = false;
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`${isGreen ? '✓' : '✗'} ${name} (${seconds} s)`);
  return { name, isGreen };
}

await ensureInstalled(say);
const results = parts.map(runPart);
const failed = results.filter((result) => !result.isGreen);
for (const { name } of failed) console.error(`failed: ${name}`);
console.log(`\nparts: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
