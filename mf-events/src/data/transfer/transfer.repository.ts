import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { transferSchema, transferTokenSchema, transfersSchema } from './transfer.schema';

/** A ticket that is offered to somebody. */
export interface TransferRequest {
  ticketId: string;
  email: string;
  /** The two settle the price on the ticket between themselves; there is no other price. */
  isAtFaceValue: boolean;
}

const answerSchema = z.row({ status: z.string() });

/** Offers a ticket. The answer carries the token of the link, this once. */
export function offerTransfer(backend: Backend, request: TransferRequest) {
  const args = {
    p_ticket_id: request.ticketId,
    p_to_email: request.email,
    p_at_face_value: request.isAtFaceValue,
  };
  return callFunction(backend, 'offer_transfer', args, transferTokenSchema);
}

/** Takes an offer back, or declines one. */
export function endTransfer(backend: Backend, reference: TransferReference) {
  return callFunction(backend, 'end_transfer', referenceArgs(reference), answerSchema);
}

/** Which offer: by the token of its link, or by the id of one to one's own address. */
export type TransferReference = { token: string } | { id: string };

const referenceArgs = (reference: TransferReference) =>
  'token' in reference ? { p_token: reference.token } : { p_transfer_id: reference.id };

/** Takes an offered ticket over. */
export function acceptTransfer(
  backend: Backend,
  { reference, name, phone }: { reference: TransferReference; name: string; phone: string },
) {
  const args = { ...referenceArgs(reference), p_name: name, p_phone: phone };
  return callFunction(backend, 'accept_transfer', args, answerSchema);
}

/** What the link of an offer leads to; `null` when it is none that is open. */
export function findTransfer(backend: Backend, token: string, signal?: AbortSignal) {
  const schema = z.nullable(transferSchema);
  return readFunction(backend, 'find_transfer', { p_token: token }, schema, signal);
}

/** What one offered, and what one is offered. */
export function listTransfers(backend: Backend, signal?: AbortSignal) {
  return readFunction(backend, 'my_transfers', {}, transfersSchema, signal);
}
