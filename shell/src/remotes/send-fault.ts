import { findByPath } from '@spotlight/shared/contract/match-path';
import { resolveRemote, type Registry } from '@spotlight/shared/contract/schema';
import type { Backend } from '@spotlight/shared/data';
import { tabContext, versionInTab } from '../boot/tab-context';
import { tellFault } from '../data/fault/fault.repository';
import { readOverrides } from '../boot/overrides';
import { countFault } from './count-canary';
import type { RemoteFault } from './remote-fault';

/** A tab that breaks again and again has said enough. */
const MOST = { seen: 10, unseen: 5 };
const STEPS = 10;
const told = { seen: 0, unseen: 0 };

/**
 * Tells the team whose code it is about a fault, with what was on the screen and nothing of who sat before it. Whatever
 * shows a code is told, the same fault again, too, because its code is another one; what nobody sees does not crowd that
 * out. It fails in silence: whoever sees a broken page cannot do anything about that as well.
 */
export async function sendFault(
  fault: RemoteFault,
  { registry, backend }: { registry: Registry; backend: Backend },
): Promise<void> {
  // Whoever works on the code sees for themselves; nobody could open it again.
  if (Object.values(readOverrides()).some(({ origin }) => origin)) return;
  countFault(fault, { registry, backend });
  const kind = fault.kind === 'uncaught' ? 'unseen' : 'seen';
  if (told[kind] >= MOST[kind]) return;
  told[kind] += 1;
  await tellFault(backend, describeFault(fault, registry)).catch(() => undefined);
}

/** What is sent of a fault. */
export function describeFault(fault: RemoteFault, registry: Registry) {
  const { remoteId, kind, detail, cause, referenceId } = fault;
  const { shell, remotes } = registry;
  const manifest = versionInTab(registry, remoteId)?.manifest;
  const composition = Object.fromEntries(
    Object.entries(remotes).map(([id, { active }]) => {
      const found = resolveRemote(registry, id, tabContext());
      return [id, found.kind === 'version' ? found.version : active];
    }),
  );
  return {
    code: referenceId.replace('-', ''),
    module: remoteId,
    version: remoteId === 'shell' ? shell.active : fault.version,
    owner: manifest?.owner ?? 'team-platform',
    kind,
    message: detail,
    stack: cause instanceof Error ? placesIn(cause) : '',
    composition: { shell: shell.active, ...composition },
    page: pageAt(registry, window.location.pathname),
    language: document.documentElement.lang,
    theme: isDark() ? 'dark' : 'light',
    width: window.innerWidth,
    steps: stepsBefore().map((pathname) => pageAt(registry, pathname)),
  };
}

/** Where in files of this site, innermost first, without its address. */
const placesIn = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.includes(window.location.origin))
    .slice(0, 12)
    .map((line) => line.trim().replaceAll(window.location.origin, ''))
    .join('\n');

/** The address of a page that everybody may open; of others their pattern, because what is in it is somebody's. */
function pageAt(registry: Registry, pathname: string): string {
  const pages = Object.keys(registry.remotes).flatMap(
    (id) => versionInTab(registry, id)?.manifest.pages ?? [],
  );
  const page = findByPath(pages, pathname)?.page;
  return page && page.access !== 'public' ? page.path : pathname.slice(0, 300);
}

const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
};

/** The pages of this tab before the present one, latest last; of browsers that do not tell, none. */
function stepsBefore(): string[] {
  const { navigation } = window as { navigation?: Navigation };
  const until = navigation?.currentEntry?.index ?? 0;
  return (navigation?.entries() ?? [])
    .slice(Math.max(0, until - STEPS), until)
    .flatMap(({ url }) => (url ? [new URL(url).pathname] : []));
}

/** As much as is used of the Navigation API. */
interface Navigation {
  currentEntry: { index: number } | null;
  entries(): ReadonlyArray<{ url: string | null }>;
}
