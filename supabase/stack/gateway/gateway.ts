import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { HOST, portProblem } from '../network/port-check';
import { createLiveReload, type LiveReload } from '../../../shell/site/live-reload';
import { createSite, type SiteOptions } from '../../../shell/site/site';
import type { Realtime } from '../realtime/realtime';
import { type ApiOptions, createApi } from './api';
import { createSockets } from './sockets';

export interface GatewayOptions {
  site: SiteOptions;
  /** Null when the site talks to a Supabase elsewhere. */
  api: ApiOptions | null;
  /** Where WebSockets lead; without it none is opened. */
  realtime?: Realtime | undefined;
  /** 0 takes any free port. */
  port: number;
  /** Opens `/__reload`, where pages wait for the next published version. */
  hasLiveReload?: boolean;
}

export interface Gateway {
  url: string;
  /** Present with `hasLiveReload`. */
  liveReload: LiveReload | null;
  close(): Promise<void>;
}

const GRACE_MS = 2_000;
/** Longer than nginx (60 s) and browsers keep a connection: whoever closes first must not be the one that is asked next. */
const KEEP_ALIVE_MS = 65_000;
const servicePaths = /^\/(rest|auth|storage|functions|realtime|api)\//;

/** Opens the one port of the stack: the site, and the services behind their checks. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { site: where, hasLiveReload = false } = options;
  const site = createSite(
    hasLiveReload ? { ...where, config: { ...where.config, hasLiveReload } } : where,
  );
  const api = options.api && getRequestListener(createApi(options.api).fetch);
  const liveReload = hasLiveReload ? createLiveReload() : null;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    if (api && servicePaths.test(url)) await api(request, response);
    else if (url === '/healthz') await sendHealth(options.api, response);
    else if (liveReload && url === '/__reload') liveReload.connect(request, response);
    else await site(request, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  if (options.api && options.realtime) {
    server.on('upgrade', createSockets(options.realtime, options.api));
  }
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;

  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(portProblem(error, options.port)),
    );
    server.listen(options.port, HOST, () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : options.port);
    });
  });

  return {
    url: `http://${HOST}:${port}`,
    liveReload,
    close: () =>
      new Promise((resolve) => {
        liveReload?.close();
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
      }),
  };
}

async function sendHealth(api: ApiOptions | null, response: ServerResponse): Promise<void> {
  const isUp = await (api?.backend.ping() ?? Promise.resolve()).then(
    () => true,
    () => false,
  );
  response
    .writeHead(isUp ? 200 : 503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
    .end(isUp ? 'ok\n' : 'the database does not answer\n');
}
