import { withNewBrowser } from '../browser/browser';
import { visit } from '../browser/visit';
import { median } from '../report/median';
import { resultsTable, type Series } from '../report/results-table';
import { atMost, type Section } from '../report/section';
import type { Scenario, Stage } from './scenario';
import { interleave, type Served } from './serve';

interface Page {
  title: string;
  address: string;
  floor: Served;
  /** Matches what visitors came for, once it is drawn. */
  selector: string;
  /** What that is, in a word. */
  shown: string;
}

/** `/events`: the first card. */
export const visitList: Scenario = (stage) =>
  visitPage(stage, {
    title: '`/events`',
    address: '/events',
    floor: stage.staticList,
    selector: 'main article',
    shown: 'first card',
  });

/** `/events/{id}`: the title of the event. */
export const visitEvent: Scenario = (stage) =>
  visitPage(stage, {
    title: '`/events/{id}`',
    address: `/events/${stage.event.id}`,
    floor: stage.staticEvent,
    selector: 'main h1',
    shown: 'heading',
  });

/** Each visits with a new browser, and once more with what that one has kept. */
async function visitPage(stage: Stage, page: Page): Promise<Section> {
  const { composed, monolith, tls, runs, onProgress } = stage;
  const visited = await interleave(
    [composed, monolith, page.floor],
    runs,
    ({ origin, dropConnections }) =>
      withNewBrowser(tls.certificate, async (context) => {
        const url = origin + page.address;
        const cold = await visit(context, url, page.selector);
        dropConnections();
        return { cold, warm: await visit(context, url, page.selector) };
      }),
    (step, { cold, warm }) =>
      onProgress(
        `${page.address} ${step}: ${page.shown} ${cold.firstShown.toFixed(0)} ms, warm ${warm.firstShown.toFixed(0)} ms`,
      ),
  );
  const all = visited.map(({ name, measured }) => ({
    name,
    cold: measured.map(({ cold }) => cold),
    warm: measured.map(({ warm }) => warm),
  }));
  return {
    title: page.title,
    table: resultsTable(all, monolith.name, page.shown),
    aims: aimsOf(all, page.shown),
  };
}

function aimsOf(all: readonly Series[], shown: string): Section['aims'] {
  const [site, monolith, floor] = all;
  if (!site || !monolith || !floor) return [];
  const ratio = (
    to: Series,
    visits: 'cold' | 'warm',
    key: 'firstShown' | 'largestContentfulPaint',
  ) => median(site[visits].map((each) => each[key])) / median(to[visits].map((each) => each[key]));
  return [
    atMost(`${shown} against the monolith, cold`, ratio(monolith, 'cold', 'firstShown'), 1.05),
    atMost(`${shown} against the monolith, warm`, ratio(monolith, 'warm', 'firstShown'), 1.1),
    atMost(`${shown} against the floor, cold`, ratio(floor, 'cold', 'firstShown'), 1),
    atMost('LCP against the floor, cold', ratio(floor, 'cold', 'largestContentfulPaint'), 1),
    atMost('requests that wait for one another', median(site.cold.map(({ chain }) => chain)), 2, 0),
  ];
}
