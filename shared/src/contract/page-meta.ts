import type { ShareCard } from '@spotlight/artwork';
import { useEffect } from 'react';

/** A press kit: what stands in the file that people download, beside the picture of the page's card. */
export interface PressKit {
  /** Title of the document. */
  title: string;
  /** Whose it is: the largest words, and what the picture shows. */
  name: string;
  facts: { label: string; value: string }[];
  parts: {
    title: string;
    text?: string | null | undefined;
    links?: { title: string; href: string }[] | undefined;
  }[];
}

export interface PageMeta {
  title?: string | undefined;
  description?: string | undefined;
  /** Absolute or site-relative URL of the share image. */
  image?: string | undefined;
  /** What the share image is drawn from when the page is prerendered; it is shown instead of `image`. */
  card?: ShareCard | null | undefined;
  /** What the press kit says that is drawn when the page is prerendered; at `<path>/epk` the same can be printed. */
  kit?: PressKit | null | undefined;
}

const SITE_NAME = '聚光 Spotlight';

/** The site's own share image, as index.html names it beside the one of the page that was opened. */
const siteImage =
  typeof document === 'undefined'
    ? undefined
    : document.head.querySelector<HTMLLinkElement>('link[rel="image_src"]')?.href;

/**
 * Sets the document's title, description and share tags while the page is shown. The shell calls it
 * with the manifest's texts; a screen calls it again once it knows better (an event's title).
 */
export function usePageMeta({ title, description, image, card, kit }: PageMeta): void {
  const cardText = card && JSON.stringify(card);
  const kitText = kit && JSON.stringify(kit);
  useEffect(() => {
    if (title) {
      document.title = title.includes(SITE_NAME) ? title : `${title}｜${SITE_NAME}`;
      setMeta('property', 'og:title', document.title);
    }
    if (description) {
      setMeta('name', 'description', description);
      setMeta('property', 'og:description', description);
    }
    const shareImage = image ?? siteImage;
    if (shareImage) setMeta('property', 'og:image', new URL(shareImage, location.origin).href);
    setMeta('property', 'og:url', location.href);
    setMeta('name', 'share-card', cardText);
    setMeta('name', 'press-kit', kitText);
  }, [title, description, image, cardText, kitText]);
}

/** Without content the tag goes. */
function setMeta(
  attribute: 'name' | 'property',
  key: string,
  content: string | null | undefined,
): void {
  let tag = document.head.querySelector(`meta[${attribute}="${key}"]`);
  if (!content) return tag?.remove();
  if (!tag) {
    tag = document.createElement('meta');
    tag.setAttribute(attribute, key);
    document.head.append(tag);
  }
  tag.setAttribute('content', content);
}
