import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, RemoteVersion } from '@spotlight/shared/contract/schema';
import { readJsonBlock } from '../../shell/site/json-block';
import { createSite } from '../../shell/site/site';
import { sitePaths } from '../../shell/site/site-paths';
import {
  manifestOf,
  removeBuilds,
  writeBuild,
  type HandBuilt,
} from '../release/hand-built.fixture';
import { publish } from '../release/publish';
import { serveAgainst, type ServedAgainst } from './serve-against';

let dataDir: string;
let site: Server;
let served: ServedAgainst;
const id = 'mf-events';
const local: RemoteVersion = {
  entry: `/remotes/${id}/local/entry.js`,
  integrity: '',
  files: [],
  chunks: {},
  commit: 'unknown',
  publishedAt: '',
  manifest: manifestOf(id)!,
};

const release = async (deployable: HandBuilt, version: string) =>
  publish(dataDir, await writeBuild(deployable, version), manifestOf(deployable));
const get = (address: string, accept = 'text/html') =>
  fetch(new URL(address, served.url), { headers: { accept } });

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'against-'));
  await release('shell', 'ag-1');
  await release(id, 'ag-1');
  const answer = createSite({
    siteDir: sitePaths(dataDir).site,
    config: { supabaseUrl: '/', supabaseKey: 'key' },
  });
  site = createServer((request, response) => {
    if (request.url?.startsWith('/rest/')) response.end(`${request.method} ${request.url}`);
    else void answer(request, response);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const filesDir = path.join(dataDir, 'local');
  served = await serveAgainst({ id, siteUrl, filesDir, port: 0 });
}, 60_000);
afterAll(async () => {
  await served.close();
  site.close();
  rmSync(dataDir, { recursive: true, force: true });
  removeBuilds();
});

it('says until the first build is done that there is one, and then what is wrong with it', async () => {
  expect(await (await get('/events')).text()).toContain('mf-events is being built');
  served.show({ complaint: "list.tsx: ';' expected" });
  expect(await (await get('/events')).text()).toContain('list.tsx');
});

describe('once it is built', () => {
  beforeAll(() => {
    writeFileSync(path.join(dataDir, 'entry.js'), 'secret');
    served.show(local);
  });

  it("shows the site's pages with this remote in the place of theirs, and nobody's signature asked for it", async () => {
    const answer = await get('/events');
    const page = await answer.text();
    const registry = readJsonBlock(page, 'app-registry') as Registry;
    expect(registry.shell.active).toBe('ag-1');
    expect(registry.remotes[id]).toEqual({ active: 'local', versions: { local } });
    expect(Object.keys(readJsonBlock(page, 'app-keys') as object)).toEqual(['shell']);
    expect(readJsonBlock(page, 'app-config')).toMatchObject({ hasLiveReload: true });
    expect(page).toContain('<script>boot ag-1</script>');
    // A tab that looks for newer versions finds what it runs.
    const current = (await (await get('/registry/registry.json', '*/*')).json()) as Registry;
    expect(current.remotes[id]?.active).toBe('local');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('asks the site for data and for everybody else’s code', async () => {
    const written = await fetch(new URL('/rest/v1/rpc/x?y=1', served.url), { method: 'POST' });
    expect(await written.text()).toBe('POST /rest/v1/rpc/x?y=1');
    expect(await (await get('/shell/ag-1/entry.js', '*/*')).text()).toBe('ag-1');
  });

  it('hands its own files to pages of the site as well, and no others', async () => {
    const described = await get('/spotlight-remote.json', '*/*');
    expect(described.headers.get('access-control-allow-origin')).toBe('*');
    expect(await described.json()).toEqual(local);
    const outside = `/remotes/${id}/local/${encodeURIComponent('../entry.js')}`;
    expect((await get(outside, '*/*')).status).toBe(404);
  });

  it('keeps nothing for visits without network', async () => {
    expect((await get('/service-worker.js', '*/*')).status).toBe(404);
  });
});
