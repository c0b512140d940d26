import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { Readable } from 'node:stream';
import { isPublicAddress } from '../../functions/calendars/public-address';
import type { Network } from '../../functions/calendars/read-address';

/**
 * The network of this machine, which may have others behind it that are nobody else's business: what is connected to
 * is the address that was looked at, so a name cannot lead elsewhere a moment later.
 */
export const pinnedNetwork: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
  ask: (url, at, { headers, signal }) =>
    new Promise((resolve, reject) => {
      const asking = request(
        {
          host: at,
          servername: url.hostname,
          path: url.pathname + url.search,
          headers: { ...headers, Host: url.hostname },
          // Nothing is shared between readings.
          agent: false,
          signal,
        },
        (answer) => resolve(responseOf(answer)),
      );
      asking.on('error', reject);
      asking.end();
    }),
};

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 500;
  const location = answer.headers.location;
  if (status !== 200) answer.destroy();
  return new Response(status === 200 ? (Readable.toWeb(answer) as ReadableStream) : null, {
    status,
    headers: location ? { Location: location } : {},
  });
}
