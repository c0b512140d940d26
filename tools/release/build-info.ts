import type { StatsCompilation } from 'webpack';
import { containerName } from '../webpack/remote.config';
import { UNNAMED } from './shipped-version';

/** What a finished build says about itself (`build.json`). File names are relative. */
export interface BuildInfo extends BuildContents {
  packageName: string;
  version: string;
  /** Languages besides `zh-TW`: the same files in a folder of their name. */
  languages?: string[];
  /** For a start: the same code without source maps, compressed lightly. A release builds anew. */
  isLight?: boolean;
}

export interface BuildContents {
  /** Container entry of a remote, main script of the shell. */
  entry: string;
  /** Files that every page needs besides the entry. */
  files: string[];
  /** Named chunk → its files, without those above. */
  chunks: Record<string, string[]>;
}

/** Which files the build has, by what they are for. */
export function describeBuild(packageName: string, stats: StatsCompilation): BuildContents {
  const groups = { ...stats.entrypoints, ...stats.namedChunkGroups };
  const filesOf = (name: string) =>
    (groups[name]?.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'));

  const entryGroup = packageName === 'shell' ? 'main' : containerName(packageName, UNNAMED);
  const entryFiles = filesOf(entryGroup);
  const entry = entryFiles.at(-1);
  if (!entry) throw new Error(`the build of ${packageName} has no entry "${entryGroup}"`);

  const files =
    packageName === 'shell'
      ? (stats.assetsByChunkName?.['platform']?.filter((file) => file.endsWith('.js')) ?? [])
      : [...filesOf('module'), ...filesOf('texts-zh-TW')];
  const known = new Set([...entryFiles, ...files]);
  const chunks: Record<string, string[]> = {};
  for (const name of Object.keys(groups)) {
    if ([entryGroup, 'module', 'texts-zh-TW'].includes(name)) continue;
    chunks[name] = filesOf(name).filter((file) => !known.has(file));
  }
  return { entry, files, chunks };
}
