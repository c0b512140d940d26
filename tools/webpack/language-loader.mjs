import { readFile } from 'node:fs/promises';

/**
 * Webpack loader for locale files: `cart.zh-TW.json` comes out as `cart.en.json` says it. What is missing there is
 * said in Chinese, so that a text which nobody has translated yet is a text all the same.
 */
export default async function languageLoader(source) {
  const { language } = this.getOptions();
  const file = this.resourcePath.replace(/zh-TW\.json$/, `${language}.json`);
  this.addDependency(file);
  const translated = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.stringify(withFallback(JSON.parse(source), JSON.parse(translated)));
}

const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of `translated`, and of `complete` what it lacks. Who says `days_one` and `days_other` needs no `days`. */
export function withFallback(complete, translated) {
  const texts = { ...translated };
  for (const [key, text] of Object.entries(complete)) {
    if (`${key}_other` in translated) continue;
    texts[key] = isGroup(text)
      ? withFallback(text, translated[key] ?? {})
      : (translated[key] ?? text);
  }
  return texts;
}
