import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Fonts that are installed with the project. Both are of one family, and so of one height; `kr` has Korean, which `tc` lacks. */
export type FontScript = 'tc' | 'kr';

/** Path of a font; `weight` is its folder, such as `700Bold`. */
export const fontFile = (script: FontScript, weight: string): string =>
  script === 'tc'
    ? resolve(`@expo-google-fonts/noto-sans-tc/${weight}/NotoSansTC_${weight}.ttf`)
    : resolve(`@expo-google-fonts/noto-sans-kr/${weight}/NotoSansKR_${weight}.ttf`);
