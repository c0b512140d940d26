import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('idol-support', 'birthday-page');

/** Birthday pages of performers. The own wish is on them, so the person is part of the key. */
export const birthdayPageKeys = {
  all: key(),
  page: (artistId: string, userId: string) => key('page', artistId, userId),
  spots: (artistId: string) => key('spots', artistId),
};
