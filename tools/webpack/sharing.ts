import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';

/**
 * What the shell provides and every remote consumes: one copy of each in the page. Libraries that can
 * be tree-shaken are shared through façades of ours (`@spotlight/shared/vendor/*`), because sharing a
 * whole library makes webpack keep all of it.
 */
const libraries = ['react', 'react/', 'react-dom', 'react-dom/', 'i18next', 'styled-components'];

/** Needed before anything can be drawn, so part of the shell's main script. */
const core = [
  '@spotlight/shared/contract',
  '@spotlight/shared/data',
  '@spotlight/shared/vendor/i18n',
  '@spotlight/shared/vendor/query',
  '@spotlight/shared/vendor/router',
];

/**
 * Needed by screens only: a chunk of the shell that loads beside the remote's own code and stays in the
 * cache when a remote is released. The shell itself takes single parts of them, by their second names
 * (`@spotlight/shared/ui/parts`), into its main script.
 */
const platform = [
  '@spotlight/artwork',
  '@spotlight/shared/format',
  '@spotlight/shared/ui',
  '@spotlight/shared/vendor/zod',
];

/** Needed where somebody types: a chunk of its own, which comes with the first form that is opened. */
const later = ['@spotlight/shared/form'];

interface SharedOptions {
  singleton: true;
  eager?: true;
  import?: false;
  strictVersion?: boolean;
  version?: string;
  requiredVersion?: string;
}
type Sharing = Record<string, SharedOptions>;

const share = (names: string[], options: Omit<SharedOptions, 'singleton'>): Sharing =>
  Object.fromEntries(names.map((name) => [name, { singleton: true, ...options }]));

/**
 * Only the contract is strict: a remote that needs another one must not start. Other skew is caught
 * before any code runs, by the contract range in the manifest.
 */
const own = { version: CONTRACT_VERSION, requiredVersion: `^${CONTRACT_VERSION}` };

/** What the shell provides. */
export const sharedByShell = (): Sharing => ({
  ...share(libraries, { eager: true }),
  ...share(core, { ...own, eager: true }),
  ...share(['@spotlight/shared/contract'], { ...own, eager: true, strictVersion: true }),
  ...share([...platform, ...later], own),
});

/** A remote never carries a copy, so no page can ever hold two. */
export const sharedByRemote = (): Sharing => ({
  ...share(libraries, { import: false }),
  ...share([...core, ...platform, ...later], { ...own, import: false }),
  ...share(['@spotlight/shared/contract'], { ...own, import: false, strictVersion: true }),
});
