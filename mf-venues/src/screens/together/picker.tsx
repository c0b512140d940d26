import { Finder, useFinder, useFoundPerformers, useFoundVenues } from '@spotlight/shared/finder';
import { Panel, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { MOST_CHOSEN } from '../../data/common-time/together-filters.rules';
import togetherTexts from '../../locales/together.zh-TW.json';
import { PerformerChip, VenueChip } from './chosen-chip';
import { TimeFields } from './time-fields';
import type { TogetherState } from './use-together-filters';

const Frame = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  @media ${fromDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Side = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  & > h2 {
    font-size: var(--text-16);
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** Whose calendars are looked at, and when. Whoever is added or taken out counts at once. */
export function Picker({ filters, apply }: Pick<TogetherState, 'filters' | 'apply'>) {
  const t = useTexts(togetherTexts);
  const { venues, performers } = filters;
  return (
    <Frame as="section" aria-label={t('together.pick.label')}>
      <Side>
        <h2>{t('together.pick.venue')}</h2>
        {venues.length > 0 && (
          <Chips>
            {venues.map((id) => (
              <VenueChip
                key={id}
                id={id}
                onRemove={() => apply({ venues: venues.filter((each) => each !== id) })}
              />
            ))}
          </Chips>
        )}
        <VenueFinder chosen={venues} onChoose={(id) => apply({ venues: [...venues, id] })} />
      </Side>
      <Side>
        <h2>{t('together.pick.performer')}</h2>
        {performers.length > 0 && (
          <Chips>
            {performers.map((id) => (
              <PerformerChip
                key={id}
                id={id}
                onRemove={() => apply({ performers: performers.filter((each) => each !== id) })}
              />
            ))}
          </Chips>
        )}
        <PerformerFinder
          chosen={performers}
          onChoose={(id) => apply({ performers: [...performers, id] })}
        />
      </Side>
      <TimeFields
        key={[filters.from, filters.until, filters.hours, filters.part, filters.people].join('/')}
        filters={filters}
        onSearch={apply}
      />
    </Frame>
  );
}

interface FinderProps {
  chosen: readonly string[];
  onChoose: (id: string) => void;
}

function VenueFinder({ chosen, onChoose }: FinderProps) {
  const t = useTexts(togetherTexts);
  const finder = useFinder();
  const query = useFoundVenues(finder.words);
  if (chosen.length >= MOST_CHOSEN) return <Full />;
  return (
    <Finder
      finder={finder}
      label={t('together.pick.venueSearch')}
      placeholder={t('together.pick.venuePlaceholder')}
      results={query.data?.filter(({ id }) => !chosen.includes(id))}
      query={query}
      action={t('together.pick.add')}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}

function PerformerFinder({ chosen, onChoose }: FinderProps) {
  const t = useTexts(togetherTexts);
  const finder = useFinder();
  const query = useFoundPerformers(finder.words);
  if (chosen.length >= MOST_CHOSEN) return <Full />;
  return (
    <Finder
      finder={finder}
      label={t('together.pick.performerSearch')}
      placeholder={t('together.pick.performerPlaceholder')}
      results={query.data?.filter(({ id }) => !chosen.includes(id))}
      query={query}
      action={t('together.pick.add')}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}

function Full() {
  const t = useTexts(togetherTexts);
  return <Note>{t('together.pick.full', { count: MOST_CHOSEN })}</Note>;
}
