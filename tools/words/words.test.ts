import { readKeyUses } from './key-uses';
import { openPlaces, readLocaleFiles, withoutPlural, type LocaleFile } from './locale-files';
import mainlandTerms from './mainland-terms.json' with { type: 'json' };

const files = readLocaleFiles();
const chinese = /\p{Script=Han}/u;

/** Keys that say a language's own things: its name, how it counts. */
const keysOf = (texts: ReadonlyMap<string, string>) =>
  new Set([...texts.keys()].map(withoutPlural));

const lacking = (from: LocaleFile['chinese'], to: LocaleFile['english']) =>
  [...keysOf(from)].filter((key) => !keysOf(to).has(key));

/** Content that stays in the language of the site: what is written into the database, and into files for it. */
const contentOfTheSite = /\/(demo-samples|migration-examples)\./;
/** Names that every language says alike, words that files from Taiwan use, and what columns of banks are called. */
const chineseInEnglish = new Set([
  'aliases',
  'brand',
  'cart.platform',
  'fault.unreadable',
  'footer.otherLanguage.name',
  'homepage',
  'orderPast.platform',
  'orderTable.platform',
  'pages.home',
  'purchases.platform',
  'settings.language.zh-TW',
  'texts.artist',
]);

/** Sentences that the product was ordered with, to the letter. */
const ordered = new Set([
  '立即創建活動',
  '表演者介紹至少需要10個字符',
  '無法獲取用戶資訊，請確認您已登入',
]);

test('there are locale files to look at', () => {
  expect(files.length).toBeGreaterThan(150);
});

test('what is said in Chinese is said in English, and the other way round', () => {
  const faults = files.flatMap(({ name, chinese: from, english: to }) => [
    ...lacking(from, to).map((key) => `${name}: "${key}" has no English text`),
    ...lacking(to, from).map((key) => `${name}: "${key}" is in English alone`),
  ]);
  expect(faults).toEqual([]);
});

test('an English text that counts has both forms', () => {
  const faults = files.flatMap(({ name, english }) =>
    [...english]
      .filter(([key, text]) => {
        const lacks = (form: string) => !english.has(`${withoutPlural(key)}_${form}`);
        if (key.endsWith('_one')) return lacks('other');
        return key.endsWith('_other') && text.includes('{{count') && lacks('one');
      })
      .map(([key]) => `${name}: "${key}" has no counterpart`),
  );
  expect(faults).toEqual([]);
});

test('both languages leave the same places open', () => {
  const faults = files.flatMap(({ name, chinese: from, english }) =>
    [...english].flatMap(([key, text]) => {
      const base = withoutPlural(key);
      const original = from.get(key) ?? from.get(base) ?? from.get(`${base}_other`) ?? '';
      const [wanted, given] = [openPlaces(original), openPlaces(text)];
      // One piece may be said without its number.
      const isRight = key.endsWith('_one')
        ? given.every((place) => wanted.includes(place))
        : String(given) === String(wanted);
      // How a date is put together is up to each language.
      return isRight || /labels\.zh-TW/.test(name)
        ? []
        : [`${name}: "${key}" leaves ${String(given)} open instead of ${String(wanted)}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('no Chinese is left in English', () => {
  const faults = files
    .filter(({ name }) => !contentOfTheSite.test(name))
    .flatMap(({ name, english }) =>
      [...english]
        .filter(([key, text]) => {
          const isNamed = [...chineseInEnglish].some(
            (known) => key === known || key.startsWith(`${known}.`),
          );
          return chinese.test(text) && !isNamed;
        })
        .map(([key, text]) => `${name}: "${key}" says ${text}`),
    );
  expect(faults).toEqual([]);
});

test('every text is asked for', () => {
  const uses = readKeyUses();
  const faults = files
    // Rows of data, which are read whole, and words for what the database answers with.
    .filter(({ name }) => !contentOfTheSite.test(name) && !/\/errors\./.test(name))
    .flatMap(({ name, chinese: texts }) =>
      [...keysOf(texts)]
        .filter((key) => !uses.has(key))
        .map((key) => `${name}: nobody asks for "${key}"`),
    );
  expect(faults).toEqual([]);
});

test('Chinese is that of Taiwan', () => {
  const faults = files.flatMap(({ name, chinese: texts }) =>
    [...texts].flatMap(([key, text]) =>
      (ordered.has(text) ? [] : mainlandTerms)
        .filter(({ term }) => text.includes(term))
        .map(({ term, say, why }) => `${name}: "${key}" says ${term}; say ${say} (${why})`),
    ),
  );
  expect(faults).toEqual([]);
});
