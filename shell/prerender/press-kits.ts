import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
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

/** What this process has made each file of: pages are rendered far more often than what a kit says changes. */
const madeOf = new Map<string, string>();

/**
 * Draws the press kit of a page, and leaves the file alone when it would say the same. A page without one, or with
 * words that the fonts cannot write, has none.
 */
export async function putPressKit(
  source: KitSource,
  address: string,
  { kit, card }: PrerenderedPage,
): Promise<void> {
  if (!kit) return removePressKit(source.siteDir, address);
  const file = kitFile(source.siteDir, address);
  const known = await readFile(file).catch(() => null);
  const photo = card?.imageUrl ? await readOwnPicture(source, card.imageUrl) : null;
  const material = createHash('sha256')
    .update(JSON.stringify([kit, card?.artwork, photo]))
    .digest('hex');
  if (known && madeOf.get(file) === material) return;
  const pdf = await drawPressKit(kit, async () =>
    card ? drawPng(renderPicture(card.artwork, photo ?? undefined)) : null,
  );
  if (!pdf) return removePressKit(source.siteDir, address);
  if (!known?.equals(pdf)) await writeAtomically(file, pdf);
  madeOf.set(file, material);
}

/** Takes the press kit of a page away. */
export const removePressKit = (siteDir: string, address: string): Promise<void> =>
  rm(kitFile(siteDir, address), { force: true });
