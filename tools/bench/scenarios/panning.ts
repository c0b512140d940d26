import type { BrowserContext } from 'playwright-core';
import { withNewBrowser } from '../browser/browser';
import type { Frames } from '../browser/frames';
import { movedBox } from '../browser/moved-box';
import { panMap } from '../browser/pan';
import { openSettled } from '../browser/settled-page';
import { median } from '../report/median';
import { markdownTable } from '../report/results-table';
import { atLeast, atMost } from '../report/section';
import type { Scenario } from './scenario';
import { interleave } from './serve';

const SPOTS = 2000;

/** The support map with two thousand spots, moved by a finger: how many frames come, of those that could. */
export const panSupportMap: Scenario = async ({ composed, floors, tls, runs, onProgress }) => {
  const [panned, box] = await interleave(
    [composed, floors.supportMap],
    runs,
    ({ origin }) =>
      withNewBrowser(tls.certificate, async (context) => {
        if (origin === composed.origin) await answerManySpots(context, origin);
        else await answerBox(context, origin);
        const map = origin === composed.origin ? '.leaflet-container' : '.box';
        const page = await openSettled(context, `${origin}/support-map`, map);
        return panMap(page, map);
      }),
    (step, { framesPerSecond, slowestFrame }) =>
      onProgress(
        `panning, ${step}: ${framesPerSecond.toFixed(0)} frames/s, slowest ${slowestFrame.toFixed(0)} ms`,
      ),
  );
  if (!panned || !box) throw new Error('nobody panned');
  const { framesPerSecond, slowestFrame } = medians(panned.measured);
  const floor = medians(box.measured);
  return {
    title: 'panning a map with 2 000 spots',
    table: markdownTable(
      ['', 'frames/s', 'slowest frame ms'],
      [
        [panned.name, framesPerSecond.toFixed(0), slowestFrame.toFixed(0)],
        ['a box and nothing else', floor.framesPerSecond.toFixed(0), floor.slowestFrame.toFixed(0)],
      ],
    ),
    // The clock of frames and that of the page are not the same one: 59.9 is 60.
    aims: [
      atLeast('frames/s', Math.round(framesPerSecond), 60, 0),
      atMost('slowest frame, ms', slowestFrame, 50, 0),
    ],
  };
};

const medians = (measured: readonly Frames[]): Frames => ({
  framesPerSecond: median(measured.map((each) => each.framesPerSecond)),
  slowestFrame: median(measured.map((each) => each.slowestFrame)),
});

const answerBox = (context: BrowserContext, origin: string) =>
  context.route(`${origin}/support-map`, (route) =>
    route.fulfill({ contentType: 'text/html', body: movedBox }),
  );

/** Spots all over the island, as one answer. */
async function answerManySpots(context: BrowserContext, origin: string): Promise<void> {
  const pins = Array.from({ length: SPOTS }, (_, n) => ({
    ...spot,
    id: `5b070000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    title: `生咖 ${n}`,
    lat: 22.1 + ((n * 37) % 311) / 100,
    lng: 120.2 + ((n * 53) % 149) / 100,
  }));
  await context.route(`${origin}/rest/v1/rpc/support_spots_on_map*`, (route) =>
    route.fulfill({ json: { pins, has_more: false } }),
  );
}

const spot = {
  kind: '生咖',
  artist: { id: '7a1c0000-0000-4000-8000-000000000001', performer_name: '林予曦' },
  address: '台北市中山區中山北路二段',
  city: 'taipei',
  district: '中山區',
  starts_on: '2020-01-01',
  ends_on: '2099-12-31',
  opens: '11:00',
  closes: '20:00',
  gift_status: '尚有',
  gift_updated_at: null,
  image_url: null,
  status: 'approved',
  phase: 'running',
  visit_count: 0,
  is_demo: false,
};
