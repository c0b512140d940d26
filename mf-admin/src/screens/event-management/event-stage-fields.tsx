import { Finder, useFinder } from '@spotlight/shared/finder';
import { useFormContext } from '@spotlight/shared/form';
import { cityLabel, performerCategoryLabel } from '@spotlight/shared/format';
import { WordAdder, withWord } from '@spotlight/shared/own-page';
import { ArrowUpIcon, IconButton, TrashIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useFoundPerformers } from '../../data/event/event-editing.queries';
import type { EventForm } from '../../data/event/event-form.rules';
import formTexts from '../../locales/event-form.zh-TW.json';

export const stageNames = ['performers', 'guests'] as const;

/** As many as the server takes of either. */
const MOST = 30;

const Bill = styled.ol`
  display: grid;
  gap: 4px;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 4px;
    padding-inline-start: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    overflow-wrap: anywhere;
  }
`;

/** 演出者: pages of performers in their order, and names of those who have none. */
export function EventStageFields() {
  const t = useTexts(formTexts);
  const form = useFormContext<EventForm>();
  const finder = useFinder();
  const query = useFoundPerformers(finder.words);
  const [performers, guests] = form.watch(['performers', 'guests']);
  const bill = (next: EventForm['performers']) =>
    form.setValue('performers', next, { shouldDirty: true });
  const invite = (next: string[]) => form.setValue('guests', next, { shouldDirty: true });
  const up = (index: number) => {
    const moved = performers[index];
    if (moved) bill(performers.toSpliced(index, 1).toSpliced(index - 1, 0, moved));
  };
  const taken = new Set(performers.map(({ id }) => id));
  return (
    <>
      {performers.length > 0 && (
        <Bill aria-label={t('form.bill')}>
          {performers.map(({ id, name }, index) => (
            <li key={id}>
              {name}
              <IconButton
                label={t('form.performerUp', { name })}
                disabled={index === 0}
                onClick={() => up(index)}
              >
                <ArrowUpIcon />
              </IconButton>
              <IconButton
                label={t('form.performerRemove', { name })}
                onClick={() => bill(performers.filter((one) => one.id !== id))}
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </Bill>
      )}
      {performers.length < MOST && (
        <Finder
          finder={finder}
          label={t('form.performerSearch')}
          placeholder={t('form.performerPlaceholder')}
          results={query.data
            ?.filter(({ id }) => !taken.has(id))
            .map(({ id, performerName, category, city }) => ({
              id,
              name: performerName,
              note: [category && performerCategoryLabel(category), city && cityLabel(city)]
                .filter(Boolean)
                .join('・'),
            }))}
          query={query}
          action={t('form.performerAdd')}
          onChoose={({ id, name }) => bill([...performers, { id, name }])}
        />
      )}
      <WordAdder
        label={t('form.guests')}
        words={guests}
        removeText={(name) => t('form.guestRemove', { name })}
        onAdd={(name) => invite(withWord(guests, name).slice(0, MOST))}
        onRemove={(name) => invite(guests.filter((one) => one !== name))}
      />
    </>
  );
}
