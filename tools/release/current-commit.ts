import { execFileSync } from 'node:child_process';
import { projectRoot } from '../webpack/project';

const DIRTY = '-dirty';

/**
 * The commit that a build is made of: `9fceb02`, or `9fceb02-dirty` when files differ from it (new ones,
 * too: they may be part of the build). `unknown` in an archive instead of a clone.
 */
export function currentCommit(folder = projectRoot): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  try {
    const commit = git('rev-parse', '--short', 'HEAD');
    return git('status', '--porcelain') ? `${commit}${DIRTY}` : commit;
  } catch {
    return 'unknown';
  }
}

/** Does the commit hold all that is in the work tree, as far as `currentCommit` could say? */
export const isCommitted = (commit: string): boolean =>
  commit !== 'unknown' && !commit.endsWith(DIRTY);

/** @throws Error when the work tree holds what no commit does. */
export function assertCommitted(commit = currentCommit()): void {
  if (!commit.endsWith(DIRTY)) return;
  throw new Error(
    `The work tree differs from its commit, so nobody could build this version again. Commit first, or release it all the same with --allow-dirty (recorded as ${commit}).`,
  );
}
