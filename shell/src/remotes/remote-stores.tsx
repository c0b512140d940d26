import { createContext, use } from 'react';
import type { Registry, ResolveContext } from '@spotlight/shared/contract/schema';
import type { Translations } from '@spotlight/shared/contract';
import type { RemoteFault } from './remote-fault';
import { RemoteStore } from './remote-store';

export type RemoteStores = ReadonlyMap<string, RemoteStore>;

/** One store for every remote that the registry knows. */
export function createRemoteStores(options: {
  registry: Registry;
  context: ResolveContext;
  language: () => string;
  addTranslations: (namespace: string, translations: Translations) => void;
  onFault: (fault: RemoteFault) => void;
}): RemoteStores {
  const { registry, context, language, addTranslations, onFault } = options;
  return new Map(
    Object.entries(registry.remotes).map(([id, remote]) => {
      const namespace = remote.versions[remote.active]?.manifest.namespace ?? id;
      const store = new RemoteStore({
        id,
        registry,
        context,
        language,
        addTranslations: (translations) => addTranslations(namespace, translations),
        onFault,
      });
      return [id, store];
    }),
  );
}

const RemoteStoresContext = createContext<RemoteStores>(new Map());
export const RemoteStoresProvider = RemoteStoresContext;

/** @throws Error for an id that the registry does not know. */
export function useRemoteStore(id: string): RemoteStore {
  const store = use(RemoteStoresContext).get(id);
  if (!store) throw new Error(`No store for the remote "${id}": is it in the registry?`);
  return store;
}
