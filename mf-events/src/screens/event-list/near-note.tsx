import { Chip, ChipRow, Notice, SearchIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import eventListTexts from '../../locales/event-list.zh-TW.json';

const Note = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

export interface NearNoteProps {
  /** The words that nothing has. */
  query: string;
  /** Only the nearest when there may be more of them. */
  shown: 'all' | 'nearest';
  suggestions: readonly string[];
  hrefFor: (query: string) => string;
}

/** Says that what follows is only near the words, and offers the words that were probably meant. */
export function NearNote({ query, shown, suggestions, hrefFor }: NearNoteProps) {
  const t = useTexts(eventListTexts);
  return (
    <Note>
      <Notice icon={<SearchIcon size={18} />}>{t(`eventList.near.${shown}`, { query })}</Notice>
      {suggestions.length > 0 && (
        <ChipRow label={t('eventList.suggestions')}>
          {suggestions.map((words) => (
            <Chip key={words} to={hrefFor(words)}>
              {t('eventList.suggestion', { words })}
            </Chip>
          ))}
        </ChipRow>
      )}
    </Note>
  );
}
