import { findPlace, shellPlaces, type PagePlace } from '../page-place/page-place';
import { readJson } from './page-plan';

/**
 * Gives the document the shape of the page that is coming, so that its place is there from the first frame on.
 * A prerendered document has no places: it is the page.
 */
export function applyPageShape(isSignedOut: boolean): void {
  const places = readJson<PagePlace[]>('page-places');
  if (!places) return;
  const place = findPlace([...shellPlaces, ...places], location.pathname, isSignedOut);
  const { dataset, style } = document.documentElement;
  dataset['shape'] = place?.shape ?? 'rows';
  if (place?.isBare) dataset['bare'] = '';
  if (place?.width) style.setProperty('--shape-width', `${place.width}px`);
}
