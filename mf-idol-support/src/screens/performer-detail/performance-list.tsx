import { ButtonLink } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { EventRow } from '../../components/event-row/event-row';
import type { Performance } from '../../data/performer/performer.schema';
import { neighbours } from '../../paths';

const List = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

const None = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  color: var(--ink-2);
`;

/** The events that the performer takes part in, soonest first. */
export function PerformanceList({ events }: { events: readonly Performance[] }) {
  const { t } = useTranslation('idol-support');
  if (events.length === 0) {
    return (
      <None>
        <p>{t('detail.noEvents')}</p>
        <ButtonLink to={neighbours.events} variant="outline" size="sm">
          {t('detail.exploreEvents')}
        </ButtonLink>
      </None>
    );
  }
  return (
    <List>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} />
        </li>
      ))}
    </List>
  );
}
