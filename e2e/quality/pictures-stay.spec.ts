import type { CDPSession, Page } from '@playwright/test';
import { sized } from '../../tools/run-size/run-size';
import { prerender } from '../support/prerender';
import { siteUrl } from '../support/site-under-test';
import { expect, phone, test } from '../support/test';

/** A phone that has to work for every frame. */
const SLOW_DOWN = 4;

/** How much of a picture's contrast may be missing in a frame; a blank has next to none. */
const LEAST_SHARE = 0.6;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Collects every frame that the browser shows, until it is stopped. */
async function recordFrames(devtools: CDPSession) {
  const frames: string[] = [];
  const collect = ({ data, sessionId }: { data: string; sessionId: number }) => {
    frames.push(data);
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  };
  devtools.on('Page.screencastFrame', collect);
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 70, everyNthFrame: 1 });
  return async () => {
    await devtools.send('Page.stopScreencast');
    devtools.off('Page.screencastFrame', collect);
    return frames;
  };
}

/** The contrast of areas of a frame: the spread of its shades. */
const contrastOf = (page: Page, frame: string, areas: Area[]) =>
  page.evaluate(
    async ([base64, wanted]) => {
      const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([file], { type: 'image/jpeg' }));
      const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!drawing) throw new Error('the browser cannot draw');
      drawing.drawImage(bitmap, 0, 0);
      const scale = bitmap.width / innerWidth;
      return wanted.map(({ x, y, width, height }) => {
        const size = [width, Math.min(height, innerHeight - y)].map((px) => Math.floor(px * scale));
        const { data } = drawing.getImageData(x * scale, y * scale, size[0] ?? 1, size[1] ?? 1);
        const shades = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 1] ?? 0);
        const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length;
        return Math.sqrt(
          shades.reduce((sum, shade) => sum + (shade - mean) ** 2, 0) / shades.length,
        );
      });
    },
    [frame, areas] as const,
  );

/** Where pictures of the first view lie; those that the prerendered page shows, and the real one has to keep. */
const picturesOf = (page: Page): Promise<Area[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main img[loading="eager"]')]
      .map((picture) => picture.getBoundingClientRect().toJSON() as Area)
      .filter(({ y, height, width }) => width > 40 && y + height / 2 < innerHeight && y >= 0),
  );

const devices = [
  ['phone', phone],
  ['desktop', { viewport: { width: 1280, height: 800 } }],
] as const;

for (const [name, device] of devices.slice(0, sized(1, devices.length))) {
  test.describe(`on a slow ${name}`, () => {
    test.use(device);

    test('no picture disappears when the real page takes the place of the prerendered one', async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      const addresses = ['/events', '/book-venue', '/artists'].slice(0, sized(1, 3));
      await prerender(...addresses);
      for (const address of addresses) {
        expect(await (await fetch(siteUrl + address)).text()).toContain('<div data-prerendered');
        // Otherwise the first frames are those of the page before.
        await page.goto('about:blank');
        const stopRecording = await recordFrames(devtools);
        await page.goto(address);
        await expect(page.locator('[data-prerendered]')).toHaveCount(0, { timeout: 30_000 });
        // The frames that follow are the ones in which pictures used to be missing.
        await page.waitForTimeout(1500);
        const frames = await stopRecording();

        const areas = await picturesOf(page);
        expect(areas.length, `pictures in the first view of ${address}`).toBeGreaterThan(0);
        const contrasts = [];
        for (const frame of frames) contrasts.push(await contrastOf(page, frame, areas));
        for (const picture of areas.keys()) {
          const seen = contrasts.map((frame) => frame[picture] ?? 0);
          const full = seen.at(-1) ?? 0;
          const shown = seen.findIndex((contrast) => contrast > full * LEAST_SHARE);
          expect(shown, `picture ${picture} of ${address} is shown`).toBeGreaterThanOrEqual(0);
          expect
            .soft(
              Math.min(...seen.slice(shown)),
              `picture ${picture} of ${address}, frame by frame`,
            )
            .toBeGreaterThan(full * LEAST_SHARE);
        }
      }
    });
  });
}
