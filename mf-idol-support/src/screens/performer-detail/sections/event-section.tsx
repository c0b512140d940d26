import { eventLinks } from '@spotlight/shared/contract/links';
import { CalendarButton } from '@spotlight/shared/files/calendar-button';
import { ButtonLink, EventRows, SectionHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Performance } from '../../../data/performer/performer.schema';
import sectionTexts from '../../../locales/performer-sections.zh-TW.json';

const None = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  color: var(--ink-2);
`;

/** The events that the performer takes part in, soonest first, each for the visitor's own calendar. */
export function EventSection({ events }: { events: readonly Performance[] }) {
  const t = useTexts(sectionTexts);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('events.title')} />
      {events.length === 0 ? (
        <None>
          <p>{t('events.none')}</p>
          <ButtonLink to={eventLinks.events} variant="outline" size="sm">
            {t('events.explore')}
          </ButtonLink>
        </None>
      ) : (
        <EventRows
          events={events}
          pathOf={eventLinks.event}
          actionOf={(event) => (
            <CalendarButton
              variant="plain"
              size="sm"
              event={{ ...event, location: event.location ?? '' }}
              aria-label={t('events.calendarNamed', { title: event.title })}
            >
              {t('events.calendar')}
            </CalendarButton>
          )}
        />
      )}
    </section>
  );
}
