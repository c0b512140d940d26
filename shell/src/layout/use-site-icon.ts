import { useEffect } from 'react';
import { useBrandImages } from '../data/site-content/site-content.queries';
import { useAfterFirstPaint } from './use-after-first-paint';

/** The uploaded icon stands in the browser's tab; that of the build until it is known, and where there is none. */
export function useSiteIcon(): void {
  const address = useBrandImages(useAfterFirstPaint())?.icon;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!address || !link) return;
    // The build's is an SVG; of the uploaded one the server says what it is.
    link.removeAttribute('type');
    link.href = address;
  }, [address]);
}
