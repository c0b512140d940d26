import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';
import { projectRoot, toolsRoot } from '../webpack/project';
import { packageVersion } from './deployables';

/**
 * Stands in a build for its version, which is known only when the build is done. As long as `0.1.0-` and ten digits, so that
 * places in source maps stay what they are.
 */
export const UNNAMED = 'version-to-come.';

/** Files that webpack does not write; all else in the folder is described by the modules. */
const besideTheCode = ['module.json', 'template.html', 'page.css', 'assets'];

/**
 * The version of a finished build: the package's semver and a hash of what it is made of. The modules that
 * are in it, the files beside the code, and what decides how webpack puts them together.
 */
export function shippedVersion(packageName: string, folder: string, modules: string[]): string {
  const hash = createHash('sha256').update(CONTRACT_VERSION);
  for (const line of modules.toSorted()) hash.update(`${line}\n`);
  for (const name of besideTheCode) addFiles(hash, folder, name);
  addFiles(hash, toolsRoot, 'tools/webpack');
  for (const tool of buildTools()) hash.update(`${tool}\n`);
  return `${packageVersion(packageName)}-${hash.digest('hex').slice(0, 10)}`;
}

function addFiles(hash: ReturnType<typeof createHash>, folder: string, name: string): void {
  for (const file of filesBelow(path.join(folder, name))) {
    hash.update(`${path.relative(folder, file)}\0`).update(readFileSync(file));
  }
}

/** Names and versions of the tools whose output is shipped. */
function buildTools(): string[] {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as {
      version: string;
      dependencies: Record<string, string>;
    };
  const { dependencies } = read(path.join(toolsRoot, 'tools/package.json'));
  return Object.keys(dependencies)
    .filter((name) => /webpack|swc|module-federation/.test(name))
    .map(
      (name) =>
        `${name}@${read(path.join(projectRoot, 'node_modules', name, 'package.json')).version}`,
    )
    .sort();
}

/** Puts one version in place of another where scripts carry it as part of an identifier. */
export function renameVersion(folder: string, from: string, to: string): void {
  for (const file of filesBelow(folder)) {
    if (!/\.js$|mf-manifest\.json$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const renamed = inPlaceOf(text, from, to);
    if (renamed !== text) writeFileSync(file, renamed);
  }
}

/** Code of a build as it was before it had its name. */
export const withoutVersion = (code: string, version: string) => inPlaceOf(code, version, UNNAMED);

const inPlaceOf = (code: string, from: string, to: string) =>
  code.replaceAll(identifierOf(from), identifierOf(to));

/** A version as part of a JavaScript identifier. */
const identifierOf = (version: string) => version.replace(/\W/g, '_');

/** The file itself, or all files of a folder but tests, which are not shipped; nothing where there is neither. */
export function filesBelow(target: string): string[] {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [target];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
