import type { Registry } from '@spotlight/shared/contract/schema';
import { findPage, listFiles } from '../boot/page-plan';

/** What of the shell's lazy chunks a page without network may ask for. */
const shellChunks = [
  'account',
  'auth',
  'account-menu',
  'mobile-menu',
  'toasts',
  'login',
  'artwork-posters',
];

/** A page as it is published now. */
export interface PublishedPage {
  registry: Registry;
  /** Pattern of its address; undefined when nobody says any more that it opens without network. */
  pattern: string | undefined;
  /** Tells apart what was published at different times. */
  fingerprint: string;
  /** Addresses of the scripts that it needs first, and of the chunks that its manifest names. */
  files: string[];
}

/** Reads from a document of the site what the page at `pathname` consists of. */
export async function readPublishedPage(
  document: Document,
  pathname: string,
): Promise<PublishedPage> {
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  const registry = JSON.parse(textOf('app-registry')) as Registry;
  const fingerprint = await digest(textOf('app-registry') + textOf('app-config'));
  const plan = findPage(registry, pathname);
  if (!plan?.page?.offline || registry.shell.isOfflineOff) {
    return { registry, pattern: undefined, fingerprint, files: [] };
  }
  plan.needs[0]?.chunks.push(...plan.page.offline);
  const own = [...document.querySelectorAll('#app-main, script[src], link[rel="icon"]')].flatMap(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? [],
  );
  const files = [...own, ...listFiles(plan).map(({ href }) => href)];
  return { registry, pattern: plan.page.path, fingerprint, files: [...new Set(files)] };
}

/** Addresses of the shell's own lazy files; the build's description lies beside them. */
export async function listShellFiles({ shell }: Registry): Promise<string[]> {
  const folder = `/shell/${shell.active}`;
  const answer = await fetch(`${folder}/build.json`);
  const { chunks } = (await answer.json()) as { chunks: Record<string, string[]> };
  return shellChunks.flatMap((name) => chunks[name] ?? []).map((file) => `${folder}/${file}`);
}

/** The document to store. It says what it is, for the session, which then does not wait for the server. */
export const toStandIn = (html: string): string => html.replace('<html', '<html data-stand-in');

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes.slice(0, 8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
