import { useWrite } from '@spotlight/shared/contract';
import { submitContactMessage } from './contact-message.repository';

/** Sends a message to us; the result is the number of the case. */
export const useSubmitContactMessage = () => useWrite(submitContactMessage);
