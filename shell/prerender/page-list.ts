import { findByPath } from '@spotlight/shared/contract/match-path';
import type { Page, Registry } from '@spotlight/shared/contract/schema';
import { activePages } from '../site/active-pages';

/** Public pages of the shell that change with its releases alone. */
const shellTexts = [
  '/about',
  '/platform',
  '/manual',
  '/faq',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/copyright',
  '/accessibility',
];

export interface PageList {
  /** Addresses that say something else from one hour to the next. */
  lists: string[];
  /** Addresses that change with a release. */
  texts: string[];
  /** Is this the address of any page that is prerendered? */
  has(address: string): boolean;
  /** Is this an address, below a pattern with parameters, of a page that is prerendered? */
  isDetail(address: string): boolean;
}

/** Becomes the name of a folder, so there is one way only to write it. */
const plainAddress = /^(\/[a-z0-9-]+)+$/;

/** What the active manifests say about pages that are prerendered. */
export function listPages(registry: Registry): PageList {
  const pages = activePages(registry);
  const hasParameters = ({ path }: Page) => path.includes(':');
  const lists = pages.filter((page) => page.isPrerendered && !hasParameters(page));
  const isDetail = (address: string) => {
    const page = plainAddress.test(address) ? findByPath(pages, address)?.page : undefined;
    return page?.isPrerendered === true && hasParameters(page);
  };
  const listAddresses = ['/', ...lists.map(({ path }) => path)];
  return {
    lists: listAddresses,
    texts: shellTexts,
    isDetail,
    has: (address) =>
      listAddresses.includes(address) || shellTexts.includes(address) || isDetail(address),
  };
}
