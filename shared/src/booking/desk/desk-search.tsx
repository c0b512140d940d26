import { onPhone, SearchField, useToldText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import deskTexts from '../../locales/booking-desk.zh-TW.json';

const Search = styled.form`
  max-width: 400px;
  @media ${onPhone} {
    max-width: none;
  }
`;

/** Words of a guest's name, a number or what it is for; taken by Enter, and at once where they are cleared. */
export function DeskSearch({
  query,
  onSearch,
}: {
  query: string;
  onSearch: (words: string) => void;
}) {
  const t = useTexts(deskTexts);
  const { field, tell } = useToldText(query, onSearch);
  return (
    <Search
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        tell(field.ref.current?.value.trim() ?? '');
      }}
    >
      <SearchField
        label={t('desk.search')}
        placeholder={t('desk.search')}
        maxLength={80}
        autoComplete="off"
        {...field}
        onChange={({ currentTarget }) => {
          if (currentTarget.value === '') tell('');
        }}
      />
    </Search>
  );
}
