import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import {
  factorAnswerSchema,
  factorStateSchema,
  newFactorSchema,
  type FactorAnswer,
  type FactorState,
  type NewFactor,
} from './second-factor.schema';

export const readFactor = (backend: Backend, signal?: AbortSignal): Promise<FactorState> =>
  readFunction(backend, 'my_second_factor', {}, factorStateSchema, signal);

/** Hands out a new secret, which holds once a code of it is confirmed. */
export const beginFactor = (backend: Backend): Promise<NewFactor> =>
  callFunction(backend, 'begin_second_factor', {}, newFactorSchema);

export const confirmFactor = (backend: Backend, code: string): Promise<FactorAnswer> =>
  callFunction(backend, 'confirm_second_factor', { p_code: code }, factorAnswerSchema);

/** A code of the app, or a recovery code. */
export const verifyFactor = (backend: Backend, code: string): Promise<FactorAnswer> =>
  callFunction(backend, 'verify_second_factor', { p_code: code }, factorAnswerSchema);

/** @throws AppError `INVALID_STATE` where administrators need one. */
export const removeFactor = (backend: Backend, code: string): Promise<FactorAnswer> =>
  callFunction(backend, 'remove_second_factor', { p_code: code }, factorAnswerSchema);
