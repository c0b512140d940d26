import { createHash } from 'node:crypto';
import { access, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ShareCard } from '@spotlight/artwork';
import { renderShareCard } from '@spotlight/artwork/share-card';
import { DEFAULT_LANGUAGE, type Language } from '@spotlight/shared/contract/language';
import { writeAtomically } from '../site/atomic-file';
import { CARD_FOLDER, prerenderedFile } from '../site/prerendered-page';
import { drawPng } from './draw-png';
import { readOwnPicture } from './own-picture';
import type { PrerenderedPage } from './render-page';
import type { SiteSource } from './site-window';

type CardSource = Pick<SiteSource, 'siteDir' | 'publicUrl' | 'apiUrl' | 'language'>;

const BRANDS: Record<Language, string> = { 'zh-TW': '聚光', en: 'Spotlight' };

/** Where a card is on the site: `/cards/events/1.png`, `/cards/en/events/1.png`. */
const cardAddress = (address: string, language: Language) =>
  `/${CARD_FOLDER}${language === DEFAULT_LANGUAGE ? '' : `/${language}`}${address}.png`;

/**
 * Draws the share card of a page, unless the one of the same content is there, and names it in the page's head.
 * A page without a card, or whose picture cannot be read, keeps the image that it named itself.
 */
export async function withShareCard(
  source: CardSource,
  address: string,
  page: PrerenderedPage,
): Promise<PrerenderedPage> {
  const { card } = page;
  if (!card) return page;
  const photo = card.imageUrl ? await readOwnPicture(source, card.imageUrl) : undefined;
  if (photo === null) return page;
  const svg = renderShareCard(card, photo, BRANDS[source.language]);
  const content = createHash('sha256').update(svg).digest('hex').slice(0, 12);
  const { siteDir, publicUrl, language } = source;
  const href = new URL(`${cardAddress(address, language)}?v=${content}`, publicUrl).href;
  const file = path.join(siteDir, cardAddress(address, language));
  const headFile = prerenderedFile(siteDir, address, 'head', language);
  const lastHead = await readFile(headFile, 'utf8').catch(() => '');
  const isDrawn =
    lastHead.includes(href) &&
    (await access(file).then(
      () => true,
      () => false,
    ));
  if (!isDrawn) await writeAtomically(file, await drawPng(svg));
  return { ...page, head: nameImage(page.head, href, card) };
}

/** Takes the card of a page in one language away. */
export const removeShareCard = (
  siteDir: string,
  address: string,
  language: Language,
): Promise<void> => rm(path.join(siteDir, cardAddress(address, language)), { force: true });

/** With its size, the card is shown large by those who read the page for the first time, too. */
function nameImage(head: string, href: string, { title }: ShareCard): string {
  const others = head.replace(/<meta property="og:image" [^>]*>/, '');
  const alt = title.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const facts = { '': href, ':type': 'image/png', ':width': 1200, ':height': 630, ':alt': alt };
  const tags = Object.entries(facts).map(
    ([name, content]) => `<meta property="og:image${name}" content="${content}">`,
  );
  return others + tags.join('');
}
