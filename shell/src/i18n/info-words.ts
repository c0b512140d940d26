import words from '../locales/info.zh-TW.json';
import { useOwnWords } from './use-own-words';

/** Words of the information pages, loaded with the first of them. @returns `t` of the `info` namespace */
export const useInfoWords = () => useOwnWords('info', words);
