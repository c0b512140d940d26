import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isCommitted } from './current-commit';

/** Where a version comes from lies in its folder. */
export const PROVENANCE_FILE = 'provenance.json';

/** How it was found out that a version goes with what visitors had when it was released. */
export type Compatibility = 'opened' | 'compared' | 'skipped';

const said: Record<Compatibility, string> = {
  opened: 'opened with what was live',
  compared: 'compared with what was live',
  skipped: 'never tried with what was live',
};

export interface Provenance {
  /** `9fceb02`, or `unknown` outside of a clone. */
  commit: string;
  /** Does the commit hold all that the version was built from? */
  isTreeClean: boolean;
  /** Not of one that came with a start, together with everything else. */
  compatibility?: Compatibility | undefined;
  builder: { node: string; npm: string; platform: string };
}

/** Says in a version's folder what it was released from, and with what. */
export async function writeProvenance(
  folder: string,
  commit: string,
  compatibility?: Compatibility,
): Promise<void> {
  const provenance: Provenance = {
    commit: commit.replace(/-dirty$/, ''),
    isTreeClean: isCommitted(commit),
    compatibility,
    builder: {
      node: process.version,
      npm: /npm\/(\S+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? 'not used',
      platform: `${process.platform}-${process.arch}`,
    },
  };
  await writeFile(path.join(folder, PROVENANCE_FILE), JSON.stringify(provenance, null, 2));
}

/** In one line, for those who ask what is live. */
export const sayProvenance = ({
  commit,
  isTreeClean,
  compatibility,
  builder,
}: Provenance): string =>
  [
    `commit ${commit}${isTreeClean ? '' : ' and changes that are in none'}`,
    ...(compatibility ? [said[compatibility]] : []),
    `node ${builder.node.slice(1)}`,
    `npm ${builder.npm}`,
    builder.platform,
  ].join(', ');
