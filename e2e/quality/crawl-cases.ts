import type { Language } from '@spotlight/shared/contract/language';
import { isLongRun } from '../../tools/run-size/run-size';
import type { SiteRoute } from './site-routes';

/** How a page is looked at: in which width, in which theme, in which language. */
export interface PageLook {
  width: 1280 | 375 | 320;
  theme: 'light' | 'dark';
  language: Language;
}

/** What takes long to ask of a page: all of it of each in the long run, and a share of it in `npm test`. */
export const dearQuestions = ['axe', 'contrast', 'Equal Access', 'HTML', 'large letters'] as const;
type DearQuestion = (typeof dearQuestions)[number];

/** How a page is looked at, and what is asked of it beside what is asked of every page. */
export interface CrawlCase extends PageLook {
  asked: readonly DearQuestion[];
}

const shares: readonly (readonly DearQuestion[])[] = [
  ['axe', 'contrast', 'HTML'],
  ['Equal Access', 'large letters'],
  ['axe', 'large letters'],
  ['Equal Access', 'HTML'],
];

/**
 * Half of the combinations: each width meets each theme and each language, and each theme each language. Any six that
 * follow one another, round and round, are all of them.
 */
export const crawlCases: readonly PageLook[] = [
  { width: 1280, theme: 'light', language: 'zh-TW' },
  { width: 375, theme: 'dark', language: 'zh-TW' },
  { width: 320, theme: 'dark', language: 'en' },
  { width: 1280, theme: 'dark', language: 'en' },
  { width: 375, theme: 'light', language: 'en' },
  { width: 320, theme: 'light', language: 'zh-TW' },
];

/**
 * Gives each page its case and, in `npm test`, its share of the dear questions: in twenty-four pages each case meets each
 * of the four shares. The pages of a package, and those of a role within it from six on, meet every pair.
 * By the pages' patterns alone, so that a run is the same whenever and wherever it is.
 * @param turn moves every page on by as many cases: in six turns each page meets them all
 */
export function dealCases<Route extends Pick<SiteRoute, 'owner' | 'viewer' | 'pattern'>>(
  routes: readonly Route[],
  turn = 0,
): (Route & CrawlCase)[] {
  const keyOf = ({ owner, viewer, pattern }: Route) => [owner, viewer, pattern].join(' ');
  return routes
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map((route, index) => {
      const round = Math.floor(index / crawlCases.length);
      return {
        ...route,
        ...crawlCases[(index + turn) % crawlCases.length]!,
        asked: isLongRun ? dearQuestions : shares[(index + round) % shares.length]!,
      };
    });
}
