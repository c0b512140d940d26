import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TextSource, Translate } from './text-keys';

/** All sources are asked, the first one that has the key answers. */
const ALL_SOURCES = { nsMode: 'fallback' } as const;

const names = new WeakMap<object, string>();
let count = 0;

/** A locale file is its own namespace, so no two can be in each other's way. */
function nameOf(source: TextSource): string {
  if (typeof source === 'string') return source;
  const name = names.get(source) ?? `texts-${++count}`;
  names.set(source, name);
  return name;
}

/** Adding while rendering, because the same render needs them; adding again changes nothing. */
function addTexts(i18n: I18n, sources: readonly TextSource[]): void {
  for (const source of sources) {
    const name = nameOf(source);
    // A bundle is built in one language, so its locale files speak the one that is in use.
    if (typeof source !== 'string' && !i18n.hasResourceBundle(i18n.language, name)) {
      i18n.addResourceBundle(i18n.language, name, source);
    }
  }
}

/**
 * The texts of a screen, sheet or part of one: `const t = useTexts(cartTexts)`. Sources are locale files, which then
 * travel with this code, and names of texts that are there already (`TextsNamed`).
 */
export function useTexts<Sources extends readonly TextSource[]>(
  ...sources: Sources
): Translate<Sources[number]> {
  const { t, i18n } = useTranslation(sources.map(nameOf), ALL_SOURCES);
  addTexts(i18n, sources);
  return t;
}

/** The same for code that is no component: an export to a table, for instance. */
export function textsIn<Sources extends readonly TextSource[]>(
  i18n: I18n,
  ...sources: Sources
): Translate<Sources[number]> {
  addTexts(i18n, sources);
  return i18n.getFixedT(null, sources.map(nameOf)) as Translate<Sources[number]>;
}

/** The language in use, and its choice. */
export const useI18n = (): I18n => useTranslation().i18n;
