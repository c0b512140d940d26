import { cityLabel, formatDate, performerCategoryLabel } from '@spotlight/shared/format/parts';
import {
  eventLinks,
  performerLinks,
  supportLinks,
  venueLinks,
} from '@spotlight/shared/contract/links';
import {
  suggestionKinds,
  type Suggestion,
  type SuggestionKind,
  type Suggestions,
} from '../../data/suggestion/suggestion.schema';
import { searchPath } from '../../paths';

/** One line of the list: what it says and where it leads. */
export interface SearchOption {
  label: string;
  /** What tells it from others of that name. */
  note?: string;
  to: string;
}

export interface SearchOptionGroup {
  kind: SuggestionKind | 'words' | 'recent' | 'meant';
  options: SearchOption[];
  /** Place of the first one among all lines of the list. */
  start: number;
}

const SEPARATOR = '・';

const addressOf = ({ kind, id, performerId }: Suggestion): string => {
  switch (kind) {
    case 'event':
      return eventLinks.event(id);
    case 'performer':
      return performerLinks.performer(id);
    case 'venue':
      return venueLinks.venue(id);
    case 'spot':
      return supportLinks.spot(id);
    case 'product':
      return supportLinks.product(performerId ?? '', id);
  }
};

const noteOf = ({ kind, label, city, date }: Suggestion): string =>
  [
    date && formatDate(date),
    label && kind === 'performer' ? performerCategoryLabel(label) : kind !== 'event' && label,
    city && cityLabel(city),
  ]
    .filter(Boolean)
    .join(SEPARATOR);

const wordOptions = (queries: readonly string[], city: string): SearchOption[] =>
  queries.map((query) => ({ label: query, to: searchPath(query, city) }));

/**
 * What the list under a search offers: before anything is typed what was searched for last, then the words
 * themselves, what was probably meant, and things by their kind.
 */
export function searchOptions(
  typed: string,
  city: string,
  recent: readonly string[],
  found: Suggestions | undefined,
): SearchOptionGroup[] {
  const groups: Omit<SearchOptionGroup, 'start'>[] = typed
    ? [
        { kind: 'words', options: wordOptions([typed], city) },
        {
          kind: 'meant',
          // Not what is typed by now: what was found for the words before stands until the next is there.
          options: wordOptions(found?.suggestions.filter((query) => query !== typed) ?? [], city),
        },
        ...suggestionKinds.map((kind) => ({
          kind,
          options: (found?.items ?? [])
            .filter((item) => item.kind === kind)
            .map((item) => ({ label: item.name, note: noteOf(item), to: addressOf(item) })),
        })),
      ]
    : [{ kind: 'recent', options: wordOptions(recent, city) }];
  return groups
    .filter(({ options }) => options.length > 0)
    .map((group, index, shown) => ({
      ...group,
      start: shown.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
    }));
}
