import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { LANGUAGE_STORAGE_KEY } from '@spotlight/shared/contract/language';
import { THEME_STORAGE_KEY } from '../../shell/src/theme/theme-storage-key';
import type { ClientConfig } from '../../shell/site/client-config';
import { createSite } from '../../shell/site/site';
import { sitePaths } from '../../shell/site/site-paths';
import { HOST } from '../../supabase/stack/network/port-check';
import { readRegistry, updateRegistry } from '../release/registry-file';
import type { FaultReport } from './fault-report';
import { pinnedRegistry } from './pinned-registry';

export interface ReplayOptions {
  /** Where the published site is, whose versions are opened. */
  dataDir: string;
  /** Where the site answers: its data is what the screen shows. */
  siteUrl: string;
  report: FaultReport;
}

export interface Replay {
  /** Opens the page of the report, in its language and theme. */
  url: string;
  close(): Promise<void>;
}

const services = /^\/(rest|auth|storage|functions|api)\//;
const OPENING = '/replay';

/**
 * Serves the composition of a report at an address of its own: a page made by the tools that made the site's, from the
 * same files, with a registry that knows those versions alone. Nothing of the site is changed.
 */
export async function startReplay({ dataDir, siteUrl, report }: ReplayOptions): Promise<Replay> {
  const registry = pinnedRegistry(readRegistry(dataDir), report.composition);
  const folder = await mkdtemp(path.join(tmpdir(), 'replay-'));
  const { site } = sitePaths(folder);
  await mkdir(site, { recursive: true });
  for (const name of ['shell', 'remotes'])
    await symlink(path.join(sitePaths(dataDir).site, name), path.join(site, name), 'dir');
  await updateRegistry(folder, (own) => void Object.assign(own, registry));

  const config = (await (await fetch(new URL('/config.json', siteUrl))).json()) as ClientConfig;
  const answer = createSite({ siteDir: site, config });
  const ask = getRequestListener((request) => passOn(request, siteUrl), {
    overrideGlobalObjects: false,
  });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === OPENING) response.writeHead(200, openingHeaders).end(openingPage(report));
    else if (services.test(url)) void ask(request, response);
    else void answer(request, response);
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    });
  });
  return {
    url: `http://${HOST}:${port}${OPENING}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

/** Data comes from the site itself, as whoever signs in here sees it. */
async function passOn(request: Request, siteUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'accept-encoding']) headers.delete(name);
  const answer = await fetch(new URL(pathname + search, siteUrl), {
    method: request.method,
    headers,
    body: request.body ? await request.arrayBuffer() : null,
    redirect: 'manual',
  });
  const own = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    own.delete(name);
  return new Response(answer.body, { status: answer.status, headers: own });
}

const openingHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** Sets this origin up as the browser of the report was, and goes on to its page. */
const openingPage = ({ theme, language, page }: FaultReport): string => {
  const script = `
    localStorage[${JSON.stringify(THEME_STORAGE_KEY)}] = ${JSON.stringify(theme)};
    localStorage[${JSON.stringify(LANGUAGE_STORAGE_KEY)}] = ${JSON.stringify(language)};
    location.replace(${JSON.stringify(page)});`;
  return `<!doctype html><title>replay</title><script>${script.replaceAll('<', '\\u003c')}</script>`;
};
