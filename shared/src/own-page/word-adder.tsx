import { Button, CloseIcon, IconButton, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import ownPageTexts from '../locales/own-page.zh-TW.json';

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > li {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    padding-inline-start: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
`;

export interface WordAdderProps {
  label: string;
  type?: 'text' | 'date';
  words: readonly string[];
  /** How a word is shown. */
  shown?: (word: string) => string;
  removeText: (word: string) => string;
  onAdd: (word: string) => void;
  onRemove: (word: string) => void;
}

const asTyped = (word: string) => word;

/** A list of words, or of days, that grows one by one. */
export function WordAdder({
  label,
  type = 'text',
  words,
  shown = asTyped,
  removeText,
  onAdd,
  onRemove,
}: WordAdderProps) {
  const t = useTexts(ownPageTexts);
  const [typed, setTyped] = useState('');
  const add = () => {
    onAdd(typed);
    setTyped('');
  };
  return (
    <>
      <Entry>
        <TextField
          label={label}
          type={type}
          maxLength={50}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter adds; it would send the form around it.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="outline" onClick={add}>
          {t('ownPage.addWord')}
        </Button>
      </Entry>
      {words.length > 0 && (
        <Words aria-label={label}>
          {words.map((word) => (
            <li key={word}>
              {shown(word)}
              <IconButton label={removeText(shown(word))} onClick={() => onRemove(word)}>
                <CloseIcon size={16} />
              </IconButton>
            </li>
          ))}
        </Words>
      )}
    </>
  );
}
