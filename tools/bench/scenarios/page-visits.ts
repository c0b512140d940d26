import { withNewBrowser } from '../browser/browser';
import { pressAtOnce } from '../browser/press';
import { visit } from '../browser/visit';
import { median } from '../report/median';
import { resultsTable, shortTable, type Series } from '../report/results-table';
import { atMost, type Section } from '../report/section';
import type { VisitedPage } from './pages';
import type { Scenario, Stage } from './scenario';
import { interleave } from './serve';

/** Visits one page in all contenders, and presses its first action in those that have one. */
export const visitsOf =
  (pageOn: (stage: Stage) => VisitedPage): Scenario =>
  async (stage) => {
    const page = pageOn(stage);
    const all = await visitAll(stage, page);
    return {
      title: page.title,
      table: resultsTable(all, stage.monolith.name, page.shown),
      short: shortTable(all, stage.monolith.name, page.title, page.shown),
      aims: aimsOf(all, page),
    };
  };

/** Each visits with a new browser, once more with what that one has cached, and with another new one to press. */
async function visitAll(stage: Stage, page: VisitedPage): Promise<Series[]> {
  const { composed, monolith, tls, runs, onProgress } = stage;
  const { floor, address, selector, shown } = page;
  const visited = await interleave(
    [composed, monolith, floor],
    runs,
    async (contender) => {
      const { origin, dropConnections } = contender;
      const url = origin + address;
      const visits = await withNewBrowser(tls.certificate, async (context) => {
        const cold = await visit(context, url, selector);
        dropConnections();
        return { cold, warm: await visit(context, url, selector) };
      });
      dropConnections();
      const press =
        contender === floor
          ? undefined
          : await withNewBrowser(tls.certificate, (context) =>
              pressAtOnce(context, url, selector, page.press),
            );
      return { ...visits, press };
    },
    (step, { cold, warm, press }) =>
      onProgress(
        `${address} ${step}: ${shown} ${cold.firstShown.toFixed(0)} ms, warm ${warm.firstShown.toFixed(0)} ms, ` +
          `blocking ${cold.blocking.toFixed(0)} ms${press ? `, usable ${press.usable.toFixed(0)} ms` : ''}`,
      ),
  );
  return visited.map(({ name, measured }) => ({
    name,
    cold: measured.map(({ cold }) => cold),
    warm: measured.map(({ warm }) => warm),
    presses: measured.flatMap(({ press }) => press ?? []),
  }));
}

function aimsOf(all: readonly Series[], { shown }: VisitedPage): Section['aims'] {
  const [site, monolith, floor] = all;
  if (!site || !monolith || !floor) return [];
  const ratio = (
    to: Series,
    visits: 'cold' | 'warm',
    key: 'firstShown' | 'largestContentfulPaint',
  ) => median(site[visits].map((each) => each[key])) / median(to[visits].map((each) => each[key]));
  const usable = ({ presses }: Series) => median(presses.map((press) => press.usable));
  return [
    atMost(`${shown} against the monolith, cold`, ratio(monolith, 'cold', 'firstShown'), 1.05),
    atMost(`${shown} against the monolith, warm`, ratio(monolith, 'warm', 'firstShown'), 1.1),
    atMost(`${shown} against the floor, cold`, ratio(floor, 'cold', 'firstShown'), 1),
    atMost('LCP against the floor, cold', ratio(floor, 'cold', 'largestContentfulPaint'), 1),
    atMost('usable against the monolith', usable(site) / usable(monolith), 1),
    atMost('blocking, ms', median(site.cold.map(({ blocking }) => blocking)), 300, 0),
    atMost('requests that wait for one another', median(site.cold.map(({ chain }) => chain)), 2, 0),
  ];
}
