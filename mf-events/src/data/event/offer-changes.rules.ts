import type { EventDetail } from './event-detail.schema';
import { basketLines, type Quantities } from './basket.rules';

/** NT$ for one, by the id of the type, as they were when the buyer last looked. */
export type SeenPrices = Readonly<Record<string, number>>;

/** What is different from what the buyer saw and chose. */
export type OfferChange =
  | { kind: 'price'; id: string; name: string; before: number; after: number }
  | { kind: 'less'; id: string; name: string; requested: number; left: number }
  | { kind: 'gone'; id: string; name: string };

type Offer = Pick<EventDetail, 'ticketTypes'>;

/** The prices of an event, to be compared with later. */
export const pricesOf = ({ ticketTypes }: Offer): SeenPrices =>
  Object.fromEntries(ticketTypes.map(({ id, price }) => [id, price]));

/**
 * What changed about the chosen types since the buyer looked: told before anything is sent, and never
 * just done.
 */
export function offerChanges(event: Offer, requested: Quantities, seen: SeenPrices): OfferChange[] {
  const lines = basketLines(event, requested);
  return event.ticketTypes.flatMap(({ id, name, price }): OfferChange[] => {
    const quantity = requested[id] ?? 0;
    if (quantity < 1) return [];
    const line = lines.find(({ ticketType }) => ticketType.id === id);
    if (!line) return [{ kind: 'gone', id, name }];
    const before = seen[id] ?? price;
    return [
      ...(before === price ? [] : [{ kind: 'price' as const, id, name, before, after: price }]),
      ...(line.quantity < quantity
        ? [{ kind: 'less' as const, id, name, requested: quantity, left: line.quantity }]
        : []),
    ];
  });
}
