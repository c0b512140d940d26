import { inForce } from '../format/in-force';
import chinese from '../locales/mails.zh-TW.json' with { type: 'json' };

const texts = () => inForce(chinese);

/** What is written to somebody, before it is laid out. */
export interface Letter {
  subject: string;
  greeting?: string | undefined;
  paragraphs: string[];
  /** Label and value, under one another. */
  facts?: { label: string; value: string }[];
  /** What else happened, each with the address of its page. */
  more?: { text: string; url: string | null }[];
  action?: { label: string; url: string } | undefined;
  /** Why this came, and how to have fewer of them. */
  footer: { text: string; link?: { label: string; url: string } | undefined };
}

/** A letter as plain text, for every mail program there is. */
export function letterAsText(letter: Letter): string {
  const { greeting, paragraphs, facts = [], more = [], action, footer } = letter;
  const { brand, colon, alsoNew } = texts();
  return [
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}${colon}${value}`).join('\n'),
    action && `${action.label}${colon.trimEnd()}\n${action.url}`,
    more.length > 0 && alsoNew,
    ...more.map(({ text, url }) => [`・${text}`, url].filter(Boolean).join('\n')),
    `--\n${brand}\n${footer.text}`,
    footer.link && `${footer.link.label}${colon}${footer.link.url}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
