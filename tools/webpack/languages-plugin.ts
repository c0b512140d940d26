import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@spotlight/shared/contract/language';
import webpack, { type Compiler } from 'webpack';

const NAME = 'LanguagesPlugin';
export const localeFile = /locales[\\/](.+\.)?zh-TW\.json$/;
/** What `locale-loader.mjs` writes, as minifiers leave it. */
const markedTexts = /JSON\.parse\((["'`])@texts (\S+) \w+@\1\)/g;
/** What webpack adds to the length of a JSON module. */
const WRAPPER = 10;

/** The locale file beside `file` that has the same texts in another language; it may not be there. */
const inLanguage = (file: string, language: Language) =>
  file.replace(/zh-TW\.json$/, `${language}.json`);

/** A locale file in all languages, its own included. */
export const inAllLanguages = (file: string): string[] =>
  LANGUAGES.map((language) => inLanguage(file, language));

interface Texts {
  [key: string]: string | Texts;
}

/**
 * Compiles once and writes each bundle once for each language: the first in the folder itself, each further one in a folder
 * of its name, under the same names of files. Only the texts differ.
 */
export class LanguagesPlugin {
  /** @param root what the names of locale files are relative to, see `locale-loader.mjs` */
  constructor(
    private readonly languages: readonly [Language, ...Language[]],
    private readonly root: string,
  ) {}

  apply(compiler: Compiler): void {
    const [own, ...others] = this.languages;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, weighTexts);
      // After the minifier, which then works once, and before source maps, which then know where everything lies.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const { name, source, info } of compilation.getAssets()) {
          for (const language of others)
            compilation.emitAsset(`${language}/${name}`, this.#inLanguage(language, source), info);
          compilation.updateAsset(name, this.#inLanguage(own, source));
        }
      });
    });
  }

  #inLanguage(language: Language, source: webpack.sources.Source): webpack.sources.Source {
    const code = source.source();
    if (typeof code !== 'string') return source;
    const replaced = new webpack.sources.ReplaceSource(source);
    for (const { index, 0: mark, 2: file = '' } of code.matchAll(markedTexts)) {
      const json = JSON.stringify(readTexts(path.join(this.root, file), language));
      const literal = json.replace(/[\\']/g, '\\$&');
      replaced.replace(index, index + mark.length - 1, `JSON.parse('${literal}')`);
    }
    return replaced;
  }
}

/** Webpack puts modules together by their sizes: that of a locale file is the length of its texts in the first language. */
function weighTexts(modules: Iterable<webpack.Module>): void {
  for (const module of modules) {
    if (!(module instanceof webpack.NormalModule) || !localeFile.test(module.resource)) continue;
    const size = JSON.stringify(readJson(module.resource)).length + WRAPPER;
    module.size = () => size;
  }
}

/**
 * The texts of a locale file in a language: `cart.zh-TW.json` as `cart.en.json` says it. What is missing there is said in
 * Chinese, so that a text which nobody has translated yet is a text all the same.
 */
function readTexts(file: string, language: Language): Texts {
  const complete = readJson(file);
  if (language === DEFAULT_LANGUAGE) return complete;
  const translated = inLanguage(file, language);
  return withFallback(complete, existsSync(translated) ? readJson(translated) : {});
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/** The texts of `translated`, and of `complete` what it lacks. Who says `days_one` and `days_other` needs no `days`. */
export function withFallback(complete: Texts, translated: Texts): Texts {
  const texts = { ...translated };
  for (const [key, text] of Object.entries(complete)) {
    if (`${key}_other` in translated) continue;
    const said = translated[key];
    if (typeof text === 'string') texts[key] = said ?? text;
    else texts[key] = withFallback(text, typeof said === 'object' ? said : {});
  }
  return texts;
}
