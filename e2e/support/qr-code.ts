import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** Pixels as the decoder takes them. */
interface Pixels {
  width: number;
  height: number;
  /** Red, green and blue of each pixel. */
  data: Uint8Array;
}

/** What a scanner reads that is held in front of the window: as much of a code as can be seen, and not more. */
export async function readQrCode(page: Page): Promise<string> {
  return decodeQR(await pixelsOf(page, await page.screenshot()), { timeLimit: 20_000 });
}

/** The browser knows the format of its screenshots. */
async function pixelsOf(page: Page, picture: Buffer): Promise<Pixels> {
  const { width, height, gray } = await page.evaluate(async (base64) => {
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([file], { type: 'image/png' }));
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!drawing) throw new Error('the browser cannot draw');
    drawing.drawImage(bitmap, 0, 0);
    const { data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height);
    let letters = '';
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
      letters += String.fromCharCode(Math.round((red + green + blue) / 3));
    }
    return { width: bitmap.width, height: bitmap.height, gray: btoa(letters) };
  }, picture.toString('base64'));
  const bytes = Buffer.from(gray, 'base64');
  const data = new Uint8Array(bytes.length * 3);
  bytes.forEach((shade, at) => data.fill(shade, at * 3, at * 3 + 3));
  return { width, height, data };
}
