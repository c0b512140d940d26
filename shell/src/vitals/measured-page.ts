import { findByPath } from '@spotlight/shared/contract/match-path';
import { resolveRemote, type Registry } from '@spotlight/shared/contract/schema';
import { fromDesktop, onPhone } from '@spotlight/shared/ui/media';
import { tabContext } from '../boot/tab-context';
import { shellPages } from '../screens';

/** Whose page it is and what ran on it, with nothing of who looked: its pattern, and how wide a screen, roughly. */
export function describePage(registry: Registry, pathname: string) {
  const running = Object.keys(registry.remotes).flatMap((id) => {
    const found = resolveRemote(registry, id, tabContext());
    return found.kind === 'version' ? [{ id, ...found }] : [];
  });
  const shell = {
    module: 'shell',
    version: registry.shell.active,
    owner: 'team-platform',
    pages: shellPages,
  };
  const modules = running.map(({ id, version, details: { manifest } }) => ({
    module: id,
    version,
    owner: manifest.owner,
    pages: manifest.pages,
  }));
  for (const { pages, ...module } of [shell, ...modules]) {
    const page = findByPath<{ path: string; redirectTo?: string | undefined }>(
      pages,
      pathname,
    )?.page;
    if (!page || page.redirectTo) continue;
    const composition = Object.fromEntries(running.map(({ id, version }) => [id, version]));
    return {
      ...module,
      page: page.path,
      composition: { shell: registry.shell.active, ...composition },
      device: deviceClass(),
    };
  }
  return undefined;
}

function deviceClass(): 'phone' | 'tablet' | 'desktop' {
  if (window.matchMedia(onPhone).matches) return 'phone';
  return window.matchMedia(fromDesktop).matches ? 'desktop' : 'tablet';
}
