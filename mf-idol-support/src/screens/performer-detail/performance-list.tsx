import { ButtonLink, EventRows } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { eventLinks } from '@spotlight/shared/contract/links';
import { styled } from 'styled-components';
import type { Performance } from '../../data/performer/performer.schema';
import { texts } from '../../texts';

const None = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  color: var(--ink-2);
`;

/** The events that the performer takes part in, soonest first. */
export function PerformanceList({ events }: { events: readonly Performance[] }) {
  const t = useTexts(texts);
  if (events.length === 0) {
    return (
      <None>
        <p>{t('detail.noEvents')}</p>
        <ButtonLink to={eventLinks.events} variant="outline" size="sm">
          {t('detail.exploreEvents')}
        </ButtonLink>
      </None>
    );
  }
  return <EventRows events={events} pathOf={eventLinks.event} />;
}
