import { withNewBrowser } from '../browser/browser';
import { typeAndSearch } from '../browser/interactions';
import { openSettled } from '../browser/settled-page';
import { signIn } from '../browser/sign-in';
import { median } from '../report/median';
import { markdownTable } from '../report/results-table';
import { atMost } from '../report/section';
import type { Scenario } from './scenario';
import { interleave } from './serve';

const DESK = { width: 1280, height: 900 };
/** The longest list of each kind: rows with people, rows with pictures, rows with decisions. */
const rooms = [
  { name: 'users', path: '/admin/users', words: 'demo fan' },
  { name: 'events', path: '/admin/events', words: 'neon party' },
  { name: 'orders', path: '/admin/money', words: 'EO2026' },
  { name: 'queue', path: '/admin/approval/workflow', words: 'neon party' },
];

/** An administrator types into the search boxes of the long lists: the slowest interaction of each visit. */
export const typeInRooms: Scenario = async ({ composed, accounts, tls, runs, onProgress }) => {
  const [typed] = await interleave(
    [composed],
    runs,
    ({ origin }) =>
      withNewBrowser(tls.certificate, async (context) => {
        await signIn(context, `${origin}/admin/login`, accounts.admin);
        const each: Record<string, number> = {};
        for (const { name, path, words } of rooms) {
          const page = await openSettled(context, origin + path, '[data-room-search]', DESK);
          // All of it is typing: sending by Enter asks for nothing new.
          const { typingMs, sendingMs } = await typeAndSearch(page, '[data-room-search]', words);
          each[name] = Math.max(typingMs, sendingMs);
          await page.close();
        }
        return each;
      }),
    (step, each) => onProgress(`typing in rooms, ${step}: ${JSON.stringify(each)} ms`),
  );
  if (!typed) throw new Error('nobody typed');
  const slowest = rooms.map(({ name }) => ({
    name,
    ms: median(typed.measured.map((each) => each[name] ?? 0)),
  }));
  return {
    title: 'typing in the search boxes of the back office',
    table: markdownTable(
      ['room', 'slowest key ms'],
      slowest.map(({ name, ms }) => [name, ms.toFixed(0)]),
    ),
    aims: slowest.map(({ name, ms }) =>
      atMost(`interaction to next paint, ${name}, ms`, ms, 200, 0),
    ),
  };
};
