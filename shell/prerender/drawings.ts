import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { DRAWN_FOLDER, drawnFile } from '../site/drawn-page';
import { writeAtomically } from '../site/atomic-file';
import type { DrawnPage } from './draw-page';

/** Address as files know it: the home page is ''. */
const nameOf = (address: string) => address.replace(/\/$/, '');

/** Writes what changed of a drawing. The head goes first: the body is what makes servers use both. */
export async function putDrawing(siteDir: string, address: string, page: DrawnPage): Promise<void> {
  for (const part of ['head', 'body'] as const) {
    const file = drawnFile(siteDir, nameOf(address), part);
    const known = await readFile(file, 'utf8').catch(() => null);
    if (known !== page[part]) await writeAtomically(file, page[part]);
  }
}

/** Takes a drawing away; its address is answered with the plain page again. */
export async function removeDrawing(siteDir: string, address: string): Promise<void> {
  for (const part of ['body', 'head'] as const) {
    await rm(drawnFile(siteDir, nameOf(address), part), { force: true });
  }
}

/**
 * Takes away the drawings of pages that nobody wants drawn any more, such as those of a remote that was
 * switched off.
 * @returns how many
 */
export async function removeOtherDrawings(
  siteDir: string,
  isWanted: (address: string) => boolean,
): Promise<number> {
  const others = (await listDrawings(siteDir)).filter((address) => !isWanted(address));
  for (const address of others) await removeDrawing(siteDir, address);
  return others.length;
}

/** Every address that has a drawing, in order. */
export async function listDrawings(siteDir: string): Promise<string[]> {
  const root = path.join(siteDir, DRAWN_FOLDER);
  const files = await readdir(root, { recursive: true }).catch(() => []);
  return files
    .filter((file) => path.basename(file) === 'body.html')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'))
    .sort();
}
