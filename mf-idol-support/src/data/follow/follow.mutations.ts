import { useWrite } from '@spotlight/shared/contract';
import { performerKeys } from '../performer/performer.keys';
import { followKeys } from './follow.keys';
import { changeFollow } from './follow.repository';

/** Follows a performer or leaves them; their number of followers is another one afterwards. */
export const useChangeFollow = () =>
  useWrite(changeFollow, { touches: [followKeys.all, performerKeys.all] });
