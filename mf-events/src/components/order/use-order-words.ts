import ownWords from '../../locales/orders.zh-TW.json';
import { useWords } from '../words/use-words';
import { useSharedOrderWords } from './use-shared-order-words';

/**
 * The words of orders: those of this remote in its own namespace, and those that every remote has for
 * kinds, states and refunds in `orders`. Call it at the root of a screen or dialog.
 */
export function useOrderWords(): void {
  useWords(ownWords);
  useSharedOrderWords();
}
