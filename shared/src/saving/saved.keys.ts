import { entityKey } from '@spotlight/shared/vendor/query';
import type { SavableType } from './saved.schema';

const key = entityKey('shared', 'saved');

/** What somebody saved. */
export const savedKeys = {
  all: key(),
  ids: (type: SavableType) => key('ids', type),
  idsOf: (type: SavableType, userId: string) => key('ids', type, userId),
};
