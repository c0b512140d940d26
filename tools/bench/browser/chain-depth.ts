import type { LoggedRequest } from './request-log';

/**
 * How many requests had to wait for one another: the page itself is 1, what the page asks for is 2,
 * what a script of the page asks for is 3, and so on. Answers from the cache take no step.
 * @param isNeeded which requests the chain has to lead to
 */
export function chainDepth(
  requests: readonly LoggedRequest[],
  isNeeded: (request: LoggedRequest) => boolean,
): number {
  const depths = new Map<string, number>();
  let deepest = 0;
  for (const request of requests.toSorted((a, b) => a.startedAt - b.startedAt)) {
    // What was preloaded and then used stands in the log twice; the first one counts.
    if (depths.has(request.url)) continue;
    const above = Math.max(0, ...request.askedBy.map((url) => depths.get(url) ?? 0));
    const depth = above + (request.isFromCache ? 0 : 1);
    depths.set(request.url, depth);
    if (isNeeded(request)) deepest = Math.max(deepest, depth);
  }
  return deepest;
}
