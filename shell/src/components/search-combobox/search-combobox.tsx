import { Button, SearchIcon, VisuallyHidden, fromTablet } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import searchTexts from '../../locales/search.zh-TW.json';
import { SearchOptionsList } from './search-options-list';
import { useSearchList } from './use-search-list';

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-inline-start: 12px;
  & > svg {
    flex-shrink: 0;
    color: var(--ink-2);
  }
  & > input {
    width: 100%;
    min-width: 0;
    height: 52px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-6);
    background: none;
    text-overflow: ellipsis;
  }
  & > input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  @media ${fromTablet} {
    padding-inline-start: 20px;
  }
`;

/** Under the whole bar that the field is a part of: that bar is what is positioned. */
const Popup = styled.div`
  padding: 8px;
  &[data-floating='true'] {
    position: absolute;
    z-index: 30;
    inset: calc(100% + 8px) 0 auto;
    max-height: min(60vh, 480px);
    overflow-y: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    box-shadow: var(--shadow-pop);
  }
`;

const Note = styled.p`
  padding: 8px 12px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

export interface SearchComboboxProps {
  defaultQuery?: string | undefined;
  /** That searches from the list are narrowed to. */
  city: string;
  /** In a window of its own: the list is there from the beginning, and pushes nothing aside. */
  isInDialog?: boolean;
  onGo?: () => void;
}

/** The field of a search over the whole site (`q` of its form), with what may be meant below it. */
export function SearchCombobox({ defaultQuery = '', city, isInDialog, onGo }: SearchComboboxProps) {
  const t = useTexts(searchTexts);
  const root = useRef<HTMLDivElement>(null);
  const list = useSearchList(defaultQuery, city, onGo);

  // In a dialog the list stays, and Escape closes the dialog.
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isInDialog && !root.current?.contains(relatedTarget)) list.close();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isInDialog || event.key !== 'Escape') list.handleKey(event);
  };

  return (
    <div ref={root} onBlur={handleBlur}>
      <Field>
        <SearchIcon />
        <input
          type="text"
          inputMode="search"
          name="q"
          role="combobox"
          data-autofocus={isInDialog || undefined}
          maxLength={80}
          placeholder={t('searchBar.placeholder')}
          aria-label={t('searchBar.query')}
          aria-autocomplete="list"
          aria-expanded={list.isShown}
          aria-controls={list.isShown ? list.listId : undefined}
          aria-activedescendant={list.active < 0 ? undefined : list.optionId(list.active)}
          enterKeyHint="search"
          autoComplete="off"
          {...list.input}
          onFocus={list.open}
          onClick={list.open}
          onKeyDown={handleKey}
        />
      </Field>
      <VisuallyHidden role="status">
        {list.isShown && !list.isBehind && t('list.count', { count: list.count })}
      </VisuallyHidden>
      {list.isShown && (
        <Popup data-floating={!isInDialog} aria-busy={list.isBehind}>
          <SearchOptionsList list={list} />
          {list.isNear && !list.isBehind && <Note>{t('list.near')}</Note>}
          {list.hasFailed && <Note>{t('list.failed')}</Note>}
          {list.hasRecent && (
            <Button variant="text" size="sm" onClick={list.forget}>
              {t('list.forget')}
            </Button>
          )}
        </Popup>
      )}
    </div>
  );
}
