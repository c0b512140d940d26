import * as z from '@spotlight/shared/vendor/zod';
import { checkBy, checkFields, checkFieldsIn } from './check-by';

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, '請填寫'), z.regex(/^\S+$/, '不能有空格')),
    size: z.enum(['S', 'M']),
    from: z.string(),
    to: z.string(),
    answers: z.record(z.string(), z.string()),
    rows: z.array(z.object({ price: z.string() })),
  })
  .check(
    checkFields(({ from, to }) => ({ to: to < from && '太早' })),
    checkFieldsIn('answers', ({ answers }) => ({ 7: answers['7'] ? undefined : '請回答' })),
    checkFieldsIn('rows', ({ rows }) => ({ '0.price': rows[0]?.price === '' && '請填價格' })),
  );
type Typed = z.infer<typeof schema>;
const right: Typed = {
  name: ' 林 ',
  size: 'M',
  from: '1',
  to: '2',
  answers: { 7: '是' },
  rows: [],
};
const check = (values: Typed) =>
  checkBy(schema, '請再確認')(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test('what is right is handed on as the schema makes it', () => {
  expect(check(right)).toEqual({ values: { ...right, name: '林' }, errors: {} });
});

test('the first fault of a field counts, and lies where the field is', () => {
  expect(check({ ...right, name: '', to: '0', answers: {} })).toEqual({
    values: {},
    errors: {
      name: { type: 'too_small', message: '請填寫' },
      to: { type: 'custom', message: '太早' },
      answers: { 7: { type: 'custom', message: '請回答' } },
    },
  });
});

test('a rule may look into the rows of a list', () => {
  expect(check({ ...right, rows: [{ price: '' }] })).toEqual({
    values: {},
    errors: { rows: [{ price: { type: 'custom', message: '請填價格' } }] },
  });
});

test('where a schema has no sentence of its own, a sentence is said all the same', () => {
  expect(check({ ...right, size: 'L' as 'M' })).toEqual({
    values: {},
    errors: { size: { type: 'invalid_value', message: '請再確認' } },
  });
});

test('a rule names fields that there are', () => {
  // @ts-expect-error a typo
  const rule = checkFields<{ from: string }>(() => ({ form: '太早' }));
  // The compiler is the test; this says that it was not skipped.
  expect(rule).toBeDefined();
});
