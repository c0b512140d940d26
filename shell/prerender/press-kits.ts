import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ShareCard } from '@spotlight/artwork';
import { renderPicture } from '@spotlight/artwork/picture';
import { writeAtomically } from '../site/atomic-file';
import { KIT_FOLDER } from '../site/prerendered-page';
import { drawPng } from './draw-png';
import { drawPressKit } from './draw-press-kit';
import { readOwnPicture } from './own-picture';
import type { PrerenderedPage } from './render-page';
import type { SiteSource } from './site-window';

type KitSource = Pick<SiteSource, 'siteDir' | 'publicUrl' | 'apiUrl'>;

/** Named after the address at which the same can be printed. */
const kitFile = (siteDir: string, address: string) =>
  path.join(siteDir, KIT_FOLDER, `${address}/epk.pdf`);

/**
 * Draws the press kit of a page, and leaves the file alone when it would say the same. A page without one, or with
 * words that the font cannot write, has none.
 */
export async function putPressKit(
  source: KitSource,
  address: string,
  { kit, card }: PrerenderedPage,
): Promise<void> {
  const pdf = kit && (await drawPressKit(kit, card ? await pictureOf(source, card) : null));
  if (!pdf) return removePressKit(source.siteDir, address);
  const file = kitFile(source.siteDir, address);
  const known = await readFile(file).catch(() => null);
  if (!known?.equals(pdf)) await writeAtomically(file, pdf);
}

/** Takes the press kit of a page away. */
export const removePressKit = (siteDir: string, address: string): Promise<void> =>
  rm(kitFile(siteDir, address), { force: true });

/** The uploaded picture where it can be drawn, else the artwork. */
async function pictureOf(source: KitSource, { artwork, imageUrl }: ShareCard): Promise<Buffer> {
  const photo = imageUrl ? await readOwnPicture(source, imageUrl) : null;
  return drawPng(renderPicture(artwork, photo ?? undefined));
}
