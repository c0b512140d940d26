export type PathParams = Record<string, string>;

/**
 * Does the pattern of a page match an address? The one answer for the whole product: the script in the page,
 * the routes of the shell, the service worker, prerendering and the conformance suite.
 *
 * `/events/:id` takes one segment as `id`; `/admin/*` takes `/admin` and everything below; `*` takes all.
 * Capitals and a slash at the end make no difference.
 * @returns the parameters, decoded; undefined when it does not match
 */
export function matchPath(pattern: string, pathname: string): PathParams | undefined {
  const names: string[] = [];
  const source = pattern.replace(/\/?\*$/, '(?:/.*)?').replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`^${source}/*$`, 'i').exec(pathname);
  if (!match) return undefined;
  return Object.fromEntries(names.map((name, i) => [name, decode(match[i + 1] ?? '')]));
}

/** The first page whose pattern matches: what stands earlier comes first. */
export function findByPath<P extends { path: string }>(
  pages: readonly P[],
  pathname: string,
): { page: P; params: PathParams } | undefined {
  for (const page of pages) {
    const params = matchPath(page.path, pathname);
    if (params) return { page, params };
  }
  return undefined;
}

/** Does the earlier pattern take every address of the later one, so that nobody ever gets there? */
export const shadows = (earlier: string, later: string): boolean =>
  // Stands for any segment, and for any number of them; neither occurs in a pattern.
  matchPath(earlier, later.replace(/:\w+/g, '~').replace(/\/?\*$/, '/~/~/~/~')) !== undefined &&
  (earlier.endsWith('*') || !later.endsWith('*'));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Half an escape, as somebody typed it.
    return text;
  }
}
