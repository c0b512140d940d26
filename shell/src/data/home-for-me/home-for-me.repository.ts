import { readFunction, type Backend } from '@spotlight/shared/data';
import { homeForMeSchema } from './home-for-me.schema';

/** Reads what the home page says to the signed-in person. @throws AppError */
export const getHomeForMe = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'home_for_me', {}, homeForMeSchema, signal);
