import { Button, SearchIcon, fromTablet } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useId, type FormEvent } from 'react';
import { styled } from 'styled-components';
import accountTexts from '../../locales/account.zh-TW.json';
import { searchPath } from '../../paths';
import { shellTexts } from '../../texts';
import { CitySelect } from './city-select';

const Form = styled.form`
  display: grid;
  gap: 8px;
  width: 100%;
  max-width: 820px;
  margin-inline: auto;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-sheet);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
  color: var(--ink);
  text-align: start;
  @media ${fromTablet} {
    grid-template-columns: 1fr 168px auto;
    gap: 0 8px;
    align-items: center;
  }
`;

const Query = styled.div`
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

export interface SearchBarProps {
  defaultQuery?: string;
  defaultCity?: string;
}

/** Searches the whole site: events, venues and performers at once. */
export function SearchBar({ defaultQuery, defaultCity }: SearchBarProps) {
  const t = useTexts(accountTexts, shellTexts);
  const navigate = useNavigate();
  const queryId = useId();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    void navigate(searchPath(textOf('q'), textOf('city')));
  }

  return (
    <Form
      role="search"
      aria-label={t('searchBar.label')}
      data-surface="page"
      onSubmit={handleSubmit}
    >
      <Query>
        <SearchIcon />
        <input
          id={queryId}
          type="search"
          name="q"
          defaultValue={defaultQuery}
          placeholder={t('searchBar.placeholder')}
          aria-label={t('searchBar.query')}
          enterKeyHint="search"
          autoComplete="off"
        />
      </Query>
      <CitySelect defaultValue={defaultCity} />
      <Button type="submit" size="lg">
        {t('searchBar.submit')}
      </Button>
    </Form>
  );
}
