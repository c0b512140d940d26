import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Registry, RemoteVersion } from '@spotlight/shared/contract/schema';
import { readJsonBlock, replaceJsonBlock } from '../../shell/site/json-block';
import { createLiveReload } from '../../shell/site/live-reload';
import { isPagePath } from '../../shell/src/offline/page-paths';
import { HOST, portProblem } from '../../supabase/stack/network/port-check';
import { passOn } from '../proxy/pass-on';
import { waitingPage } from '../standalone/pages';
import { LOCAL_VERSION } from './watch-remote';

export interface AgainstOptions {
  id: string;
  /** Where the others are live. Nothing of it but what everybody reads is needed. */
  siteUrl: string;
  /** Where the remote's files lie. */
  filesDir: string;
  /** 0 takes any free port. */
  port: number;
}

export interface ServedAgainst {
  url: string;
  /** The remote as it is from now on, or why it could not be built; open pages load themselves again. */
  show(built: RemoteVersion | { complaint: string }): void;
  close(): Promise<void>;
}

/** Where the remote says what it is, for pages of a site that are pointed at it. */
const DESCRIPTION = '/spotlight-remote.json';

/**
 * Serves a site with one remote from here in the place of its own: pages, data and everybody else's code come from where the
 * site is. Pages of the site itself may be pointed here as well, where its `DEVELOPER_ORIGINS` allow it.
 */
export async function serveAgainst(options: AgainstOptions): Promise<ServedAgainst> {
  const { id, siteUrl, filesDir, port } = options;
  const ownFolder = `/remotes/${id}/${LOCAL_VERSION}/`;
  const liveReload = createLiveReload();
  let built: RemoteVersion | { complaint: string } = { complaint: '' };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', siteUrl);
    if (pathname.startsWith(ownFolder)) {
      await sendFile(response, path.basename(pathname));
    } else if (pathname === '/__reload') {
      response.setHeader('Access-Control-Allow-Origin', '*');
      liveReload.connect(request, response);
    } else if (pathname === DESCRIPTION) {
      response.writeHead('complaint' in built ? 503 : 200, {
        ...forEveryPage,
        'Content-Type': 'application/json',
      });
      response.end(JSON.stringify(built));
    } else if (pathname === '/service-worker.js') {
      // It would keep for later what changes all the time.
      response.writeHead(404).end();
    } else if (pathname === '/registry/registry.json') {
      const registry = (await (await ask(pathname)).json()) as Registry;
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(composed(registry)));
    } else if (isNavigation(request, pathname)) await sendPage(response);
    else passOn(request, response, siteUrl);
  }

  async function sendFile(response: ServerResponse, name: string): Promise<void> {
    const content = await readFile(path.join(filesDir, name)).catch(() => null);
    const type = name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json';
    response.writeHead(content ? 200 : 404, { ...forEveryPage, 'Content-Type': type });
    response.end(content);
  }

  const ask = (address: string) => fetch(new URL(address, siteUrl));

  /** The page that stands for every address: what was prerendered shows the remote as it is on the site. */
  async function sendPage(response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if ('complaint' in built) return void response.end(waitingPage(id, built.complaint));
    const answer = await ask('/index.html');
    const policy = answer.headers.get('content-security-policy');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    response.writeHead(answer.status).end(composedPage(await answer.text()));
  }

  function composedPage(html: string): string {
    const registry = readJsonBlock(html, 'app-registry') as Registry | undefined;
    if (!registry) throw new Error(`${siteUrl} carries no registry: is it a site of ours?`);
    // Nobody signs what changes with every save; everybody else's code is still asked for its signature.
    const { [id]: _, ...keys } = (readJsonBlock(html, 'app-keys') ?? {}) as Record<string, unknown>;
    const config = { ...(readJsonBlock(html, 'app-config') as object), hasLiveReload: true };
    return Object.entries({
      'app-registry': composed(registry),
      'app-keys': keys,
      'app-config': config,
    }).reduce((page, [block, value]) => replaceJsonBlock(page, block, value), html);
  }

  const composed = (registry: Registry): Registry =>
    'complaint' in built
      ? registry
      : {
          ...registry,
          remotes: {
            ...registry.remotes,
            [id]: { active: LOCAL_VERSION, versions: { [LOCAL_VERSION]: built } },
          },
        };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const text = `${siteUrl} does not answer as a site does: ${error instanceof Error ? error.message : String(error)}\n`;
      if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain' });
      response.end(text);
    });
  });
  const own = await new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, port)));
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : port);
    });
  });
  return {
    url: `http://localhost:${own}`,
    show(next) {
      built = next;
      liveReload.announce();
    },
    async close() {
      liveReload.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Pages of other origins run these files. */
const forEveryPage = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
};

const isNavigation = ({ method, headers }: IncomingMessage, pathname: string): boolean =>
  method === 'GET' && isPagePath(pathname) && (headers.accept ?? '').includes('text/html');
