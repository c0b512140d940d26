import { Breadcrumbs, ShareButton, StageBand } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { paths } from '../../../paths';
import { HeroHeading } from './hero-heading';
import { Poster, Stage, Words } from './wide-hero.styles';

/** Wide screens: poster and heading on the dark stage. */
export function WideHero({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  return (
    <StageBand lighting="side">
      <Stage>
        <Breadcrumbs
          items={[
            { label: t('detail.allEvents'), to: paths.eventList },
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
