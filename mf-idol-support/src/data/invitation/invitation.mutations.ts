import { bookingKeys } from '@spotlight/shared/booking';
import { useWrite } from '@spotlight/shared/contract';
import { invitePerformer } from './invitation.repository';

/** Asks a performer for hours; the lists of bookings are others afterwards. */
export const useInvitePerformer = () => useWrite(invitePerformer, { touches: [bookingKeys.all] });
