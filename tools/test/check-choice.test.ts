import { choose, type Changes } from './check-choice';
import { changedNames } from './check-sql';

const suites = [
  { file: 'nginx/security.test.ts', source: '' },
  { file: 'supabase/tests/bookings.test.ts', source: "call(host, 'approve_booking')" },
  { file: 'supabase/tests/carts.test.ts', source: "call(fan, 'add_to_cart')" },
];
const nothing: Changes = { changed: [], deleted: [], hasNew: false, sql: [] };
const choiceOf = (changes: Partial<Changes>) => choose({ ...nothing, ...changes }, suites);
/** Names of parts with the arguments that are files. */
const partsOf = (changes: Partial<Changes>) =>
  Object.fromEntries(
    choiceOf(changes).parts.map(({ name, command }) => [
      name,
      command.filter((argument) => /\/|^mf-/.test(argument)),
    ]),
  );

const byImports = 'tests that lead to it by imports';
const byName = 'tests that ask for it by name';

test('a screen is asked about its types, its style, its imports and the tests that lead to it', () => {
  const screen = 'mf-events/src/screens/cart/cart.screen.tsx';
  expect(partsOf({ changed: [screen] })).toEqual({
    types: [],
    lint: [screen],
    format: [screen],
    'who may import whom': ['mf-events'],
    [byImports]: [screen],
  });
});

test('texts are asked about with their screens, by their own tests, and by the promise of their remote', () => {
  const texts = 'mf-events/src/locales/cart.en.json';
  const parts = partsOf({ changed: [texts] });
  expect(parts[byImports]).toEqual([texts]);
  expect(parts[byName]).toEqual(['mf-events/src/conformance.test.ts', 'tools/words/words.test.ts']);
  expect(parts).not.toHaveProperty('lint');
});

test('a template of nginx is asked about by the tests of nginx, and the formatter does not know it', () => {
  const template = 'nginx/templates/spotlight.conf';
  expect(partsOf({ changed: [template] })[byName]).toEqual(['nginx/security.test.ts']);
});

test('a spec is named and not walked, and what decides everything asks for everything', () => {
  const { parts, notRun } = choiceOf({ changed: ['e2e/journeys/cart.spec.ts', 'jest.config.mjs'] });
  expect(parts.map(({ name }) => name)).not.toContain(byImports);
  expect(notRun).toEqual([
    'npm run e2e -- journeys/cart.spec.ts',
    expect.stringMatching(/^npm test /),
  ]);
});

test('what came or went may be used by nobody', () => {
  const file = 'shell/src/paths.ts';
  expect(partsOf({ changed: [file] })).not.toHaveProperty('nothing unused');
  expect(partsOf({ changed: [file], hasNew: true })).toHaveProperty('nothing unused');
  expect(partsOf({ deleted: [file] })).toHaveProperty('nothing unused');
});

test('nothing asks for nothing', () => {
  expect(choiceOf({})).toEqual({ parts: [], notRun: [] });
});

describe('a migration', () => {
  const before = `create function private.take_hours(p_id uuid)
returns void language sql as $$ select 1 $$;

create function public.decline_booking(p_id uuid)
returns void language sql as $$ select 2 $$;
`;
  const caller = `create function public.approve_booking(p_id uuid)
returns void language sql as $$ select private.take_hours(p_id) $$;
`;
  const file = 'supabase/migrations/1_bookings.sql';
  const change = (after: string) => ({ file, before, after, others: [caller] });

  test('is asked about by what changed in it, and by who calls that', () => {
    expect(changedNames(change(before.replace('select 1', 'select 3')))).toEqual([
      'approve_booking',
      'take_hours',
    ]);
    expect(changedNames(change(before.replace('select 2', 'select 3')))).toEqual([
      'decline_booking',
    ]);
  });

  test('leads to the suites that say these names, beside those of every change', () => {
    const sql = [change(before.replace('select 1', 'select 3'))];
    const asked = partsOf({ changed: [file], sql })[byName];
    expect(asked).toContain('supabase/tests/bookings.test.ts');
    expect(asked).toContain('supabase/tests/access.test.ts');
    expect(asked).not.toContain('supabase/tests/carts.test.ts');
  });

  test('that no suite asks for by name leads to all of them', () => {
    const asked = partsOf({
      changed: [file],
      sql: [change(before.replace('select 2', 'select 3'))],
    });
    expect(asked[byName]).toContain('supabase/tests/carts.test.ts');
  });
});
