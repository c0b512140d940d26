import type {
  eventForEditingSchema,
  ticketTypeInputSchema,
} from '@spotlight/shared/domain/organizing';
import { taipeiDay, taipeiTime } from '@spotlight/shared/format';
import type * as z from '@spotlight/shared/vendor/zod';
import type { EventForm, TypeForm } from './event-form.schema';

type Editable = z.infer<typeof eventForEditingSchema>;

/** What the form begins with; the words of a new type come from the locale. */
export interface TypeWords {
  free: { name: string; description: string };
  paid: { name: string; description: string };
}

const DEFAULT_PRICE = '100';

/** A new ticket type. */
export function newType(words: { name: string; description: string }, price: string): TypeForm {
  return {
    key: crypto.randomUUID(),
    id: null,
    ...words,
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
export function typesFor(isPaid: boolean, words: TypeWords): TypeForm[] {
  return [isPaid ? newType(words.paid, DEFAULT_PRICE) : newType(words.free, '0')];
}

/** The form of an event that does not exist yet. */
export function emptyForm(words: TypeWords): EventForm {
  return {
    title: '',
    category: '',
    description: '',
    body: '',
    date: '',
    time: '19:00',
    isTimeUndecided: false,
    endsAt: '',
    city: '',
    district: '',
    location: '',
    address: '',
    transit: '',
    isPaid: false,
    types: typesFor(false, words),
    refundPolicy: 'free',
    maxAttendees: '',
  };
}

const toLocal = (moment: string | null | undefined) =>
  moment ? `${taipeiDay(moment)}T${taipeiTime(moment)}` : '';
const toMoment = (local: string) => (local ? `${local}:00+08:00` : null);
const orNull = (text: string) => text.trim() || null;
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** The form of an event as the server has it. */
export function formOf({ event, types }: Editable, words: TypeWords): EventForm {
  // One that was taken off sale stays so, and is not written about.
  const typed = types
    .filter((type) => !type.is_hidden)
    .map((type): TypeForm => ({
      key: type.id,
      id: type.id,
      name: type.name,
      description: type.description ?? '',
      price: type.price === null ? '' : String(type.price),
      capacity: type.capacity ? String(type.capacity) : '',
      maxPerOrder: String(type.max_per_order ?? 4),
      saleStart: toLocal(type.sale_start_at),
      saleEnd: toLocal(type.sale_end_at),
      requiresApproval: type.requires_approval ?? false,
      transferable: type.transferable ?? true,
      used: type.sold + type.held,
    }));
  const isPaid = typed.length > 1 || typed.some(({ price }) => price !== '0');
  return {
    title: event.title ?? '',
    category: event.category ?? '',
    description: event.description ?? '',
    body: event.body ?? '',
    date: event.date ?? '',
    time: event.time?.slice(0, 5) ?? '',
    isTimeUndecided: event.time_undecided ?? false,
    endsAt: toLocal(event.ends_at),
    city: event.city ?? '',
    district: event.district ?? '',
    location: event.location ?? '',
    address: event.address ?? '',
    transit: event.transit ?? '',
    isPaid,
    types: typed.length > 0 ? typed : typesFor(false, words),
    refundPolicy: event.refund_policy_code ?? 'free',
    maxAttendees: event.max_attendees ? String(event.max_attendees) : '',
  };
}

/** The columns that `save_event` takes. An end that was not said is left to the server. */
export function columnsOf(form: EventForm) {
  return {
    title: form.title.trim(),
    category: form.category,
    description: form.description.trim(),
    body: orNull(form.body),
    date: form.date,
    ...(form.time && { time: form.time }),
    time_undecided: form.isTimeUndecided,
    ...(form.endsAt && { ends_at: toMoment(form.endsAt) }),
    city: form.city,
    district: orNull(form.district),
    location: form.location.trim(),
    address: orNull(form.address),
    transit: orNull(form.transit),
    refund_policy_code: form.refundPolicy,
    max_attendees: numberOf(form.maxAttendees) ?? 0,
  };
}

/** The types that `set_ticket_types` takes. */
export function typesOf(form: EventForm): z.infer<typeof ticketTypeInputSchema>[] {
  return form.types.map((type) => ({
    ...(type.id && { id: type.id }),
    name: type.name.trim(),
    description: type.description.trim(),
    price: Number(type.price),
    capacity: numberOf(type.capacity),
    max_per_order: Number(type.maxPerOrder),
    sale_start_at: toMoment(type.saleStart),
    sale_end_at: toMoment(type.saleEnd),
    requires_approval: type.requiresApproval,
    transferable: type.transferable,
  }));
}
