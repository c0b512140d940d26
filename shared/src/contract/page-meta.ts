import type { ShareCard } from '@spotlight/artwork';
import { useEffect } from 'react';

export interface PageMeta {
  title?: string | undefined;
  description?: string | undefined;
  /** Absolute or site-relative URL of the share image. */
  image?: string | undefined;
  /** What the share image is drawn from when the page is prerendered; it is shown instead of `image`. */
  card?: ShareCard | null | undefined;
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
export function usePageMeta({ title, description, image, card }: PageMeta): void {
  const cardText = card && JSON.stringify(card);
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
    if (cardText) setMeta('name', 'share-card', cardText);
    else document.head.querySelector('meta[name="share-card"]')?.remove();
  }, [title, description, image, cardText]);
}

function setMeta(attribute: 'name' | 'property', key: string, content: string): void {
  let tag = document.head.querySelector(`meta[${attribute}="${key}"]`);
  if (!tag) {
    tag = document.createElement('meta');
    tag.setAttribute(attribute, key);
    document.head.append(tag);
  }
  tag.setAttribute('content', content);
}
