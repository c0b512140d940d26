#!/usr/bin/env node
/**
 * The commands of a remote that has a repository of its own: `spotlight-remote build`, `release`, `rollback`, run in its
 * folder, with the options that they have in the platform's repository.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';

const scripts = { build: 'build-main', release: 'release', rollback: 'rollback' };
const [command, ...options] = process.argv.slice(2);
const script = scripts[command];
const { DATA_DIR } = process.env;
if (!script) fail(`Usage: spotlight-remote ${Object.keys(scripts).join('|')}`);
if (command !== 'build' && !DATA_DIR)
  fail('DATA_DIR names the installation that it goes live in: its directory on this machine.');

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
process.argv = [process.argv[0], script, name.replace('@spotlight/', ''), ...options];
if (DATA_DIR) process.env.DATA_DIR = path.resolve(DATA_DIR);
register();
await import(`../release/${script}.ts`);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
