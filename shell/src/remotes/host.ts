import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { MODULE, registryPlugin, type StartedRemote, type VersionSource } from './registry-plugin';
import { platformLibraries, sharedLibraries } from './shared-libraries';

const sources = new Map<string, VersionSource>();

/** The federation runtime of the page. It is in the chunk that every screen waits for, and remotes carry none. */
const host = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: sharedLibraries,
  plugins: [provideRuntimeCore(), registryPlugin(sources)],
});

/**
 * Starts the version of a remote that its source picks, or the next where that one cannot be used.
 * @throws RemoteFault when none is left
 */
export async function startRemote(source: VersionSource): Promise<StartedRemote> {
  sources.set(source.id, source);
  const started = await host.loadRemote<() => StartedRemote>(source.id + MODULE);
  return started!();
}

/**
 * Loads the libraries of ours that screens need and the first paint does not. The shell asks for them itself: what a remote is
 * the first to ask for counts as that remote's.
 */
export const loadPlatform = () =>
  Promise.all(platformLibraries.map((name) => host.loadShare(name)));
