import { PillSelect, SearchField, fromDesktop, onPhone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import roomTexts from '../locales/room.zh-TW.json';
import { pageSizes, type PageSize, type RoomFilters } from './room.rules';
import { useDebouncedText } from './use-debounced-text';

const Bar = styled.form`
  display: grid;
  /* Two beside one another, and one below the other where letters are large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  align-items: center;
  gap: 8px;
  margin-block: 12px;
  & > :first-child {
    grid-column: 1 / -1;
  }
  @media not ${onPhone} {
    display: flex;
    flex-wrap: wrap;
    & > :first-child {
      width: 272px;
    }
  }
`;

const Search = styled(SearchField)`
  & > input {
    font-size: var(--text-14);
  }
  @media ${fromDesktop} {
    & > input {
      min-height: 40px;
    }
  }
`;

interface RoomBarProps {
  filters: RoomFilters;
  onChange: (change: Partial<RoomFilters>) => void;
  label: string;
  placeholder: string;
  /** Choices of this room. */
  children?: ReactNode;
  /** Such as the export of what is filtered. */
  tools?: ReactNode;
}

/** Search that follows the typing, the room's filters, and how many rows a page has. */
export function RoomBar({ filters, onChange, label, placeholder, children, tools }: RoomBarProps) {
  const t = useTexts(roomTexts);
  const search = useDebouncedText(filters.query, (query) => onChange({ query }));
  return (
    <Bar
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search.flush();
      }}
    >
      <Search
        label={label}
        placeholder={placeholder}
        maxLength={80}
        data-room-search
        {...search.field}
      />
      {children}
      <PillSelect
        label={t('pageSize')}
        options={pageSizes.map((count) => ({
          value: String(count),
          label: t('perPage', { count }),
        }))}
        value={String(filters.size)}
        onChange={(size) => onChange({ size: Number(size) as PageSize })}
      />
      {tools}
    </Bar>
  );
}
