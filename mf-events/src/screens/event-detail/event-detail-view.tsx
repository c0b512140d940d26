import { usePageMeta } from '@spotlight/shared/contract';
import { priceWord } from '@spotlight/shared/format';
import { Container, fromDesktop, lazyPart } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import type { EventDetail } from '../../data/event/event-detail.schema';
import { isOver, isPreview } from '../../data/event/event.rules';
import { useWaitlist } from '../../data/waitlist/waitlist.queries';
import { withOffers } from '../../data/waitlist/waitlist.rules';
import { BuyingBox } from './buying/buying-box';
import { useRegistration } from './buying/use-registration';
import { useTicketSelection } from './buying/use-ticket-selection';
import { Hero } from './hero/hero';
import { posterOf } from './hero/poster-of.rules';
import { DeferredSections } from './sections/deferred-sections';
import { TicketSection } from './sections/ticket-section';
import { useEventMoments } from './use-event-moments';

/** Most events are ahead, everybody sees them, and cities are seldom closed. */
const EventNotices = lazyPart(() =>
  import(/* webpackChunkName: "event-phase" */ './sections/event-notices').then(
    (m) => m.EventNotices,
  ),
);

/** As high as the notice that comes. */
const NoticePlace = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;
  min-height: 104px;
  padding-top: 20px;
`;

/**
 * Beside one another on wide screens. On narrow ones there is no box around the two: the bar sticks to the
 * lower edge as long as anything of the page is in view, the poster too.
 */
const Columns = styled(Container)`
  display: contents;
  @media ${fromDesktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 376px;
    gap: 48px;
  }
`;

const Content = styled.div`
  padding-inline: var(--gutter);
  @media ${fromDesktop} {
    padding: 0;
  }
`;

/** The page of an event that could be read. */
export function EventDetailView({ event: publicEvent }: { event: EventDetail }) {
  const entries = useWaitlist(publicEvent.id);
  const shown = withOffers(publicEvent, entries);
  const registration = useRegistration();
  // Who has registered and wants more sees the page as if they had not; the server knows their limit.
  const event =
    registration.isAnother && shown.myRegistration?.left
      ? { ...shown, myRegistration: null }
      : shown;
  const selection = useTicketSelection(event);
  const { when, location } = useEventMoments(event);
  usePageMeta({
    title: event.title,
    description: event.description,
    image: event.imageUrl ?? undefined,
    card: {
      artwork: posterOf(event),
      imageUrl: event.imageUrl,
      title: event.title,
      line: event.posterLine,
      when,
      where: location,
      price: event.sale === 'none' ? null : priceWord(event.price),
    },
  });
  return (
    <>
      <Hero event={event} />
      <Columns>
        <Content>
          {(isOver(event) || event.closure || isPreview(event)) && (
            <NoticePlace>
              <EventNotices event={event} />
            </NoticePlace>
          )}
          <TicketSection event={event} selection={selection} entries={entries} />
          <DeferredSections event={event} />
        </Content>
        <BuyingBox
          event={event}
          selection={selection}
          registration={registration}
          entries={entries}
        />
      </Columns>
      {registration.Entry && (
        <registration.Entry event={event} selection={selection} onClose={registration.close} />
      )}
    </>
  );
}
