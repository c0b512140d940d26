import { usePageMeta, useSession } from '@spotlight/shared/contract';
import { Container, fromDesktop, useMediaQuery } from '@spotlight/shared/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { optional } from '../../components/optional/optional';
import type { EventDetail } from '../../data/event/event-detail.schema';
import { isOver } from '../../data/event/event.rules';
import { withOffers } from '../../data/waitlist/waitlist.rules';
import type { WaitlistEntry } from '../../data/waitlist/waitlist.schema';
import { BuyingBar } from './buying/buying-bar';
import { BuyingPanel } from './buying/buying-panel';
import { useRegistration } from './buying/use-registration';
import { useTicketSelection } from './buying/use-ticket-selection';
import { NarrowHero } from './hero/narrow-hero';
import { PANEL_OVERLAP_PX } from './hero/panel-overlap';
import { WideHero } from './hero/wide-hero';
import { DeferredSections } from './sections/deferred-sections';
import { TicketSection } from './sections/ticket-section';

/** Only those who are signed in stand in a line. */
const WaitlistReader = optional(() =>
  import(/* webpackChunkName: "waitlist" */ './waitlist-reader').then((m) => m.WaitlistReader),
);

/** Most events are ahead. */
const PhaseNotice = optional(() =>
  import(/* webpackChunkName: "event-phase" */ './sections/phase-notice').then(
    (m) => m.PhaseNotice,
  ),
);

/** As high as the notice that comes. */
const PhasePlace = styled.div`
  min-height: 104px;
  padding-top: 20px;
`;

const nowhere: readonly WaitlistEntry[] = [];

const Columns = styled(Container)`
  display: grid;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 376px;
    gap: 48px;
  }
`;

const Aside = styled.aside`
  position: sticky;
  z-index: 1;
  top: calc(var(--header-h) + 24px);
  align-self: start;
  margin-top: -${PANEL_OVERLAP_PX}px;
`;

/** The page of an event that could be read. */
export function EventDetailView({ event: publicEvent }: { event: EventDetail }) {
  const { isLoggedIn } = useSession();
  const [lines, setLines] = useState(nowhere);
  const places = isLoggedIn ? lines : nowhere;
  const event = withOffers(publicEvent, places);
  const isDesktop = useMediaQuery(fromDesktop);
  const selection = useTicketSelection(event);
  const registration = useRegistration();
  usePageMeta({
    title: event.title,
    description: event.description,
    image: event.imageUrl ?? undefined,
  });
  const buying = { event, selection, registration, places };
  const Hero = isDesktop ? WideHero : NarrowHero;
  return (
    <>
      {isLoggedIn && (
        <Suspense fallback={null}>
          <WaitlistReader eventId={event.id} onRead={setLines} />
        </Suspense>
      )}
      <Hero event={event} />
      <Columns>
        <div>
          {isOver(event) && (
            <PhasePlace>
              <Suspense fallback={null}>
                <PhaseNotice phase={event.phase} />
              </Suspense>
            </PhasePlace>
          )}
          <TicketSection event={event} selection={selection} places={places} />
          <DeferredSections event={event} isCollapsible={!isDesktop} />
        </div>
        {isDesktop && (
          <Aside>
            <BuyingPanel {...buying} />
          </Aside>
        )}
      </Columns>
      {!isDesktop && <BuyingBar {...buying} />}
      {registration.Door && (
        <registration.Door event={event} selection={selection} onClose={registration.close} />
      )}
    </>
  );
}
