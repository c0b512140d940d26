import type { Registry } from '@spotlight/shared/contract/schema';

/** A document of the site with another copy of the registry in it. */
export const withRegistry = <Carried>(html: string, rewrite: (registry: Carried) => unknown) =>
  html.replace(
    /(<script type="application\/json" id="app-registry">)(.*?)(<\/script>)/s,
    (_, open: string, json: string, close: string) =>
      open + JSON.stringify(rewrite(JSON.parse(json))).replaceAll('<', '\\u003c') + close,
  );

/** A document that trusts nobody and knows no hashes of scripts, so that other code than what was released runs. */
export const withoutHashes = (html: string) =>
  withRegistry(html.replace(/(id="app-keys">).*?(<\/script>)/s, '$1{}$2'), (registry: Registry) => {
    const versions = Object.values(registry.remotes).flatMap((remote) =>
      Object.values(remote.versions),
    );
    for (const version of versions) delete version.code;
    return registry;
  });
