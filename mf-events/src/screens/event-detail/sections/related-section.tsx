import { EventRows } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useRelatedEvents } from '../../../data/event/related-events.queries';
import type { EventAlike } from '../../../data/event/related-events.repository';
import { eventPath } from '../../../paths';
import { Section } from './section';

/** More of the same kind that is still ahead; nothing where there is none. */
export function RelatedSection({ event }: { event: EventAlike }) {
  const { t } = useTranslation('events');
  const events = useRelatedEvents(event);
  if (events.length === 0) return null;
  return (
    <Section title={t('sections.related')}>
      <EventRows events={events} pathOf={eventPath} />
    </Section>
  );
}
