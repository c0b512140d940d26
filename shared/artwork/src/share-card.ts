import type { ArtworkRequest } from './artwork-request';

/**
 * What the picture says that stands beside a shared link: 1200 × 630, drawn on the server from the artwork of the
 * thing, or from its own picture. Words are those of the page; what is too long loses its end.
 */
export interface ShareCard {
  artwork: ArtworkRequest;
  /** The uploaded picture, where there is one. */
  imageUrl?: string | null | undefined;
  title: string;
  /** A short line above the title. */
  line?: string | null | undefined;
  /** What matters most, on an amber ground: 12/05(六) 生日 */
  badge?: string | null | undefined;
  /** A sentence below the title. */
  lead?: string | null | undefined;
  when?: string | null | undefined;
  where?: string | null | undefined;
  price?: string | null | undefined;
}
