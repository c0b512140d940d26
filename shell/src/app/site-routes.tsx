import type { ModuleManifest } from '@spotlight/shared/contract';
import { findByPath } from '@spotlight/shared/contract/match-path';
import { useLocation, useRoutes } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { AliasRedirect, RemoteScreen } from './remote-screen';
import { notFoundPage, type ShellPage } from '../screens';
import { ShellScreen } from './shell-screen';
import { BareLayout, SiteLayout } from './site-layout';

interface SiteRoute {
  path: string;
  chrome: 'site' | 'bare';
  element: ReactNode;
}

/** Every address of the site: the shell's own pages, those that the registry's manifests state, and all others. */
export function createRoutes(
  shellPages: readonly ShellPage[],
  manifests: readonly ModuleManifest[],
): SiteRoute[] {
  const remote = manifests.flatMap((manifest) =>
    manifest.pages.map((page) => ({
      path: page.path,
      chrome: page.chrome,
      element: <RemoteScreen manifest={manifest} page={page} />,
    })),
  );
  return [...shellPages.map(shellRoute), ...remote, shellRoute(notFoundPage)];
}

const shellRoute = (page: ShellPage): SiteRoute => ({
  path: page.path,
  chrome: page.chrome ?? 'site',
  element: page.load ? (
    <ShellScreen key={page.path} page={page} load={page.load} />
  ) : (
    <AliasRedirect to={page.redirectTo ?? '/'} />
  ),
});

/**
 * Draws the page at the current address. Which one that is, one matcher says for the whole product; the
 * router gets that page alone and reads its parameters.
 */
export function SiteRoutes({ routes }: { routes: readonly SiteRoute[] }) {
  const { path, chrome, element } =
    findByPath(routes, useLocation().pathname)?.page ?? routes.at(-1)!;
  const layout = chrome === 'site' ? <SiteLayout /> : <BareLayout />;
  return useRoutes([{ element: layout, children: [{ path, element }] }]);
}
