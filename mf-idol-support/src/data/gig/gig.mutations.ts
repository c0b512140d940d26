import { bookingKeys } from '@spotlight/shared/booking';
import { useWrite } from '@spotlight/shared/contract';
import { gigKeys } from './gig.keys';
import {
  applyToGig,
  decideApplication,
  moveGig,
  saveGig,
  withdrawApplication,
} from './gig.repository';

const touches = [gigKeys.all];

export const useSaveGig = () => useWrite(saveGig, { touches });

export const useMoveGig = () => useWrite(moveGig, { touches });

export const useApplyToGig = () => useWrite(applyToGig, { touches });

export const useWithdrawApplication = () => useWrite(withdrawApplication, { touches });

/** An award is a booking of both sides afterwards. */
export const useDecideApplication = () =>
  useWrite(decideApplication, { touches: [gigKeys.all, bookingKeys.all] });
