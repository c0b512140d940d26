import { withNewBrowser } from '../browser/browser';
import { openSettled } from '../browser/settled-page';
import { goBack, openCard } from '../browser/walk';
import { median } from '../report/median';
import { markdownTable } from '../report/results-table';
import { atLeast, atMost } from '../report/section';
import type { Scenario } from './scenario';
import { interleave } from './serve';

/** Far enough down that a list which begins at its top again would be noticed. */
const CARD = 7;

/** From the list to an event and back: how soon each is there, and whether the place is kept. */
export const goThereAndBack: Scenario = async ({ composed, monolith, tls, runs, onProgress }) => {
  const walked = await interleave(
    [composed, monolith],
    runs,
    ({ origin }) =>
      withNewBrowser(tls.certificate, async (context) => {
        const page = await openSettled(context, `${origin}/events`, 'main article');
        const { headingMs, place } = await openCard(page, CARD);
        return { headingMs, ...(await goBack(page, CARD, place)) };
      }),
    (step, { headingMs, listMs, isPlaceKept }) =>
      onProgress(
        `there and back, ${step}: heading ${headingMs.toFixed(0)} ms, list ${listMs.toFixed(0)} ms, ${isPlaceKept ? 'place kept' : 'place lost'}`,
      ),
  );
  const rows = walked.map(({ name, measured }) => ({
    name,
    heading: median(measured.map(({ headingMs }) => headingMs)),
    list: median(measured.map(({ listMs }) => listMs)),
    kept: measured.filter(({ isPlaceKept }) => isPlaceKept).length,
  }));
  const [site, reference] = rows;
  if (!site || !reference) throw new Error('nobody walked');
  return {
    title: 'list → event → back',
    table: markdownTable(
      ['', 'event heading ms', 'list again ms', 'place kept'],
      rows.map(({ name, heading, list, kept }) => [
        name,
        `${heading.toFixed(0)} (${(heading / reference.heading).toFixed(2)})`,
        `${list.toFixed(0)} (${(list / reference.list).toFixed(2)})`,
        `${kept} of ${runs}`,
      ]),
    ),
    aims: [
      atMost('event heading against the monolith', site.heading / reference.heading, 1.05),
      atMost('list again, ms', site.list, 200, 0),
      atLeast('visits that kept their place', site.kept, runs, 0),
    ],
  };
};
