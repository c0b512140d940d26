import labels from '../locales/labels.zh-TW.json' with { type: 'json' };
import { groupDigits } from './count';
import { inForce } from './in-force';

const priceTexts = () => inForce(labels).price;

/** NT$ as whole dollars: `1200` → `NT$1,200`. */
export function formatPrice(amount: number): string {
  return `NT$${groupDigits(amount)}`;
}

/** A ticket type as stored: its price is a number, or the text of one in old rows. */
export interface PricedTicket {
  price: number | string | null | undefined;
}

const wholeDollars = /^\d+(\.0+)?$/;

/**
 * What an event costs, in words: 免費 without ticket types or when all are free, the price when one
 * type is paid, the lowest with 起 when several are. A price that is missing, negative or not a
 * number makes it 價格待確認: a broken price must never read as free.
 */
export function formatPriceLabel(tickets: readonly PricedTicket[]): string {
  const texts = tickets.map(({ price }) => String(price ?? '').trim());
  if (!texts.every((text) => wholeDollars.test(text))) return priceTexts().pending;
  const paid = texts.map(Number).filter((amount) => amount > 0);
  if (paid.length === 0) return priceTexts().free;
  const lowest = formatPrice(Math.min(...paid));
  return paid.length === 1 ? lowest : `${lowest} ${priceTexts().from}`;
}

/** Whether a price label says that nothing is to be paid. */
export function isFreeLabel(label: string): boolean {
  return label === priceTexts().free;
}

/** A price label as the server writes it, or a word of one, for people: `NT$500 起` → `NT$500 and up`. */
export function priceWord(stored: string): string {
  const words: Record<string, string> = inForce(labels).priceWord;
  return stored
    .split(' ')
    .map((word) => (Object.hasOwn(words, word) ? (words[word] ?? word) : word))
    .join(' ');
}
