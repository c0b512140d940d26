import { Artwork } from '@spotlight/shared/artwork';
import { Breadcrumbs, Container, StageBand } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { paths } from '../../../paths';
import { ShareButton } from '../share/share-button';
import { HeroHeading } from './hero-heading';
import { PANEL_OVERLAP_PX } from './panel-overlap';

const Stage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 376px;
  gap: 16px 48px;
  padding-block: 20px 40px;
  & > nav {
    grid-column: 1 / -1;
  }
`;

const Poster = styled(Artwork)`
  border-radius: var(--radius-card);
`;

const Words = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  justify-items: start;
  padding-bottom: ${PANEL_OVERLAP_PX}px;
`;

/** Wide screens: poster and heading on the dark stage. */
export function WideHero({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  return (
    <StageBand lighting="side">
      <Stage>
        <Breadcrumbs
          items={[
            { label: t('eventList.title'), to: paths.eventList },
            {
              label: event.category,
              to: `${paths.eventList}?category=${encodeURIComponent(event.category)}`,
            },
          ]}
        />
        <Poster
          kind="event"
          id={event.id}
          title={event.title}
          category={event.category}
          line={event.posterLine}
          imageUrl={event.imageUrl}
          sizes="776px"
          isDecorative
          isPriority
        />
        <Words>
          <HeroHeading event={event} isOnStage />
          <ShareButton title={event.title} />
        </Words>
      </Stage>
    </StageBand>
  );
}
