import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('shell', 'home-for-me');

/** What the home page says to one person, acting as one identity. */
export const homeForMeKeys = {
  of: (userId: string, userType: string) => key('of', userId, userType),
};
