import { taipeiDay, taipeiTime } from '@spotlight/shared/format';

/** A moment, as the server takes it, of a day and time in Taipei (`YYYY-MM-DDTHH:MM`). */
export const toMoment = (local: string) => (local ? `${local}:00+08:00` : null);

/** A moment as a field for a day and a time holds it; empty when there is none. */
export const toLocal = (moment: string | null | undefined) =>
  moment ? `${taipeiDay(moment)}T${taipeiTime(moment)}` : '';
