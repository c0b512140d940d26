import { useFormContext, useWatch } from '@spotlight/shared/form';
import { amenities } from '@spotlight/shared/format';
import { WordAdder, withWord } from '@spotlight/shared/own-page';
import { Checkbox } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';

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

/** The catalogue to tick, and words of one's own. */
export function AmenityFields() {
  const t = useTexts(formTexts);
  const form = useFormContext<VenueForm>();
  const chosen = useWatch({ control: form.control, name: 'amenities' });
  const choose = (words: string[]) => form.setValue('amenities', words, { shouldDirty: true });
  const without = (word: string) => choose(chosen.filter((each) => each !== word));
  return (
    <>
      <Boxes>
        <legend>{t('venueForm.amenities')}</legend>
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
        label={t('venueForm.customAmenity')}
        words={chosen.filter((word) => !amenities.some(({ id }) => id === word))}
        removeText={(name) => t('venueForm.removeAmenity', { name })}
        onAdd={(word) => choose(withWord(chosen, word))}
        onRemove={without}
      />
      <Checkbox
        label={t('venueForm.supportFriendly')}
        hint={t('venueForm.supportFriendlyHint')}
        {...form.field('isSupportFriendly')}
      />
    </>
  );
}
