import { useWrite } from '@spotlight/shared/contract';
import { birthdayPageKeys } from '../birthday-page/birthday-page.keys';
import { wishKeys } from './wish.keys';
import { postWish, removeWish, reportWish } from './wish.repository';

/** A wish changes the list and the number on the birthday page. */
const touches = [wishKeys.all, birthdayPageKeys.all];

export const usePostWish = () => useWrite(postWish, { touches });

export const useRemoveWish = () => useWrite(removeWish, { touches });

export const useReportWish = () => useWrite(reportWish, { touches });
