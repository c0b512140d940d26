import words from '../locales/account.zh-TW.json';
import { useOwnWords } from './use-own-words';

/** Words of the account's lazily loaded screens. @returns `t` of the `account` namespace */
export const useAccountWords = () => useOwnWords('account', words);
