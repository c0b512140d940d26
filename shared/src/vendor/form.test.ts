import { checkBy, checkFields } from './form';
import * as z from './zod';

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'missing'), z.regex(/^\S+$/, 'spaces')),
    answers: z.record(z.string(), z.string()),
  })
  .check(
    checkFields<{ answers: Record<string, string> }>(
      ({ answers }) => ({ 7: answers['7'] ? undefined : 'unanswered' }),
      'answers',
    ),
  );
const check = (values: z.infer<typeof schema>) =>
  checkBy(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test('what is right is handed on as the schema makes it', () => {
  expect(check({ name: ' 林 ', answers: { 7: '是' } })).toEqual({
    values: { name: '林', answers: { 7: '是' } },
    errors: {},
  });
});

test('the first fault of a field counts, and lies where the field is', () => {
  expect(check({ name: '', answers: {} })).toEqual({
    values: {},
    errors: {
      name: { type: 'too_small', message: 'missing' },
      answers: { 7: { type: 'custom', message: 'unanswered' } },
    },
  });
});
