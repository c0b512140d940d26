import type { ShareCard } from '@spotlight/artwork';
import * as z from '@spotlight/shared/vendor/zod';
import { saidInHead } from './said-in-head';

const words = z.optional(z.nullable(z.string()));
const id = z.string();

const artwork = z.union([
  z.object({
    kind: z.literal('event'),
    id,
    title: z.string(),
    category: z.string(),
    line: words,
  }),
  z.object({ kind: z.literal('venue'), id, type: z.string() }),
  z.object({ kind: z.literal('performer'), id, category: z.string() }),
  z.object({ kind: z.literal('avatar'), id }),
]);

const shareCardSchema = z.object({
  artwork,
  imageUrl: words,
  title: z.string(),
  line: words,
  badge: words,
  lead: words,
  when: words,
  where: words,
  price: words,
});

/** The card that a page says of itself in its head; null when there is none, or none that can be drawn here. */
export const shareCardOf = (document: Document): ShareCard | null =>
  saidInHead(document, 'share-card', shareCardSchema);
