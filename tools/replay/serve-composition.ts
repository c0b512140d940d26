import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientConfig } from '../../shell/site/client-config';
import { createSite } from '../../shell/site/site';
import { sitePaths } from '../../shell/site/site-paths';
import { HOST } from '../../supabase/stack/network/port-check';
import { passOn } from '../proxy/pass-on';
import { updateRegistry } from '../release/registry-file';
import { registryWithKept } from './kept-versions';
import { pinnedRegistry } from './pinned-registry';

export interface CompositionOptions {
  /** Where the published site is, whose versions are served. */
  dataDir: string;
  /** Where the site answers: its data is what pages show. */
  siteUrl: string;
  /** `shell` and each remote → version. */
  composition: Readonly<Record<string, string>>;
  /** Further pages of this server, by their addresses. */
  pages?: Readonly<Record<string, string>>;
}

export interface ServedComposition {
  url: string;
  close(): Promise<void>;
}

const services = /^\/(rest|auth|storage|functions|api)\//;

/**
 * Serves a composition at an address of its own: a page made by the tools that made the site's, from the same files, with
 * a registry that knows those versions alone. Nothing of the site is changed.
 * @throws StartProblem that names versions which the site has no more
 */
export async function serveComposition({
  dataDir,
  siteUrl,
  composition,
  pages = {},
}: CompositionOptions): Promise<ServedComposition> {
  const registry = pinnedRegistry(await registryWithKept(dataDir, composition), composition);
  const folder = await mkdtemp(path.join(tmpdir(), 'composition-'));
  const { site } = sitePaths(folder);
  await mkdir(site, { recursive: true });
  for (const name of ['shell', 'remotes'])
    await symlink(path.join(sitePaths(dataDir).site, name), path.join(site, name), 'dir');
  await updateRegistry(folder, (own) => void Object.assign(own, registry));

  const config = (await (await fetch(new URL('/config.json', siteUrl))).json()) as ClientConfig;
  const answer = createSite({ siteDir: site, config });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const own = pages[url];
    if (own) response.writeHead(200, ownHeaders).end(own);
    // Data comes from the site itself, as whoever signs in here sees it.
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
    url: `http://${HOST}:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

const ownHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
