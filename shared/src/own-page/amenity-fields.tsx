import { useFormContext, useWatch } from '@spotlight/shared/form';
import { amenities } from '@spotlight/shared/format';
import { Checkbox } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import { WordAdder } from './word-adder';
import { withWord } from './words.rules';

const Boxes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 0 12px;
  min-width: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 4px;
    padding: 0;
    font-size: var(--text-14);
  }
`;

export interface AmenityFieldsProps {
  legend: string;
  /** Above the field for words of one's own. */
  customLabel: string;
  removeText: (name: string) => string;
}

/** The catalogue to tick, and words of one's own, inside of any `Form` that has `amenities`. */
export function AmenityFields({ legend, customLabel, removeText }: AmenityFieldsProps) {
  const form = useFormContext<{ amenities: string[] }>();
  const chosen = useWatch({ control: form.control, name: 'amenities' });
  const choose = (words: string[]) => form.setValue('amenities', words, { shouldDirty: true });
  const without = (word: string) => choose(chosen.filter((each) => each !== word));
  return (
    <>
      <Boxes>
        <legend>{legend}</legend>
        {amenities.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={({ target }) => (target.checked ? choose(withWord(chosen, id)) : without(id))}
          />
        ))}
      </Boxes>
      <WordAdder
        label={customLabel}
        words={chosen.filter((word) => !amenities.some(({ id }) => id === word))}
        removeText={removeText}
        onAdd={(word) => choose(withWord(chosen, word))}
        onRemove={without}
      />
    </>
  );
}
