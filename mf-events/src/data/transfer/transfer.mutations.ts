import { useWrite } from '@spotlight/shared/contract';
import { seatChanges } from '../ticket/seat-changes';
import { acceptTransfer, endTransfer, offerTransfer } from './transfer.repository';

const handedOn = { touches: seatChanges };

/** Offers a ticket to somebody. */
export const useOfferTransfer = () => useWrite(offerTransfer, handedOn);

/** Takes an offer back, or declines one. */
export const useEndTransfer = () => useWrite(endTransfer, handedOn);

/** Takes an offered ticket over. */
export const useAcceptTransfer = () => useWrite(acceptTransfer, handedOn);
