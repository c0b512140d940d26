import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

export const registrationStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** Who registered for an event, as administrators read it. */
const registrationSchema = z.row({
  id: z.string(),
  eventTitle: z.string(),
  registrationNo: z.string(),
  name: z.string(),
  /** Masked, like the address of mails, while it is nobody's business. */
  phone: z.string(),
  email: z.string(),
  status: z.enum(registrationStatuses),
  ticketType: z.nullable(z.string()),
  ticketNumbers: z.array(z.string()),
  quantity: z.number(),
  address: z.nullable(z.string()),
  emergencyContact: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  adminNotes: z.nullable(z.string()),
  registeredAt: z.string(),
  /** Phone, address and emergency contact are to be read, and so to be changed. */
  isContactShown: z.boolean(),
  /** To be sent with a change: somebody else may have been faster. */
  updatedAt: z.string(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const registrationPageSchema = z.row({
  items: z.array(registrationSchema),
  total: z.number(),
  isTotalLeast: z.boolean(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
});
export type RegistrationPage = z.infer<typeof registrationPageSchema>;

export const savedRegistrationSchema = z.row({ id: z.string(), updatedAt: z.string() });
