import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('venues', 'income');

/** What own venues bring in, and how full they are. */
export const incomeKeys = {
  months: (userId: string, venueId: string) => key('months', userId, venueId),
  occupancy: (userId: string, venueId: string, isAhead: boolean) =>
    key('occupancy', userId, venueId, isAhead),
};
