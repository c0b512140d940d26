import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from './setup/formatted';
import { projectRoot } from '../stack/project-root';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface ErrorCode {
  code: string;
  status: number;
  meaning: string;
}

const readCodes = () => database.sql<ErrorCode[]>`
  select code, http_status as status, meaning from private.error_codes order by http_status, code`;

const read = (file: string) => readFile(path.join(projectRoot, file), 'utf8');

it('has a Chinese sentence for every code', async () => {
  const words = JSON.parse(await read('shared/src/locales/errors.zh-TW.json')) as object;
  const codes = await readCodes();
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.map(({ code }) => code).filter((code) => !(code in words))).toEqual([]);
});

it('raises no code that is not in the list', async () => {
  const rows = await database.sql<{ code: string; source: string }[]>`
    select match[1] as code, oid::regprocedure::text as source
    from pg_proc,
      regexp_matches(prosrc, 'raise_error[(][[:space:]]*''([A-Z_]+)''', 'g') as match
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const known = new Set((await readCodes()).map(({ code }) => code));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ code }) => !known.has(code))).toEqual([]);
});

it('is the list of docs/database/error-codes.md', async () => {
  const file = path.join(projectRoot, 'docs/database/error-codes.md');
  const lines = (await readCodes()).map(
    ({ code, status, meaning }) => `| \`${code}\` | ${status} | ${meaning} |`,
  );
  const text = `# Error codes

What the database's functions raise on purpose: \`message\` carries the code, \`details\` English for developers, \`hint\`
the field's name for \`INVALID_INPUT\`. The sentence for people stands under the same key in
\`shared/src/locales/errors.zh-TW.json\`. After a change run \`UPDATE_ERROR_CODES=1 npm run unit -- supabase/tests/error-codes\`.

| code | status | when |
| --- | --- | --- |
${lines.join('\n')}

PostgreSQL's own codes pass through where a constraint speaks first: \`42501\` no right, \`23514\` a check, \`22P02\` not a uuid.
`;
  const expected = await formatted(file, text);
  if (process.env['UPDATE_ERROR_CODES']) await writeFile(file, expected);
  expect(expected).toBe(await readFile(file, 'utf8').catch(() => ''));
});
