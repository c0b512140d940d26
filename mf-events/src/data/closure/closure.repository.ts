import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { closureDeskSchema, type ClosureDecision } from './closure.schema';

/** What is announced, and what is to be decided. @throws AppError `IDENTITY_MISSING` for who runs no events */
export const getClosureDesk = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'closure_desk', {}, closureDeskSchema, signal);

/** Says that cities are closed on a day. @returns how many events are concerned. @throws AppError */
export const announceClosure = (backend: Backend, input: { cities: string[]; day: string }) =>
  callFunction(
    backend,
    'announce_closure',
    { p_cities: input.cities, p_day: input.day },
    z.row({ events: z.int() }),
  );

/** The city is open after all. @throws AppError */
export const withdrawClosure = (backend: Backend, id: string) =>
  callFunction(backend, 'withdraw_closure', { p_id: id }, z.object({}));

export interface ClosureChoice {
  eventId: string;
  day: string;
  decision: ClosureDecision;
  /** For `moved`. */
  newDay: string | null;
}

/** Decides about one event on one day. @throws AppError `INVALID_STATE` when it was decided already */
export const decideClosure = (backend: Backend, choice: ClosureChoice) =>
  callFunction(
    backend,
    'decide_closure',
    {
      p_event_id: choice.eventId,
      p_day: choice.day,
      p_decision: choice.decision,
      p_new_day: choice.newDay ?? undefined,
    },
    z.object({}),
  );
