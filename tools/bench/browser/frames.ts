import type { Page } from 'playwright-core';

/** How smooth a page was while something moved. */
export interface Frames {
  framesPerSecond: number;
  /** Of all frames meanwhile, in ms. */
  slowestFrame: number;
}

/** Counts the frames that come while `move` moves something. */
export async function countFrames(page: Page, move: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.__frames = frames;
    const note = (now: number) => {
      // Another count has begun since.
      if (window.__frames !== frames) return;
      frames.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await move();
  const frames = await page.evaluate(() => window.__frames);
  const steps = frames.slice(1).map((at, n) => at - (frames[n] ?? at));
  const elapsed = steps.reduce((sum, each) => sum + each, 0);
  return {
    framesPerSecond: (steps.length * 1000) / elapsed,
    slowestFrame: Math.max(...steps),
  };
}

declare global {
  interface Window {
    __frames: number[];
  }
}
