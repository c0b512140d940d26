import type { PressTarget } from '../browser/press';
import type { Stage } from './scenario';
import type { Served } from './serve';

/** A page that visitors open, and what they open it for. */
export interface VisitedPage {
  title: string;
  address: string;
  /** The same content without a script. */
  floor: Served;
  /** Matches what visitors came for, once it is drawn. */
  selector: string;
  /** What that is, in a word. */
  shown: string;
  press: PressTarget;
}

const loginSheet = 'dialog[open]';
const card = { selector: 'main article', shown: 'first card' };
const heading = { selector: 'main h1', shown: 'heading' };
const registerOnCard = {
  action: 'main article button[id$="-action"]:not(:disabled)',
  answer: loginSheet,
};
/** Where pages about one thing have their heading and their first actions. */
const stage = 'main [data-surface="stage"]';
/** The whole tile is the link; the page that it leads to has its heading on the stage. */
const openTile = { action: 'main article h3 a', answer: `${stage} h1` };

export const pages = {
  home: ({ floors }: Stage): VisitedPage => ({
    title: '`/`',
    address: '/',
    floor: floors.home,
    ...heading,
    press: registerOnCard,
  }),
  events: ({ floors }: Stage): VisitedPage => ({
    title: '`/events`',
    address: '/events',
    floor: floors.events,
    ...card,
    press: registerOnCard,
  }),
  event: ({ floors, subjects }: Stage): VisitedPage => ({
    title: '`/events/{id}`',
    address: `/events/${subjects.event.id}`,
    floor: floors.event,
    ...heading,
    press: {
      action: 'section[aria-label="報名這場活動"] button:not(:disabled)',
      answer: loginSheet,
    },
  }),
  venues: ({ floors }: Stage): VisitedPage => ({
    title: '`/book-venue`',
    address: '/book-venue',
    floor: floors.venues,
    ...card,
    press: openTile,
  }),
  venue: ({ floors, subjects }: Stage): VisitedPage => ({
    title: '`/venues/{id}`',
    address: `/venues/${subjects.venue.id}`,
    floor: floors.venue,
    ...heading,
    // 分享: the first thing that the page itself does for somebody who is signed out.
    press: { action: `${stage} button:not(:disabled)`, answer: 'dialog[open]' },
  }),
  artists: ({ floors }: Stage): VisitedPage => ({
    title: '`/artists`',
    address: '/artists',
    floor: floors.artists,
    ...card,
    press: openTile,
  }),
  performer: ({ floors, subjects }: Stage): VisitedPage => ({
    title: '`/performers/{id}`',
    address: `/performers/${subjects.performer.id}`,
    floor: floors.performer,
    ...heading,
    press: { action: `${stage} button:not(:disabled)`, answer: loginSheet },
  }),
  birthday: ({ floors }: Stage): VisitedPage => ({
    title: '`/birthday`',
    address: '/birthday',
    floor: floors.birthday,
    ...card,
    press: openTile,
  }),
  birthdayPage: ({ floors, subjects }: Stage): VisitedPage => ({
    title: '`/birthday/artist/{id}`',
    address: `/birthday/artist/${subjects.birthdayArtist.id}`,
    floor: floors.birthdayPage,
    ...heading,
    // 分享應援卡: the first thing that the page itself does; what stands before it leads elsewhere.
    press: { action: `${stage} button:not(:disabled)`, answer: 'dialog[open]' },
  }),
  supportMap: ({ floors }: Stage): VisitedPage => ({
    title: '`/support-map`',
    address: '/support-map',
    floor: floors.supportMap,
    // On a phone the list begins below the map.
    ...heading,
    press: { action: 'main article h3 a', answer: 'dialog[open]' },
  }),
  adProducts: ({ floors }: Stage): VisitedPage => ({
    title: '`/ad-products`',
    address: '/ad-products',
    floor: floors.adProducts,
    ...card,
    press: { action: 'main article a', answer: 'main nav ol li + li' },
  }),
};
