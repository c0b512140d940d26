import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@spotlight/shared/contract/schema';
import { placeOf } from '../../shell/src/page-place/page-place';
import { activePages } from '../../shell/site/active-pages';
import { jsonBlock, readJsonBlock } from '../../shell/site/json-block';
import { writeAtomically } from '../../shell/site/atomic-file';
import type { BuildInfo } from './build-info';
import { carriedRegistry } from './carried-registry';
import { hashOf } from './contents';
import { compressedCopies } from './compress';
import { readTrustedKeys } from './team-keys';
import { bothPolicies, CANARY_FILE, policyOfShell } from '../../shell/site/page-policy';
import { publicUrl, sitePaths } from '../../shell/site/site-paths';

/**
 * Writes `index.html` from the active shell's template, with a copy of the registry inside, and the
 * content security policy that allows exactly its inline script.
 */
export async function publishIndex(dataDir: string, registry: Registry): Promise<void> {
  const paths = sitePaths(dataDir);
  const { active } = registry.shell;
  const folder = paths.version('shell', active);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const info = JSON.parse(read('build.json')) as BuildInfo;
  const boot = read('boot.js');
  const hasCanary =
    existsSync(path.join(folder, CANARY_FILE)) &&
    Object.values(registry.remotes).some(({ canary }) => canary);
  const main = publicUrl('shell', active, info.entry);

  const html = fill(read('template.html'), {
    style: `<style>${read('page.css')}</style>`,
    registry:
      jsonBlock('app-keys', readTrustedKeys(dataDir)) +
      jsonBlock('app-registry', carriedRegistry(registry)),
    places: jsonBlock('page-places', activePages(registry).map(placeOf)),
    boot: `${hasCanary ? `<script>${read(CANARY_FILE)}</script>` : ''}<script>${boot}</script>`,
    // Which language's it is says the inline script.
    'app-main': `<meta id="app-main" name="main-script" content="${main}" data-integrity="${mainHashes(folder, info)}">`,
    // For a way back to a shell whose page has one language, or starts it by a tag.
    'main-preload': `<link rel="preload" as="script" id="app-main" href="${main}">`,
    main: `<script defer src="${main}"></script>`,
    assets: publicUrl('shell', active, 'assets'),
  });
  // Whoever is stopped between two of these leaves a page that works: until the new one has taken the old
  // one's place the policy allows the scripts and styles of both.
  const policy = policyOfShell(folder);
  const before = existsSync(paths.csp) ? readFileSync(paths.csp, 'utf8') : policy;
  await writeAtomically(paths.csp, bothPolicies(policy, before));
  await writeAtomically(paths.serviceWorker, serviceWorker(folder, registry));
  await writeAtomically(path.join(paths.site, 'robots.txt'), 'User-agent: *\nDisallow: /admin\n');
  for (const [ending, content] of await compressedCopies(readFileSync(paths.registry)))
    await writeAtomically(`${paths.registry}${ending}`, content);
  await writeAtomically(paths.index, html);
  await writeAtomically(paths.csp, policy);
}

/** Of the main script in every language. A browser runs one that has any of them. */
const mainHashes = (folder: string, { entry, languages = [] }: BuildInfo): string =>
  ['', ...languages]
    .map((language) => path.join(folder, language, entry))
    .filter((file) => existsSync(file))
    .map((file) => hashOf(readFileSync(file)))
    .join(' ');

/** The revision of the registry that the page carries; `null` where there is no page yet. */
export function publishedRevision(dataDir: string): number | null {
  const { index } = sitePaths(dataDir);
  if (!existsSync(index)) return null;
  const carried = readJsonBlock(readFileSync(index, 'utf8'), 'app-registry') as
    | Registry
    | undefined;
  return carried?.revision ?? null;
}

/** Replaces `<!--name-->` and `%name%` by the given texts. */
function fill(template: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (html, [name, value]) =>
      html.replaceAll(`<!--${name}-->`, () => value).replaceAll(`%${name}%`, () => value),
    template,
  );
}

/**
 * The worker of the active shell, or one that clears up after itself: where the shell has none, and where
 * it has been switched off. A file that is missing would leave the last one in place on every device.
 */
function serviceWorker(folder: string, { shell }: Registry): string {
  const file = path.join(folder, 'service-worker.js');
  if (shell.isOfflineOff || !existsSync(file)) return leavingWorker;
  return fill(readFileSync(file, 'utf8'), { assets: publicUrl('shell', shell.active, 'assets') });
}

const leavingWorker = `addEventListener('install', () => skipWaiting());
const leave = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
};
addEventListener('activate', (event) => event.waitUntil(leave()));
`;
