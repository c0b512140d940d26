import { readFunction, type Backend } from '@spotlight/shared/data';
import { ownFiguresSchema } from './own-figures.schema';

/** Counts what is the signed-in person's. @throws AppError */
export const getOwnFigures = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_figures', {}, ownFiguresSchema, signal);
