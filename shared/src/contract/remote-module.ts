import type { ComponentType } from 'react';
import type { Backend } from '../data/backend';
import type { QueryClient } from '../vendor/query';

/** Where a visitor arrives, and what the reads of that page go through. */
export interface PrefetchContext {
  backend: Backend;
  queryClient: QueryClient;
  /** Path parameters of the page, by name. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/**
 * A screen or slot piece. `prefetch` starts the reads that its first view needs, through the queries
 * which the view itself uses. The shell waits for them a moment before it draws the page that a visitor
 * arrives at, so that the first picture is the page and not its skeleton. It must not throw.
 */
export type ScreenComponent = ComponentType & {
  prefetch?: (context: PrefetchContext) => Promise<unknown>;
};

/** Fetches a screen's code when it is first needed. */
export type LazyScreen = () => Promise<ScreenComponent>;
export type LazyLayout = () => Promise<ComponentType<{ children: React.ReactNode }>>;
/** Texts of one language, as i18next takes them. */
export interface Translations {
  [key: string]: string | Translations;
}

/**
 * The one public interface of a remote, exposed as `./module` and made by `defineModule`. Small on purpose:
 * it says what there is and how to fetch it, and nothing runs before the shell asks.
 */
export interface RemoteModule {
  /** Same id as in the manifest. */
  id: string;
  /** Contract version that the remote was built against. */
  contractVersion: string;
  /** Screen name in the manifest → its code. */
  screens: Readonly<Record<string, LazyScreen>>;
  layouts?: Readonly<Record<string, LazyLayout>>;
  /** Slot piece in the manifest → its code. */
  slots?: Readonly<Record<string, LazyScreen>>;
  /** Language → the texts of the remote's namespace. `zh-TW` is required. */
  translations: Readonly<Record<string, () => Promise<Translations>>>;
}

/**
 * Tells whether a loaded value is a usable module for `id`; the shell never trusts what came over the
 * wire.
 * @returns a sentence naming what is wrong, or `undefined`.
 */
export function findModuleFault(value: unknown, id: string): string | undefined {
  if (typeof value !== 'object' || value === null) return 'the exposed module is not an object';
  const module = value as Partial<RemoteModule>;
  if (module.id !== id) return `the exposed module says it is "${String(module.id)}", not "${id}"`;
  if (typeof module.contractVersion !== 'string') return 'contractVersion is missing';
  for (const key of ['screens', 'translations'] as const) {
    if (typeof module[key] !== 'object' || module[key] === null) return `${key} is missing`;
  }
  if (typeof module.translations?.['zh-TW'] !== 'function')
    return 'translations to zh-TW are missing';
  return undefined;
}
