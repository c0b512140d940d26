import words from '../locales/notifications.zh-TW.json';
import { useOwnWords } from './use-own-words';

/** Words of the bell and of its page. @returns `t` of the `notifications` namespace */
export const useNotificationWords = () => useOwnWords('notifications', words);
