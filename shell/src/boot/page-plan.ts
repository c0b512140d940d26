import { registryIn, type Language } from '@spotlight/shared/contract/language';
import { findByPath } from '@spotlight/shared/contract/match-path';
import { resolveRemote } from '@spotlight/shared/contract/resolve-remote';
import type { Page, Registry, RemoteVersion } from '@spotlight/shared/contract/schema';
import { readOverrides } from './overrides';
import { tabContext } from './tab-context';

/** What `/config.json` says; the server writes a copy into the page. */
export interface AppConfig {
  /** Root of the Supabase project; `/` when it is served from this origin. */
  supabaseUrl: string;
  supabaseKey: string;
  /** Somebody works on the site: the page loads itself again when `/__reload` says so. */
  hasLiveReload?: boolean;
  /** As the server says it: `ClientConfig`. */
  isForDevelopers?: boolean;
  developerOrigins?: string[];
}

/** Reads a JSON data block of the page. */
export function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

/** The registry that the page carries, with what was chosen for this tab, as visitors of a language read it. */
export function readRegistry(language: Language): Registry | undefined {
  const registry = readJson<Registry>('app-registry');
  for (const [id, { version, details }] of Object.entries(readOverrides())) {
    const remote = registry?.remotes[id];
    if (remote) remote.versions[version] = details;
  }
  return registry && registryIn(registry, language);
}

export interface PagePlan {
  /** Files of the shell itself that the page needs first. */
  shellFiles: string[];
  page?: Page;
  params: Record<string, string>;
  /** What to fetch: a version and the names of its screens or slot pieces. */
  needs: Array<{ version: RemoteVersion; chunks: string[] }>;
}

/** Finds the remote's page at `pathname`, or the remotes that fill the home page. */
export function findPage(registry: Registry, pathname: string): PagePlan | undefined {
  const versions = Object.keys(registry.remotes).flatMap((id) => {
    const found = resolveRemote(registry, id, tabContext());
    return found.kind === 'version' ? [found.details] : [];
  });
  const shell = registry.shell.versions[registry.shell.active];
  const shellFiles = shell?.files ?? [];
  if (pathname === '/') {
    const needs = versions.map((version) => ({
      version,
      chunks: version.manifest.slots.filter((s) => s.slot === 'home').map((s) => s.piece),
    }));
    return {
      shellFiles: [...(shell?.chunks['home'] ?? []), ...shellFiles],
      params: {},
      needs: needs.filter(({ chunks }) => chunks.length > 0),
    };
  }
  for (const version of versions) {
    const { page, params } = findByPath(version.manifest.pages, pathname) ?? {};
    if (page?.screen && params) {
      const needs = [{ version, chunks: [page.screen, page.layout ?? ''] }];
      return { shellFiles, page, params, needs };
    }
  }
  return undefined;
}

/** A screen that is one file of its name, as most are, is not listed in what a page carries (`tools/release/carried-registry.ts`). */
const filesOf = ({ chunks, entry }: RemoteVersion, name: string): string[] =>
  chunks[name] ?? [entry.replace(/[^/]+$/, `${name}.js`)];

interface PlannedFile {
  href: string;
  integrity?: string | undefined;
  /** Whose list of scripts says what its hash is. */
  version?: RemoteVersion;
}

/** Files of the plan in the order in which they are needed. */
export function listFiles(plan: PagePlan): PlannedFile[] {
  const own = plan.shellFiles.map((href) => ({ href }));
  const remote = plan.needs.flatMap(({ version, chunks }) => [
    { href: version.entry, integrity: version.integrity },
    ...version.files.map((href) => ({ href, version })),
    ...chunks
      .filter(Boolean)
      .flatMap((name) => filesOf(version, name).map((href) => ({ href, version }))),
  ]);
  const files: PlannedFile[] = [...own, ...remote];
  return files.filter(({ href }, index) => files.findIndex((f) => f.href === href) === index);
}
