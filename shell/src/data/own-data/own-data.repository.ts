import { callFunction, type Backend } from '@spotlight/shared/data';
import { ownDataSchema } from './own-data.schema';

/** Everything that the site holds of the person. @throws AppError `RATE_LIMITED` after ten times a day */
export const takeOwnData = (backend: Backend) =>
  callFunction(backend, 'my_data', {}, ownDataSchema);
