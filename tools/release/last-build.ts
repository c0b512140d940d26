import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder, projectRoot } from '../webpack/project';
import { filesBelow } from './shipped-version';

/** What a build is made of besides the modules that webpack reads; paths from the root. */
const always = (packageName: string) => [
  // The style that stands in the page.
  ...(packageName === 'shell' ? ['shared/src/ui'] : []),
  ...['src', 'package.json'].map((name) =>
    path.relative(projectRoot, path.join(packageFolder(packageName), name)),
  ),
  'package-lock.json',
  // Its version, and the shape of manifests.
  'shared/src/contract',
  'tools/webpack',
  'tools/release',
];

interface LastBuild {
  version: string;
  /** Files that webpack read outside of the folders above, from the root. */
  read: string[];
  /** Hash over all of these files. */
  inputs: string;
}

const stateFile = (packageName: string) =>
  path.join(packageFolder(packageName), 'dist', 'last-build.json');

/** The version that a build would have now, as long as no file that the last one read has changed. */
export function knownVersion(packageName: string): string | undefined {
  const file = stateFile(packageName);
  if (!existsSync(file)) return undefined;
  const { version, read, inputs } = JSON.parse(readFileSync(file, 'utf8')) as LastBuild;
  return hashOf(inputFiles(packageName, read)) === inputs ? version : undefined;
}

/**
 * Remembers what a build was made of.
 * @param read absolute paths of the files that webpack read
 * @param startedAt a file that changed since then may be in the build in its old form: nothing is remembered
 */
export function rememberBuild(
  packageName: string,
  version: string,
  read: string[],
  startedAt: number,
): void {
  const outside = [...new Set(read)]
    // Libraries are in the lock file.
    .filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => path.relative(projectRoot, file));
  const files = inputFiles(packageName, outside);
  const hasChanged = files.some(
    (file) => (statSync(path.join(projectRoot, file)).mtimeMs ?? 0) >= startedAt,
  );
  if (hasChanged) return;
  const state: LastBuild = { version, read: outside, inputs: hashOf(files) };
  writeFileSync(stateFile(packageName), JSON.stringify(state));
}

function inputFiles(packageName: string, read: string[]): string[] {
  const files = [...always(packageName).flatMap(sourcesBelow), ...read];
  return [...new Set(files)].sort();
}

function sourcesBelow(relativePath: string): string[] {
  return filesBelow(path.join(projectRoot, relativePath)).map((file) =>
    path.relative(projectRoot, file),
  );
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const absolutePath = path.join(projectRoot, file);
    hash.update(`${file}\0`);
    // One that is gone is a change, too.
    if (existsSync(absolutePath)) hash.update(readFileSync(absolutePath));
    hash.update('\0');
  }
  return hash.digest('hex');
}
