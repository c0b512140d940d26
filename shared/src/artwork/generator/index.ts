import type { ArtworkRequest } from '../artwork-request';
import { renderAvatar } from './avatar';
import { renderEventPoster } from './event-poster';
import { renderPerformerPortrait } from './performer-portrait';
import { renderVenueScene } from './venue-scene';

export { renderAvatar, renderEventPoster, renderPerformerPortrait, renderVenueScene };

/** Draws any picture that can be requested, as standalone SVG. */
export function renderArtwork(request: ArtworkRequest): string {
  switch (request.kind) {
    case 'event':
      return renderEventPoster(request);
    case 'venue':
      return renderVenueScene(request);
    case 'performer':
      return renderPerformerPortrait(request);
    case 'avatar':
      return renderAvatar(request);
  }
}
