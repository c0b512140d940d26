import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../words/list-files';
import type { Changes } from './check-choice';
import type { Suite } from './check-sql';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
const linesOf = (text: string) => text.split('\n').filter(Boolean);
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/**
 * What differs from where this branch left another, committed or not, with what git does not know yet.
 * @throws Error where there is no such branch
 */
export function changesSince(branch: string): Changes {
  let base: string;
  try {
    base = git('merge-base', branch, 'HEAD').trim();
  } catch {
    throw new Error(`There is no branch ${branch} to compare with: npm run check -- <branch>.`);
  }
  const since = (filter: string) =>
    linesOf(git('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, base));
  const unknown = linesOf(git('ls-files', '--others', '--exclude-standard'));
  const changed = [...since('d'), ...unknown].filter((file) =>
    existsSync(path.join(projectRoot, file)),
  );
  const added = [...since('A'), ...unknown];
  const migrations = listFiles().filter((file) => /^supabase\/migrations\/.*\.sql$/.test(file));
  return {
    changed,
    deleted: since('D'),
    hasNew: added.length > 0,
    sql: changed
      .filter((file) => migrations.includes(file))
      .map((file) => ({
        file,
        before: added.includes(file) ? '' : git('show', `${base}:${file}`),
        after: read(file),
        others: migrations.filter((other) => other !== file).map(read),
      })),
  };
}

/** Suites that something may ask for by name: those of jest, without what only the long run has. */
export const readSuites = (): Suite[] =>
  listFiles()
    .filter(
      (file) => /^(supabase|nginx)\/.*\.test\.ts$/.test(file) && !file.endsWith('.long.test.ts'),
    )
    .map((file) => ({ file, source: read(file) }));
