/**
 * What a page may be made of besides what it came with, where the browser asks (`require-trusted-types-for`). The policy is the
 * default one, so that it stands for every string that somebody hands to the browser: also for those of versions that were
 * built before it.
 */

import { readJson, type AppConfig } from './page-plan';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<string, (value: string) => string | null>,
  ): { createHTML(value: string): string };
}
declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** Scripts of released versions, and the worker. What people have uploaded lies elsewhere. */
const scripts = /^\/((shell|remotes\/[\w-]+)\/[^/]+\/.+|service-worker)\.js$/;

/** Text without elements; and the two empty ones by which React makes a script and Leaflet tries out the browser. */
const plain = /^(<script><\/script>|<svg\/>|[^<]*)$/;

/** Machines of developers, of which the page's other policy knows as well. */
const mayComeFrom = (origin: string) =>
  readJson<AppConfig>('app-config')?.developerOrigins?.includes(origin);

/** Nobody can take its place: the page allows one policy of this name, and this script is the first. */
export function trustOwnAddresses(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.origin);
      const isKnown = origin === location.origin || mayComeFrom(origin);
      return isKnown && scripts.test(pathname) ? address : null;
    },
    createHTML: (html) => (plain.test(html) ? html : null),
  });
}
