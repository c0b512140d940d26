import { CONTRACT_VERSION } from '@spotlight/shared/contract/version';
import { resolveRemote, type Registry } from '@spotlight/shared/contract/schema';

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
];

export interface PageList {
  /** Addresses that say something else from one hour to the next. */
  lists: string[];
  /** Addresses that change with a release. */
  texts: string[];
  /** Is this the address of any page that is drawn ahead? */
  has(address: string): boolean;
  /** Is this an address, below a pattern with parameters, of a page that is drawn ahead? */
  isDetail(address: string): boolean;
}

/** What the active manifests say about pages that are drawn ahead of visits. */
export function listPages(registry: Registry): PageList {
  const patterns = Object.keys(registry.remotes).flatMap((id) => {
    const found = resolveRemote(registry, id, { contractVersion: CONTRACT_VERSION });
    if (found.kind !== 'version') return [];
    return found.details.manifest.pages
      .filter((page) => page.isPrerendered)
      .map(({ path }) => path);
  });
  const details = patterns
    .filter((path) => path.includes(':'))
    .map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[a-z0-9-]+')}$`));
  const lists = ['/', ...patterns.filter((path) => !path.includes(':'))];
  const isDetail = (address: string) => details.some((pattern) => pattern.test(address));
  return {
    lists,
    texts: shellTexts,
    isDetail,
    has: (address) => lists.includes(address) || shellTexts.includes(address) || isDetail(address),
  };
}
