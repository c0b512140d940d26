import { Button, fromTablet } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import searchTexts from '../../locales/search.zh-TW.json';
import { SearchCombobox } from '../search-combobox/search-combobox';
import { useSearchSubmit } from '../search-combobox/use-search-submit';
import { CitySelect } from './city-select';

const Form = styled.form`
  position: relative;
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

export interface SearchBarProps {
  defaultQuery?: string;
  defaultCity?: string;
}

/** Searches the whole site: everything at once, with suggestions while somebody types. */
export function SearchBar({ defaultQuery, defaultCity = '' }: SearchBarProps) {
  const t = useTexts(searchTexts);
  const [city, setCity] = useState(defaultCity);
  const [settledCity, settleCity] = useState(defaultCity);
  if (settledCity !== defaultCity) {
    settleCity(defaultCity);
    setCity(defaultCity);
  }
  const submit = useSearchSubmit();
  return (
    <Form role="search" aria-label={t('searchBar.label')} data-surface="page" onSubmit={submit}>
      <SearchCombobox defaultQuery={defaultQuery} city={city} />
      <CitySelect value={city} onChange={setCity} />
      <Button type="submit" size="lg">
        {t('searchBar.submit')}
      </Button>
    </Form>
  );
}
