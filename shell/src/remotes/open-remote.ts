import {
  CONTRACT_VERSION,
  findModuleFault,
  type LazyLayout,
  type LazyScreen,
  type RemoteModule,
  type ScreenComponent,
  type Translations,
} from '@spotlight/shared/contract';
import { satisfiesContract } from '@spotlight/shared/contract/schema';
import type { ComponentType, ReactNode } from 'react';
import { diagnoseEntry } from './diagnose';
import { fetchModule } from './federation';
import { RemoteFault } from './remote-fault';
import { TimeLimitError, withTimeLimit } from './time-limit';
import type { VersionFiles } from './version-files';

/** One version of a remote that may be tried. */
export type Candidate = VersionFiles;

/** What is asked of a remote: a screen, or its part of a slot. */
export interface PieceRequest {
  kind: 'screens' | 'slots';
  name: string;
  layout?: string | undefined;
}

/** A piece of a remote, ready to be drawn. */
export interface OpenedPiece {
  Component: ScreenComponent;
  Layout: ComponentType<{ children: ReactNode }> | undefined;
}

/** What is remembered of a version that started. */
export interface StartedModule {
  version: string;
  module: RemoteModule;
}

const modulesStarted = new Map<string, Promise<StartedModule>>();
/** Entry → how often it failed in this tab. */
const failures = new Map<string, number>();
const countFailure = (entry: string) => failures.set(entry, (failures.get(entry) ?? 0) + 1);

/**
 * Starts one version of a remote: container, exposed module, texts. A version that started is not
 * fetched again; one that failed is forgotten, so that the next call tries anew.
 * @throws RemoteFault
 */
export function startModule(
  id: string,
  candidate: Candidate,
  addTranslations: (translations: Translations) => void,
  language: string,
): Promise<StartedModule> {
  const key = candidate.entry;
  const known = modulesStarted.get(key);
  if (known) return known;

  const starting = (async () => {
    let value: unknown;
    try {
      value = await fetchModule(id, candidate, failures.get(candidate.entry) ?? 0);
    } catch (thrown) {
      throw await diagnoseEntry(id, candidate.version, candidate.entry, thrown);
    }
    const fault = findModuleFault(value, id);
    if (fault) throw new RemoteFault('invalid-module', id, candidate.version, fault);
    const module = value as RemoteModule;
    if (!satisfiesContract(CONTRACT_VERSION, `^${module.contractVersion}`)) {
      const detail = `built for ${module.contractVersion}, the shell has ${CONTRACT_VERSION}`;
      throw new RemoteFault('contract', id, candidate.version, detail);
    }
    const load = module.translations[language] ?? module.translations['zh-TW'];
    try {
      addTranslations((await load?.()) ?? {});
    } catch (thrown) {
      throw new RemoteFault(
        'chunk',
        id,
        candidate.version,
        `translations: ${String(thrown)}`,
        thrown,
      );
    }
    return { version: candidate.version, module };
  })();
  modulesStarted.set(key, starting);
  starting.catch(() => {
    modulesStarted.delete(key);
    countFailure(key);
  });
  return starting;
}

/**
 * Fetches the code of one screen or slot piece of a started module.
 * @throws RemoteFault of kind `chunk`, `evaluation` or `invalid-module`
 */
export async function openPiece(
  { version, module }: StartedModule,
  request: PieceRequest,
): Promise<OpenedPiece> {
  const load: LazyScreen | undefined = module[request.kind]?.[request.name];
  const loadLayout: LazyLayout | undefined = request.layout
    ? module.layouts?.[request.layout]
    : undefined;
  if (!load) {
    throw new RemoteFault(
      'invalid-module',
      module.id,
      version,
      `has no ${request.kind} "${request.name}"`,
    );
  }
  try {
    const [Component, Layout] = await Promise.all([load(), loadLayout?.()]);
    if (!Component) throw new Error(`"${request.name}" exports no component`);
    return { Component, Layout };
  } catch (thrown) {
    const isMissing = thrown instanceof Error && thrown.name === 'ChunkLoadError';
    throw new RemoteFault(
      isMissing ? 'chunk' : 'evaluation',
      module.id,
      version,
      `${request.name}: ${String(thrown)}`,
      thrown,
    );
  }
}

/**
 * Runs one attempt within its time.
 * @throws RemoteFault
 */
export async function attempt<T>(
  id: string,
  version: string,
  work: Promise<T>,
  milliseconds: number,
): Promise<T> {
  try {
    return await withTimeLimit(work, milliseconds);
  } catch (thrown) {
    if (thrown instanceof RemoteFault) throw thrown;
    const kind = thrown instanceof TimeLimitError ? 'timeout' : 'evaluation';
    throw new RemoteFault(kind, id, version, String(thrown), thrown);
  }
}

/** Forgets a version that hangs, so that a retry does not wait for the same promise. */
export function forgetModule(entry: string): void {
  modulesStarted.delete(entry);
  countFailure(entry);
}
