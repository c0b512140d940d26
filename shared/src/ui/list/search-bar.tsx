import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { To } from '@spotlight/shared/vendor/router';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useToldText } from '../field/words-field';
import { Button } from '../button/button';
import { ButtonLink } from '../button/button-link';
import { FilterIcon } from '../icons/control.icons';
import { SearchIcon } from '../icons/frame.icons';
import { fromDesktop, fromTablet } from '../media';
import {
  Bar,
  BarAction,
  KeywordBox,
  LimitCount,
  LimitPanel,
  PanelActions,
  PanelToggle,
} from './search-bar.styles';

export interface SearchBarProps {
  /** The accessible name of the search and of its box. */
  label: string;
  placeholder: string;
  /** The words that the list is narrowed to now. */
  query: string;
  /** The limits that are in force, `null` for none: how many is told while they are folded away. */
  limits: readonly (string | number | null)[];
  /** Address of the list without words and limits. */
  clearTo: To;
  /** Gets the words as `q` and every select by its name, as an address would carry them. */
  onSearch: (typed: URLSearchParams) => void;
  /** A `SearchBarSelect` for each limit. */
  children: ReactNode;
}

/** Limits that fit into one line with the words on a tablet. */
const FITTING_TABLETS = 2;

/** Words and limits of a list. Nothing changes before the form is sent. */
export function SearchBar({
  label,
  placeholder,
  query,
  limits,
  clearTo,
  onSearch,
  children,
}: SearchBarProps) {
  const t = useTexts(uiTexts);
  const words = useToldText(query);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const limitCount = limits.filter((limit) => limit !== null).length;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsOpen(false);
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') typed.set(name, value);
    }
    words.tell(typed.get('q')?.trim() ?? '');
    onSearch(typed);
  };
  return (
    <Bar
      role="search"
      aria-label={label}
      $unfolds={limits.length > FITTING_TABLETS ? fromDesktop : fromTablet}
      onSubmit={handleSubmit}
    >
      <KeywordBox>
        <SearchIcon />
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          {...words.field}
        />
      </KeywordBox>
      <PanelToggle
        type="button"
        aria-label={t('searchBar.filter', { count: limitCount })}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <FilterIcon />
        {limitCount > 0 && <LimitCount>{limitCount}</LimitCount>}
      </PanelToggle>
      <LimitPanel id={panelId} data-open={isOpen || undefined}>
        {children}
        <PanelActions>
          <ButtonLink
            to={clearTo}
            variant="quiet"
            preventScrollReset
            onClick={() => setIsOpen(false)}
          >
            {t('searchBar.clear')}
          </ButtonLink>
          <Button type="submit">{t('searchBar.apply')}</Button>
        </PanelActions>
      </LimitPanel>
      <BarAction>
        <Button type="submit" icon={<SearchIcon size={18} />}>
          {t('searchBar.submit')}
        </Button>
      </BarAction>
    </Bar>
  );
}
