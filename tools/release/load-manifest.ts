import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION, type ModuleManifest } from '@spotlight/shared/contract/schema';
import { checkManifest } from '@spotlight/shared/contract/conformance';
import { isOlder } from '@spotlight/shared/contract/minimum';
import { minVersion } from 'semver';
import { packageFolder } from '../webpack/project';
import type { BuildInfo } from './build-info';

/** The first contract whose shells bring the federation runtime for their remotes. */
const RUNTIME_SINCE = '1.12.0';

/**
 * Reads a remote's manifest from its source.
 * @throws Error that lists every way in which it does not conform.
 */
export async function loadManifest(id: string): Promise<ModuleManifest> {
  const file = path.join(packageFolder(id), 'src/manifest.ts');
  const { manifest } = (await import(pathToFileURL(file).href)) as { manifest: ModuleManifest };
  const faults = checkManifest(manifest, CONTRACT_VERSION);
  if (isOlder(minVersion(manifest.contract)?.version ?? '', RUNTIME_SINCE))
    faults.push(
      `contract: no shell before ${RUNTIME_SINCE} brings the runtime that it is built for`,
    );
  if (manifest.id !== id) faults.push(`id: is "${manifest.id}", the folder is "${id}"`);
  if (faults.length > 0) throw new Error(conformanceMessage(id, faults));
  return manifest;
}

/** @throws Error when the built files lack a screen, layout, slot piece or chunk without network that the manifest names. */
export function assertBuildMatchesManifest(manifest: ModuleManifest, info: BuildInfo): void {
  const promised = [
    ...manifest.pages.flatMap((page) => [page.screen, page.layout, ...(page.offline ?? [])]),
    ...manifest.slots.map((slot) => slot.piece),
  ];
  const faults = [...new Set(promised)]
    .filter((name) => name !== undefined && !info.chunks[name])
    .map((name) => `the build has no chunk "${name}"; name it with webpackChunkName`);
  if (info.files.length < 2) faults.push('the build has no exposed module or no texts-zh-TW chunk');
  if (faults.length > 0) throw new Error(conformanceMessage(manifest.id, faults));
}

const conformanceMessage = (id: string, faults: string[]) =>
  `${id} does not conform to the contract:\n${faults.map((fault) => `  ${fault}`).join('\n')}`;
