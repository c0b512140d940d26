import { buildPackage } from './build';
import type { BuildInfo } from './build-info';

/** What a process that builds is told to do. */
export interface BuildJob {
  id: string;
  /** See `BuildInfo`. */
  isLight: boolean;
}
export type BuildAnswer = { info: BuildInfo } | { fault: string };

/** Builds what it is told to, one after another: what it has read and compiled once makes the next quicker. */
process.on('message', ({ id, isLight }: BuildJob) => {
  const answer = (said: BuildAnswer) => process.send?.(said);
  buildPackage(id, isLight).then(
    (info) => answer({ info }),
    (fault: unknown) => answer({ fault: fault instanceof Error ? fault.message : String(fault) }),
  );
});
process.on('disconnect', () => process.exit(0));
