export { Artwork, type ArtworkProps } from './artwork';
export type {
  ArtworkRequest,
  EventCategory,
  PerformerCategory,
  VenueType,
} from './artwork-request';
export { preloadArtwork } from './artwork-source';
export { GeneratedSource, type GeneratedSourceProps } from './generated-source';
export { paletteGround } from './palette-ground';
export type { ShareCard } from './share-card';
