import {
  CalendarTools,
  OwnCalendarBoard,
  type OwnCalendarBoardProps,
} from '@spotlight/shared/own-calendar';
import {
  ButtonLink,
  EmptyState,
  PageHeading,
  QueryView,
  SelectField,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useState, type ReactNode } from 'react';
import { useOwnVenues } from '../data/own-venue/own-venue.queries';
import availabilityTexts from '../locales/availability.zh-TW.json';
import { bookingPath, paths } from '../paths';

export interface VenueCalendarProps extends Pick<OwnCalendarBoardProps, 'below' | 'newKind'> {
  title: string;
  lead: string;
  /** Instead of the tools for hours: what else the page leads to. */
  links?: ReactNode;
}

/** The calendar of an own venue; `?venue=` chooses among several. */
export function VenueCalendar({ title, lead, links, ...board }: VenueCalendarProps) {
  const t = useTexts(availabilityTexts);
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeading title={title} lead={lead} action={links} />
      <QueryView
        query={useOwnVenues()}
        pending={<Skeleton height={560} radius="var(--radius-card)" />}
        errorTitle={t('availability.ownError')}
        isEmpty={(venues) => venues.length === 0}
        empty={
          <EmptyState
            title={t('availability.none')}
            help={t('availability.noneHelp')}
            action={<ButtonLink to={paths.registerVenue}>{t('availability.register')}</ButtonLink>}
          />
        }
      >
        {(venues) => {
          const venue = venues.find(({ id }) => id === params.get('venue')) ?? venues[0];
          if (!venue) return null;
          const of = { type: 'venue' as const, id: venue.id };
          return (
            <>
              {venues.length > 1 && (
                <SelectField
                  label={t('availability.venue')}
                  value={venue.id}
                  options={venues.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={({ target }) =>
                    setParams(
                      (current) => {
                        current.set('venue', target.value);
                        return current;
                      },
                      { preventScrollReset: true },
                    )
                  }
                />
              )}
              <CalendarTools
                key={venue.id}
                of={of}
                terms={venue}
                isBrief={links !== undefined}
                onAdd={() => setAdding(true)}
              />
              <OwnCalendarBoard
                {...board}
                of={of}
                buffers={{ before: venue.bufferBeforeMinutes, after: venue.bufferAfterMinutes }}
                pathOf={bookingPath}
                isAdding={isAdding}
                onAdded={() => setAdding(false)}
              />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
