import { EventRows } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { useRelatedEvents } from '../../../data/event/related-events.queries';
import eventSectionsTexts from '../../../locales/event-sections.zh-TW.json';
import { eventPath } from '../../../paths';
import { Section } from './section';

/** More of the same kind that is still ahead; nothing where there is none. */
export function RelatedSection({ event }: { event: EventDetail }) {
  const t = useTexts(eventSectionsTexts);
  const events = useRelatedEvents(event);
  if (events.length === 0) return null;
  return (
    <Section title={t('sections.related')}>
      <EventRows events={events} pathOf={eventPath} />
    </Section>
  );
}
