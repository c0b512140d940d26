import { useWrite } from '@spotlight/shared/contract';
import { notificationKeys } from '../notification/notification.keys';
import { leavingKeys } from './leaving.keys';
import { askToLeave, keepAccount } from './leaving.repository';

/** Asks to leave; the person is told so. */
export const useAskToLeave = () =>
  useWrite(askToLeave, { touches: [leavingKeys.all, notificationKeys.all] });

/** Takes the wish back. */
export const useKeepAccount = () => useWrite(keepAccount, { touches: [leavingKeys.all] });
