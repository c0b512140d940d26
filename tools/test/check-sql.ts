/** A migration before and after a change. */
export interface SqlChange {
  file: string;
  before: string;
  after: string;
  /** The other migrations, which may use what it defines. */
  others: readonly string[];
}

/** A suite, and its text. */
export interface Suite {
  file: string;
  source: string;
}

/** Every change of the database is a matter of these: who may do what, and what the product promises of all of it. */
const always = [
  'supabase/tests/access.test.ts',
  'supabase/tests/migrations.test.ts',
  'supabase/tests/error-codes.test.ts',
];

const statements = (sql: string) =>
  sql.split(/^(?=(?:create|alter|revoke|grant|insert|drop)\b)/m).map((text) => text.trim());

/** Names of functions and tables that statements define, change, or give rights to. */
const namesIn = (sql: string): string[] =>
  [...sql.matchAll(/\b(?:public|private)\.(\w+)/g)].map(([, name = '']) => name);

const definedIn = (statement: string): string[] =>
  namesIn(/^(?:create|alter|drop)\b[^\n(]*/.exec(statement)?.[0] ?? '');

/**
 * Names that tests may ask for because of a change: those that the changed statements define, and functions that use
 * them, as far as the first that callers know by name. Without any, all names of the file.
 */
export function changedNames({ before, after, others }: SqlChange): string[] {
  const [then, now] = [statements(before), statements(after)];
  const changed = [
    ...now.filter((statement) => !then.includes(statement)),
    ...then.filter((statement) => !now.includes(statement)),
  ];
  const everywhere = [after, ...others].flatMap(statements);
  const names = new Set(changed.flatMap(definedIn));
  if (names.size === 0) for (const name of changed.flatMap(namesIn)) names.add(name);
  if (names.size === 0) for (const name of namesIn(after)) names.add(name);
  // A helper is asked for through whoever uses it.
  for (const name of names) {
    const isKnown = everywhere.some((statement) =>
      new RegExp(`^create[^\\n(]*\\bpublic\\.${name}\\b`).test(statement),
    );
    if (isKnown) continue;
    const uses = new RegExp(String.raw`\bprivate\.${name}\b`);
    for (const statement of everywhere)
      if (uses.test(statement)) for (const user of definedIn(statement)) names.add(user);
  }
  return [...names].toSorted();
}

/** Suites of the database that ask for what a change defines; all of them when none does by name. */
export function suitesAskingFor(change: SqlChange, suites: readonly Suite[]): string[] {
  const ours = suites.filter(({ file }) => file.startsWith('supabase/tests/'));
  const pattern = new RegExp(String.raw`\b(?:${changedNames(change).join('|')})\b`);
  const asking = ours.filter(({ source }) => pattern.test(source));
  return [...always, ...(asking.length > 0 ? asking : ours).map(({ file }) => file)];
}
