import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../webpack/preset';
import { packageVersion } from './deployables';

/** What a build is made of, besides the package's own folder. */
const commonSources = [
  'shared/src',
  'shared/package.json',
  'shared/artwork/src',
  'shared/artwork/package.json',
  'tools/webpack',
  'package-lock.json',
];

/**
 * The version that a build of the package would have now: its semver, then a hash over everything that
 * goes into the build. Same sources, same version; so nothing is built twice, and a version can never
 * mean two things.
 */
export function sourceVersion(packageName: string): string {
  const hash = createHash('sha256');
  const ownSources = [`${packageName}/src`, `${packageName}/package.json`];
  for (const source of [...ownSources, ...commonSources]) addToHash(hash, source);
  return `${packageVersion(packageName)}-${hash.digest('hex').slice(0, 10)}`;
}

function addToHash(hash: ReturnType<typeof createHash>, relativePath: string): void {
  const absolutePath = path.join(projectRoot, relativePath);
  if (statSync(absolutePath).isDirectory()) {
    for (const name of readdirSync(absolutePath).sort()) {
      addToHash(hash, `${relativePath}/${name}`);
    }
    return;
  }
  // Tests do not change what is shipped.
  if (/\.test\.tsx?$/.test(relativePath)) return;
  hash.update(`${relativePath}\0`).update(readFileSync(absolutePath)).update('\0');
}
