import type { FetchHandler } from '../gateway/backend';

/** Headers that describe one connection and not the message, plus the keys of our own gateway. */
const notForwarded = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'apikey'];

/**
 * Passes requests on to another server of this machine, without `prefix` at the front of the path.
 * Answers 503 while that server cannot be reached.
 */
export function forwardTo(origin: string, prefix: string): FetchHandler {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of notForwarded) headers.delete(name);
    try {
      return await fetch(`${origin}${pathname.slice(prefix.length) || '/'}${search}`, {
        method: request.method,
        headers,
        body: request.body ? await request.arrayBuffer() : null,
        redirect: 'manual',
      });
    } catch {
      return Response.json(
        { code: 'UNAVAILABLE', message: 'The data service is starting or stopped.' },
        { status: 503, headers: { 'Retry-After': '1' } },
      );
    }
  };
}
