import { useSession } from '@spotlight/shared/contract';
import { useDebouncedCallback } from '@spotlight/shared/vendor/debounce';
import { useToldText, wordsInput } from '@spotlight/shared/ui/parts';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useId, useState, type KeyboardEvent } from 'react';
import { forgetSearches, readRecentSearches } from '../../data/recent-search/recent-searches';
import { useSuggestions } from '../../data/suggestion/suggestion.queries';
import { searchOptions, type SearchOption } from './search-options';

/** Long enough for the next character of who types quickly, too short to be noticed. */
const QUIET_MS = 90;

/**
 * What a search field with a list of suggestions knows: words, list, and which line the arrow keys are on.
 * The list follows the pattern "combobox with list autocomplete": the focus stays in the field.
 * @param city that searches from the list are narrowed to
 * @param onGo called when a line of the list leads away
 */
export function useSearchList(defaultQuery: string, city: string, onGo?: () => void) {
  const { isLoggedIn } = useSession();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState(defaultQuery);
  const { field, tell } = useToldText(defaultQuery, undefined, () => setTyped(defaultQuery));
  const [asked, setAsked] = useState('');
  const [isOpen, setOpen] = useState(false);
  // By where it leads, not by its place: the list is drawn anew while somebody is on one of its lines.
  const [chosen, setChosen] = useState('');
  const [recent, setRecent] = useState<string[]>([]);
  const ask = useDebouncedCallback((words: string) => setAsked(words), QUIET_MS);
  const words = typed.trim();
  const { data, isError, isFetching } = useSuggestions(isOpen && words ? asked : '');
  const groups = searchOptions(words, city, recent, words ? data : undefined);
  const options = groups.flatMap((group) => group.options);
  const active = options.findIndex(({ to }) => to === chosen);
  const isShown = isOpen && options.length > 0;

  function open() {
    setRecent(readRecentSearches(isLoggedIn));
    ask(words);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setChosen('');
  }

  function go({ to }: SearchOption) {
    close();
    onGo?.();
    void navigate(to);
  }

  function type(next: string) {
    setTyped(next);
    setChosen('');
    setOpen(true);
    ask(next.trim());
  }

  function forget() {
    forgetSearches(isLoggedIn);
    setRecent([]);
  }

  function handleKey(event: KeyboardEvent) {
    // The Enter that ends a word of an input method is no search.
    if (event.nativeEvent.isComposing) return;
    const line = isShown ? options[active] : undefined;
    if (event.key === 'Enter' && line) {
      event.preventDefault();
      go(line);
    } else if (event.key === 'Enter') {
      // Sends the form: its words come back while the next ones are being typed.
      tell(words);
      close();
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return open();
      // One place more than there are lines: the field itself.
      const places = options.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setChosen(options[((active + 1 + step + places) % places) - 1]?.to ?? '');
    }
  }

  return {
    listId,
    input: { ...field, ...wordsInput(type) },
    groups,
    active,
    count: options.length,
    isShown,
    isNear: data?.match === 'near',
    hasFailed: isError,
    /** What is listed is not yet what is typed. */
    isBehind: words !== '' && (isFetching || asked !== words),
    hasRecent: !words && recent.length > 0,
    optionId: (index: number) => `${listId}-${index}`,
    open,
    close,
    go,
    forget,
    handleKey,
  };
}

export type SearchList = ReturnType<typeof useSearchList>;
