import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';

/**
 * What the shell provides and every remote consumes: one copy of each in the page. Libraries that can
 * be tree-shaken are shared through façades of ours (`@spotlight/shared/vendor/*`), because sharing a
 * whole library makes webpack keep all of it.
 */
const libraries = ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components', 'i18next'];

const platform = [
  '@spotlight/shared/contract',
  '@spotlight/shared/data',
  '@spotlight/shared/vendor/i18n',
  '@spotlight/shared/vendor/query',
  '@spotlight/shared/vendor/router',
];

interface SharedOptions {
  singleton: true;
  eager?: true;
  import?: false;
  strictVersion?: boolean;
  version?: string;
  requiredVersion?: string;
}

/**
 * Only the contract is strict: a remote that needs another one must not start. Skew of the libraries
 * is caught before any code runs, by the contract range in the manifest.
 */
function withVersions(role: { eager: true } | { import: false }): Record<string, SharedOptions> {
  const contract = { version: CONTRACT_VERSION, requiredVersion: `^${CONTRACT_VERSION}` };
  return {
    ...Object.fromEntries(libraries.map((name) => [name, { singleton: true, ...role } as const])),
    ...Object.fromEntries(
      platform.map((name) => [
        name,
        {
          singleton: true,
          strictVersion: name.endsWith('/contract'),
          ...contract,
          ...role,
        } as const,
      ]),
    ),
  };
}

/** The shell carries the libraries in its main bundle: nothing waits for a second round of requests. */
export const sharedByShell = () => withVersions({ eager: true });

/** A remote never carries a copy, so no page can ever hold two. */
export const sharedByRemote = () => withVersions({ import: false });
