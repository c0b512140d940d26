import type { APIRequestContext } from '@playwright/test';
import { signUpToApi, type ApiCaller } from './api';
import { newPerson } from './people';

/** Somebody who buys through the public API, and how many tickets they ask for. */
export interface Buyer extends ApiCaller {
  email: string;
  name: string;
  requested: number;
}

/** What there is to buy: one type of ticket at one price. */
export interface Offer {
  id: string;
  typeId: string;
  price: number;
}

/** A purchase that came through. */
export interface Sale {
  buyer: Buyer;
  orderId: string;
}

/** So many accounts are opened at once: hashing passwords keeps everybody else who signs in waiting. */
const GROUP = 8;

/** Opens an account for each of these wishes. The first of them is called what would be a formula. */
export async function gatherCrowd(
  request: APIRequestContext,
  wishes: readonly number[],
): Promise<Buyer[]> {
  const join = async (requested: number, index: number): Promise<Buyer> => {
    const person = newPerson(`搶票 ${index + 1}`);
    const caller = await signUpToApi(request, person);
    const name = index === 0 ? '=HYPERLINK("http://evil.test")' : person.username;
    return { ...caller, email: person.email, name, requested };
  };
  const crowd: Buyer[] = [];
  while (crowd.length < wishes.length) {
    const group = wishes.slice(crowd.length, crowd.length + GROUP);
    const first = crowd.length;
    // One group after the other.
    // eslint-disable-next-line no-await-in-loop
    crowd.push(
      ...(await Promise.all(group.map((requested, index) => join(requested, first + index)))),
    );
  }
  return crowd;
}

/**
 * One person buys: holds the tickets, chooses the transfer and reports it.
 * @returns the order, or the code of the refusal
 */
async function buyThroughApi(buyer: Buyer, event: Offer): Promise<Sale | string> {
  const { answer, refusal } = await buyer.attempt<{ order: { id: string } }>('hold_tickets', {
    p_event_id: event.id,
    p_items: [{ ticket_type_id: event.typeId, quantity: buyer.requested }],
    p_name: buyer.name,
    p_email: buyer.email,
    p_phone: '0912345678',
    p_invoice: { type: 'personal' },
    p_expected_total: buyer.requested * event.price,
    p_idempotency_key: crypto.randomUUID(),
  });
  if (!answer) return refusal;
  const orderId = answer.order.id;
  await buyer.call('choose_bank_transfer', { p_order_id: orderId });
  await buyer.call('report_transfer', { p_order_id: orderId, p_last5: '54321' });
  return { buyer, orderId };
}

/** Buys as everybody of the crowd at once, and confirms what was reported. Answers who went home without. */
export async function sellTo(crowd: readonly Buyer[], offer: Offer, organizer: ApiCaller) {
  const outcomes = await Promise.all(
    crowd.map(async (buyer) => {
      const outcome = await buyThroughApi(buyer, offer);
      if (typeof outcome !== 'string') {
        await organizer.call('confirm_payment', { p_order_id: outcome.orderId });
      }
      return outcome;
    }),
  );
  const sales = outcomes.filter((outcome): outcome is Sale => typeof outcome !== 'string');
  const refusals = outcomes.filter((outcome) => typeof outcome === 'string');
  const sold = sales.reduce((sum, { buyer }) => sum + buyer.requested, 0);
  return { sales, refusals, sold };
}

/** A ticket as its holder's phone shows it. */
export interface HeldTicket {
  id: string;
  eventId: string;
  code: string;
}

/** Somebody's tickets with the codes that admit. */
export async function ticketsOf(holder: ApiCaller): Promise<HeldTicket[]> {
  const tickets =
    await holder.call<{ id: string; qr: string; event: { id: string } }[]>('my_tickets');
  return tickets.map(({ id, qr, event }) => ({ id, eventId: event.id, code: qr }));
}
