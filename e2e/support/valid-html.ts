import { type AttributeEvent, HtmlValidate, Rule, StaticConfigLoader } from 'html-validate';

/** What a URL may hold as it is, and escapes, by its standard. */
const urlCharacters = /^(?:[\w!$&'()*+,\-./:;=?@~#\u00A0-\u{10FFFD}]|%[\dA-F]{2})*$/iu;

/** Finds addresses that a browser has to mend before it can use them. */
class UrlCharacters extends Rule {
  override setup(): void {
    this.on('attr', ({ key, value, target, valueLocation }: AttributeEvent) => {
      if (!['href', 'src', 'srcset', 'action'].includes(key) || typeof value !== 'string') return;
      const found = [...value].find((character) => !urlCharacters.test(character));
      if (urlCharacters.test(value)) return;
      this.report(target, `${key} holds ${found ?? 'a broken escape'}`, valueLocation);
    });
  }
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    plugins: [{ name: 'spotlight', rules: { 'spotlight/url-characters': UrlCharacters } }],
    rules: { 'spotlight/url-characters': 'error' },
  }),
);

/** Everything by which a document breaks the HTML standard; one line each. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector}, ${line})`);
}
