import { useSession } from '@spotlight/shared/contract';
import { ButtonLink, ComingSoonState, Container } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useLocation } from '@spotlight/shared/vendor/router';
import { paths } from '../../paths';

/** Address → key of its words. */
const pages = {
  [paths.popularEvents]: 'popularEvents',
  [paths.eventMap]: 'eventMap',
  [paths.trends]: 'trends',
  [paths.createEvent]: 'createEvent',
  [paths.attendedEvents]: 'attendedEvents',
  [paths.registrations]: 'registrations',
  [paths.cart]: 'cart',
  [paths.purchases]: 'purchases',
  [paths.publishedEvents]: 'publishedEvents',
} as const;

/** Pages about one's own registrations, where the tickets are what one is looking for meanwhile. */
const ownPages: ReadonlySet<string> = new Set([
  paths.attendedEvents,
  paths.registrations,
  paths.purchases,
]);

const isKnown = (path: string): path is keyof typeof pages => path in pages;

/** A room of this module that is not open yet: what it will offer, and where to go meanwhile. */
export function ComingSoonScreen() {
  const { t } = useTranslation('events');
  const { isLoggedIn } = useSession();
  const path = useLocation().pathname.replace(/\/+$/, '');
  const page = isKnown(path) ? pages[path] : 'trends';
  const leadsToTickets = isLoggedIn && ownPages.has(path);
  return (
    <Container>
      <ComingSoonState
        title={t(`comingSoon.pages.${page}.title`)}
        help={t(`comingSoon.pages.${page}.help`)}
        action={
          <ButtonLink to={leadsToTickets ? paths.tickets : paths.eventList}>
            {t(leadsToTickets ? 'comingSoon.viewTickets' : 'comingSoon.explore')}
          </ButtonLink>
        }
      />
    </Container>
  );
}
