import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { passOn as passOnTo } from '../../tools/proxy/pass-on';
import { siteUrl } from './site-under-test';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The site under test at an address of its own, some of whose files are broken. */
export interface FaultySite {
  url: string;
  /** From now on requests for these addresses get another answer. */
  break(addresses: RegExp, answer: Answer): void;
  /** From now on all answers are those of the site. */
  mend(): void;
  close(): Promise<void>;
}

/**
 * Stands between a browser and the site. Playwright's own interception switches the browser's caches off,
 * and how those remember what failed is half of what a retry has to overcome.
 */
export async function startFaultySite(): Promise<FaultySite> {
  let faults: Array<[RegExp, Answer]> = [];
  const server = createServer((request, response) => {
    const [, answer = passOn] = faults.find(([addresses]) => addresses.test(pathOf(request))) ?? [];
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    break: (addresses, answer) => void faults.push([addresses, answer]),
    mend: () => void (faults = []),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export const pathOf = ({ url = '/' }: IncomingMessage): string => new URL(url, siteUrl).pathname;

/** The site's own answer. */
export const passOn: Answer = (request, response) => passOnTo(request, response, siteUrl);

/** The site's answer with another text. */
export const change =
  (rewrite: (text: string) => string): Answer =>
  async (request, response) => {
    const answer = await fetch(siteUrl + request.url, {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    const text = await answer.text();
    const changed = rewrite(text);
    if (changed === text) throw new Error(`the fault did not change ${request.url}`);
    const headers: OutgoingHttpHeaders = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'etag']) delete headers[name];
    // Otherwise the browser would keep the broken file for a year, as it may keep the sound one.
    response.writeHead(answer.status, { ...headers, 'cache-control': 'no-store' });
    response.end(changed);
  };
