import { questionSchema } from './question.schema';
import { newQuestion, questionFormOf, questionsOf } from './question-form.rules';
import { questionFormSchema, type QuestionForm } from './question-form.schema';

const size = { ...newQuestion('one_of'), label: '衣服尺寸', options: 'S\n\n M \nL' };

/** Each text is its own name. */
const t = ((key: string) => key.split('.').at(-1)) as Parameters<typeof questionFormSchema>[0];
const faultsOf = (question: QuestionForm) =>
  questionFormSchema(t)
    .safeParse(question)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a new question has an id that the server takes', () => {
  const [question] = questionsOf([{ ...newQuestion(), label: '應援名' }]);
  expect(questionSchema.parse(question)).toEqual(question);
});

test('what is typed goes to the server and comes back', () => {
  const sent = questionsOf([{ ...size, help: ' 版型偏大 ', maxLength: '5' }]);
  const [question] = sent;
  expect(question).toMatchObject({ options: ['S', 'M', 'L'], help: '版型偏大' });
  expect(question).not.toHaveProperty('maxLength');
  expect(questionsOf(sent.map(questionFormOf))).toEqual(sent);
});

test.each([
  [{ label: ' ' }, 'label', 'questionMissing'],
  [{ options: 'S' }, 'options', 'optionsTooFew'],
  [{ options: 'S\nS ' }, 'options', 'optionsTwice'],
  [{ options: `S\n${'長'.repeat(81)}` }, 'options', 'optionTooLong'],
  [{ options: Array.from({ length: 31 }, (_, n) => n).join('\n') }, 'options', 'optionsTooMany'],
  [{ kind: 'many_of' as const, maxChoices: '4' }, 'maxChoices', 'maxChoicesInvalid'],
  [{ kind: 'text' as const, maxLength: '201' }, 'maxLength', 'maxLengthInvalid'],
  [{ kind: 'long_text' as const, maxLength: '0' }, 'maxLength', 'maxLengthInvalid'],
])('%j is told beside %s', (change, field, fault) => {
  expect(faultsOf({ ...size, ...change })).toEqual([[field, fault]]);
});

test('a limit that its kind does not have is no fault', () => {
  expect(faultsOf({ ...size, maxLength: 'x', maxChoices: '99' })).toBeUndefined();
});
