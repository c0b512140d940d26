import { bookingReceiptSchema } from '@spotlight/shared/booking/schema';
import { callFunction, type Backend } from '@spotlight/shared/data';

/** What somebody asks a performer for. */
export interface Invitation {
  performerId: string;
  /** Moments, ISO 8601. */
  startAt: string;
  endAt: string;
  occasion: string;
  place: string;
  audience: number | null;
  /** NT$ */
  budgetMin: number | null;
  budgetMax: number | null;
  requirements: string;
  message: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  /** The same for a second press of the same form. */
  idempotencyKey: string;
}

/**
 * Asks a performer for hours. They answer with a quote.
 * @throws AppError
 */
export const invitePerformer = (backend: Backend, invitation: Invitation) =>
  callFunction(
    backend,
    'request_performance',
    {
      p_performer_id: invitation.performerId,
      p_start_at: invitation.startAt,
      p_end_at: invitation.endAt,
      p_performance_type: invitation.occasion,
      p_location: invitation.place,
      p_audience_size: invitation.audience,
      p_budget_min: invitation.budgetMin,
      p_budget_max: invitation.budgetMax,
      p_requirements: invitation.requirements || null,
      p_message: invitation.message || null,
      p_contact_name: invitation.contactName,
      p_contact_phone: invitation.contactPhone,
      p_contact_email: invitation.contactEmail,
      p_idempotency_key: invitation.idempotencyKey,
    },
    bookingReceiptSchema,
  );
