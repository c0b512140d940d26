import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Part, run } from './parts';
import { readRecord, type SuiteCosts } from './suite-costs';

/** How many parts the long run has: each one alone is to take ten minutes at most. */
export const LONG_PARTS = 8;
/** How many of them are jest's; the others walk through browsers. */
const JEST_PARTS = 4;
/** Counted for a suite of which nobody knows yet what it takes. */
const UNKNOWN_SECONDS = 30;
/** Ten minutes on two cores. */
const BUDGET = 10 * 60 * 2;

const projectRoot = path.resolve(import.meta.dirname, '../..');
const rooms = ['shared', 'shell', 'mf-', 'supabase', 'tools', 'nginx', 'e2e'];

/** Whether a test has more to do in the long run: all of it by its name, or its numbers by what it imports. */
export const isLong = (file: string, source: string): boolean =>
  /\.long\.(test|spec)\.tsx?$/.test(file) ||
  (/\.(test|spec)\.tsx?$/.test(file) && /from '[^']*\/run-size'/.test(source));

/** Every test that has more to do in the long run, as paths from the project's folder. */
export function longSuites(): string[] {
  return readdirSync(projectRoot)
    .filter((name) => rooms.some((room) => name.startsWith(room)))
    .flatMap((room) =>
      readdirSync(path.join(projectRoot, room), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${room}/${file.split(path.sep).join('/')}`,
      ),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('node_modules/'))
    .filter((file) => isLong(file, readFileSync(path.join(projectRoot, file), 'utf8')))
    .sort();
}

/** Shares suites out so that all parts take about the same: the dearest first, each to whoever has least. */
export function shareOut(suites: readonly string[], count: number, costs: SuiteCosts): string[][] {
  const costOf = (file: string) => costs[file] ?? UNKNOWN_SECONDS;
  const shares = Array.from({ length: count }, () => ({ seconds: 0, files: [] as string[] }));
  for (const file of [...suites].sort((a, b) => costOf(b) - costOf(a))) {
    const share = shares.reduce((least, one) => (one.seconds < least.seconds ? one : least));
    share.files.push(file);
    share.seconds += costOf(file);
  }
  return shares.map(({ files }) => files);
}

/** The parts of the long run, made of all suites that have more to do in it. */
export function longParts(suites: readonly string[], costs: SuiteCosts): Part[] {
  const walked = suites.filter((file) => file.startsWith('e2e/'));
  const asked = suites.filter((file) => !file.startsWith('e2e/'));
  const commands = [
    ...shareOut(asked, JEST_PARTS, costs).map((files) => run('unit', '--runTestsByPath', ...files)),
    ...shareOut(walked, LONG_PARTS - JEST_PARTS, costs).map((files) => run('e2e', ...files)),
  ];
  return commands.map((command, index) => ({
    name: `long part ${index + 1} of ${LONG_PARTS}`,
    command,
    env: { LONG_RUN: '1' },
    budget: BUDGET,
  }));
}

/** The part that a commit is checked with, so that every part has its turn and nobody chooses: from 1. */
export const partOfCommit = (hash: string): number =>
  (Number.parseInt(hash.slice(0, 8), 16) % LONG_PARTS) + 1;

/**
 * The parts that somebody asks for: all, one by its number, or `by-commit`.
 * @throws Error for what is no part
 */
export function askedLongParts(asked?: string): Part[] {
  const parts = longParts(longSuites(), readRecord());
  if (asked === undefined) return parts;
  const head = () => execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const part = parts[(asked === 'by-commit' ? partOfCommit(head()) : Number(asked)) - 1];
  if (part) return [part];
  throw new Error(
    `The long run has parts 1 to ${LONG_PARTS}, and "${asked}" is none: npm run test:long -- 3, or by-commit.`,
  );
}
