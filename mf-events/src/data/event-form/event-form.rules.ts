import type { ticketTypeInputSchema } from '../organizer/event-for-editing.schema';
import type * as z from '@spotlight/shared/vendor/zod';
import type { Faults } from './event-faults.rules';
import type { EventForm } from './event-form.schema';
import { halfWidth } from '@spotlight/shared/format';
import { parsePoint } from '@spotlight/shared/point/rules';
import { questionsOf, toMoment } from '@spotlight/shared/event-form/rules';
import type { TypeForm } from './ticket-type.schema';

/** What the form begins with; the texts of a new type come from the locale. */
export interface TypeTexts {
  free: { name: string; description: string };
  paid: { name: string; description: string };
}

const DEFAULT_PRICE = '100';

/** A new ticket type. */
export function newType(texts: { name: string; description: string }, price: string): TypeForm {
  return {
    key: crypto.randomUUID(),
    id: null,
    ...texts,
    price,
    capacity: '',
    maxPerOrder: '4',
    saleStart: '',
    saleEnd: '',
    requiresApproval: false,
    transferable: true,
    used: 0,
  };
}

/** Free events have one locked type; paid ones begin with one that can be changed. */
export function typesFor(isPaid: boolean, texts: TypeTexts): TypeForm[] {
  return [isPaid ? newType(texts.paid, DEFAULT_PRICE) : newType(texts.free, '0')];
}

const FREE_POLICY = 'free';
/** What buyers of tickets in Taiwan are used to. */
const PAID_POLICY = 'ten_days';

/** What changes when an event begins or ceases to cost something; a scheme that was chosen stays. */
export function switchPaid(
  { refundPolicy }: Pick<EventForm, 'refundPolicy'>,
  isPaid: boolean,
  texts: TypeTexts,
): Pick<EventForm, 'isPaid' | 'types' | 'refundPolicy'> {
  const [standard, other] = isPaid ? [FREE_POLICY, PAID_POLICY] : [PAID_POLICY, FREE_POLICY];
  return {
    isPaid,
    types: typesFor(isPaid, texts),
    refundPolicy: refundPolicy === standard ? other : refundPolicy,
  };
}

/** The form of an event that does not exist yet. */
export function emptyForm(texts: TypeTexts): EventForm {
  return {
    title: '',
    category: '',
    description: '',
    body: '',
    date: '',
    time: '19:00',
    isTimeUndecided: false,
    endsAt: '',
    openingHours: null,
    city: '',
    district: '',
    location: '',
    address: '',
    transit: '',
    point: '',
    venue: null,
    imageUrl: '',
    posterLine: '',
    performers: [],
    guests: [],
    isPaid: false,
    types: typesFor(false, texts),
    refundPolicy: 'free',
    maxAttendees: '',
    questions: [],
    answersCloseAt: '',
  };
}

const orNull = (text: string) => text.trim() || null;
const numberOf = (text: string) => (text.trim() === '' ? null : Number(halfWidth(text)));

/**
 * The columns that `save_event` takes. An end that was not said is left to the server.
 * @param faults what is wrong now: those that can wait are left out
 */
export function columnsOf(form: EventForm, faults: Faults = {}) {
  const wrong = new Set(Object.keys(faults).map((field) => field.split('.')[0]));
  // A day that cannot be takes the end along, which moves with it.
  const isDayWrong = form.date !== '' && wrong.has('date');
  const point = parsePoint(form.point);
  return {
    title: form.title.trim(),
    category: form.category || null,
    description: form.description.trim(),
    body: orNull(form.body),
    ...(!isDayWrong && { date: form.date || null }),
    ...(form.time && { time: form.time }),
    isTimeUndecided: form.isTimeUndecided,
    ...(form.endsAt && !isDayWrong && !wrong.has('endsAt') && { endsAt: toMoment(form.endsAt) }),
    openingHours: form.openingHours,
    city: form.city || null,
    district: orNull(form.district),
    location: form.location.trim(),
    address: orNull(form.address),
    transit: orNull(form.transit),
    ...(!wrong.has('point') && { lat: point?.lat ?? null, lng: point?.lng ?? null }),
    venueId: form.venue?.id ?? null,
    imageUrl: form.imageUrl || null,
    ...(!wrong.has('posterLine') && { posterLine: orNull(form.posterLine) }),
    performerIds: form.performers.map(({ id }) => id),
    guestPerformers: form.guests,
    ...(!wrong.has('questions') && { questions: questionsOf(form.questions) }),
    ...(!wrong.has('answersCloseAt') && { answersCloseAt: toMoment(form.answersCloseAt) }),
    refundPolicyCode: form.refundPolicy,
    ...(!wrong.has('maxAttendees') && { maxAttendees: numberOf(form.maxAttendees) ?? 0 }),
  };
}

/** The types that `set_ticket_types` takes. */
export function typesOf(form: EventForm): z.infer<typeof ticketTypeInputSchema>[] {
  return form.types.map((type) => ({
    ...(type.id ? { id: type.id } : { key: type.key }),
    name: type.name.trim(),
    description: type.description.trim(),
    price: Number(halfWidth(type.price)),
    capacity: numberOf(type.capacity),
    maxPerOrder: Number(halfWidth(type.maxPerOrder)),
    saleStartAt: toMoment(type.saleStart),
    saleEndAt: toMoment(type.saleEnd),
    requiresApproval: type.requiresApproval,
    transferable: type.transferable,
  }));
}

/** Whether anybody would have to pay. */
export function hasPrice({ types }: Pick<EventForm, 'types'>): boolean {
  return types.some(({ price }) => Number(halfWidth(price)) > 0);
}
