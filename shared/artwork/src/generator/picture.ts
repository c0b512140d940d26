import type { ArtworkRequest } from '../artwork-request';
import { renderAvatar } from './avatar';
import { renderEventPoster } from './event-poster';
import { renderPerformerPortrait } from './performer-portrait';
import { tag } from './svg';
import { renderVenueScene } from './venue-scene';

const SIDE = 400;

/**
 * Draws the picture of a thing without words, as a standalone SVG.
 *
 * @param photo the uploaded picture as a data: URI, whose middle is shown as a square instead
 */
export function renderPicture(request: ArtworkRequest, photo?: string): string {
  if (photo) {
    const size = { width: SIDE, height: SIDE };
    const image = tag('image', { href: photo, ...size, preserveAspectRatio: 'xMidYMid slice' });
    return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, image);
  }
  switch (request.kind) {
    case 'event':
      return renderEventPoster({ ...request, showWords: false });
    case 'venue':
      return renderVenueScene(request);
    case 'performer':
      return renderPerformerPortrait(request);
    case 'avatar':
      return renderAvatar(request);
  }
}
