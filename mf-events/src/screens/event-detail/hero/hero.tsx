import { categoryLabel } from '@spotlight/shared/format';
import { GeneratedSource } from '@spotlight/artwork';
import { useEngagement } from '@spotlight/shared/contract';
import { DeferredSaveButton, DeferredSaveHeart } from '@spotlight/shared/saving';
import {
  Breadcrumbs,
  ChevronLeftIcon,
  IconButton,
  ShareButton,
  StageBand,
  fromDesktop,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useLocation, useNavigate } from '@spotlight/shared/vendor/router';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import { paths } from '../../../paths';
import { EventFacts } from './event-facts';
import { HeroHeading } from './hero-heading';
import {
  CornerEnd,
  Corners,
  OnNarrow,
  OnWide,
  Picture,
  Poster,
  Stage,
  Trail,
  Summary,
} from './hero.styles';
import { posterOf } from './poster-of.rules';

/**
 * Poster and heading. Narrow screens: the poster from edge to edge, then the three facts that decide.
 * Wide ones: side by side on the dark stage, where the facts stand in the buying box.
 */
export function Hero({ event }: { event: EventDetail }) {
  const t = useTexts(eventDetailTexts);
  const tellShared = useEngagement('event', event.id);
  const thing = { type: 'event', id: event.id, name: event.title } as const;
  const category = `${paths.eventList}?category=${encodeURIComponent(event.category)}`;
  const poster = posterOf(event);
  return (
    <StageBand lighting="side" isOnWideOnly>
      <Stage>
        <Trail>
          <Breadcrumbs
            items={[
              { label: t('detail.allEvents'), to: paths.eventList },
              { label: categoryLabel(event.category), to: category },
            ]}
          />
        </Trail>
        <Picture>
          <Poster
            {...poster}
            showWords={false}
            sources={<GeneratedSource {...poster} media={fromDesktop} />}
            imageUrl={event.imageUrl}
            sizes={`${fromDesktop} 776px, 100vw`}
            isDecorative
            isPriority
          />
          <Corners>
            <BackButton />
            <CornerEnd>
              <DeferredSaveHeart thing={thing} size="md" />
              <ShareButton title={event.title} isIconOnly onShare={tellShared} />
            </CornerEnd>
          </Corners>
        </Picture>
        <Summary>
          <HeroHeading event={event} />
          <OnWide>
            <DeferredSaveButton thing={thing} />
            <ShareButton title={event.title} onShare={tellShared} />
          </OnWide>
          <OnNarrow>
            <EventFacts event={event} />
          </OnNarrow>
        </Summary>
      </Stage>
    </StageBand>
  );
}

function BackButton() {
  const t = useTexts(eventDetailTexts);
  const navigate = useNavigate();
  // The first entry of a tab has this key; going back from it would leave the site.
  const isEntryPage = useLocation().key === 'default';
  return (
    <IconButton
      label={t('detail.back')}
      variant="stage"
      onClick={() => void (isEntryPage ? navigate(paths.eventList) : navigate(-1))}
    >
      <ChevronLeftIcon />
    </IconButton>
  );
}
