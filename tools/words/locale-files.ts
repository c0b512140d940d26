import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../webpack/project';
import { listFiles } from './list-files';

/** Texts of a locale file by their keys: `cart.empty` → 購物車是空的. Lists have their places as keys. */
type Texts = ReadonlyMap<string, string>;

export interface LocaleFile {
  /** Path from the root of the project, of the file in Chinese. */
  name: string;
  chinese: Texts;
  english: Texts;
}

/** Every locale file of the project, in both languages; one that lacks its English half has no English texts. */
export function readLocaleFiles(): LocaleFile[] {
  const names = listFiles().filter((name) => /\/locales\/([\w-]+\.)?zh-TW\.json$/.test(name));
  return names.map((name) => ({
    name,
    chinese: readTexts(name),
    english: readTexts(name.replace(/zh-TW\.json$/, 'en.json')),
  }));
}

function readTexts(name: string): Texts {
  const file = path.join(projectRoot, name);
  return new Map(existsSync(file) ? textsOf(JSON.parse(readFileSync(file, 'utf8'))) : []);
}

function textsOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, key ? `${key}.${name}` : name),
  );
}

/** `days_one` and `days_other` are two forms of `days`. */
export const withoutPlural = (key: string): string => key.replace(/_(one|other)$/, '');

/** What a text leaves open, by name: `{{count}}`, `{n}`, `<link>`. */
export const openPlaces = (text: string): string[] =>
  [
    ...new Set(
      [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|(?<!\{)\{(\w+)\}(?!\})|<(\w+)\/?>/g)].map(
        ([, ...names]) => names.find((name) => name !== undefined) ?? '',
      ),
    ),
  ].toSorted();
