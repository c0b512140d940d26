/// <reference types="webpack/module" />
/**
 * The only file that knows how remotes are built: containers of webpack's Module Federation, whose protocol
 * is `init` and `get`. The scripts are fetched here, because they carry an integrity hash and a failed one
 * must not be remembered.
 */

import { ScriptError } from './script-error';
import type { VersionFiles } from './version-files';

/** What the build makes of a remote: libraries go in, the exposed module comes out. */
interface Container {
  init(libraries: object): Promise<unknown>;
  get(expose: string): Promise<() => unknown>;
}

/** Name of a remote's container on the page; the build uses the same rule. */
const containerName = (remoteId: string) => remoteId.replace(/-/g, '_');

/** Where a version of a remote keeps the chunks that arrived; the build uses the same rule. */
const chunkStore = (remoteId: string, version: string) =>
  `chunks_${remoteId}_${version}`.replace(/\W/g, '_');

/**
 * Loads a container and its exposed module.
 * @param failures how often this entry failed before. A later attempt asks for all files anew
 *   (`contract/chunk-address.ts`), past a script that hangs, and forgets the chunks of the earlier one.
 * @throws ScriptError, or whatever the module throws; `diagnoseEntry` makes sense of it.
 */
export async function fetchModule(
  remoteId: string,
  files: VersionFiles,
  failures: number,
): Promise<unknown> {
  const { version, entry, integrity } = files;
  const url = new URL(entry, location.origin);
  forgetPendingChunks(remoteId);
  if (failures > 0) {
    url.searchParams.set('attempt', String(failures));
    Reflect.deleteProperty(globalThis, chunkStore(remoteId, version));
  }
  if (files.code) await (await import('./admit')).admit(files, failures > 0);
  const container = await loadContainer(containerName(remoteId), url.href, integrity);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__['default'] ?? {});
  const start = await container.get('./module');
  const exposed = (await start()) as { default?: unknown };
  return exposed.default;
}

/**
 * A chunk that hangs is given up with its version, but webpack would wait for the script that asks for it:
 * it takes two scripts for the same if they load a chunk of the same name of the same build.
 */
function forgetPendingChunks(remoteId: string): void {
  document.querySelectorAll(`script[data-webpack^="${remoteId}:"]`).forEach((script) => {
    script.remove();
  });
}

/** Runs the script and takes the container that it leaves behind. */
function loadContainer(name: string, src: string, integrity: string): Promise<Container> {
  const page = globalThis as Record<string, unknown>;
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, async: true });
  // What an earlier version left there must not be taken for this one.
  page[name] = undefined;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      const container = page[name] as Container | undefined;
      if (container) resolve(container);
      else reject(new Error(`${src} defines no container ${name}`));
    });
    script.addEventListener('error', () => reject(new ScriptError(src)));
    document.head.append(script);
  }).finally(() => script.remove()) as Promise<Container>;
}
