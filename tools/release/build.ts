import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Stats, type StatsCompilation } from 'webpack';
import { projectRoot } from '../webpack/preset';
import { containerName, createRemoteConfig } from '../webpack/remote.config';
import { createShellConfigs } from '../webpack/shell.config';
import { compressFolder } from './compress';

/** What a finished build says about itself (`build.json`, not published). File names are relative. */
export interface BuildInfo {
  packageName: string;
  version: string;
  /** Container entry of a remote, main script of the shell. */
  entry: string;
  /** Files that every page needs besides the entry. */
  files: string[];
  /** Named chunk → its files, without those above. */
  chunks: Record<string, string[]>;
}

export const buildDir = (packageName: string, version: string) =>
  path.join(projectRoot, packageName, 'dist', version);

/**
 * Builds one deployable into `<package>/dist/<version>/`, compressed copies included, and only then
 * gives the folder its name: a folder with that name is always complete. Built before → nothing to do.
 * @throws Error with webpack's own messages.
 */
export async function buildPackage(
  packageName: string,
  version: string,
  isProduction = true,
): Promise<BuildInfo> {
  const target = buildDir(packageName, version);
  const infoFile = path.join(target, 'build.json');
  if (existsSync(infoFile)) return JSON.parse(readFileSync(infoFile, 'utf8')) as BuildInfo;

  // A name of its own: two starts at once must not delete each other's files.
  const outputDir = `${target}.${process.pid}.partial`;
  await mkdir(outputDir, { recursive: true });
  const options = { packageName, version, outputDir, isProduction };
  const configs =
    packageName === 'shell' ? createShellConfigs(options) : [createRemoteConfig(options)];

  let info: BuildInfo | undefined;
  for (const config of configs) {
    const stats = await runWebpack(config);
    info ??= readBuildInfo(packageName, version, stats);
  }
  if (!info) throw new Error(`nothing was built for ${packageName}`);
  if (isProduction) await compressFolder(outputDir);
  writeFileSync(path.join(outputDir, 'build.json'), JSON.stringify(info, null, 2));
  await rename(outputDir, target).catch(async (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'ENOTEMPTY' && fault.code !== 'EEXIST') throw fault;
    // Somebody else finished the same version first; theirs is as good.
    await rm(outputDir, { recursive: true, force: true });
  });
  return info;
}

function runWebpack(config: webpack.Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new Error('webpack did not accept the configuration'));
    compiler.run((fault: Error | null, stats?: Stats) => {
      compiler.close(() => {
        if (fault || !stats) return reject(fault ?? new Error('webpack gave no result'));
        if (stats.hasErrors())
          return reject(new Error(stats.toString({ all: false, errors: true })));
        resolve(stats.toJson({ all: false, chunkGroups: true, entrypoints: true, assets: true }));
      });
    });
  });
}

function readBuildInfo(packageName: string, version: string, stats: StatsCompilation): BuildInfo {
  const groups = { ...stats.entrypoints, ...stats.namedChunkGroups };
  const filesOf = (name: string) =>
    (groups[name]?.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'));

  const entryGroup = packageName === 'shell' ? 'main' : containerName(packageName);
  const entryFiles = filesOf(entryGroup);
  const entry = entryFiles.at(-1);
  if (!entry) throw new Error(`the build of ${packageName} has no entry "${entryGroup}"`);

  const files =
    packageName === 'shell'
      ? (stats.assetsByChunkName?.['platform']?.filter((file) => file.endsWith('.js')) ?? [])
      : [...filesOf('module'), ...filesOf('words-zh-TW')];
  const known = new Set([...entryFiles, ...files]);
  const chunks: Record<string, string[]> = {};
  for (const name of Object.keys(groups)) {
    if ([entryGroup, 'module', 'words-zh-TW'].includes(name)) continue;
    chunks[name] = filesOf(name).filter((file) => !known.has(file));
  }
  return { packageName, version, entry, files, chunks };
}
