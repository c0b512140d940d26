import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';
import { wishStates, type WishState } from './wish.schema';

export const WISH_PAGE_SIZE = 20;

/** What the room of wishes shows, exactly as its address says. */
export interface WishFilters {
  status: WishState;
  /** From 1. */
  page: number;
  /** There is one order. */
  sort: '';
}

export const readWishes = (search: URLSearchParams): WishFilters => ({
  status: readChoice(search, 'status', wishStates) ?? 'reported',
  page: readPage(search),
  sort: '',
});

export const writeWishes = ({ status, page }: WishFilters) =>
  writeSearch({ status: status === 'reported' ? null : status, page });
