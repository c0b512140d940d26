import { useSession } from '@spotlight/shared/contract';
import { ComingSoonPage, Container, type PlannedPage } from '@spotlight/shared/ui';
import { useWords } from '../../components/words/use-words';
import words from '../../locales/coming-soon.zh-TW.json';
import { paths } from '../../paths';

type Planned = Pick<PlannedPage, 'path' | 'key'>;

const publicPages: readonly Planned[] = [
  { path: paths.createEvent, key: 'createEvent' },
];

/** Pages about one's own registrations, where the tickets are what one is looking for meanwhile. */
const ownPages: readonly Planned[] = [{ path: paths.attendedEvents, key: 'attendedEvents' }];

const toList = { actionPath: paths.eventList, actionKey: 'explore' };
const toTickets = { actionPath: paths.tickets, actionKey: 'viewTickets' };

/** A room of this module that is not open yet: what it will offer, and where to go meanwhile. */
export function ComingSoonScreen() {
  useWords(words);
  const { isLoggedIn } = useSession();
  const pages = [
    ...publicPages.map((page) => ({ ...page, ...toList })),
    ...ownPages.map((page) => ({ ...page, ...(isLoggedIn ? toTickets : toList) })),
  ];
  return (
    <Container>
      <ComingSoonPage namespace="events" pages={pages} />
    </Container>
  );
}
