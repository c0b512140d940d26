import type { ArtworkRequest, VenueType } from './artwork-request';
import { hashSeed } from './seed';

/** First ground colour of every palette, in the order of the palettes. */
export const PALETTE_GROUNDS = [
  '#18041f',
  '#1d0413',
  '#06061f',
  '#02121a',
  '#04160f',
  '#1a0906',
  '#ffe04f',
  '#dac5ff',
  '#84f3d8',
  '#ff9a82',
  '#a9dcff',
  '#faf1e3',
  '#eaf4e7',
  '#e6f3fb',
  '#fdeef0',
  '#f3eefc',
] as const;

/** Which palette belongs to an id. */
export function paletteIndex(id: string): number {
  return hashSeed(id) % PALETTE_GROUNDS.length;
}

/**
 * The colour to show until the artwork of an id is drawn. Synchronous and tiny, so that a card can
 * reserve its place in the right colour before the generator arrives.
 */
export function paletteGround(id: string): string {
  return PALETTE_GROUNDS[paletteIndex(id)] ?? PALETTE_GROUNDS[0];
}

/** The wall that most of a venue's picture shows, by type. */
const VENUE_GROUNDS: Record<VenueType, string> = {
  咖啡廳: '#f5e3c8',
  酒吧: '#1b1030',
  戶外場地: '#3b3566',
  快閃店: '#f7d9de',
  'Live House': '#150824',
  展廳: '#e9e8ee',
  影廳: '#2a0a14',
  飯店: '#e9dccb',
  工作室: '#e7e2d6',
  攝影棚: '#d9dce4',
  會議室: '#dfe6ea',
  多功能場地: '#e8ddcc',
};

/** The colour to show until the picture of a request is drawn. */
export function artworkGround(request: ArtworkRequest): string {
  const wall = request.kind === 'venue' ? VENUE_GROUNDS[request.type as VenueType] : undefined;
  return wall ?? paletteGround(request.id);
}
