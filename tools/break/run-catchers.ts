import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runMeasured } from '../test/processor-time';
import { run, type Part } from '../test/parts';
import { type Catcher, isLong } from './break';
import {
  type Outcome,
  outcomeOfScript,
  outcomeOfTests,
  toldByJest,
  toldByPlaywright,
} from './outcome';

export interface Ran {
  outcomes: Outcome[];
  /** Processor seconds, where the system measures them. */
  seconds: number | null;
  output: string;
}

/** Those that can share one run: all of jest in one, all of Playwright in one, each script alone. */
export const sharing = (catcher: Catcher): string =>
  [catcher.kind, isLong(catcher), catcher.kind === 'script' && catcher.target].join();

/** Runs catchers that share a run, in a copy of the project, and says what each says. */
export async function runCatchers(
  folder: string,
  catchers: readonly Catcher[],
  env: NodeJS.ProcessEnv,
): Promise<Ran> {
  const [first] = catchers;
  if (!first) return { outcomes: [], seconds: 0, output: '' };
  const { kind, target, says } = first;
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const { LONG_RUN: _, NO_SKIPS: _skips, CI: _ci, ...inherited } = process.env;
  let output = '';
  const { isGreen, seconds } = await runMeasured(
    kind === 'script' ? run(target) : commandOf(kind, catchers, report),
    {
      ...inherited,
      ...env,
      ...(catchers.some(isLong) && { LONG_RUN: '1' }),
      FORCE_COLOR: '0',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    { cwd: folder, onOutput: (data) => (output += data.toString()) },
  );
  if (kind === 'script')
    return { outcomes: [outcomeOfScript(isGreen, output, says)], seconds, output };
  const tell = kind === 'jest' ? toldByJest : toldByPlaywright;
  const told = existsSync(report) ? tell(readFileSync(report, 'utf8')) : [];
  return { outcomes: catchers.map((one) => outcomeOfTests(told, one)), seconds, output };
}

/** Only the tests that are named, in only their files. */
function commandOf(
  kind: 'jest' | 'playwright',
  catchers: readonly Catcher[],
  report: string,
): Part['command'] {
  const files = [...new Set(catchers.map(({ target }) => target))];
  const names = [...new Set(catchers.map(({ says }) => says))].map(literally).join('|');
  if (kind === 'playwright') return run('e2e', ...files.map(inE2e), '-g', names, '--reporter=json');
  const cache = path.join(path.dirname(report), '.cache/jest');
  return run(
    'unit',
    '--json',
    `--outputFile=${report}`,
    `--cacheDirectory=${cache}`,
    '--testNamePattern',
    names,
    '--runTestsByPath',
    ...files,
  );
}

const inE2e = (file: string) => file.replace(/^e2e\//, '');

/** As a regular expression. */
const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
