import {
  BagIcon,
  BuildingIcon,
  CalendarIcon,
  ClockIcon,
  MicIcon,
  PinIcon,
  SearchIcon,
  SparkleIcon,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import searchTexts from '../../locales/search.zh-TW.json';
import type { SearchOptionGroup } from './search-options';
import type { SearchList } from './use-search-list';

const List = styled.div`
  display: grid;
  gap: 4px;
  font-size: var(--text-14);
  line-height: var(--leading-dense);
`;

const GroupName = styled.p`
  padding: 8px 12px 2px;
  color: var(--ink-3);
  font-size: var(--text-12);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 6px 12px;
  border-radius: var(--radius-control);
  color: var(--ink);
  cursor: pointer;
  & > svg {
    flex-shrink: 0;
    color: var(--ink-3);
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  &:hover,
  &[aria-selected='true'] {
    background: var(--surface-2);
  }
  &[aria-selected='true'] {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
`;

const icons: Record<SearchOptionGroup['kind'], ComponentType<{ size?: number }>> = {
  words: SearchIcon,
  recent: ClockIcon,
  meant: SparkleIcon,
  event: CalendarIcon,
  performer: MicIcon,
  venue: BuildingIcon,
  spot: PinIcon,
  product: BagIcon,
};

/** The lines that a search offers, by kind. The field beside it keeps the focus and says which one is meant. */
export function SearchOptionsList({ list }: { list: SearchList }) {
  const t = useTexts(searchTexts);
  return (
    <List role="listbox" id={list.listId} aria-label={t('list.label')}>
      {list.groups.map(({ kind, options, start }) => {
        const Icon = icons[kind];
        return (
          <div key={kind} role="group" aria-label={t(`list.${kind}`)}>
            {kind !== 'words' && <GroupName aria-hidden="true">{t(`list.${kind}`)}</GroupName>}
            {options.map((option, place) => {
              const index = start + place;
              return (
                <Line
                  key={option.to}
                  id={list.optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === list.active}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => list.go(option)}
                >
                  <Icon size={18} />
                  <span>
                    {kind === 'words' ? t('list.search', { query: option.label }) : option.label}
                    {option.note && <small>{option.note}</small>}
                  </span>
                </Line>
              );
            })}
          </div>
        );
      })}
    </List>
  );
}
