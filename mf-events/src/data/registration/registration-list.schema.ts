import type { registrationPageSchema } from '@spotlight/shared/domain/tickets';
import type * as z from '@spotlight/shared/vendor/zod';

/** A registration in the list of one's own. */
export type RegistrationCard = z.infer<typeof registrationPageSchema>['items'][number];
