import { useWrite } from '@spotlight/shared/contract';
import { bookingKeys, freeTimeKeys, reviewKeys } from './booking.keys';
import {
  acceptQuote,
  answerAmendment,
  approveBooking,
  cancelBooking,
  completeBooking,
  confirmDeposit,
  declineBooking,
  declineQuote,
  markMessagesRead,
  markNoShow,
  proposeAmendment,
  recordOvertime,
  replyToReview,
  rejectDeposit,
  sendMessage,
  sendQuote,
  writeReview,
} from './booking-moves.repository';

/** A step of a booking may take hours or give them back. */
const bookingChanges = { touches: [bookingKeys.all, freeTimeKeys.all] };
const ownChanges = { touches: [bookingKeys.all] };

export const useApproveBooking = () => useWrite(approveBooking, bookingChanges);
export const useDeclineBooking = () => useWrite(declineBooking, bookingChanges);
export const useSendQuote = () => useWrite(sendQuote, ownChanges);
export const useAcceptQuote = () => useWrite(acceptQuote, bookingChanges);
export const useDeclineQuote = () => useWrite(declineQuote, ownChanges);
export const useCancelBooking = () => useWrite(cancelBooking, bookingChanges);
export const useProposeAmendment = () => useWrite(proposeAmendment, ownChanges);
export const useAnswerAmendment = () => useWrite(answerAmendment, bookingChanges);
export const useCompleteBooking = () => useWrite(completeBooking, ownChanges);
export const useMarkNoShow = () => useWrite(markNoShow, bookingChanges);
export const useRecordOvertime = () => useWrite(recordOvertime, ownChanges);
export const useSendMessage = () => useWrite(sendMessage, ownChanges);
export const useMarkMessagesRead = () => useWrite(markMessagesRead, ownChanges);
export const useWriteReview = () =>
  useWrite(writeReview, { touches: [bookingKeys.all, reviewKeys.all] });
export const useReplyToReview = () =>
  useWrite(replyToReview, { touches: [bookingKeys.all, reviewKeys.all] });
export const useConfirmDeposit = () => useWrite(confirmDeposit, bookingChanges);
export const useRejectDeposit = () => useWrite(rejectDeposit, ownChanges);
