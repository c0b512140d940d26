import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, findModuleFault, type RemoteModule } from '@spotlight/shared/contract';
import { type Registry, satisfiesContract } from '@spotlight/shared/contract/schema';
import { admit } from './admit';
import { diagnoseEntry } from './diagnose';
import { RemoteFault } from './remote-fault';
import { assertSigned } from './signed-entry';
import { withTimeLimit } from './time-limit';
import type { VersionFiles } from './version-files';

/** What every remote exposes. */
export const MODULE = '/module';

/** Who knows which version of a remote is to run, and hears how it went. */
export interface VersionSource {
  id: string;
  registry: Registry;
  /** The version to try now; none when all have failed. */
  pick(): VersionFiles | undefined;
  /** A version cannot be used. Says whether there is another to try. */
  fail(fault: RemoteFault): boolean;
  /** What a version exposes has been loaded: brings its texts. */
  prepare(version: string, module: RemoteModule): Promise<void>;
  /** A version runs. */
  started(version: string): void;
}

/** What a version exposes, and which version it is. */
export interface StartedRemote {
  version: string;
  module: RemoteModule;
}

/** For the list of a version's scripts, and for its entry. */
const TIME_LIMIT_MS = 5000;
/** No script has it, so nothing without a version runs. */
const NO_HASH = `sha256-${'A'.repeat(43)}=`;

/** A version of a remote, by the name that the federation runtime knows it by. */
interface Known {
  source: VersionSource;
  files: VersionFiles;
  /** How often it was asked for in vain. */
  failures: number;
  /** Its code came and threw, or is no module: whoever tries again needs all of it anew. */
  isSpoilt: boolean;
}

/** Name of a version in the page; the build uses the same rule. */
const nameOf = (remoteId: string, version: string) => `${remoteId}_${version}`.replace(/\W/g, '_');

/** Built for a contract before 1.12: all versions of a remote leave their container in one variable. */
const isOld = ({ entry }: VersionFiles) => !entry.endsWith('/entry.js');
const oldNameOf = (remoteId: string) => remoteId.replace(/-/g, '_');

/**
 * Makes the registry decide what the federation runtime loads: the version, whether its owner has signed it, which scripts
 * it consists of, and what stands in when it fails.
 * @param sources by the id of the remote
 */
export function registryPlugin(
  sources: ReadonlyMap<string, VersionSource>,
): ModuleFederationRuntimePlugin {
  const versions = new Map<string, Known>();
  /** Version, by the name that its build gives it → the name that it is registered by at present. */
  const names = new Map<string, string>();
  const faultOf = async (thrown: unknown, { source, files }: Known) =>
    thrown instanceof RemoteFault
      ? thrown
      : diagnoseEntry(source.id, files.version, files.entry, thrown);

  return {
    name: 'registry',
    beforeRequest(request) {
      const source = sources.get(request.id.replace(MODULE, ''));
      const files = source?.pick();
      if (!source || !files) throw new Error(`no version of ${request.id} is left to try`);
      const ownName = nameOf(source.id, files.version);
      let name = names.get(ownName) ?? ownName;
      const earlier = versions.get(name);
      if (earlier?.isSpoilt) {
        // Under another name: to register it again by force, the runtime takes away what it has shared with others.
        name = `${ownName}.${earlier.failures}`;
        for (const left of [ownName, `chunks_${ownName}`]) Reflect.set(globalThis, left, undefined);
      }
      names.set(ownName, name);
      if (!versions.has(name))
        versions.set(name, { source, files, failures: earlier?.failures ?? 0, isSpoilt: false });
      const entryGlobalName = isOld(files) ? oldNameOf(source.id) : ownName;
      request.origin.registerRemotes([{ name, entry: files.entry, entryGlobalName }]);
      return { ...request, id: name + MODULE };
    },
    async loadEntry({ remoteInfo: { name } }) {
      const known = versions.get(name);
      if (!known) return;
      const { source, files, failures } = known;
      // What an earlier version left there must not be taken for this one.
      if (isOld(files)) Reflect.set(globalThis, oldNameOf(source.id), undefined);
      await assertSigned(source.id, files.version, source.registry);
      if (files.code) await withTimeLimit(admit(files, failures > 0), TIME_LIMIT_MS);
    },
    createScript({ url, remoteInfo }) {
      const known = remoteInfo && versions.get(remoteInfo.name);
      const script = document.createElement('script');
      const address = new URL(url);
      // Past what the browser, or a proxy, remembers of an earlier attempt; its chunks say the same (`contract/chunk-address.ts`).
      if (known && known.failures > 0) address.searchParams.set('attempt', String(known.failures));
      Object.assign(script, { src: address.href, integrity: known?.files.integrity ?? NO_HASH });
      return { script, timeout: TIME_LIMIT_MS };
    },
    async loadEntryError({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) {
      const known = versions.get(remoteInfo.name);
      if (!known) return;
      const fault = await faultOf(new Error('ScriptNetworkError'), known);
      if (!fault.isTransient) throw fault;
      known.failures += 1;
      // Or it would wait for the attempt that has just failed.
      delete globalLoading[uniqueKey];
      // Declared as a promise of a promise.
      return getRemoteEntry({ origin, remoteInfo }) as never;
    },
    async onLoad({ remote, exposeModule }) {
      const known = versions.get(remote.name);
      if (!known) return undefined;
      const { source, files } = known;
      const { version } = files;
      const { default: module } = exposeModule as { default: RemoteModule };
      const refuse = (kind: RemoteFault['kind'], detail: string) =>
        new RemoteFault(kind, source.id, version, detail);
      const fault = findModuleFault(module, source.id);
      if (fault) throw refuse('invalid-module', fault);
      if (!satisfiesContract(CONTRACT_VERSION, `^${module.contractVersion}`)) {
        const detail = `built for ${module.contractVersion}, the shell has ${CONTRACT_VERSION}`;
        throw refuse('contract', detail);
      }
      await source.prepare(version, module);
      // A function takes the place of the module.
      return () => ({ version, module }) satisfies StartedRemote;
    },
    async errorLoadRemote({ id, error, lifecycle, remote, origin }) {
      const known = remote && versions.get(remote.name);
      if (lifecycle !== 'onLoad' || !known) return;
      const fault = await faultOf(error, known);
      known.failures += 1;
      known.isSpoilt = ['evaluation', 'invalid-module', 'contract'].includes(fault.kind);
      if (known.source.fail(fault)) return origin.loadRemote(id);
      throw fault;
    },
    afterLoadRemote({ remote, error }) {
      const known = remote && versions.get(remote.name);
      if (known && !error) known.source.started(known.files.version);
    },
  };
}
