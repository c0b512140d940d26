import { checkFields, requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type eventGatesTexts from '../../locales/event-gates.zh-TW.json';

/**
 * A gate as it is typed.
 * @param others names that are taken
 */
export const gateSchema = (t: Translate<typeof eventGatesTexts>, others: readonly string[]) =>
  z
    .object({
      name: requiredText(t('eventGates.gates.nameMissing')).check(
        z.refine((name) => !others.includes(name), t('eventGates.gates.nameTaken')),
      ),
      types: z.array(z.string()).check(z.minLength(1, t('eventGates.gates.typesMissing'))),
      opensAt: z.string(),
      closesAt: z.string(),
    })
    .check(
      checkFields(({ opensAt, closesAt }) => ({
        closesAt:
          opensAt !== '' &&
          closesAt !== '' &&
          closesAt <= opensAt &&
          t('eventGates.gates.closesTooEarly'),
      })),
    );
