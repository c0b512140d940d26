import { entityKey } from '@spotlight/shared/vendor/query';
import type { QuoteRequest } from './ad-product.repository';

const key = entityKey('idol-support', 'ad-product');

/** Places that advertisements are sold on. */
export const adProductKeys = {
  all: key(),
  list: key('list'),
  detail: (id: string, from: string) => key('detail', id, from),
  quote: (request: QuoteRequest) => key('quote', request),
};
