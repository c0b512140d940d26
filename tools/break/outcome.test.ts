import { unit } from './break';
import { outcomeOfScript, outcomeOfTests, toldByJest, toldByPlaywright } from './outcome';

const catcher = unit('shared/src/price.test.ts', 'never says free');
const jestSays = (status: string, failure = '', file = '/tmp/copy/shared/src/price.test.ts') =>
  toldByJest(
    JSON.stringify({
      testResults: [
        {
          name: file,
          assertionResults: [
            {
              fullName: 'prices never says free about null',
              status,
              failureMessages: failure ? [failure] : [],
            },
            { fullName: 'prices group their digits', status: 'pending', failureMessages: [] },
          ],
        },
      ],
    }),
  );

test('the named test passed, or failed by what it expected', () => {
  expect(outcomeOfTests(jestSays('passed'), catcher)).toBe('green');
  expect(outcomeOfTests(jestSays('failed', 'expect(received).toBe(expected)'), catcher)).toBe(
    'red',
  );
});

test('what failed by something else, somewhere else or not at all proves nothing', () => {
  const crash = jestSays('failed', 'PostgresError: syntax error in a hook');
  expect(outcomeOfTests(crash, catcher)).toBe('fell over');
  expect(outcomeOfTests(crash, { ...catcher, failsWith: 'syntax error' })).toBe('red');
  const elsewhere = jestSays('failed', 'expect(received)', '/tmp/copy/shared/src/date.test.ts');
  expect(outcomeOfTests(elsewhere, catcher)).toBe('fell over');
  expect(outcomeOfTests(jestSays('pending'), catcher)).toBe('fell over');
  expect(outcomeOfTests([], catcher)).toBe('fell over');
});

test('journeys are told from their own folder, with what they stand under', () => {
  const told = toldByPlaywright(
    JSON.stringify({
      suites: [
        {
          title: 'quality/keyboard.spec.ts',
          file: 'quality/keyboard.spec.ts',
          specs: [],
          suites: [
            {
              title: 'on a phone',
              file: 'quality/keyboard.spec.ts',
              specs: [
                {
                  title: 'the menu keeps the focus',
                  tests: [
                    {
                      status: 'unexpected',
                      results: [{ errors: [{ message: 'Error: expect(locator).toBeFocused()' }] }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    }),
  );
  const spec = {
    kind: 'playwright',
    target: 'e2e/quality/keyboard.spec.ts',
    says: 'on a phone the menu',
  } as const;
  expect(outcomeOfTests(told, spec)).toBe('red');
});

test('a script has to complain of the very thing', () => {
  expect(outcomeOfScript(true, '', 'basket')).toBe('green');
  expect(outcomeOfScript(false, 'basket.rules.ts: error', 'basket')).toBe('red');
  expect(outcomeOfScript(false, 'out of memory', 'basket')).toBe('fell over');
});
