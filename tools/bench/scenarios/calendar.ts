import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { withNewBrowser } from '../browser/browser';
import { countFrames } from '../browser/frames';
import { openSettled } from '../browser/settled-page';
import { signIn } from '../browser/sign-in';
import { median } from '../report/median';
import { markdownTable } from '../report/results-table';
import { atLeast, atMost } from '../report/section';
import type { Scenario } from './scenario';
import { interleave } from './serve';

const DESK = { width: 1280, height: 900 };
/** Each day of the year from 9 to 21, an hour each. */
const PER_DAY = 12;
const STEP_MS = 16;
const COLUMN = '[data-column]';

/** The own calendar of a venue that is booked all year: drawing over hours, and scrolling week and list. */
export const useFullCalendar: Scenario = async (stage) => {
  const { composed, accounts, tls, backendUrl, runs, onProgress } = stage;
  const [moved] = await interleave(
    [composed],
    runs,
    ({ origin }) =>
      withNewBrowser(tls.certificate, async (context) => {
        await signIn(context, `${origin}/login`, accounts.venue);
        await answerFullYear(context, origin, backendUrl);
        const week = await openSettled(
          context,
          `${origin}/venue-availability?view=week`,
          COLUMN,
          DESK,
        );
        const drawing = await draw(week);
        const scrollingWeek = await scroll(week);
        const list = await openSettled(
          context,
          `${origin}/venue-availability?view=list`,
          'main h2',
          DESK,
        );
        return {
          drawing,
          'scrolling the week': scrollingWeek,
          'scrolling the list': await scroll(list),
        };
      }),
    (step, frames) => onProgress(`calendar, ${step}: ${JSON.stringify(frames)}`),
  );
  if (!moved) throw new Error('nobody moved anything');
  const rows = (['drawing', 'scrolling the week', 'scrolling the list'] as const).map((name) => ({
    name,
    framesPerSecond: median(moved.measured.map((each) => each[name].framesPerSecond)),
    slowestFrame: median(moved.measured.map((each) => each[name].slowestFrame)),
  }));
  return {
    title: 'a calendar with a full year of bookings',
    table: markdownTable(
      ['', 'frames/s', 'slowest frame ms'],
      rows.map(({ name, framesPerSecond, slowestFrame }) => [
        name,
        framesPerSecond.toFixed(0),
        slowestFrame.toFixed(0),
      ]),
    ),
    aims: rows.flatMap(({ name, framesPerSecond, slowestFrame }) => [
      atLeast(`${name}, frames/s`, Math.round(framesPerSecond), 60, 0),
      atMost(`${name}, slowest frame, ms`, slowestFrame, 50, 0),
    ]),
  };
};

/** Draws with the mouse over the free morning of a column, down and up again, three times. */
async function draw(page: Page) {
  const column = page.locator(COLUMN).nth(2);
  await column.scrollIntoViewIfNeeded();
  const box = await column.boundingBox();
  if (!box) throw new Error('the week has no columns');
  const cdp = await page.context().newCDPSession(page);
  // Beside what stands in the column.
  const at = { x: box.x + 1, y: Math.max(box.y, 0) + 8 };
  await mouse(cdp, 'mousePressed', at.x, at.y);
  const frames = await countFrames(page, async () => {
    for (let step = 1; step <= 120; step++) {
      const far = 300 * Math.abs(Math.sin((step / 120) * 3 * Math.PI));
      await paced(() => mouse(cdp, 'mouseMoved', at.x, at.y + far));
    }
  });
  if ((await page.locator('[data-drawn]').count()) === 0) throw new Error('nothing was drawn');
  await page.keyboard.press('Escape');
  await mouse(cdp, 'mouseReleased', at.x, at.y);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1000);
  return frames;
}

/** Turns the wheel down and up again. */
async function scroll(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  return countFrames(page, async () => {
    for (let step = 0; step < 120; step++) {
      await paced(() =>
        cdp.send('Input.dispatchMouseEvent', {
          type: 'mouseWheel',
          x: DESK.width / 3,
          y: DESK.height / 2,
          deltaX: 0,
          deltaY: step < 60 ? 40 : -40,
        }),
      );
    }
  });
}

const mouse = (
  cdp: CDPSession,
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  x: number,
  y: number,
) =>
  cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });

async function paced(act: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await act();
  const left = STEP_MS - (performance.now() - began);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

/** Fills whatever days the calendar asks for. */
async function answerFullYear(
  context: BrowserContext,
  origin: string,
  backendUrl: string,
): Promise<void> {
  await context.route(`${origin}/rest/v1/rpc/my_calendar*`, async (route) => {
    // Past the certificate, which nobody but the browser takes for a good one.
    const answer = await route.fetch({ url: route.request().url().replace(origin, backendUrl) });
    const calendar = (await answer.json()) as { from: string; to: string; blocks: unknown[] };
    const blocks = [];
    for (
      let day = Date.parse(`${calendar.from}T09:00:00+08:00`);
      day <= Date.parse(`${calendar.to}T23:59:59+08:00`);
      day += 86_400_000
    ) {
      for (let hour = 0; hour < PER_DAY; hour++) {
        blocks.push({
          id: `5b070000-0000-4000-8000-${String(blocks.length).padStart(12, '0')}`,
          start_at: new Date(day + hour * 3_600_000).toISOString(),
          end_at: new Date(day + hour * 3_600_000 + 3_000_000).toISOString(),
          reason: '生咖包場',
          source: 'phone',
          contact_name: `王小明 ${hour}`,
          contact_phone: '0912345678',
          attendees: 20,
          total: 6000,
        });
      }
    }
    await route.fulfill({ response: answer, json: { ...calendar, blocks } });
  });
}
