import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControlOf } from './cache-control';
import { siteHeaders, workerPolicy } from './security-headers';
import { type ClientConfig, embedConfig } from './client-config';
import { policyFile } from './content-security-policy';
import {
  KIT_FOLDER,
  PRERENDERED_FOLDER,
  prerenderedPages,
  printedAddress,
} from './prerendered-page';
import { mutableDocument } from './mutable-document';
import { isPagePath } from '../src/offline/page-paths';

export interface SiteOptions {
  /** The published directory; it may be empty at first and change at any time. */
  siteDir: string;
  config: ClientConfig;
}

const HTML = 'text/html; charset=utf-8';

/** Serves the published site: its page for every address that a visitor may open, and its files. */
export function createSite({ siteDir, config }: SiteOptions) {
  const file = (name: string) => path.join(siteDir, name);
  const page = mutableDocument(file('index.html'), HTML, (html = '') => embedConfig(html, config));
  const prerenderedPage = prerenderedPages(siteDir, HTML, (html) => embedConfig(html, config));
  const registry = mutableDocument(file('registry/registry.json'), 'application/json');
  const worker = mutableDocument(file('service-worker.js'), 'text/javascript; charset=utf-8');
  const policy = policyFile(file('csp.txt'), config);

  // `dev` looks at the disk for each request: version directories appear while the site runs.
  const files = sirv(siteDir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      const cacheControl = cacheControlOf(pathname);
      if (cacheControl) response.setHeader('Cache-Control', cacheControl);
      if (pathname.startsWith(`/${KIT_FOLDER}/`))
        response.setHeader('Content-Disposition', 'attachment');
    },
  });

  async function sendPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const header = await policy();
    if (header) response.setHeader('Content-Security-Policy', header);
    if ((await prerenderedPage(request, response)) || (await page(request, response))) return;
    sendText(
      response,
      503,
      'The site is being published for the first time. Try again in a moment.\n',
    );
  }

  /** The press kit, or the way to the same for printing while none has been drawn. */
  function sendKit(request: IncomingMessage, response: ServerResponse, printed: string): void {
    request.url = `/${KIT_FOLDER}${printed}.pdf`;
    files(request, response, () => {
      response.writeHead(302, { Location: printed, 'Cache-Control': 'no-store' }).end();
    });
  }

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const printed = printedAddress(pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Only GET and HEAD are answered here.\n');
    } else if (pathname === '/config.json') {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(config));
    } else if (pathname === '/' || pathname === '/index.html') {
      await sendPage(request, response);
    } else if (pathname === '/registry/registry.json') {
      if (!(await registry(request, response))) sendNotFound(response);
    } else if (pathname === '/service-worker.js') {
      response.setHeader('Content-Security-Policy', workerPolicy);
      if (!(await worker(request, response))) sendNotFound(response);
    } else if (pathname.startsWith(`/${PRERENDERED_FOLDER}/`)) {
      sendNotFound(response);
    } else if (printed) {
      sendKit(request, response, printed);
    } else {
      files(request, response, () => {
        if (isNavigation(request, pathname)) void sendPage(request, response);
        else sendNotFound(response);
      });
    }
  };
}

/** An address that a person may have typed, and not a file that is missing. */
function isNavigation(request: IncomingMessage, pathname: string): boolean {
  if (!isPagePath(pathname)) return false;
  const acceptsPage = (request.headers.accept ?? '').includes('text/html');
  return acceptsPage || !path.posix.extname(pathname);
}

/** Plain text: a JSON body would be taken for a manifest by the module loader, once and for ever. */
function sendNotFound(response: ServerResponse): void {
  sendText(response, 404, 'Not found.\n');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
