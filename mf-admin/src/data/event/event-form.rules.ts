import { halfWidth } from '@spotlight/shared/format';
import { questionFormOf, questionsOf, toLocal, toMoment } from '@spotlight/shared/event-form/rules';
import type { QuestionsForm } from '@spotlight/shared/event-form/schema';
import type { OpeningHours } from '@spotlight/shared/opening-hours/schema';
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
export interface EventForm extends QuestionsForm {
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
  /** null: the same every day. */
  openingHours: OpeningHours | null;
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
  /** Whose it is, or will be. */
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
  openingHours: null,
  city: '',
  location: '',
  address: '',
  venue: null,
  isPaid: false,
  types: ticketsFor(false, texts),
  maxAttendees: '',
  questions: [],
  answersCloseAt: '',
  performers: [],
  guests: [],
  organizer: null,
  reason: '',
});

/** The form of an event that there is. Types that were taken off sale stay as they are. */
export function eventFormOf(
  { event, types, venue, performers, organizer }: FullEvent,
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
    openingHours: event.openingHours ?? null,
    city: event.city ?? '',
    location: event.location ?? '',
    address: event.address ?? '',
    venue,
    isPaid: offered.length > 1 || offered.some(({ price }) => price !== '0'),
    types: offered.length > 0 ? offered : ticketsFor(false, texts),
    maxAttendees: event.maxAttendees ? String(event.maxAttendees) : '',
    questions: (event.questions ?? []).map(questionFormOf),
    answersCloseAt: toLocal(event.answersCloseAt),
    organizer: organizer ?? null,
    performers: performers ?? [],
    guests: event.guestPerformers ?? [],
  };
}

const orNull = (text: string) => text.trim() || null;
const numberOf = (text: string) => (text.trim() === '' ? null : Number(halfWidth(text)));

const typesOf = ({ types }: Pick<EventForm, 'types'>) =>
  types.map((type) => ({
    ...(type.id === null ? { key: type.key } : { id: type.id }),
    name: type.name.trim(),
    description: type.description.trim(),
    price: Number(halfWidth(type.price)),
    capacity: numberOf(type.capacity),
    maxPerOrder: Number(halfWidth(type.maxPerOrder)),
  }));

/** Whether it will be somebody else's than it was; a new one is of whoever is chosen. */
export const goesElsewhere = (
  { organizer }: Pick<EventForm, 'organizer'>,
  read: Pick<EventForm, 'organizer'> | null,
) => organizer !== null && organizer.id !== read?.organizer?.id;

/**
 * What the server takes of a form.
 * @param read the form as it was read: an end that nobody touched moves along with the day; types, bill, hours
 * and questions that nobody touched are not written, and an event stays whose it is
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
      ...(form.endsAt && form.endsAt !== read?.endsAt && { endsAt: toMoment(form.endsAt) }),
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
      ...(!isSame(form.openingHours, read?.openingHours ?? null) && {
        openingHours: form.openingHours,
      }),
      ...(!isSame(form.questions, read?.questions ?? []) && {
        questions: questionsOf(form.questions),
      }),
      ...(form.answersCloseAt !== (read?.answersCloseAt ?? '') && {
        answersCloseAt: toMoment(form.answersCloseAt),
      }),
      // What buyers of tickets are used to; an event that there is keeps its own.
      ...(read === null && { refundPolicyCode: form.isPaid ? 'ten_days' : 'free' }),
    },
    types: read && isSame(typesOf(form), typesOf(read)) ? null : typesOf(form),
    organizerId: goesElsewhere(form, read) ? (form.organizer?.id ?? null) : null,
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
