import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const original = path.resolve(import.meta.dirname, '../..');

/**
 * A copy of this project, for whoever writes into one. Libraries are those of the original.
 * @param options.without paths of what is not needed there
 */
export function copyProject({ without = /^(docs|e2e)\// } = {}) {
  const project = mkdtempSync(path.join(tmpdir(), 'project-'));
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listing, { cwd: original })
    .toString()
    .split('\0')
    // Deleted and not committed yet: git lists them, the disk has them no more.
    .filter((file) => file && !without.test(file) && existsSync(path.join(original, file)));
  for (const file of files) cpSync(path.join(original, file), path.join(project, file));
  linkLibraries(project);

  return {
    file: (relativePath: string) => path.join(project, relativePath),
    /** The one file of this name. */
    find: (name: string) => path.join(project, onlyOne(files, name)),
    /** Runs a script of the release tools, or any other, in a process of its own. */
    run: (...args: string[]): string =>
      execFileSync(process.execPath, args, {
        cwd: project,
        env: { ...process.env, DATA_DIR: path.join(project, 'var'), NODE_OPTIONS: '' },
        stdio: 'pipe',
      }).toString(),
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}

/** One link for each library, so that the project's own packages can be those of the copy. */
function linkLibraries(project: string): void {
  const libraries = path.join(original, 'node_modules');
  const links = path.join(project, 'node_modules');
  mkdirSync(path.join(links, '@spotlight'), { recursive: true });
  for (const name of readdirSync(libraries)) {
    if (name === '.bin' || !/^(\.|@spotlight$)/.test(name))
      symlinkSync(path.join(libraries, name), path.join(links, name));
  }
  for (const name of readdirSync(path.join(libraries, '@spotlight'))) {
    const target = readlinkSync(path.join(libraries, '@spotlight', name));
    symlinkSync(target, path.join(links, '@spotlight', name));
  }
  // Says to `tools/install.mjs` that all is there: an install in the copy would write into the original through the links.
  const lock = readFileSync(path.join(project, 'package-lock.json'));
  writeFileSync(
    path.join(links, '.spotlight-lock'),
    createHash('sha256').update(lock).digest('hex'),
  );
}

function onlyOne(files: string[], name: string): string {
  const found = files.filter((file) => path.basename(file) === name);
  if (found.length === 1) return found[0]!;
  throw new Error(`There are ${found.length} files called ${name}.`);
}
