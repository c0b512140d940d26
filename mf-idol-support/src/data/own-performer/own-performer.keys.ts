import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('idol-support', 'own-performer');

/** Pages of performers as their owner sees them. */
export const ownPerformerKeys = {
  all: key(),
  mine: (userId: string) => key('mine', userId),
};
