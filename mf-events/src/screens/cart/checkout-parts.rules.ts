import { buyableLines, type CartCheckout } from '../../data/cart/cart.rules';
import type { CartLine } from '../../data/cart/cart.schema';
import type { EventDetail } from '../../data/event/event-detail.schema';
import { readQuestions } from '../../data/question/event-questions.schema';
import type { Question } from '@spotlight/shared/event-form/question';

/** What of a checkout is about one event. */
export interface CheckoutPart {
  event: EventDetail;
  lines: readonly CartLine[];
  items: { ticketTypeId: string; quantity: number }[];
  /** NT$ */
  total: number;
  questions: readonly Question[];
  /** Those that no event before asks: a copied event asks the same, which is answered once. */
  newQuestions: readonly Question[];
}

/** Divides a checkout by event; titles of those that the buyer is registered for already are left out. */
export function checkoutParts(
  { orders }: Pick<CartCheckout, 'orders'>,
  events: readonly EventDetail[],
): { parts: CheckoutPart[]; leftOut: string[] } {
  const parts: CheckoutPart[] = [];
  const leftOut: string[] = [];
  const asked = new Set<string>();
  for (const order of orders) {
    const event = events.find(({ id }) => id === order.items[0]?.refId);
    if (!event) continue;
    if (event.myRegistration) {
      leftOut.push(event.title);
      continue;
    }
    const lines = buyableLines(order);
    const questions = readQuestions(event.questions);
    const newQuestions = questions.filter(({ id }) => !asked.has(id));
    for (const { id } of newQuestions) asked.add(id);
    const items = lines.map(({ subRef: ticketTypeId, quantity }) => ({ ticketTypeId, quantity }));
    parts.push({ event, lines, items, total: order.subtotal, questions, newQuestions });
  }
  return { parts, leftOut };
}
