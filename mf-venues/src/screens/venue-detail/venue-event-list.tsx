import { EventRows } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { eventLinks } from '@spotlight/shared/contract/links';
import { styled } from 'styled-components';
import type { VenueEvent } from '../../data/venue/venue.schema';
import { texts } from '../../texts';

const None = styled.p`
  color: var(--ink-2);
`;

/** The public events that take place here, soonest first. */
export function VenueEventList({ events }: { events: readonly VenueEvent[] }) {
  const t = useTexts(texts);
  if (events.length === 0) return <None>{t('detail.noEvents')}</None>;
  return <EventRows events={events} pathOf={eventLinks.event} />;
}
