import words from '../locales/home.zh-TW.json';
import { useOwnWords } from './use-own-words';

/** Words of the home page, loaded with it. @returns `t` of the `home` namespace */
export const useHomeWords = () => useOwnWords('home', words);
