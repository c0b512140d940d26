import { Button, ButtonLink, FilterIcon, SearchIcon } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { To } from '@spotlight/shared/vendor/router';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import {
  Bar,
  BarAction,
  KeywordBox,
  LimitCount,
  LimitPanel,
  PanelActions,
  PanelToggle,
} from './search-bar.styles';
import { useDraft } from './use-draft';

export interface SearchBarProps {
  /** The accessible name of the search and of its box. */
  label: string;
  placeholder: string;
  /** The words that the list is narrowed to now. */
  query: string;
  /** How many limits are set behind the phone's filter button. */
  limitCount: number;
  /** Address of the list without any limit. */
  clearTo: To;
  /** Gets the words as `q` and every select by its name, as an address would carry them. */
  onSearch: (typed: URLSearchParams) => void;
  /** `SearchBarSelect`s. */
  children: ReactNode;
}

/** Words and limits of a list. Nothing changes before the form is sent. */
export function SearchBar({
  label,
  placeholder,
  query,
  limitCount,
  clearTo,
  onSearch,
  children,
}: SearchBarProps) {
  const { t } = useTranslation('venues');
  const [draft, setDraft] = useDraft(query);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOpen(false);
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') typed.set(name, value);
    }
    onSearch(typed);
  };
  return (
    <Bar role="search" aria-label={label} onSubmit={handleSubmit}>
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
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </KeywordBox>
      <PanelToggle
        type="button"
        aria-label={t('search.filter', { count: limitCount })}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <FilterIcon />
        {limitCount > 0 && <LimitCount>{limitCount}</LimitCount>}
      </PanelToggle>
      <LimitPanel id={panelId} data-open={isOpen || undefined}>
        {children}
        <PanelActions>
          <ButtonLink to={clearTo} variant="quiet" preventScrollReset>
            {t('search.clear')}
          </ButtonLink>
          <Button type="submit">{t('search.apply')}</Button>
        </PanelActions>
      </LimitPanel>
      <BarAction>
        <Button type="submit" icon={<SearchIcon size={18} />}>
          {t('search.submit')}
        </Button>
      </BarAction>
    </Bar>
  );
}
