import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * The only file that knows the federation runtime. The runtime shares libraries; the container's script
 * is fetched here, because the runtime remembers a failed container for ever and knows no integrity, and
 * its own loader weighs 8 kB in every visitor's first script.
 */

/** What the build makes of a remote: libraries go in, the exposed module comes out. */
interface Container {
  init(scope: object, initScope: object[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** The browser got no script, or one that is not what was published. It does not say which. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** Name of a remote's container on the page; the build uses the same rule. */
const containerName = (remoteId: string) => remoteId.replace(/-/g, '_');

/** Where a version of a remote keeps the chunks that arrived; the build uses the same rule. */
const chunkStore = (remoteId: string, version: string) =>
  `chunks_${remoteId}_${version}`.replace(/\W/g, '_');

/**
 * Loads a container and its exposed module.
 * @param failures how often this entry failed before. A later attempt asks for the file anew, past a
 *   script that hangs, and forgets the chunks of the earlier one.
 * @throws ScriptError, or whatever the module throws; `diagnoseEntry` makes sense of it.
 */
export async function fetchModule(
  remoteId: string,
  { version, entry, integrity }: { version: string; entry: string; integrity: string | undefined },
  failures: number,
): Promise<unknown> {
  const url = new URL(entry, location.origin);
  if (failures > 0) {
    url.searchParams.set('attempt', String(failures));
    Reflect.deleteProperty(globalThis, chunkStore(remoteId, version));
  }
  const container = await loadContainer(containerName(remoteId), url.href, integrity);
  await shareLibraries(container, version);
  const start = await container.get('./module');
  const exposed = (await start()) as { default?: unknown };
  return exposed.default;
}

/** Runs the script and takes the container that it leaves behind. */
function loadContainer(name: string, src: string, integrity = ''): Promise<Container> {
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

/** Hands the shell's libraries to a container, in the form in which the runtime itself does it. */
async function shareLibraries(container: Container, version: string): Promise<void> {
  const shareScopeMap = getInstance()?.shareScopeMap ?? {};
  const options = { version, shareScopeKeys: 'default' };
  Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap });
  await container.init((shareScopeMap['default'] ??= {}), [], options);
}
