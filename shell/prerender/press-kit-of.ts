import type { PressKit } from '@spotlight/shared/contract';
import * as z from '@spotlight/shared/vendor/zod';
import { saidInHead } from './said-in-head';

/** A press kit with the language that it is written in. */
export interface SaidPressKit extends PressKit {
  language: string;
}

const text = z.string();
const pressKitSchema = z.object({
  title: text,
  name: text,
  facts: z.array(z.object({ label: text, value: text })),
  parts: z.array(
    z.object({
      title: text,
      text: z.optional(z.nullable(text)),
      links: z.optional(z.array(z.object({ title: text, href: text }))),
    }),
  ),
});

/** The press kit that a page says of itself in its head; null when it has none. */
export function pressKitOf(document: Document): SaidPressKit | null {
  const kit = saidInHead(document, 'press-kit', pressKitSchema);
  return kit && { ...kit, language: document.documentElement.lang };
}
