import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@spotlight/shared/contract/schema';
import { provideReleases } from './kept-site.fixture';
import { siteInDirectory, siteOnServer } from './site-source';
import { verifySite } from './verify-site';
import { sitePaths } from '../../shell/site/site-paths';

const { dataDir } = provideReleases(async (releaseFirst) => {
  await releaseFirst('shell', 'verify-1');
  await releaseFirst('mf-events', 'verify-1');
  await releaseFirst('mf-events', 'verify-2');
}, 2);
const at = (...names: string[]) => path.join(sitePaths(dataDir).site, ...names);
const textOf = (file: string) => readFileSync(file, 'utf8');
const faults = () => verifySite(siteInDirectory(sitePaths(dataDir).site));

test('what was published is what was released, every version of it', async () => {
  expect(await faults()).toEqual([]);
});

const part = ['remotes', 'mf-events', 'verify-1', 'part-1.js'] as const;

test.each<[string, () => void, string]>([
  [
    'a part that is asked for late was exchanged',
    () => writeFileSync(at(...part), 'stolen()'),
    'mf-events verify-1: part-1.js is another one',
  ],
  [
    'a file is gone',
    () => rmSync(at('shell', 'verify-1', 'boot.js')),
    'shell verify-1: boot.js is missing',
  ],
  [
    'a file was put beside them',
    () => writeFileSync(at('remotes', 'mf-events', 'verify-2', 'more.js'), ''),
    'mf-events verify-2: more.js does not belong to it',
  ],
  [
    'the list was rewritten to fit',
    () => {
      const list = at('remotes', 'mf-events', 'verify-1', 'contents.json');
      writeFileSync(list, textOf(list).replace('part-1', 'part-9'));
    },
    'mf-events verify-1: its list of files is another one',
  ],
  [
    'the list is gone',
    () => rmSync(at('shell', 'verify-1', 'contents.json')),
    'shell verify-1: there is no list of its files; release it again',
  ],
  [
    'the registry names another entry',
    () =>
      changeRegistry(({ remotes }) => {
        const version = remotes['mf-events']!.versions['verify-2']!;
        version.entry = version.entry.replace('entry.js', 'part-0.js');
      }),
    'mf-events verify-2: its entry has another hash than the registry says',
  ],
  [
    'a script has another hash in the list that browsers read',
    () => {
      const folder = at('remotes', 'mf-events', 'verify-2');
      writeFileSync(path.join(folder, 'code.json'), '{"entry.js":"stolen"}');
    },
    'mf-events verify-2: its list of scripts in zh-TW is another one',
  ],
  [
    'the registry names a file of somebody else',
    () =>
      changeRegistry(({ remotes }) => {
        remotes['mf-events']!.versions['verify-2']!.files = ['/remotes/mf-venues/x/module.js'];
      }),
    'mf-events verify-2: /remotes/mf-venues/x/module.js is no file of it',
  ],
  [
    'the registry went on without the page',
    () => changeRegistry((registry) => (registry.revision += 1)),
    'the page is of revision 3, the registry of 4',
  ],
  [
    'the page leads elsewhere',
    () => writeFileSync(at('index.html'), textOf(at('index.html')).replaceAll('entry.js', 'e.js')),
    'the page carries another registry of the same revision',
  ],
  [
    'the page has another script',
    () => writeFileSync(at('index.html'), textOf(at('index.html')).replace('>boot ', '>stolen ')),
    'the page begins with another script than the active shell',
  ],
  [
    'the page would take another main script',
    () =>
      writeFileSync(
        at('index.html'),
        textOf(at('index.html')).replace(
          /data-integrity="[^"]*"/,
          'data-integrity="sha256-stolen"',
        ),
      ),
    'the page names another main script than the active shell',
  ],
  [
    'a page is said to be for everybody',
    () =>
      changeRegistry(({ remotes }) => {
        remotes['mf-events']!.versions['verify-2']!.manifest.pages[0]!.access = 'admin';
      }),
    'mf-events verify-2: its manifest in the registry is not the one that was released',
  ],
  [
    'the policy allows another script',
    () => writeFileSync(at('csp.txt'), "script-src 'self'"),
    'the policy of the page refuses its script',
  ],
])('says that %s', async (_, change, said) => {
  change();
  expect(await faults()).toContain(said);
});

function changeRegistry(change: (registry: Registry) => void): void {
  const file = sitePaths(dataDir).registry;
  const registry = JSON.parse(textOf(file)) as Registry;
  change(registry);
  writeFileSync(file, JSON.stringify(registry));
}

test('a server is asked for the same files', async () => {
  const server = await serve();
  try {
    const { port } = server.address() as AddressInfo;
    const ask = () => verifySite(siteOnServer(`http://127.0.0.1:${port}`));
    expect(await ask()).toEqual([]);
    writeFileSync(at(...part), 'stolen()');
    expect(await ask()).toEqual(['mf-events verify-1: part-1.js is another one']);
  } finally {
    server.close();
  }
});

/** The files as they lie there, and the policy with each. */
async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const address = request.url === '/' ? '/index.html' : (request.url ?? '');
    response.setHeader('content-security-policy', textOf(at('csp.txt')));
    try {
      response.end(readFileSync(at(address)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
