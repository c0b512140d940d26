import { cityLabel, formatPrice, groupDigits } from '@spotlight/shared/format';
import { Checkbox, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useOtherVenues } from '../../data/venue/venue-search.queries';
import createTexts from '../../locales/create-booking.zh-TW.json';
import type { StepProps } from './form-steps';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  min-width: 0;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  & > legend {
    padding: 0 4px;
    font-weight: var(--weight-bold);
  }
`;

const Help = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** Venues that are free for the same hours, to be asked with the same form. */
export function OtherVenues({ venue, state }: StepProps) {
  const t = useTexts(createTexts);
  return (
    state.request && (
      <Group>
        <legend>{t('createBooking.others.title')}</legend>
        <Help>{t('createBooking.others.help')}</Help>
        <VenueChoices
          venue={venue}
          state={state}
          startAt={state.request.startAt}
          endAt={state.request.endAt}
          people={state.request.attendees}
        />
      </Group>
    )
  );
}

function VenueChoices({
  venue,
  state: { others, setOthers },
  startAt,
  endAt,
  people,
}: StepProps & { startAt: string; endAt: string; people: number }) {
  const t = useTexts(createTexts);
  return (
    <QueryView
      query={useOtherVenues(venue.id, { startAt, endAt, people, city: venue.city })}
      pending={<Skeleton height={88} />}
      errorTitle={t('createBooking.others.error')}
      isEmpty={(found) => found.length === 0}
      empty={<p>{t('createBooking.others.none')}</p>}
    >
      {(found) =>
        found.map(({ id, name, total, city, district, capacity }) => (
          <Checkbox
            key={id}
            label={t('createBooking.others.venue', { name, total: formatPrice(total) })}
            hint={t('createBooking.others.where', {
              place: [city && cityLabel(city), district].filter(Boolean).join(''),
              people: groupDigits(capacity),
            })}
            checked={others.some((each) => each.id === id)}
            onChange={({ target }) =>
              setOthers(
                target.checked
                  ? [...others, { id, name, total }]
                  : others.filter((each) => each.id !== id),
              )
            }
          />
        ))
      }
    </QueryView>
  );
}
