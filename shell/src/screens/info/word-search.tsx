import { SearchField, useToldText, VisuallyHidden, wordsInput } from '@spotlight/shared/ui/parts';
import { readQuery } from '@spotlight/shared/format/list-address';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';

const Box = styled.form`
  flex: 1 1 240px;
  max-width: 480px;
`;

/** The words that a page of answers is searched for; they stand in its address. */
export function useWords() {
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  // Typing is one step of the history, not one for each letter.
  const setQuery = (words: string) => setSearch(words ? { q: words } : {}, { replace: true });
  return { typed: search.get('q') ?? '', query, setQuery };
}

/**
 * Looks for words among what the page holds already, while they are typed.
 * @param found how many entries have them, as a sentence for those who do not see them go
 */
export function WordSearch({
  label,
  placeholder,
  typed,
  found,
  onChange,
}: {
  label: string;
  placeholder: string;
  typed: string;
  found: string;
  onChange: (words: string) => void;
}) {
  const { field, tell } = useToldText(typed, onChange);
  return (
    <Box role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <SearchField label={label} placeholder={placeholder} {...field} {...wordsInput(tell)} />
      <VisuallyHidden role="status">{typed && found}</VisuallyHidden>
    </Box>
  );
}
