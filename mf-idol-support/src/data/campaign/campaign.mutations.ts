import { useWrite } from '@spotlight/shared/contract';
import { birthdayPageKeys } from '../birthday-page/birthday-page.keys';
import { pledge } from './campaign.repository';

/** The sums on the birthday page are others afterwards. */
export const usePledge = () => useWrite(pledge, { touches: [birthdayPageKeys.all] });
