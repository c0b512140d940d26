import { taipeiDay, taipeiTime } from '@spotlight/shared/format';
import type { FullEvent } from './event-form.schema';

/** A ticket type as it is typed. */
export interface TicketForm {
  /** Tells types apart before they have an id. */
  key: string;
  id: string | null;
  name: string;
  description: string;
  price: string;
  /** Empty: no limit. */
  capacity: string;
  maxPerOrder: string;
  /** Sold or held: the price is fixed then. */
  used: number;
}

/** An event as its form holds it: everything that is typed is a text. */
export interface EventForm {
  title: string;
  category: string;
  description: string;
  body: string;
  imageUrl: string;
  /** `YYYY-MM-DD` in Taipei */
  date: string;
  time: string;
  isTimeUndecided: boolean;
  /** `YYYY-MM-DDTHH:MM` in Taipei; empty: three hours after it begins. */
  endsAt: string;
  city: string;
  location: string;
  address: string;
  venue: { id: string; name: string } | null;
  isPaid: boolean;
  types: TicketForm[];
  maxAttendees: string;
  /** On stage, in their order. */
  performers: { id: string; name: string }[];
  /** On stage without a page here. */
  guests: string[];
  /** Whose a new event is. */
  organizer: { id: string; name: string } | null;
  /** Why an administrator does it. */
  reason: string;
}

/** Names of the types that an event begins with. */
export interface TicketTexts {
  free: { name: string; description: string };
  paid: { name: string; description: string };
}

const DEFAULT_PRICE = '100';

/** A new ticket type. */
export const newTicket = (texts: { name: string; description: string }, price: string) => ({
  key: crypto.randomUUID(),
  id: null,
  ...texts,
  price,
  capacity: '',
  maxPerOrder: '4',
  used: 0,
});

/** Free events have one locked type, paid ones begin with one that can be changed. */
export const ticketsFor = (isPaid: boolean, texts: TicketTexts): TicketForm[] => [
  isPaid ? newTicket(texts.paid, DEFAULT_PRICE) : newTicket(texts.free, '0'),
];

export const emptyEventForm = (texts: TicketTexts): EventForm => ({
  title: '',
  category: '',
  description: '',
  body: '',
  imageUrl: '',
  date: '',
  time: '19:00',
  isTimeUndecided: false,
  endsAt: '',
  city: '',
  location: '',
  address: '',
  venue: null,
  isPaid: false,
  types: ticketsFor(false, texts),
  maxAttendees: '',
  performers: [],
  guests: [],
  organizer: null,
  reason: '',
});

const toLocal = (moment: string | null | undefined) =>
  moment ? `${taipeiDay(moment)}T${taipeiTime(moment)}` : '';

/** The form of an event that there is. Types that were taken off sale stay as they are. */
export function eventFormOf(
  { event, types, venue, performers }: FullEvent,
  texts: TicketTexts,
): EventForm {
  const offered = types
    .filter(({ isHidden }) => !isHidden)
    .map((type): TicketForm => ({
      key: type.id,
      id: type.id,
      name: type.name,
      description: type.description ?? '',
      price: type.price === null ? '' : String(type.price),
      capacity: type.capacity ? String(type.capacity) : '',
      maxPerOrder: String(type.maxPerOrder ?? 4),
      used: type.sold + type.held,
    }));
  return {
    ...emptyEventForm(texts),
    title: event.title,
    category: event.category ?? '',
    description: event.description ?? '',
    body: event.body ?? '',
    imageUrl: event.imageUrl ?? '',
    date: event.date ?? '',
    time: event.time?.slice(0, 5) ?? '',
    isTimeUndecided: event.isTimeUndecided ?? false,
    endsAt: toLocal(event.endsAt),
    city: event.city ?? '',
    location: event.location ?? '',
    address: event.address ?? '',
    venue,
    isPaid: offered.length > 1 || offered.some(({ price }) => price !== '0'),
    types: offered.length > 0 ? offered : ticketsFor(false, texts),
    maxAttendees: event.maxAttendees ? String(event.maxAttendees) : '',
    performers: performers ?? [],
    guests: event.guestPerformers ?? [],
  };
}

const orNull = (text: string) => text.trim() || null;
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

const typesOf = ({ types }: Pick<EventForm, 'types'>) =>
  types.map((type) => ({
    ...(type.id === null ? { key: type.key } : { id: type.id }),
    name: type.name.trim(),
    description: type.description.trim(),
    price: Number(type.price),
    capacity: numberOf(type.capacity),
    maxPerOrder: Number(type.maxPerOrder),
  }));

/**
 * What the server takes of a form.
 * @param read the form as it was read: an end that nobody touched moves along with the day, and types that
 * nobody touched are not written
 */
export function eventEntryOf(form: EventForm, read: EventForm | null) {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return {
    columns: {
      title: form.title.trim(),
      category: form.category,
      description: form.description.trim(),
      body: orNull(form.body),
      imageUrl: form.imageUrl || null,
      date: form.date,
      ...(form.time && { time: form.time }),
      isTimeUndecided: form.isTimeUndecided,
      ...(form.endsAt && form.endsAt !== read?.endsAt && { endsAt: `${form.endsAt}:00+08:00` }),
      city: form.city,
      location: form.location.trim(),
      address: orNull(form.address),
      venueId: form.venue?.id ?? null,
      maxAttendees: numberOf(form.maxAttendees) ?? 0,
      // A bill that nobody touched is not written.
      ...(!isSame(form.performers, read?.performers ?? []) && {
        performerIds: form.performers.map(({ id }) => id),
      }),
      ...(!isSame(form.guests, read?.guests ?? []) && { guestPerformers: form.guests }),
      // What buyers of tickets are used to; an event that there is keeps its own.
      ...(read === null && { refundPolicyCode: form.isPaid ? 'ten_days' : 'free' }),
    },
    types: read && isSame(typesOf(form), typesOf(read)) ? null : typesOf(form),
    organizerId: form.organizer?.id ?? null,
    reason: form.reason.trim(),
  };
}
/** What the server takes of a form. */
export type EventEntry = ReturnType<typeof eventEntryOf>;

/** An event in the version that was read. */
export interface EventVersion {
  id: string;
  version: number;
}
