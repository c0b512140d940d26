import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import type { ContactMessage } from './contact-message.schema';

/** Sends a message to us. @returns the number of the case. @throws AppError RATE_LIMITED, INVALID_INPUT */
export async function submitContactMessage(
  backend: Backend,
  message: ContactMessage,
): Promise<string> {
  const answer = await callFunction(
    backend,
    'submit_contact_message',
    {
      p_topic: message.topic,
      p_name: message.name,
      p_email: message.email,
      p_body: message.body,
      p_reference: message.reference || null,
    },
    z.row({ ticketNo: z.string() }),
  );
  return answer.ticketNo;
}
