import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Webpack loader for locale files: instead of texts the module has a mark, which `LanguagesPlugin` replaces by the texts of
 * each language when everything else is done. The hash in it is that of the texts, so that another text is another module.
 */
export default async function localeLoader() {
  const { root, languages } = this.getOptions();
  const hash = createHash('sha256');
  for (const language of languages) {
    const file = this.resourcePath.replace(/zh-TW\.json$/, `${language}.json`);
    this.addDependency(file);
    hash.update(await readFile(file).catch(() => '{}'));
  }
  const name = path.relative(root, this.resourcePath).split(path.sep).join('/');
  const mark = `@texts ${name} ${hash.digest('hex').slice(0, 8)}@`;
  return `export default /*#__PURE__*/ JSON.parse(${JSON.stringify(mark)});`;
}
