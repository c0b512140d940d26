import labels from '../locales/labels.zh-TW.json' with { type: 'json' };

/** Locale files of the first language → the same in another one. */
export type TranslatedTexts = ReadonlyMap<object, object>;

let translated: TranslatedTexts | undefined;

/**
 * The texts of a locale file in the language that is spoken now. A page speaks the one that its bundle was built in, so
 * there they are the file itself; a server writes to people of several languages.
 */
export const inForce = <Texts extends object>(texts: Texts): Texts =>
  (translated?.get(texts) as Texts | undefined) ?? texts;

/** The language that is spoken now: one of `LANGUAGES`. */
export const languageSpoken = (): string => inForce(labels).language;

/** Says what `speak` says in another language. It must not wait for anything: others speak meanwhile. */
export function speaking<Said>(texts: TranslatedTexts | undefined, speak: () => Said): Said {
  const before = translated;
  translated = texts;
  try {
    return speak();
  } finally {
    translated = before;
  }
}
