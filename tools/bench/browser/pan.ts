import type { CDPSession, Page } from 'playwright-core';
import { countFrames, type Frames } from './frames';

const STROKES = 4;
const STEPS = 30;
/** A finger reports its place about this often. */
const STEP_MS = 16;

/**
 * Drags what matches with one finger, to and fro, and counts the frames that come meanwhile.
 * @param selector matches the map
 */
export async function panMap(page: Page, selector: string): Promise<Frames> {
  const map = page.locator(selector).first();
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error(`${selector} is nowhere on the page`);
  const cdp = await page.context().newCDPSession(page);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const place = () => page.locator('.leaflet-map-pane').first().getAttribute('style');
  const before = await place();
  // The first touch lets parts come that are only made then.
  await drag(cdp, middle, 40);
  if ((await place()) === before) throw new Error('the finger did not move the map');
  await page.waitForTimeout(1500);
  return countFrames(page, async () => {
    for (let stroke = 0; stroke < STROKES; stroke++) {
      await drag(cdp, middle, stroke % 2 === 0 ? 120 : -120);
    }
  });
}

/** A finger comes down, moves by so many pixels, and leaves. */
async function drag(cdp: CDPSession, { x, y }: { x: number; y: number }, by: number) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y: y + moved / 3 }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step++) {
    const began = performance.now();
    await touch('touchMove', (by * step) / STEPS);
    const left = STEP_MS - (performance.now() - began);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
  await touch('touchEnd', by);
}
