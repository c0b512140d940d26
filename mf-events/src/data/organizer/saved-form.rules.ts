import type { eventForEditingSchema } from './event-for-editing.schema';
import { taipeiDay, taipeiTime } from '@spotlight/shared/format';
import type * as z from '@spotlight/shared/vendor/zod';
import { typesFor, type TypeWords } from './event-form.rules';
import type { EventForm, TypeForm } from './event-form.schema';
import { formatPoint } from './point.rules';
import { questionFormOf } from './question-form.rules';

type Editable = z.infer<typeof eventForEditingSchema>;

const toLocal = (moment: string | null | undefined) =>
  moment ? `${taipeiDay(moment)}T${taipeiTime(moment)}` : '';

/** The form of an event as the server has it. */
export function formOf({ event, types, performers, venue }: Editable, words: TypeWords): EventForm {
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
    point:
      typeof event.lat === 'number' && typeof event.lng === 'number'
        ? formatPoint({ lat: event.lat, lng: event.lng })
        : '',
    venue,
    imageUrl: event.image_url ?? '',
    posterLine: event.poster_line ?? '',
    performers,
    guests: event.guest_performers ?? [],
    isPaid,
    types: typed.length > 0 ? typed : typesFor(false, words),
    refundPolicy: event.refund_policy_code ?? 'free',
    maxAttendees: event.max_attendees ? String(event.max_attendees) : '',
    questions: (event.questions ?? []).map(questionFormOf),
    answersCloseAt: toLocal(event.answers_close_at),
  };
}
