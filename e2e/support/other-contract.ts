import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataDir } from './site-under-test';

const run = promisify(execFile);
const projectRoot = path.resolve(import.meta.dirname, '../..');
const notSources = ['node_modules', 'dist', 'var', '.git', '.cache', 'test-results'];

/** What a release from other sources has made: a registry and the files that it names. */
export interface OtherRelease {
  version: string;
  siteDir: string;
  registry: unknown;
}

/**
 * Builds a remote from sources whose contract has another version, and publishes it with the project's own
 * command: into a copy of the site, because who uses the site meanwhile should not meet it.
 * @param range what the remote's manifest says it needs
 */
export async function releaseAgainst(
  contract: string,
  remoteId: string,
  range: string,
): Promise<OtherRelease> {
  const folder = path.join(dataDir, 'contracts', contract);
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  await edit(
    path.join(folder, 'shared/src/contract/version.ts'),
    /'\d+\.\d+\.\d+'/,
    `'${contract}'`,
  );
  await edit(
    path.join(folder, remoteId, 'src/manifest.ts'),
    /contract: '.*'/,
    `contract: '${range}'`,
  );

  const otherData = path.join(folder, 'var');
  const siteDir = path.join(otherData, 'site');
  await cp(path.join(dataDir, 'site'), siteDir, { recursive: true });
  await cp(path.join(dataDir, 'keys'), path.join(otherData, 'keys'), { recursive: true });
  // What the command would refuse is what browsers shall meet.
  const anyway = ['--allow-dirty', '--skip-compatibility'];
  await run('npm', ['run', '--silent', 'release', '--', remoteId, ...anyway], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: otherData },
  });
  const registry = JSON.parse(
    await readFile(path.join(siteDir, 'registry/registry.json'), 'utf8'),
  ) as { remotes: Record<string, { active: string }> };
  return { version: registry.remotes[remoteId]?.active ?? '', siteDir, registry };
}

async function copyProject(folder: string): Promise<void> {
  const isSource = (file: string) => !notSources.includes(path.basename(file));
  for (const name of (await readdir(projectRoot)).filter(isSource)) {
    await cp(path.join(projectRoot, name), path.join(folder, name), {
      recursive: true,
      filter: isSource,
    });
  }
  // Libraries are those of the project, its own packages those of the copy.
  const modules = path.join(projectRoot, 'node_modules');
  const own = '@spotlight';
  await mkdir(path.join(folder, 'node_modules', own), { recursive: true });
  for (const name of await readdir(modules)) {
    if (name === own) continue;
    await symlink(path.join(modules, name), path.join(folder, 'node_modules', name));
  }
  for (const name of await readdir(path.join(modules, own))) {
    const target = await readlink(path.join(modules, own, name));
    await symlink(target, path.join(folder, 'node_modules', own, name));
  }
}

async function edit(file: string, what: RegExp, replacement: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!what.test(text)) throw new Error(`${file} has nothing like ${what}`);
  await writeFile(file, text.replace(what, replacement));
}
