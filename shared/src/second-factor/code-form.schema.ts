import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type factorTexts from '../locales/second-factor.zh-TW.json';

export type FactorTexts = Translate<typeof factorTexts>;

/** What is typed: the code that an app shows, or one of those on paper. */
export type CodeKind = 'app' | 'recovery';

/** Blanks, hyphens and full width are as right as plain digits. */
const lettersOf = (typed: string) => typed.normalize('NFKC').replaceAll(/[^0-9A-Za-z]/g, '');

const shapes: Record<CodeKind, RegExp> = { app: /^\d{6}$/, recovery: /^[0-9A-Za-z]{10}$/ };

/** What can be known before asking: whether it has the shape of a code. */
export const codeSchema = (t: FactorTexts, kind: CodeKind) =>
  z.object({
    code: z.pipe(
      z.string().check(
        z.refine((typed) => lettersOf(typed) !== '', t(`missing.${kind}`)),
        z.refine((typed) => lettersOf(typed) === '' || shapes[kind].test(lettersOf(typed)), {
          error: t(`shape.${kind}`),
        }),
      ),
      z.transform(lettersOf),
    ),
  });
