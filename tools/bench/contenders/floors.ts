import path from 'node:path';
import type { FloorName, Subjects } from '../scenarios/scenario';
import type { Contender } from './contender';
import {
  readAdProducts,
  readBirthdays,
  readEvents,
  readPerformers,
  readSpots,
  readVenues,
  type Card,
} from './demo-cards';
import { publishStaticDetail, publishStaticList } from './static-page';

/** As many events as the home page shows. */
const ON_HOME = 3;

/** The static pages, and those that the ones about one thing show. */
export async function publishFloors(
  folder: string,
  backend: { url: string; publishableKey: string },
): Promise<{ subjects: Subjects; floors: Record<FloorName, Contender> }> {
  const events = await readEvents(backend);
  const venues = await readVenues(backend);
  const performers = await readPerformers(backend);
  const birthdays = await readBirthdays(backend);
  const subjects = {
    event: firstOf(events, 'event'),
    venue: firstOf(venues, 'venue'),
    performer: firstOf(performers, 'performer'),
    birthdayArtist: firstOf(birthdays, 'birthday of this month'),
  };
  const list = (name: FloorName, heading: string, cards: readonly Card[]) =>
    publishStaticList(path.join(folder, name), heading, cards);
  const detail = (name: FloorName, card: Card) =>
    publishStaticDetail(path.join(folder, name), card);
  return {
    subjects,
    floors: {
      home: list('home', '讓光，打在你喜歡的人身上', events.slice(0, ON_HOME)),
      events: list('events', '探索活動', events),
      event: detail('event', subjects.event),
      venues: list('venues', '場地租借', venues),
      venue: detail('venue', subjects.venue),
      artists: list('artists', '尋找表演者', performers),
      performer: detail('performer', subjects.performer),
      birthday: list('birthday', '生日專區', birthdays),
      birthdayPage: detail('birthdayPage', subjects.birthdayArtist),
      supportMap: list('supportMap', '應援地圖', await readSpots(backend)),
      adProducts: list('adProducts', '廣告方案與價格', await readAdProducts(backend)),
    },
  };
}

function firstOf(cards: readonly Card[], what: string): Card {
  const [first] = cards;
  if (!first) throw new Error(`The demo data lists no ${what}.`);
  return first;
}
