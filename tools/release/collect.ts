import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sitePaths } from '../../shell/site/site-paths';
import { previewEnd, readPreviews, writePreviews } from './previews';
import { entryOf, withRegistry } from './registry-file';
import { dropMaps } from './source-maps';

/** A version that the registry names no more, and whose files are still here. */
export interface LeftVersion {
  id: string;
  version: string;
  /** When the registry let go of it. */
  leftAt: Date;
  /** When its files were asked for last, as far as anybody has looked. */
  askedAt: Date | undefined;
  /** When the last link to it ends or has ended (`npm run preview`). */
  endsAt: Date | undefined;
  isSpent: boolean;
}

/** `<id>/<version>` → when a file of it was asked for last. */
export type AskedFor = ReadonlyMap<string, Date>;

export interface CollectOptions {
  dataDir: string;
  /** A version is spent when it was neither named nor asked for in so many days. */
  days: number;
  asked?: AskedFor;
  /** Says what would go, and removes nothing. */
  isDry?: boolean;
  now?: Date;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Removes the files of versions that no open tab and no offline copy asks for any more. What the registry names stays, and
 * nothing is published meanwhile.
 * @returns every version that the registry does not name
 */
export const collect = ({
  dataDir,
  days,
  asked,
  isDry = false,
  now = new Date(),
}: CollectOptions): Promise<LeftVersion[]> =>
  withRegistry(dataDir, async (registry) => {
    const left: LeftVersion[] = [];
    for (const id of ['shell', ...Object.keys(registry.remotes)]) {
      const { versions = {} } = entryOf(registry, id) ?? {};
      const folder = path.dirname(sitePaths(dataDir).version(id, 'any'));
      for (const version of existsSync(folder) ? await readdir(folder) : []) {
        if (versions[version]) continue;
        const leftAt = (await stat(path.join(folder, version))).mtime;
        const askedAt = asked?.get(`${id}/${version}`);
        const since = Math.max(leftAt.getTime(), askedAt?.getTime() ?? 0);
        const endsAt = previewEnd(dataDir, id, version);
        // After its end no tab asks for a preview: unless it has been released and left since, it is nobody's.
        const isSpent =
          endsAt && (endsAt > now || endsAt > leftAt)
            ? endsAt <= now
            : now.getTime() - since > days * DAY_MS;
        left.push({ id, version, leftAt, askedAt, endsAt, isSpent });
        if (!isSpent || isDry) continue;
        await rm(path.join(folder, version), { recursive: true, force: true });
        await dropMaps(dataDir, id, version);
      }
    }
    const previews = readPreviews(dataDir);
    const running = previews.filter(({ ends }) => Date.parse(ends) > now.getTime());
    if (!isDry && running.length < previews.length) await writePreviews(dataDir, running);
    return left;
  });
