import type { Catcher } from './break';

/** One test as a report tells it. */
export interface Told {
  file: string;
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** What it failed with. */
  complaint: string;
}

/**
 * `green`: the tests in question passed. `red`: one of them failed by what it expected. `fell over`: it did not come to
 * that, which says nothing about the break.
 */
export type Outcome = 'green' | 'red' | 'fell over';

interface JestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** What jest writes with `--json`. */
export const toldByJest = (report: string): Told[] =>
  (JSON.parse(report) as JestReport).testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file,
      name: fullName,
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
      complaint: failureMessages.join('\n'),
    })),
  );

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** What Playwright writes with `--reporter=json`. */
export function toldByPlaywright(report: string): Told[] {
  const { suites } = JSON.parse(report) as { suites: PlaywrightSuite[] };
  const below = (suite: PlaywrightSuite): Told[] => [
    ...(suite.suites ?? []).flatMap(below),
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        file: suite.file,
        name: suite.title === suite.file ? title : `${suite.title} ${title}`,
        state: stateOf(status),
        complaint: results.flatMap(({ errors }) => errors.map((e) => e.message ?? '')).join('\n'),
      })),
    ),
  ];
  return suites.flatMap(below);
}

const stateOf = (status: string): Told['state'] =>
  status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed';

/** What a failed expectation sounds like, and not a build, a start or a fixture that fell over. */
const expectation = /\bexpect(ed)?\b|Unable to find|Found multiple elements/;

/** What a run of tests says about whoever has to catch something. */
export function outcomeOfTests(
  told: readonly Told[],
  { target, says, failsWith }: Catcher,
): Outcome {
  const ours = told.filter(
    ({ file, name, state }) =>
      // Playwright tells paths from its own folder.
      (file.endsWith(target) || target.endsWith(`/${file}`)) &&
      name.includes(says) &&
      state !== 'skipped',
  );
  const failed = ours.filter(({ state }) => state === 'failed');
  const isMeant = (complaint: string) =>
    failsWith === undefined ? expectation.test(complaint) : complaint.includes(failsWith);
  if (failed.some(({ complaint }) => isMeant(complaint))) return 'red';
  return ours.length > 0 && failed.length === 0 ? 'green' : 'fell over';
}

/** The same of a script, which is red when it complains of the very thing. */
export const outcomeOfScript = (isGreen: boolean, output: string, says: string): Outcome =>
  isGreen ? 'green' : output.includes(says) ? 'red' : 'fell over';
