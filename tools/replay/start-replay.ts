import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import {
  createServer,
  request as sendPlainly,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as sendSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === OPENING) response.writeHead(200, openingHeaders).end(openingPage(report));
    else if (services.test(url)) passOn(request, response, siteUrl);
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
function passOn(request: IncomingMessage, response: ServerResponse, siteUrl: string): void {
  const { method, url = '/', headers } = request;
  const target = new URL(url, siteUrl);
  const send = target.protocol === 'https:' ? sendSecurely : sendPlainly;
  const asked = send(target, { method, headers: { ...headers, host: target.host } });
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
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
