import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Realtime } from '../realtime/realtime';
import type { ApiOptions } from './api';
import { isSame } from './caller';
import { clientAddress } from './client-address';
import { createRateLimits } from './rate-limits';
import { Refusal } from './refusal';

const PATH = '/realtime/v1/websocket';
const VERSION = '2.0.0';

/** Opens WebSockets to Realtime, for pages of this site and for clients that show the publishable key. */
export function createSockets(realtime: Realtime, { keys, rateLimitFactor }: ApiOptions) {
  const consume = createRateLimits(rateLimitFactor);

  async function statusOf(request: IncomingMessage): Promise<string | null> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
    if (pathname !== PATH) return '404 Not Found';
    if (isElsewhere(request)) return '403 Forbidden';
    if (!isSame(searchParams.get('apikey') ?? '', keys.publishableKey)) return '401 Unauthorized';
    if (searchParams.get('vsn') !== VERSION) return '400 Bad Request';
    try {
      await consume({
        method: 'GET',
        target: PATH,
        address: clientAddress(request),
        account: null,
      });
    } catch (error) {
      if (error instanceof Refusal) return '429 Too Many Requests';
      throw error;
    }
    return null;
  }

  return function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    void statusOf(request)
      .catch((error: unknown) => {
        console.error(error);
        return '500 Internal Server Error';
      })
      .then((status) => {
        if (status === null) realtime.upgrade(request, socket, head);
        else socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      });
  };
}

/** A page elsewhere has no business here, whatever key it has read from our pages. A proxy says which host the page asked. */
function isElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const asked = `http://${String(headers['x-forwarded-host'] ?? host)}`;
  if (!URL.canParse(origin) || !URL.canParse(asked)) return true;
  return new URL(origin).hostname !== new URL(asked).hostname;
}
