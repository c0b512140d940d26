import path from 'node:path';
import type { FloorName } from '../scenarios/scenario';
import type { Contender } from './contender';
import { readEvents, readPerformers, readVenues, type Card } from './demo-cards';
import { publishStaticDetail, publishStaticList } from './static-page';

/** As many events as the home page shows. */
const ON_HOME = 3;

/** The static pages, and the event that the one about an event shows. */
export async function publishFloors(
  folder: string,
  backend: { url: string; publishableKey: string },
): Promise<{ event: Card; floors: Record<FloorName, Contender> }> {
  const events = await readEvents(backend);
  const [event] = events;
  if (!event) throw new Error('The demo data lists no event.');
  const list = (name: FloorName, heading: string, cards: readonly Card[]) =>
    publishStaticList(path.join(folder, name), heading, cards);
  return {
    event,
    floors: {
      home: list('home', '讓光，打在你喜歡的人身上', events.slice(0, ON_HOME)),
      events: list('events', '探索活動', events),
      event: publishStaticDetail(path.join(folder, 'event'), event),
      venues: list('venues', '場地租借', await readVenues(backend)),
      artists: list('artists', '尋找表演者', await readPerformers(backend)),
    },
  };
}
