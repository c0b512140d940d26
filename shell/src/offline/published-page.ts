import { addressIn, registryIn, type Language } from '@spotlight/shared/contract/language';
import type { Registry } from '@spotlight/shared/contract/schema';
import { codeListOf } from '../boot/code-list-address';
import { ownCodeList } from '../boot/own-code';
import { findPage, listFiles } from '../boot/page-plan';
import { listLabels } from '../language/labels-address';

/** What of the shell's lazy chunks a page without network may ask for. */
const shellChunks = [
  'account',
  'auth',
  'data-client',
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

/** Reads from a document of the site what the page at `pathname` consists of in a language. */
export async function readPublishedPage(
  document: Document,
  pathname: string,
  language: Language,
): Promise<PublishedPage> {
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  const registry = registryIn(JSON.parse(textOf('app-registry')) as Registry, language);
  const fingerprint = await digest(textOf('app-registry') + textOf('app-config') + language);
  const plan = findPage(registry, pathname);
  if (!plan?.page?.offline || registry.shell.isOfflineOff) {
    return { registry, pattern: undefined, fingerprint, files: [] };
  }
  plan.needs[0]?.chunks.push(...plan.page.offline);
  const address = document.querySelector<HTMLMetaElement>('#app-main')?.content;
  const main = address && addressIn(address, language);
  const own = [...document.querySelectorAll('script[src], link[rel="icon"]')].flatMap(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? [],
  );
  const files = [
    ...own,
    ...(main ? [main, ownCodeList(registry, main, language)?.href ?? []].flat() : []),
    ...listLabels(registry, language),
    ...plan.needs.flatMap(({ version }) => codeListOf(version, language)?.href ?? []),
    ...listFiles(plan).map(({ href }) => href),
  ];
  return { registry, pattern: plan.page.path, fingerprint, files: [...new Set(files)] };
}

/** Addresses of the shell's own lazy files in a language; the build's description lies beside those of the first one. */
export async function listShellFiles({ shell }: Registry, language: Language): Promise<string[]> {
  const folder = `/shell/${shell.active}`;
  const answer = await fetch(`${folder}/build.json`);
  const { chunks } = (await answer.json()) as { chunks: Record<string, string[]> };
  return shellChunks
    .flatMap((name) => chunks[name] ?? [])
    .map((file) => addressIn(`${folder}/${file}`, language));
}

/** The document to store. It says what it is, for the session, which then does not wait for the server. */
export const toStandIn = (html: string): string => html.replace('<html', '<html data-stand-in');

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes.slice(0, 8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
