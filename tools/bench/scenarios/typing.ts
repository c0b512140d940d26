import { withNewBrowser } from '../browser/browser';
import { typeAndSearch } from '../browser/interactions';
import { openSettled } from '../browser/settled-page';
import { median } from '../report/median';
import { markdownTable } from '../report/results-table';
import { atMost } from '../report/section';
import type { Scenario } from './scenario';
import { interleave } from './serve';

const WORDS = 'neon party';

/** Typing into the search box and sending it: the slowest interaction of each visit. */
export const typeInSearchBox: Scenario = async ({ composed, monolith, tls, runs, onProgress }) => {
  const typed = await interleave(
    [composed, monolith],
    runs,
    ({ origin }) =>
      withNewBrowser(tls.certificate, async (context) => {
        const page = await openSettled(context, `${origin}/events`, 'main article');
        return typeAndSearch(page, 'main input[type="search"]', WORDS);
      }),
    (step, { typingMs, sendingMs, isFocused }) =>
      onProgress(
        `typing, ${step}: ${typingMs} ms, sending ${sendingMs} ms${isFocused ? '' : ', focus lost'}`,
      ),
  );
  const rows = typed.map(({ name, measured }) => ({
    name,
    typing: median(measured.map(({ typingMs }) => typingMs)),
    sending: median(measured.map(({ sendingMs }) => sendingMs)),
    lost: measured.filter(({ isFocused }) => !isFocused).length,
  }));
  const [site] = rows;
  if (!site) throw new Error('nobody typed');
  return {
    title: 'typing in the search box',
    table: markdownTable(
      ['', 'slowest key ms', 'sending ms', 'focus lost'],
      rows.map(({ name, typing, sending, lost }) => [
        name,
        typing.toFixed(0),
        sending.toFixed(0),
        `${lost} of ${runs}`,
      ]),
    ),
    aims: [
      atMost('interaction to next paint, typing, ms', site.typing, 200, 0),
      atMost('interaction to next paint, sending, ms', site.sending, 200, 0),
      atMost('visits that lost the focus', site.lost, 0, 0),
    ],
  };
};
