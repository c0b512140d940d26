import { createRequire } from 'node:module';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';

/**
 * What the shell provides (`shell/src/remotes/shared-libraries.ts`) and every remote consumes: one copy of each in the page.
 * Libraries that can be tree-shaken are shared through façades of ours (`@spotlight/shared/vendor/*`), because sharing a
 * whole library makes webpack keep all of it.
 */
const libraries = ['react', 'react/', 'react-dom', 'react-dom/', 'i18next', 'styled-components'];
/** Those of them that there are. */
const installed = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'i18next',
  'styled-components',
];
const facades = [
  '@spotlight/artwork',
  '@spotlight/shared/contract',
  '@spotlight/shared/data',
  '@spotlight/shared/form',
  '@spotlight/shared/format',
  '@spotlight/shared/ui',
  '@spotlight/shared/vendor/i18n',
  '@spotlight/shared/vendor/query',
  '@spotlight/shared/vendor/router',
  '@spotlight/shared/vendor/zod',
];

interface SharedOptions {
  singleton: true;
  import: false;
  strictVersion?: boolean;
  requiredVersion?: string;
}
type Sharing = Record<string, SharedOptions>;

const share = (names: string[], options: Omit<SharedOptions, 'singleton' | 'import'>): Sharing =>
  Object.fromEntries(names.map((name) => [name, { singleton: true, import: false, ...options }]));

/**
 * Only the contract is strict: a remote that needs another one must not start. Other skew is caught
 * before any code runs, by the contract range in the manifest.
 */
const own = { requiredVersion: `^${CONTRACT_VERSION}` };

/** A remote never carries a copy, so no page can ever hold two. */
export const sharedByRemote = (): Sharing => ({
  ...share(libraries, {}),
  ...share(facades, own),
  ...share(['@spotlight/shared/contract'], { ...own, strictVersion: true }),
});

/** What the shell provides: name → version, which it says to remotes. */
export function providedVersions(): Record<string, string> {
  const require = createRequire(import.meta.url);
  const ofPackage = (name: string) =>
    (require(`${name.split('/')[0]}/package.json`) as { version: string }).version;
  return Object.fromEntries([
    ...installed.map((name) => [name, ofPackage(name)]),
    ...facades.map((name) => [name, CONTRACT_VERSION]),
  ]) as Record<string, string>;
}
