import { Artwork } from '@spotlight/artwork';
import { performerCategoryLabel } from '@spotlight/shared/format';
import { Button, PlusIcon, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { Finder, useFinder, useFoundPerformers } from '@spotlight/shared/finder';
import { lineUpLimits, newGuest } from '../../../data/event-form/line-up.rules';
import { movedBy } from '../../../data/event-form/list.rules';
import eventLineUpTexts from '../../../locales/event-line-up.zh-TW.json';
import { Section } from '@spotlight/shared/event-form';
import type { StepProps } from '../use-event-draft';
import { BillEntry } from './bill-entry';
import { Bill } from './line-up-section.styles';

/** Who is on stage: performers of the platform, and names of those who have no page here. */
export function LineUpSection({ draft }: StepProps) {
  const t = useTexts(eventLineUpTexts);
  const headingId = useId();
  const finder = useFinder();
  const query = useFoundPerformers(finder.words);
  const [announced, setAnnounced] = useState('');
  const { values, change } = draft;
  const { performers, guests } = values;

  const taken = new Set(performers.map(({ id }) => id));
  const results = query.data?.filter(({ id }) => !taken.has(id));
  const guest = newGuest(finder.words, values);
  const tell = (name: string, number: number) => setAnnounced(t('lineUp.moved', { name, number }));

  return (
    <Section aria-labelledby={headingId}>
      <h3 id={headingId}>{t('lineUp.title')}</h3>
      <p>{t('lineUp.lead')}</p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {performers.length + guests.length > 0 && (
        <Bill aria-label={t('lineUp.bill')}>
          {performers.map((performer, index) => (
            <BillEntry
              key={performer.id}
              name={performer.name}
              note={performer.category ? performerCategoryLabel(performer.category) : ''}
              picture={
                <Artwork
                  kind="performer"
                  id={performer.id}
                  category={performer.category ?? ''}
                  title={performer.name}
                  imageUrl={performer.imageUrl}
                  isDecorative
                />
              }
              isFirst={index === 0}
              isLast={index === performers.length - 1}
              onMove={(by) => {
                change({ performers: movedBy(performers, index, by) });
                tell(performer.name, index + 1 + by);
              }}
              onRemove={() =>
                change({ performers: performers.filter(({ id }) => id !== performer.id) })
              }
            />
          ))}
          {guests.map((name, index) => (
            <BillEntry
              key={name}
              name={name}
              note={t('lineUp.guest')}
              isFirst={index === 0}
              isLast={index === guests.length - 1}
              onMove={(by) => {
                change({ guests: movedBy(guests, index, by) });
                tell(name, performers.length + index + 1 + by);
              }}
              onRemove={() => change({ guests: guests.filter((other) => other !== name) })}
            />
          ))}
        </Bill>
      )}
      {performers.length < lineUpLimits.performers && (
        <Finder
          finder={finder}
          label={t('lineUp.search')}
          placeholder={t('lineUp.placeholder')}
          results={results}
          query={query}
          action={t('lineUp.add')}
          onChoose={({ id, name, category, profileImageUrl: imageUrl }) =>
            change({ performers: [...performers, { id, name, category, imageUrl }] })
          }
          free={
            guest && (
              <Button
                variant="text"
                size="sm"
                icon={<PlusIcon size={16} />}
                onClick={() => {
                  change({ guests: [...guests, guest] });
                  finder.clear();
                }}
              >
                {t('lineUp.addGuest', { name: guest })}
              </Button>
            )
          }
        />
      )}
    </Section>
  );
}
