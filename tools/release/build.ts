import { writeFileSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@spotlight/shared/contract/language';
import type { Configuration } from 'webpack';
import { projectRoot } from '../webpack/project';
import { POLICY_FILE } from '../../shell/site/page-policy';
import { pageCss, shellPolicy, shellTemplate } from './page-parts';
import { createRemoteConfig } from '../webpack/remote.config';
import { createShellConfigs } from '../webpack/shell.config';
import { buildDir, readBuild } from './build-folder';
import { type BuildContents, type BuildInfo, describeBuild } from './build-info';
import { writeCodeList } from './contents';
import { compressFolder } from './compress';
import { writeDependencies } from './dependencies';
import { knownVersion, rememberBuild } from './last-build';
import { loadManifest } from './load-manifest';
import { runWebpack } from './run-webpack';
import { SHARING_FILE } from './sharing-report';
import { renameVersion, shippedVersion, UNNAMED } from './shipped-version';

const otherLanguages = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/**
 * Builds one deployable into `<package>/dist/<version>/`: everything that a release publishes, compressed
 * copies included. The folder gets its name, the version, at the end: one with that name is complete.
 * Nothing is built when no file that the last build read has changed.
 * @param isLight see `BuildInfo`. Both kinds are one version, because they have the same code.
 * @throws Error with webpack's own messages, or with every way in which the manifest does not conform.
 */
export async function buildPackage(packageName: string, isLight = false): Promise<BuildInfo> {
  const known = knownVersion(packageName);
  const built = known && readBuild(packageName, known);
  if (built && (isLight || !built.isLight)) return built;

  const startedAt = Date.now();
  // A name of its own: two starts at once must not delete each other's files.
  const folder = buildDir(packageName, `${process.pid}.partial`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { contents, read, modules } = await runBuild(packageName, folder, isLight);
  const version = shippedVersion(packageName, folder, modules);
  const kind = isLight ? { isLight } : {};
  const info = { packageName, version, languages: otherLanguages, ...kind, ...contents };
  await writeDependencies(folder, packageName, read);
  await finish(folder, UNNAMED, info);
  rememberBuild(packageName, version, read, startedAt);
  return info;
}

/**
 * The same build under another version, for releasing the same sources once more. Only the name differs
 * by which a tab tells the chunks of two versions apart.
 */
export async function copyBuild(info: BuildInfo, label: string): Promise<BuildInfo> {
  const copy = { ...info, version: `${info.version}-${label}` };
  const built = readBuild(copy.packageName, copy.version);
  if (built) return built;
  const folder = buildDir(info.packageName, `${copy.version}.${process.pid}.partial`);
  await cp(buildDir(info.packageName, info.version), folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  await finish(folder, info.version, copy);
  return copy;
}

async function runBuild(packageName: string, outputDir: string, isLight: boolean) {
  const results = [];
  for (const config of configsOf(packageName, outputDir, !isLight))
    results.push(await runWebpack(config));
  const [main] = results;
  if (!main) throw new Error(`nothing was built for ${packageName}`);

  if (packageName === 'shell') await addPageParts(outputDir);
  else {
    await writeManifest(packageName, outputDir);
    // What the federation plug-in says beside its manifest to tools that nobody has here.
    await rm(path.join(outputDir, 'mf-stats.json'), { force: true });
  }
  writeFileSync(path.join(outputDir, SHARING_FILE), JSON.stringify(main.sharing, null, 2));
  const contents = describeBuild(packageName, main.stats);
  await assertSameEntry(outputDir, contents);
  return {
    contents,
    read: results.flatMap((result) => result.read),
    modules: results.flatMap((result) => result.modules),
  };
}

function configsOf(
  packageName: string,
  outputDir: string,
  hasSourceMaps: boolean,
): Configuration[] {
  const options = {
    packageName,
    version: UNNAMED,
    outputDir,
    isProduction: true,
    hasSourceMaps,
    languages: LANGUAGES,
  };
  return packageName === 'shell' ? createShellConfigs(options) : [createRemoteConfig(options)];
}

/** The manifest as every page carries it, and its labels in each further language beside their code. */
async function writeManifest(packageName: string, folder: string): Promise<void> {
  const { labels, ...manifest } = await loadManifest(packageName);
  const { [DEFAULT_LANGUAGE]: own = {}, ...others } = labels;
  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(value, null, 2));
  write('module.json', { ...manifest, labels: { [DEFAULT_LANGUAGE]: own } });
  for (const [language, translated] of Object.entries(others)) {
    write(`${language}/labels.json`, translated);
  }
}

/**
 * One integrity hash of a remote's entry is true of all languages.
 * @throws Error when it is not
 */
async function assertSameEntry(folder: string, { entry }: BuildContents) {
  const read = (language: string) => readFile(path.join(folder, language, entry));
  for (const language of entry.startsWith('entry.') ? otherLanguages : []) {
    if (!(await read('')).equals(await read(language)))
      throw new Error(`${entry} is another one in ${language}: it must not hold any text`);
  }
}

/** What the page of a shell is made of besides webpack's output. */
async function addPageParts(folder: string): Promise<void> {
  await cp(shellTemplate, path.join(folder, 'template.html'));
  writeFileSync(path.join(folder, 'page.css'), pageCss());
  writeFileSync(path.join(folder, POLICY_FILE), JSON.stringify(shellPolicy()));
  const assets = path.join(projectRoot, 'shell/src/assets');
  await cp(assets, path.join(folder, 'assets'), { recursive: true });
}

/** Writes the version into the files, compresses them and gives the folder its name. */
async function finish(folder: string, placeholder: string, info: BuildInfo): Promise<void> {
  renameVersion(folder, placeholder, info.version);
  writeFileSync(path.join(folder, 'build.json'), JSON.stringify(info, null, 2));
  for (const language of ['', ...(info.languages ?? [])])
    await writeCodeList(path.join(folder, language));
  await compressFolder(folder, info.isLight ? 'quick' : 'best');
  const target = buildDir(info.packageName, info.version);
  // What was built for a start gives way to what is built for a release.
  if (!info.isLight && readBuild(info.packageName, info.version)?.isLight)
    await rm(target, { recursive: true });
  await rename(folder, target).catch(async (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'ENOTEMPTY' && fault.code !== 'EEXIST') throw fault;
    // The same version was built before, from other sources or by somebody else; it is as good.
    await rm(folder, { recursive: true, force: true });
  });
}
