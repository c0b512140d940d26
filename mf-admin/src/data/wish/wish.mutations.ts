import { useWrite } from '@spotlight/shared/contract';
import { wishKeys } from './wish.keys';
import { moderateWish } from './wish.repository';

export const useModerateWish = () => useWrite(moderateWish, { touches: [wishKeys.all] });
