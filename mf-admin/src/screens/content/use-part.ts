import { useSearchParams } from '@spotlight/shared/vendor/router';

/** Which part of a tab is shown: in the address, the first when nothing is said. */
export function usePart<Part extends string>(
  names: readonly [Part, ...Part[]],
): [Part, (part: Part) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('part');
  return [
    names.find((name) => name === asked) ?? names[0],
    (part) => setSearch({ tab: search.get('tab') ?? 'texts', part }),
  ];
}
