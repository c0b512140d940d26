import { suitesAskingFor, type SqlChange, type Suite } from './check-sql';
import { type Part, run } from './parts';

/** A part of the check, and what made it one. */
interface Chosen extends Part {
  why: string;
}

export interface Changes {
  /** What was added or changed, from the root of the project. */
  changed: readonly string[];
  deleted: readonly string[];
  /** Whether a file was added. */
  hasNew: boolean;
  /** What changed in migrations. */
  sql: readonly SqlChange[];
}

export interface Choice {
  parts: Chosen[];
  /** Commands that a change asks for and that take too long here. */
  notRun: string[];
}

const code = /\.(tsx?|mjs|js)$/;
const rooms = /^(shell|shared|mf-[^/]+|supabase|nginx|tools|e2e)\//;
/** What nobody imports, and decides all the same how everything else behaves. */
const everywhere = /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig.*\.json)$/;

const few = (files: readonly string[]) =>
  files.length > 2 ? `${files.length} files` : files.join(', ');

/**
 * What a change touches: cheap questions of the changed files, and the tests that the import graph, the names of the
 * database and the kinds of files lead to. When unsure, more.
 */
export function choose(changes: Changes, suites: readonly Suite[]): Choice {
  const { changed, deleted, hasNew, sql } = changes;
  const parts: Chosen[] = [];
  const add = (
    name: string,
    files: readonly string[],
    command: Part['command'],
    why = few(files),
  ) => {
    if (files.length > 0) parts.push({ name, command, why });
  };
  const all = [...changed, ...deleted];
  const sources = changed.filter((file) => code.test(file) && rooms.test(file));
  const typed = all.filter((file) => /\.(tsx?|json)$/.test(file));

  add('types', typed, run('types'));
  add('lint', sources, run('lint', ...sources));
  add('format', changed, [
    'npx',
    'oxfmt',
    '--check',
    '--no-error-on-unmatched-pattern',
    ...changed,
  ]);
  const packages = [...new Set(all.filter((file) => code.test(file)).map(roomOf))].filter(Boolean);
  add('who may import whom', packages, run('rules', ...packages));
  const cameOrWent = [...(hasNew ? sources : []), ...deleted].filter((file) => rooms.test(file));
  add('nothing unused', cameOrWent, run('unused'), 'files were added or removed');

  // Specs are Playwright's, and locale files and templates of nginx are named below as well.
  const asked = changed.filter((file) => rooms.test(file) && !/^e2e\/|\.(md|sql)$/.test(file));
  add('tests that lead to it by imports', asked, run('unit', ...RELATED, ...asked));

  const named = new Map<string, string>();
  const kinds: Array<[RegExp, readonly string[], string]> = [
    [/\/locales\/.*\.json$/, ['tools/words/words.test.ts'], 'texts'],
    [/^nginx\/templates\//, suitesIn('nginx'), 'templates of nginx'],
    [/\.md$/, ['tools/test/readmes.test.ts'], 'a README'],
  ];
  for (const [pattern, tests, what] of kinds) {
    if (all.some((file) => pattern.test(file))) for (const test of tests) named.set(test, what);
  }
  for (const file of all) {
    const remote = /^(mf-[^/]+)\/(src\/)?(manifest|locales|journeys)/.exec(file)?.[1];
    if (remote) named.set(`${remote}/src/conformance.test.ts`, 'what the shell is promised');
  }
  for (const change of sql)
    for (const suite of suitesAskingFor(change, suites))
      named.set(suite, `what ${change.file} defines`);
  const tests = [...named.keys()].toSorted();
  const whys = [...new Set(named.values())].join('; ');
  add('tests that ask for it by name', tests, run('unit', '--runTestsByPath', ...tests), whys);

  const specs = changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const support = all.filter((file) => file.startsWith('e2e/') && !specs.includes(file));
  return {
    parts,
    notRun: [
      ...specs.map((file) => `npm run e2e -- ${file.replace(/^e2e\//, '')}`),
      ...(support.some((file) => code.test(file)) ? ['npm run e2e   (its support changed)'] : []),
      ...(all.some((file) => everywhere.test(file))
        ? ['npm test   (what everything stands on changed)']
        : []),
    ],
  };

  function suitesIn(room: string): string[] {
    return suites.map(({ file }) => file).filter((file) => file.startsWith(`${room}/`));
  }
}

/** No test at all may lead to a file: that is said, and is no failure. */
const RELATED = ['--passWithNoTests', '--findRelatedTests'];

const roomOf = (file: string): string => rooms.exec(file)?.[1] ?? '';
