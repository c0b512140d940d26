import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';

const { resolve } = createRequire(import.meta.url);
const fontFiles = ['500Medium/NotoSansTC_500Medium', '700Bold/NotoSansTC_700Bold'].map((file) =>
  resolve(`@expo-google-fonts/noto-sans-tc/${file}.ttf`),
);

/**
 * Korean, which the font does not have. The fonts of the machine are looked through for it alone, because that takes
 * long, and a machine may have none.
 */
const beyondTheFont = /[\u1100-\u11ff\uac00-\ud7af]/;

/** Draws an SVG as a PNG of its own size, its words in the font that is installed with the project. */
export async function drawPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: {
      fontFiles,
      loadSystemFonts: beyondTheFont.test(svg),
      defaultFontFamily: 'Noto Sans TC',
    },
  });
  return image.asPng();
}
