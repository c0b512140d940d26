import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/**
 * The only file that knows the federation runtime. `registerRemotes` with `force` drops what the
 * runtime remembers of an earlier attempt; without it a failed container stays failed for ever.
 */
const integrities = new Map<string, string>();

registerPlugins([
  {
    name: 'integrity',
    createScript({ url }) {
      const integrity = integrities.get(url);
      if (!integrity) return;
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.integrity = integrity;
      return script;
    },
  },
]);

/** Name of a remote's container on the page; the build uses the same rule. */
const containerName = (remoteId: string) => remoteId.replace(/-/g, '_');

/** Where a version of a remote keeps the chunks that arrived; the build uses the same rule. */
const chunkStore = (remoteId: string, version: string) =>
  `chunks_${remoteId}_${version}`.replace(/\W/g, '_');

/**
 * Loads a container and its exposed module.
 * @param failures how often this entry failed before. A later attempt asks for the file anew, past a
 *   script that hangs, and forgets the chunks of the earlier one.
 * @throws whatever the runtime or the module throws; `diagnoseEntry` makes sense of it.
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
  if (integrity) integrities.set(url.href, integrity);

  const name = containerName(remoteId);
  registerRemotes([{ name, entry: url.href, type: 'var' }], { force: true });
  const loaded = await loadRemote<{ default?: unknown }>(`${name}/module`);
  return loaded?.default;
}
