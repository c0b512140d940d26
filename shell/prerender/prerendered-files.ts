import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@spotlight/shared/contract/language';
import { OTHER_LANGUAGES, prerenderedFile, prerenderedFolder } from '../site/prerendered-page';
import { writeAtomically } from '../site/atomic-file';
import { removePressKit } from './press-kits';
import type { PrerenderedPage } from './render-page';
import { removeShareCard } from './share-cards';

/** Address as files know it: the home page is ''. */
const nameOf = (address: string) => address.replace(/\/$/, '');

/** Writes what changed of a prerendered page. The head goes first: the body is what makes servers use both. */
export async function putPrerendered(
  siteDir: string,
  address: string,
  page: PrerenderedPage,
  language: Language = DEFAULT_LANGUAGE,
): Promise<void> {
  for (const part of ['head', 'body'] as const) {
    const file = prerenderedFile(siteDir, nameOf(address), part, language);
    const known = await readFile(file, 'utf8').catch(() => null);
    if (known !== page[part]) await writeAtomically(file, page[part]);
  }
}

/** Takes a prerendered page away in every language; its address is answered with the plain page again. */
export async function removePrerendered(siteDir: string, address: string): Promise<void> {
  for (const language of LANGUAGES) await removeIn(language, siteDir, address);
  await removePressKit(siteDir, address);
}

/** Takes away what was prerendered of a page in other languages than the first. */
export async function removeCopies(siteDir: string, address: string): Promise<void> {
  for (const language of OTHER_LANGUAGES) await removeIn(language, siteDir, address);
}

async function removeIn(language: Language, siteDir: string, address: string): Promise<void> {
  for (const part of ['body', 'head'] as const) {
    await rm(prerenderedFile(siteDir, nameOf(address), part, language), { force: true });
  }
  await removeShareCard(siteDir, address, language);
}

/**
 * Takes away prerendered pages that are no longer asked for, such as those of a remote that was
 * switched off.
 * @returns how many
 */
export async function removeOtherPrerendered(
  siteDir: string,
  isListed: (address: string) => boolean,
): Promise<number> {
  const others = (await listPrerendered(siteDir)).filter((address) => !isListed(address));
  for (const address of others) await removePrerendered(siteDir, address);
  return others.length;
}

/** Every address that is prerendered in a language, in order. */
export async function listPrerendered(
  siteDir: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<string[]> {
  const root = prerenderedFolder(siteDir, language);
  const files = await readdir(root, { recursive: true }).catch(() => []);
  return files
    .filter((file) => path.basename(file) === 'body.html' && !file.startsWith('.'))
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'))
    .sort();
}
