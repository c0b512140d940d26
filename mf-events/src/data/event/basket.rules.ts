import type { EventDetail, TicketType } from './event-detail.schema';
import {
  clampQuantity,
  defaultTicketType,
  isOnSale,
  quantityRangeOf,
  type QuantityRange,
} from './event.rules';

/** Ticket type id → how many of it; what is not there is not requested. */
export type Quantities = Readonly<Record<string, number>>;

/** One type of what is about to be bought. */
export interface BasketLine {
  ticketType: TicketType;
  /** At least one. */
  quantity: number;
}

type Offer = Pick<EventDetail, 'ticketTypes'>;

/** What is chosen before anybody chose: the least that one may take of the first type. */
export function defaultQuantities(event: Offer): Quantities {
  const first = defaultTicketType(event);
  return first ? { [first.id]: quantityRangeOf(first).min } : {};
}

/**
 * What is requested, brought into what the latest event has to offer: a type that sold out meanwhile is
 * no longer in it, and no quantity is beyond what is left.
 */
export function basketLines({ ticketTypes }: Offer, quantities: Quantities): BasketLine[] {
  return ticketTypes.filter(isOnSale).flatMap((ticketType) => {
    const requested = quantities[ticketType.id] ?? 0;
    if (requested < 1) return [];
    return [{ ticketType, quantity: clampQuantity(requested, quantityRangeOf(ticketType)) }];
  });
}

export const quantityOf = (lines: readonly BasketLine[], typeId: string): number =>
  lines.find(({ ticketType }) => ticketType.id === typeId)?.quantity ?? 0;

/** One more or one less, between the limits of a type; below the least there is none at all. */
export function stepped({ min, max }: QuantityRange, quantity: number, by: 1 | -1): number {
  if (by < 0) return quantity > min ? quantity - 1 : 0;
  return Math.min(max, Math.max(min, quantity + 1));
}

/**
 * Changes the quantity of one type. A type that the organizer has to agree to is asked for alone, so
 * choosing it lets go of the others, and choosing another lets go of it.
 */
export function withQuantity(
  { ticketTypes }: Offer,
  quantities: Quantities,
  typeId: string,
  quantity: number,
): Quantities {
  const chosen = ticketTypes.find(({ id }) => id === typeId);
  const staysWith = (id: string) => {
    const other = ticketTypes.find((ticketType) => ticketType.id === id);
    return !chosen?.requiresApproval && !other?.requiresApproval;
  };
  const others = Object.entries(quantities).filter(
    ([id]) => id !== typeId && (quantity < 1 || staysWith(id)),
  );
  return { ...Object.fromEntries(others), ...(quantity > 0 && { [typeId]: quantity }) };
}

const AMOUNT = /^([\w-]{1,40}):(\d{1,3})$/;

/** Reads what is chosen from an address, such as `general:2,vip:1`; `null` where nothing is said. */
export function parseQuantities(text: string | null): Quantities | null {
  if (text === null) return null;
  const chosen = text.split(',').flatMap((part) => {
    const [, id, quantity] = AMOUNT.exec(part) ?? [];
    return id ? [[id, Number(quantity)] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** Writes what is chosen for an address. */
export const writeQuantities = (quantities: Quantities): string =>
  Object.entries(quantities)
    .map((amount) => amount.join(':'))
    .join();

/** NT$ for everything together. */
export function basketTotal(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, { ticketType, quantity }) => sum + ticketType.price * quantity, 0);
}

/** Does the organizer have to agree before there is anything to pay? */
export function needsApproval(lines: readonly BasketLine[]): boolean {
  return lines.some(({ ticketType }) => ticketType.requiresApproval);
}
