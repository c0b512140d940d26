import { Artwork } from '@spotlight/artwork';
import { ChevronLeftIcon, Container, IconButton, ShareButton } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useLocation, useNavigate } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { paths } from '../../../paths';
import { EventFacts } from './event-facts';
import { HeroHeading } from './hero-heading';

const Picture = styled.div`
  position: relative;
`;

const Buttons = styled.div`
  position: absolute;
  inset: 12px 12px auto;
  display: flex;
  justify-content: space-between;
`;

const Words = styled(Container)`
  display: grid;
  gap: 24px;
  padding-block: 20px 28px;
  background: var(--surface);
`;

/** Narrow screens: the poster from edge to edge, then heading and the three facts that decide. */
export function NarrowHero({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  const navigate = useNavigate();
  // The first entry of a tab has this key; going back from it would leave the site.
  const isEntryPage = useLocation().key === 'default';
  return (
    <>
      <Picture>
        <Artwork
          kind="event"
          id={event.id}
          title={event.title}
          category={event.category}
          line={event.posterLine}
          imageUrl={event.imageUrl}
          sizes="100vw"
          showWords={false}
          isDecorative
          isPriority
        />
        <Buttons>
          <IconButton
            label={t('detail.back')}
            variant="stage"
            onClick={() => void (isEntryPage ? navigate(paths.eventList) : navigate(-1))}
          >
            <ChevronLeftIcon />
          </IconButton>
          <ShareButton title={event.title} isIconOnly />
        </Buttons>
      </Picture>
      <Words>
        <HeroHeading event={event} />
        <EventFacts event={event} />
      </Words>
    </>
  );
}
