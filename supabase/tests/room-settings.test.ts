import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal } from './setup/callers';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

/** Views by name and columns of the lists of the back office. */

const database = provideTestDatabase();
interface Settings {
  version: number;
  hidden: string[];
  views: { name: string; search: string; is_default: boolean }[];
}
let editor: string;
beforeEach(async () => {
  editor = await signUpAdmin(database.sql, 'editor');
});

const view = (name: string, search = '?status=ongoing', is_default = false) => ({
  name,
  search,
  is_default,
});
const read = (person = editor, room = 'events') =>
  call<Settings>(database.sql, person, 'room_settings', { p_room: room });
const save = (version: number, kept: Partial<Settings> = {}, person = editor, room = 'events') =>
  call<Settings>(database.sql, person, 'save_room_settings', {
    p_room: room,
    p_version: version,
    p_hidden: kept.hidden ?? [],
    p_views: kept.views ?? [],
  });

it('keeps what somebody left out and named, for this person and this list alone', async () => {
  expect(await read()).toEqual({ version: 0, hidden: [], views: [] });
  const kept = await save(0, {
    hidden: ['city'],
    views: [view('  進行中 ', '?status=ongoing', true)],
  });
  expect(kept).toEqual({
    version: 1,
    hidden: ['city'],
    views: [view('進行中', '?status=ongoing', true)],
  });
  expect(await read()).toEqual(kept);
  expect(await read(editor, 'venues')).toMatchObject({ version: 0, views: [] });
  expect(await read(await signUp(database.sql))).toMatchObject({ version: 0, views: [] });
});

it('loses nothing that another tab kept meanwhile', async () => {
  await save(0, { views: [view('一')] });
  expect(await refusal(save(0, { views: [view('二')] }))).toBe('STALE_VERSION');
  const both = await Promise.allSettled([
    save(1, { views: [view('一'), view('二')] }),
    save(1, { views: [view('一'), view('三')] }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await read()).toMatchObject({ version: 2 });
});

it.each([
  ['two of one name', [view('一'), view('一')]],
  ['two defaults', [view('一', '?a=1', true), view('二', '?b=1', true)]],
  ['one without a name', [view('  ')]],
  ['one that leads elsewhere', [view('一', 'https://example.com')]],
  ['more than twenty', Array.from({ length: 21 }, (_, n) => view(`第 ${n}`))],
])('refuses %s', async (_, views) => {
  expect(await faultOf(save(0, { views }))).toMatchObject({
    code: 'INVALID_INPUT',
    hint: 'views',
  });
});

it('goes with its account', async () => {
  const person = await signUp(database.sql);
  await save(0, { hidden: ['city'] }, person);
  const superadmin = await signUpAdmin(database.sql, 'superadmin');
  await call(database.sql, superadmin, 'delete_account', { p_user_id: person });
  const rows = await database.sql`select from public.room_settings where user_id = ${person}`;
  expect(rows).toHaveLength(0);
});
