import type { ModuleManifest } from '@spotlight/shared/contract';
import { useRoutes, type RouteObject } from '@spotlight/shared/vendor/router';
import { AliasRedirect, RemoteScreen } from './remote-screen';
import { notFoundPage, type ShellPage } from '../screens';
import { ShellScreen } from './shell-screen';
import { BareLayout, SiteLayout } from './site-layout';

/** Every address of the site: the shell's own pages and those that the registry's manifests state. */
export function createRoutes(
  shellPages: readonly ShellPage[],
  manifests: readonly ModuleManifest[],
): RouteObject[] {
  const own = [...shellPages, notFoundPage].map((page) => ({
    chrome: page.chrome ?? 'site',
    route: {
      path: page.path,
      element: page.load ? (
        <ShellScreen key={page.path} page={page} load={page.load} />
      ) : (
        <AliasRedirect to={page.redirectTo ?? '/'} />
      ),
    },
  }));
  const remote = manifests.flatMap((manifest) =>
    manifest.pages.map((page) => ({
      chrome: page.chrome,
      route: { path: page.path, element: <RemoteScreen manifest={manifest} page={page} /> },
    })),
  );
  const withChrome = (chrome: 'site' | 'bare') =>
    [...own, ...remote].filter((page) => page.chrome === chrome).map((page) => page.route);
  return [
    { element: <SiteLayout />, children: withChrome('site') },
    { element: <BareLayout />, children: withChrome('bare') },
  ];
}

/** Draws the page at the current address. `routes` must not change while the tab lives. */
export const SiteRoutes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
