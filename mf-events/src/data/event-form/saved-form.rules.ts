import type { eventForEditingSchema } from '../organizer/event-for-editing.schema';
import type * as z from '@spotlight/shared/vendor/zod';
import { typesFor, type TypeTexts } from './event-form.rules';
import type { EventForm } from './event-form.schema';
import { formatPoint } from '@spotlight/shared/point/rules';
import { questionFormOf, toLocal } from '@spotlight/shared/event-form/rules';
import type { TypeForm } from './ticket-type.schema';

type Editable = z.infer<typeof eventForEditingSchema>;

/** The form of an event as the server has it. */
export function formOf({ event, types, performers, venue }: Editable, texts: TypeTexts): EventForm {
  // One that was taken off sale stays so, and is not written about.
  const typed = types
    .filter((type) => !type.isHidden)
    .map((type): TypeForm => ({
      key: type.id,
      id: type.id,
      name: type.name,
      description: type.description ?? '',
      price: type.price === null ? '' : String(type.price),
      capacity: type.capacity ? String(type.capacity) : '',
      maxPerOrder: String(type.maxPerOrder ?? 4),
      saleStart: toLocal(type.saleStartAt),
      saleEnd: toLocal(type.saleEndAt),
      requiresApproval: type.requiresApproval ?? false,
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
    isTimeUndecided: event.isTimeUndecided ?? false,
    endsAt: toLocal(event.endsAt),
    openingHours: event.openingHours ?? null,
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
    imageUrl: event.imageUrl ?? '',
    posterLine: event.posterLine ?? '',
    performers,
    guests: event.guestPerformers ?? [],
    isPaid,
    types: typed.length > 0 ? typed : typesFor(false, texts),
    refundPolicy: event.refundPolicyCode ?? 'free',
    maxAttendees: event.maxAttendees ? String(event.maxAttendees) : '',
    questions: (event.questions ?? []).map(questionFormOf),
    answersCloseAt: toLocal(event.answersCloseAt),
  };
}
