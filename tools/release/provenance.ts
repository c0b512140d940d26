import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isCommitted } from './current-commit';

/** Where a version comes from lies in its folder. */
export const PROVENANCE_FILE = 'provenance.json';

export interface Provenance {
  /** `9fceb02`, or `unknown` outside of a clone. */
  commit: string;
  /** Does the commit hold all that the version was built from? */
  isTreeClean: boolean;
  builder: { node: string; npm: string; platform: string };
}

/** Says in a version's folder what it was released from, and with what. */
export async function writeProvenance(folder: string, commit: string): Promise<void> {
  const provenance: Provenance = {
    commit: commit.replace(/-dirty$/, ''),
    isTreeClean: isCommitted(commit),
    builder: {
      node: process.version,
      npm: /npm\/(\S+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? 'not used',
      platform: `${process.platform}-${process.arch}`,
    },
  };
  await writeFile(path.join(folder, PROVENANCE_FILE), JSON.stringify(provenance, null, 2));
}

/** In one line, for those who ask what is live. */
export const sayProvenance = ({ commit, isTreeClean, builder }: Provenance): string =>
  `commit ${commit}${isTreeClean ? '' : ' and changes that are in none'}, node ${builder.node.slice(1)}, npm ${builder.npm}, ${builder.platform}`;
